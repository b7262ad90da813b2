import type { Company } from '../../../../registers/companies.ts';
import { company, NUMBER } from '../../artifacts-registry-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './company-status.ts';

const found = (given: Partial<Company> = {}) => ({ registered: { kind: 'found' as const, company: company(given) } });
const name = 'NORDLYS ULL AS';
const parent = { number: '974760673', name: 'FJELLFOSS SPORT AS' };

judgeTable(check, {
  'active': [found(), { status: 'pass', params: { name }, evidence: [{ label: 'register', value: '923 609 016 NORDLYS ULL AS' }] }],
  'a place of business, named by its company': [found({ parent }), { status: 'pass', params: { name: parent.name }, evidence: [{ label: 'register' }, { label: 'parent' }] }],
  'bankrupt': [found({ status: 'bankrupt' }), { status: 'fail', params: { variant: 'bankrupt', name }, evidence: [{ label: 'register' }] }],
  'a place of business of a bankrupt company': [
    found({ parent, status: 'bankrupt' }), { status: 'fail', params: { variant: 'bankrupt', name: parent.name } },
  ],
  'being wound up': [found({ status: 'winding-up' }), { status: 'fail', params: { variant: 'winding-up', name } }],
  'being wound up by force': [found({ status: 'forced-winding-up' }), { status: 'fail', params: { variant: 'forced-winding-up', name } }],
  'without a status in the register': [found({ status: null }), { status: 'not-measured', reason: 'service-down', evidence: [{ label: 'register' }] }],
  'deleted, with a date': [
    { registered: { kind: 'deleted', number: NUMBER, name, on: '2025-02-28' } },
    { status: 'fail', params: { variant: 'deleted', orgnr: '923 609 016' }, evidence: [{ label: 'deleted', value: '2025-02-28' }] },
  ],
  'deleted, without a date': [
    { registered: { kind: 'deleted', number: NUMBER, name, on: null } },
    { status: 'fail', params: { variant: 'deleted', orgnr: '923 609 016' }, evidence: [] },
  ],
  'a place of business, deleted with a date, without its company': [
    { registered: { kind: 'deleted', number: NUMBER, name, on: '2025-02-28', place: true } },
    { status: 'warn', params: { orgnr: '923 609 016' }, evidence: [{ label: 'deleted', value: '2025-02-28' }] },
  ],
  'a place of business, removed with a date': [
    { registered: { kind: 'removed', number: NUMBER, on: '2024-01-31', place: true } },
    { status: 'warn', params: { orgnr: '923 609 016' }, evidence: [{ label: 'deleted', value: '2024-01-31' }] },
  ],
  'a place of business, hidden': [
    { registered: { kind: 'removed', number: NUMBER, on: null, place: true } }, { status: 'not-measured', reason: 'service-down' },
  ],
  'removed, with a date': [
    { registered: { kind: 'removed', number: NUMBER, on: '2024-01-31' } },
    { status: 'fail', params: { variant: 'deleted', orgnr: '923 609 016' }, evidence: [{ label: 'deleted', value: '2024-01-31' }] },
  ],
  'hidden': [{ registered: { kind: 'removed', number: NUMBER, on: null } }, { status: 'not-measured', reason: 'service-down' }],
  'unknown': [
    { registered: { kind: 'unknown', number: NUMBER } }, { status: 'not-measured', reason: 'root-cause', rootCause: 'orgnr-registered' },
  ],
});
