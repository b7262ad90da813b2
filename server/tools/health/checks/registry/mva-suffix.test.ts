import type { NumberOccurrence } from '../../../../registers/companies.ts';
import { company, given, identity, occurrence } from '../../artifacts-registry-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './mva-suffix.ts';

const written = (vatRegistered: boolean | null, ...occurrences: readonly NumberOccurrence[]) =>
  ({ company: company({ vatRegistered }), identity: identity(given(...occurrences)) });
const bare = (more: Partial<NumberOccurrence> = {}): NumberOccurrence => occurrence({ vatMark: false, context: 'Org.nr. 923 609 016', ...more });
const orgnr = '923 609 016';

judgeTable(check, {
  'after the number': [written(true, occurrence()), { status: 'pass', params: { orgnr }, evidence: [{ label: 'number', value: 'Org.nr. 923 609 016 MVA' }] }],
  'in one place of two': [
    written(true, bare(), occurrence({ page: 'https://shop.test/kontakt' })), { status: 'pass', params: { orgnr }, evidence: [{ page: 'https://shop.test/kontakt' }] },
  ],
  'nowhere': [
    written(true, bare(), bare({ area: 'markup', page: 'https://shop.test/om' })),
    { status: 'fail', params: { orgnr }, evidence: [{ label: 'number', value: 'Org.nr. 923 609 016', page: 'https://shop.test/' }] },
  ],
  'only in markup, which visitors do not see': [
    written(true, bare(), occurrence({ area: 'markup' }), occurrence({ area: 'item' })), { status: 'fail', params: { orgnr } },
  ],
  'in markup, and the number nowhere else': [written(true, occurrence({ area: 'markup' })), { status: 'pass', params: { orgnr } }],
  'in the markup of a brand, and the number nowhere else': [written(true, occurrence({ area: 'item' })), { status: 'pass', params: { orgnr } }],
  'not registered for VAT': [written(false, bare()), { status: 'not-applicable' }],
  'unknown to the register': [written(null, occurrence()), { status: 'not-measured', reason: 'service-down' }],
  'no number of the store': [
    { company: company(), identity: identity({ state: 'missing', others: [] }) }, { status: 'not-measured', reason: 'not-found' },
  ],
});
