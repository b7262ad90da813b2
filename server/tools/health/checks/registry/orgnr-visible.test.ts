import { company, given, identity, NUMBER, occurrence } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './orgnr-visible.ts';

const pages = [sampled('home', ''), sampled('terms', '', { path: '/terms' })];
const whereItBelongs = available(pages);
const inTerms = occurrence({ area: 'terms' });
const others = [occurrence({ number: '984851006', context: 'Klarna, org.nr. 984 851 006' })];
const among = (...numbers: string[]) => identity({ state: 'ambiguous', numbers, occurrences: numbers.map((number) => occurrence({ number })) });

judgeTable(check, {
  'in a footer': [
    { identity: identity(), whereItBelongs },
    { status: 'pass', params: { variant: 'found', orgnr: '923 609 016' }, evidence: [{ label: 'number', value: 'Org.nr. 923 609 016 MVA', page: 'https://shop.test/' }] },
  ],
  'only on the terms page': [
    { identity: identity(given(inTerms, inTerms)), whereItBelongs },
    { status: 'warn', params: { orgnr: '923 609 016' }, evidence: [{ label: 'number' }] },
  ],
  'on the terms page and another': [
    { identity: identity(given(inTerms, occurrence({ area: 'markup' }))), whereItBelongs },
    { status: 'pass', params: { variant: 'found', orgnr: '923 609 016' } },
  ],
  'on the terms page, where no other was read': [
    { identity: identity(given(inTerms)), whereItBelongs: available([pages[1]!]) },
    { status: 'pass', params: { variant: 'found', orgnr: '923 609 016' } },
  ],
  'on the terms page, where others were inaccessible': [
    { identity: identity(given(inTerms)), whereItBelongs: unavailable('challenged') },
    { status: 'pass', params: { variant: 'found', orgnr: '923 609 016' } },
  ],
  'two, neither clearly that of the store': [
    { identity: among(NUMBER, '974760673'), whereItBelongs },
    { status: 'pass', params: { variant: 'several', count: 2 }, evidence: [{ label: 'number' }, { label: 'number' }] },
  ],
  'one that may belong to another company': [
    { identity: among('984851006'), whereItBelongs }, { status: 'not-measured', reason: 'ambiguous', evidence: [{ label: 'number' }] },
  ],
  'one from another country': [{ identity: among(), whereItBelongs }, { status: 'not-measured', reason: 'ambiguous', evidence: [] }],
  'an invalid one, as written': [
    { identity: identity({ state: 'present-invalid', written: '923.609.017', occurrences: [occurrence({ context: 'Org.nr. 923.609.017' })] }), whereItBelongs },
    { status: 'fail', params: { variant: 'bad-checksum', orgnr: '923.609.017' }, evidence: [{ label: 'number', value: 'Org.nr. 923.609.017' }] },
  ],
  'none': [
    { identity: identity({ state: 'missing', others: [] }), whereItBelongs },
    { status: 'fail', params: { variant: 'missing', total: 2 }, evidence: [] },
  ],
  'only that of a payment provider, and a registered company with this host': [
    { identity: identity({ state: 'missing', others }, { hints: [company()] }), whereItBelongs: available([pages[0]!]) },
    {
      status: 'fail', params: { variant: 'missing', total: 1 },
      evidence: [{ label: 'of another company', value: 'Klarna, org.nr. 984 851 006' }, { label: 'register', value: '923 609 016 NORDLYS ULL AS' }],
    },
  ],
  'none, and inaccessible pages': [
    { identity: identity({ state: 'missing', others }), whereItBelongs: unavailable('challenged') },
    { status: 'not-measured', reason: 'challenged', evidence: [{ label: 'of another company' }] },
  ],
});
