import { euMarket } from '../../artifacts-registry-rig.ts';
import { NOW, sampled } from '../../artifacts-rig.ts';
import { available, unavailable } from '../../available.ts';
import type { PageRole, SampledPage } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import type { JudgeTable } from '../../judge-table-rig.ts';
import { check } from './withdrawal-function.ts';

type Table = JudgeTable<'withdrawal-function', Parameters<typeof check.judge>[0]>;

const page = (role: PageRole, lang: string, html: string): SampledPage =>
  sampled(role, `<html lang="${lang}"><body>${html}</body></html>`, { path: `/${lang}/${role}` });
/** A truncated page. */
const cut = (role: PageRole, lang: string, html = ''): SampledPage => ({ ...page(role, lang, html), truncated: true });
/** Home, terms and returns pages with the same content. */
const version = (lang: string, html = '') => (['home', 'terms', 'returns'] as const).map((role) => page(role, lang, html));
const of = (pages: SampledPage[], countries: string[] = [], now = NOW) =>
  ({ now, market: euMarket(...countries), pages, whereItBelongs: available(pages) });
const link = (words: string): string => `<footer><a href="/x">${words}</a></footer>`;
const on = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const PASS = { status: 'pass', params: {} } as const;
const MISSING = { status: 'warn', params: { variant: 'missing', total: 3 } } as const;
const NONE = { status: 'not-applicable' } as const;
const other = (text: string) => ({ status: 'warn', params: { variant: 'other', text, total: 3 } }) as const;

const LABELS: Record<string, readonly string[]> = {
  en: ['Withdraw from contract here', 'Withdraw from your contract'],
  de: ['Vertrag widerrufen', 'Widerrufsbutton', 'Zur Widerrufsfunktion', 'Hier widerrufen', '→ Jetzt widerrufen', 'Widerruf erklären'],
  fr: ['Renoncer au contrat ici', 'Se rétracter', 'Se rétracter du contrat ici', 'Exercer mon droit de rétractation en ligne', 'Exercer votre droit de rétractation'],
  da: ['Fortryd aftale', 'Fortryd køb', 'Fortryd aftalen her'],
  sv: ['Ångra avtalet här', 'Ångra köp', 'Ångra köpet', 'Ångerfunktion', 'Ångerknapp', 'Frånträd avtalet här'],
  fi: ['Peruuta sopimus tästä'], nl: ['Hier de overeenkomst herroepen', 'Overeenkomst hier herroepen'], it: ['Recedere dal contratto qui', 'Esercita il recesso'],
  es: ['Desistir del contrato aquí'], pl: ['Odstąp od umowy tutaj'], pt: ['Retrate-se do contrato aqui'],
  nb: ['Angre avtalen her', 'Angre kjøpet', 'Digital angrefunksjon'],
};
const NOT_ENOUGH: Record<string, readonly string[]> = {
  nb: ['Retur', 'Avbestill ordre'], en: ['Return portal', 'Cancel order'], de: ['Kündigen', 'Bestellung stornieren'],
};

/** Labels of pages that explain the right and do not offer the function. */
const INFORMATION: Record<string, readonly string[]> = {
  fr: ['Droit de rétractation en ligne', 'Comment exercer votre droit de rétractation ?'], es: ['Cómo desistir de la compra'],
  en: ['Your right to withdraw from your purchase'], de: ['Wie kann ich vom Vertrag zurücktreten?'], sv: ['Hur kan jag frånträda avtalet?'],
};

const information: Table = Object.fromEntries(Object.entries(INFORMATION).flatMap(([lang, labels]) =>
  labels.map((label) => [`${lang}: ${label}`, [of(version(lang, link(label))), MISSING]])));
const named: Table = Object.fromEntries(Object.entries(LABELS).flatMap(([lang, labels]) =>
  labels.map((label) => [`${lang}: ${label}`, [of(version(lang, link(label))), PASS]])));
const notEnough: Table = Object.fromEntries(Object.entries(NOT_ENOUGH).flatMap(([lang, labels]) =>
  labels.map((label) => [`${lang}: ${label}`, [of(version(lang, link(label))), other(label)]])));

judgeTable(check, {
  ...named, ...notEnough, ...information,
  'E1: a link in a Swedish store': [of(version('sv', link('Ångra avtalet här')), ['SE']), {
    ...PASS, evidence: [{ label: '<a>', value: 'Ångra avtalet här', page: 'https://shop.test/sv/home' }],
  }],
  'E2: a button in a German store': [of(version('de', '<button>Vertrag widerrufen</button>'), ['DE']), { ...PASS, evidence: [{ label: '<button>', value: 'Vertrag widerrufen' }] }],
  'an element that acts as a button': [of(version('de', '<div role="button" tabindex="0">Vertrag widerrufen</div>')), {
    ...PASS, evidence: [{ label: '<div>', value: 'Vertrag widerrufen' }],
  }],
  'an element that acts as a link, by its label': [of(version('de', '<span role=" Link " aria-label="Vertrag widerrufen"></span>')), PASS],
  'a link without an address that acts as a button': [of(version('de', '<a role="button">Vertrag widerrufen</a>')), PASS],
  'an element with another role': [of(version('de', '<div role="note">Vertrag widerrufen</div>')), MISSING],
  'a button by its value': [of(version('de', '<input type="submit" value="Vertrag widerrufen">')), PASS],
  'a button by its name': [of(version('de', '<button aria-label="Vertrag widerrufen"><svg></svg></button>')), PASS],
  'an input that is not a button': [of(version('de', '<input type="text" value="Vertrag widerrufen">')), MISSING],
  'E3: a link to terminate the contract, not to withdraw': [of(version('de', link('Vertrag hier kündigen')), ['DE']), {
    ...other('Vertrag hier kündigen'), evidence: [{ label: '<a>' }, { label: 'currency', value: 'EUR' }],
  }],
  'E4: a link in the Danish version, none in the Swedish': [of([...version('da', link('Fortryd aftale')), ...version('sv')], ['DK']), {
    status: 'warn', params: { variant: 'partly', names: 'sv' }, evidence: [{ value: 'Fortryd aftale', page: 'https://shop.test/da/home' }],
  }],
  'two versions without the function': [of([...version('da', link('Fortryd aftale')), ...version('sv'), ...version('de')]), {
    status: 'warn', params: { variant: 'partly', names: 'sv, de' },
  }],
  'pages without a language': [of([...version('da', link('Fortryd aftale')), ...version('')]), PASS],
  'another version whose terms were not read': [of([...version('da', link('Fortryd aftale')), page('category', 'sv', '')]), PASS],
  'another version, Norwegian': [of([...version('da', link('Fortryd aftale')), ...version('nb')]), PASS],
  'another version, in an unknown language': [of([...version('da', link('Fortryd aftale')), ...version('hu')]), PASS],
  'another version, with a truncated page': [
    of([...version('da', link('Fortryd aftale')), ...version('sv'), cut('category', 'sv')]), PASS,
  ],
  'another version, and inaccessible pages': [
    { ...of([...version('da', link('Fortryd aftale')), ...version('sv')]), whereItBelongs: unavailable('challenged') }, PASS,
  ],
  'E5: none in a German store': [of(version('de'), ['DE']), { ...MISSING, evidence: [{ label: 'currency', value: 'EUR' }] }],
  'E6: the terms or the page on returns were not found': [
    { ...of([page('home', 'de', '')], ['DE']), whereItBelongs: unavailable('not-found') }, { status: 'not-measured', reason: 'not-found' },
  ],
  'E6: the terms were inaccessible': [
    { ...of([page('home', 'de', '')], ['DE']), whereItBelongs: unavailable('challenged') }, { status: 'not-measured', reason: 'challenged' },
  ],
  'E8: none in a Norwegian store that sells to Germany': [of(version('nb'), ['DE']), MISSING],
  'E10: no right of withdrawal, according to the store': [of(version('en', '<p>All our goods are made to measure, so there is no right of withdrawal.</p>')), { status: 'info', params: {} }],
  'no right, according to one of several pages': [
    of([...version('en'), page('contact', 'en', '<p>There is no right of withdrawal.</p>')]), { status: 'info', params: {} },
  ],
  'the right with exceptions': [
    of(version('de', '<p>Sie können binnen vierzehn Tagen widerrufen. Das Widerrufsrecht besteht nicht bei Maßanfertigung.</p>')), MISSING,
  ],
  'E11: in Austria, the day before': [of(version('de', link('Vertrag widerrufen')), ['AT'], on('2026-09-30')), NONE],
  'E11: in Austria, from that day': [of(version('de'), ['AT'], on('2026-10-01')), MISSING],
  'in Austria and Germany': [of(version('de'), ['AT', 'DE'], on('2026-09-30')), MISSING],
  'no country identified': [of(version('de'), [], on('2026-09-30')), MISSING],
  'the day before it applies': [of(version('de'), ['DE'], on('2026-06-18')), NONE],
  'the day it applies': [of(version('de'), ['DE'], on('2026-06-19')), MISSING],
  'the home page was truncated': [{ ...of(version('de')), whereItBelongs: unavailable('truncated') }, { status: 'not-measured', reason: 'truncated' }],
  'truncated pages do not count': [{ ...of(version('de')), pages: [...version('de'), cut('category', 'de')] }, MISSING],
  'the function on a truncated page': [{ ...of(version('de')), pages: [cut('home', 'de', link('Vertrag widerrufen'))] }, PASS],
  'one page in an unknown language': [of([page('home', 'hu', ''), page('terms', 'en', ''), page('returns', 'en', '')]), { status: 'not-measured', reason: 'ambiguous' }],
  'in an unknown language': [of(version('hu')), { status: 'not-measured', reason: 'ambiguous' }],
  'the words in body text': [of(version('de', '<p>Vertrag widerrufen</p>')), MISSING],
  'a label of the maximum length': [of(version('de', link(`Vertrag widerrufen ${'x'.repeat(41)}`))), PASS],
  'a text too long for a label': [of(version('de', link(`Vertrag widerrufen ${'x'.repeat(42)}`))), MISSING],
  'withdrawal of consent': [of(version('de', link('Einwilligung hier widerrufen'))), MISSING],
  'on many pages': [of(Array.from({ length: 12 }, () => page('terms', 'de', link('Vertrag widerrufen')))), {
    ...PASS, evidence: Array.from({ length: 10 }, () => ({})),
  }],
});
