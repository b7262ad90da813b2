import { identity, readToTheEnd } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import type { JudgeTable } from '../../judge-table-rig.ts';
import { unavailable } from '../../available.ts';
import { check } from './withdrawal-info.ts';

const home = sampled('home', '<h1>Nordlys Ull</h1>');
const terms = (text: string) => sampled('terms', `<h1>Vilkår</h1>\n<p>${text}</p>`, { path: '/vilkar' });
const many = (text: string) => Array.from({ length: 12 }, () => terms(text));

type Table = JudgeTable<'withdrawal-info', Parameters<typeof check.judge>[0]>;
const each = (phrases: readonly string[], says: Table[string][1]): Table =>
  Object.fromEntries(phrases.map((text) => [text, [readToTheEnd(home, terms(text)), says]]));

const WITHDRAWAL = [
  'Du har 14 dagers angrerett.', 'Angreskjema', 'Angrefristen er 14 dager.', 'Angreknapp', 'Du kan angre kjøp i 14 dager.', 'Du kan angre deg i 14 dager.', 'Du har rett til å angre innen 14 dager.',
  'Du har rett til å gå fra denne avtalen uten å oppgi noen grunn innen 14 dager.', 'Du kan angre kjøpet.', 'Du kan angre på avtalen.',
  'The right of withdrawal', 'Your right to withdraw', 'The right to withdraw from the contract', 'The right to withdraw without our consent', 'Right of withdrawal | Cookie consent', 'You have the right to cancel', 'Right of cancel', 'Withdrawal form', 'A cooling-off period of 14 days',
];
const RETURNS = [
  'Retur', 'Gratis returer', 'Returrett i 30 dager', 'Returfrist', 'Du kan returnere varen.', 'Vi returnerer pengene.', 'Åpent kjøp', 'Vi har åpent kjøp i 60 dager', 'Bytterett',
  'Free returns', 'Return', 'Refund', 'Refunds',
];
const NEITHER = ['Ring oss', 'Vi angrer ingenting.', 'Langangrerett', 'Du angret på kjøpet', 'Returpapir', 'Returned', 'Kjøp åpent', 'Returønske', 'You have the right to withdraw your consent at any time.', 'A data subject has the right to withdraw his or her consent'];

const tongue = (lang: string, html: string) => readToTheEnd(sampled('home', `<html lang="${lang}"><body>${html}</body></html>`), terms(''));
const RIGHT_BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  nb: ['angrerett', 'angreskjema'], nn: ['angrerett'], sv: ['ångerrätt', 'ångerblankett'], da: ['fortrydelsesret', 'fortrydelsesformular', 'standardfortrydelsesformularen'],
  de: ['Widerrufsrecht', 'Widerrufsbelehrung', 'Muster-Widerrufsformular'], fi: ['peruuttamisoikeus'], en: ['right of withdrawal', 'withdrawal form'],
  fr: ['droit de rétractation', 'formulaire de rétractation'], nl: ['herroepingsrecht'],
};
const byLanguage: Table = Object.fromEntries(Object.entries(RIGHT_BY_LANGUAGE).flatMap(([lang, phrases]) =>
  phrases.map((words) => [`${lang}: ${words}`, [tongue(lang, `<footer><a href="/x">${words}</a></footer>`), { status: 'pass', params: {} }]])));

judgeTable(check, {
  ...byLanguage,
  'E23: the right, in Swedish terms': [readToTheEnd(home, terms('Du har ångerrätt 14 dagar.')), { status: 'pass', params: {} }],
  'E24: a link to the instruction, in German': [tongue('de', '<footer><a href="/w">Widerrufsbelehrung</a></footer>'), { status: 'pass', params: {} }],
  'neither, in German': [readToTheEnd(...['home', 'terms'].map((role) => sampled(role as 'home', '<html lang="de"><p>Wolle</p></html>'))), { status: 'fail', params: { total: 2 } }],
  'neither, in an unknown language': [readToTheEnd(sampled('home', '<html lang="hu"><p>Gyapjú</p></html>')), { status: 'not-measured', reason: 'ambiguous' }],
  'neither, in Finnish': [readToTheEnd(sampled('home', '<html lang="fi"><p>Villa</p></html>')), { status: 'fail', params: { total: 1 } }],
  'neither abroad, and no terms found': [{ ...readToTheEnd(home), identity: identity(undefined, { norwegian: false }) }, { status: 'not-measured', reason: 'not-found' }],
  'neither abroad, on the terms': [{ ...readToTheEnd(home, terms('')), identity: identity(undefined, { norwegian: false }) }, { status: 'fail', params: { total: 2 } }],
  'neither abroad, on the page of returns': [
    { ...readToTheEnd(home, sampled('returns', '<p>Ull</p>', { path: '/retur' })), identity: identity(undefined, { norwegian: false }) }, { status: 'fail', params: { total: 2 } },
  ],
  'the right': [readToTheEnd(home, terms('Du har 14 dagers angrerett.')), {
    status: 'pass', params: {}, evidence: [{ label: 'text', value: 'Du har 14 dagers angrerett.', page: 'https://shop.test/vilkar', line: 2 }],
  }],
  ...each(WITHDRAWAL, { status: 'pass', params: {} }),
  ...each(RETURNS, { status: 'warn', params: {} }),
  ...each(NEITHER, { status: 'fail', params: { total: 2 }, evidence: [] }),
  'returns beside the right': [readToTheEnd(terms('Retur'), terms('Angrerett')), { status: 'pass', params: {}, evidence: [{ value: 'Angrerett' }] }],
  'on many pages': [readToTheEnd(...many('Angrerett')), { status: 'pass', params: {}, evidence: Array.from({ length: 10 }, () => ({})) }],
  'only returns': [readToTheEnd(home, terms('Retur innen 14 dager')), {
    status: 'warn', params: {}, evidence: [{ label: 'text', value: 'Retur innen 14 dager', page: 'https://shop.test/vilkar' }],
  }],
  'returns on many pages': [readToTheEnd(...many('Retur')), { status: 'warn', params: {}, evidence: Array.from({ length: 10 }, () => ({})) }],
  'the right, though pages were inaccessible': [{ ...readToTheEnd(terms('Angrerett')), whereItBelongs: unavailable('challenged') }, { status: 'pass', params: {} }],
  'returns, and pages inaccessible': [{ ...readToTheEnd(terms('Retur')), whereItBelongs: unavailable('challenged') }, { status: 'not-measured', reason: 'challenged' }],
});
