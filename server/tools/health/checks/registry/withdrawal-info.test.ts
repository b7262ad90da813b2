import { readToTheEnd } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import type { JudgeTable } from '../../judge-table-rig.ts';
import { unavailable } from '../../available.ts';
import { check } from './withdrawal-info.ts';

const home = sampled('home', '<h1>Nordlys Ull</h1>');
const terms = (text: string) => sampled('terms', `<h1>Vilkår</h1>\n<p>${text}</p>`, { path: '/vilkar' });
const many = (text: string) => Array.from({ length: 12 }, () => terms(text));

type Table = JudgeTable<'withdrawal-info', typeof check.requiredArtifacts>;
const each = (phrases: readonly string[], says: Table[string][1]): Table =>
  Object.fromEntries(phrases.map((text) => [text, [readToTheEnd(home, terms(text)), says]]));

const WITHDRAWAL = [
  'Du har 14 dagers angrerett.', 'Angreskjema', 'Angrefristen er 14 dager.', 'Angreknapp', 'Du kan angre kjøpet.', 'Du kan angre på avtalen.',
  'The right of withdrawal', 'Your right to withdraw', 'You have the right to cancel', 'Right of cancel', 'Withdrawal form', 'A cooling-off period of 14 days',
];
const RETURNS = [
  'Retur', 'Gratis returer', 'Returrett i 30 dager', 'Returfrist', 'Du kan returnere varen.', 'Vi returnerer pengene.', 'Åpent kjøp', 'Vi har åpent kjøp i 60 dager', 'Bytterett',
  'Free returns', 'Return', 'Refund', 'Refunds',
];
const NEITHER = ['Ring oss', 'Vi angrer ingenting.', 'Langangrerett', 'Du angret på kjøpet', 'Returpapir', 'Returned', 'Kjøp åpent', 'Returønske'];

judgeTable(check, {
  'the right': [readToTheEnd(home, terms('Du har 14 dagers angrerett.')), {
    status: 'pass', params: {}, evidence: [{ label: 'text', value: 'Du har 14 dagers angrerett.', page: 'https://shop.test/vilkar', line: 2 }],
  }],
  ...each(WITHDRAWAL, { status: 'pass', params: {} }),
  ...each(RETURNS, { status: 'warn', params: {} }),
  ...each(NEITHER, { status: 'fail', params: { total: 2 }, evidence: [] }),
  'returns beside the right': [readToTheEnd(terms('Retur'), terms('Angrerett')), { status: 'pass', params: {}, evidence: [{ value: 'Angrerett' }] }],
  'on many pages': [readToTheEnd(...many('Angrerett')), { status: 'pass', params: {}, evidence: Array.from({ length: 10 }, () => ({})) }],
  'returns alone': [readToTheEnd(home, terms('Retur innen 14 dager')), {
    status: 'warn', params: {}, evidence: [{ label: 'text', value: 'Retur innen 14 dager', page: 'https://shop.test/vilkar' }],
  }],
  'returns on many pages': [readToTheEnd(...many('Retur')), { status: 'warn', params: {}, evidence: Array.from({ length: 10 }, () => ({})) }],
  'the right, though pages were kept from us': [{ ...readToTheEnd(terms('Angrerett')), whereItBelongs: unavailable('challenged') }, { status: 'pass', params: {} }],
  'returns, and pages kept from us': [{ ...readToTheEnd(terms('Retur')), whereItBelongs: unavailable('challenged') }, { status: 'not-measured', reason: 'challenged' }],
});
