import type { Company } from '../../../../registers/companies.ts';
import { company } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './company-name-match.ts';

const reads = (text: string, registered: Partial<Company> = {}) => {
  const pages = [sampled('home', '<h1>Velkommen</h1>'), sampled('contact', `<p>${text}</p>`)];
  return { company: company(registered), pages, whereItBelongs: available(pages) };
};
const parent = { number: '974760673', name: 'FJELLFOSS SPORT AS' };
const name = 'NORDLYS ULL AS';
const keptFromUs = { whereItBelongs: unavailable('challenged') };

judgeTable(check, {
  'whole, in small letters': [reads('Nordlys Ull, Trondheim'), { status: 'pass', params: { name }, evidence: [{ label: 'register', value: '923 609 016 NORDLYS ULL AS' }] }],
  'in part': [reads('Velkommen til Nordlys'), { status: 'warn', params: { name }, evidence: [{ label: 'register' }] }],
  'not at all': [reads('Ta kontakt'), { status: 'fail', params: { name }, evidence: [{ label: 'register' }] }],
  'the company of a place of business': [
    reads('Fjellfoss Sport', { parent }), { status: 'pass', params: { name: parent.name }, evidence: [{ label: 'register' }, { label: 'parent' }] },
  ],
  'the own name of a place of business before that of its company': [reads('Nordlys Ull og Fjellfoss Sport', { parent }), { status: 'pass', params: { name } }],
  'the company name of a place of business, in part': [reads('Fjellfoss', { parent }), { status: 'warn', params: { name: parent.name } }],
  'neither name of a place of business': [reads('Ta kontakt', { parent }), { status: 'fail', params: { name } }],
  'whole, though pages were inaccessible': [{ ...reads('Nordlys Ull'), ...keptFromUs }, { status: 'pass', params: { name } }],
  'in part, and pages inaccessible': [{ ...reads('Nordlys'), ...keptFromUs }, { status: 'not-measured', reason: 'challenged', evidence: [{ label: 'register' }] }],
});
