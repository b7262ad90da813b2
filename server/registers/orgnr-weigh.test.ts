import { describe, expect, test } from 'vitest';
import type { Company, Lookup, PageArea, NumberOccurrence, StoreTraits } from './companies.ts';
import { candidatesOf, weighOrgnrs } from './orgnr-weigh.ts';

const OWN = '923609016';
const OTHER = '984851006';
const THIRD = '918713867';

const seen = (number: string, area: PageArea, more: Partial<NumberOccurrence> & { before?: string } = {}): NumberOccurrence => {
  const { before = 'Org.nr. ', ...rest } = more;
  return {
    number, valid: true, written: number, page: 'https://nordlysull.test/', area, labelled: true, vatMark: false,
    context: `${before}${number}`, ...rest,
  };
};
const footers = (number: string): NumberOccurrence[] => ['/', '/kontakt'].map((path) => seen(number, 'footer', { page: `https://nordlysull.test${path}` }));
const found = (number: string, name: string, more: Partial<Company> = {}): [string, Lookup] => [number, {
  kind: 'found',
  company: { number, name, parent: null, status: 'active', vatRegistered: true, website: null, employees: null, ...more },
}];
const traits = (...lookups: [string, Lookup][]): StoreTraits =>
  ({ host: 'nordlysull.test', names: ['nordlysull', 'Nordlys Ull'], lookups: new Map(lookups) });
const down = (number: string): [string, Lookup] => [number, { kind: 'not-measured', reason: 'service-down' }];

test('without any number, the reading is missing', () => {
  expect(weighOrgnrs([], traits())).toEqual({ state: 'missing', others: [] });
});

test('a single valid number is the store\'s', () => {
  expect(weighOrgnrs([seen(OWN, 'terms')], traits())).toMatchObject({ state: 'present-valid', number: OWN });
});

test('an invalid number is reported only if there is no valid one', () => {
  const wrong = seen('923609017', 'footer', { valid: false });
  expect(weighOrgnrs([wrong], traits())).toEqual({ state: 'present-invalid', written: '923609017', occurrences: [wrong] });
  expect(weighOrgnrs([wrong, seen(OWN, 'terms')], traits())).toMatchObject({ state: 'present-valid', number: OWN });
});

test.each<[string, NumberOccurrence[], [string, Lookup][]]>([
  ['its own markup over one footer', [seen(OWN, 'markup'), ...footers(OTHER).slice(0, 1)], []],
  ['the footer of two pages over the terms', [...footers(OWN), seen(OTHER, 'terms')], []],
  ['the footer of one page over the privacy page', [seen(OWN, 'footer'), seen(OTHER, 'privacy')], []],
  ['the seller in the terms over other numbers there', [seen(OWN, 'terms', { before: 'Selger er Nordlys Ull AS, org.nr. ' }), seen(OTHER, 'terms')], []],
  ['contact over privacy', [seen(OWN, 'contact'), seen(OTHER, 'privacy')], []],
  ['the company whose registered website is the host', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [found(OWN, 'GARN OG TRÅD AS', { website: 'www.nordlysull.test' }), found(OTHER, 'ANNET AS')]],
  ['the company named like the store', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [found(OWN, 'NORDLYS ULL AS'), found(OTHER, 'ANNET AS')]],
  ['the company that is not a payment provider', [seen(OWN, 'privacy'), ...footers(OTHER)], [found(OWN, 'GARN OG TRÅD AS'), found(OTHER, 'KLARNA BANK AB')]],
  ['the company that is not named as data processor', [seen(OWN, 'privacy'), seen(OTHER, 'privacy', { before: 'Databehandler er Annet AS, org.nr. ' })], [down(OWN), down(OTHER)]],
  ['the company that the register knows', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [found(OWN, 'GARN AS'), [OTHER, { kind: 'unknown', number: OTHER }]]],
])('prefers %s', (_name, occurrences, lookups) => {
  expect(weighOrgnrs(occurrences, traits(...lookups))).toMatchObject({ state: 'present-valid', number: OWN });
});

test.each<[string, NumberOccurrence[], [string, Lookup][]]>([
  ['two in the same footers', [...footers(OWN), ...footers(OTHER)], [found(OWN, 'EN AS'), found(OTHER, 'TO AS')]],
  ['two in the terms, the register down', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [down(OWN), down(OTHER)]],
])('ambiguous: %s', (_name, occurrences, lookups) => {
  expect(weighOrgnrs(occurrences, traits(...lookups))).toMatchObject({ state: 'ambiguous', numbers: [OWN, OTHER] });
});

test('a number found only beside a provider, with the register down, is ambiguous', () => {
  const occurrences = [seen(OTHER, 'terms', { before: 'Betaling med Klarna Bank AB, org.nr. ' })];
  expect(weighOrgnrs(occurrences, traits(down(OTHER)))).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
});

test('a provider named in the previous sentence does not affect the store\'s own number', () => {
  const occurrences = [seen(OWN, 'footer', { before: 'Betal med Klarna. Nordlys Ull AS, org.nr. ' })];
  expect(weighOrgnrs(occurrences, traits(down(OWN)))).toMatchObject({ state: 'present-valid', number: OWN });
});

/** Words before the only number, and whose number that makes it; tested with the register down and with a record. */
const SPOKEN_OF: [of: 'another' | 'store', place: PageArea, before: string][] = [
  // agencies, hosts, certifiers, owners and authorities in the footer
  ...[
    'Nettside av Pikselhuset AS – org.nr. ', 'Design og utvikling: Pikselhuset AS (org.nr. ', 'Laget av Pikselhuset AS org.nr. ', 'Hosting: Pikselhuset AS, Org.nr ',
    'Nettbutikken driftes av Pikselhuset AS org.nr. ', 'Website by Pikselhuset AS, org.no. ', 'Nettbutikk levert av\nPikselhuset AS\nOrg.nr. ', 'Utviklet av Pikselhuset AS\nOrg.nr. ',
    'Plattform: Pikselhuset AS, NO ', 'Laget i samarbeid med Pikselhuset AS, org.nr. ', 'Foto av Pikselhuset AS (org.nr. ',
    'Sertifisert av Trygg Handel AS (org.nr. ', 'Medlem av Grønt Punkt Norge, org.nr. ', 'Nordlys Ull er en del av Tekstil Konsern ASA, org.nr. ',
    'Nordlys Ull AS org.nr. 810 034 882 | Design: Pikselhuset AS org.nr. ', 'Klage: Datatilsynet, org.nr. ',
  ].map((before): [of: 'another', place: PageArea, before: string] => ['another', 'footer', before]),
  // other companies in the terms, on product pages, in lists of retailers
  ['another', 'terms', 'Vi bruker Budkompaniet AS (org.nr. '], ['another', 'terms', 'Lageret drives av Lagerhotellet AS, org.nr. '],
  ['another', 'terms', 'Riverty Norway AS\nPostboks 1\nOrg.nr. '], ['another', 'terms', 'Forbrukerrådet, org.nr. '],
  ['another', 'privacy', 'Nyhetsbrevet sendes gjennom Postduen AS, org.nr. '], ['another', 'privacy', 'Nordlys Ull AS er behandlingsansvarlig. Klage: Datatilsynet, org.nr. '],
  ['another', 'body', 'Produsent: Ullvarefabrikken AS, Strandgata 1, org.nr. '], ['another', 'body', 'Selger: Garnkroken AS, org.nr. '],
  ['another', 'body', 'Nordlys Ull ble i 2019 kjøpt fra Gamle Garn AS (org.nr. '],
  ['another', 'body', 'Ullvarefabrikken AS · Strandgata 1 · Org.nr. '],
  ['another', 'item', 'vatid: NO'], ['another', 'contact', 'Våre forhandlere\nPikselhuset AS, Bergen, org.nr. '],
  // the terms, which name the seller in every sentence
  ['another', 'terms', 'Selgeren bruker Budkompaniet AS (org.nr. '], ['another', 'privacy', 'Selger deler opplysninger med Budkompaniet AS, org.nr. '],
  ['another', 'terms', 'Selger kan overdra fordringen til Pengehuset AS, org.nr. '], ['another', 'terms', 'Klager rettes til selgeren eller Forbrukerrådet, org.nr. '],
  // words that only look as if they said who runs the store
  ['another', 'footer', 'Nettsiden er laget i samarbeid og driftet av Pikselhuset AS, org.nr. '], ['another', 'footer', 'Nettbutikken er et arbeid av Pikselhuset AS, org.nr. '],
  ['another', 'footer', 'Vår regnskapsfører er Tall AS, org.nr. '], ['another', 'footer', 'Kontakt webbyrået Pikselhuset AS, org.nr. '],
  ['another', 'footer', 'Nettside ved Pikselhuset AS, org.nr '], ['another', 'footer', 'Revisor: Tall AS, org.nr. '],
  ['another', 'footer', '1 % går til Redd Barna (org.nr. '],
  // the store, even under a company name unlike its own
  ['store', 'footer', 'Garn og Tråd AS · Ullveien 12 · Org.nr. '], ['store', 'footer', '© 2026 Garn og Tråd AS. Org.nr. '],
  ['store', 'footer', 'Nettbutikk levert av Mystore\nGarn og Tråd AS\nOrg.nr. '], ['store', 'footer', 'Betal med Klarna. Garn og Tråd AS, org.nr. '],
  ['store', 'footer', 'Medlem av Virke. Garn og Tråd AS, org.nr. '], ['store', 'footer', 'Nettbutikken drives av Garn og Tråd AS, org.nr. '],
  ['store', 'contact', 'Firmanavn: Garn og Tråd AS\nOrganisasjonsnummer: '], ['store', 'contact', 'Firmaet vårt heter Garn og Tråd AS og har org.nr. '],
  ['store', 'terms', 'Selger er Garn og Tråd AS, Ullveien 12, 7030 Trondheim, org.nr. '], ['store', 'terms', 'Selgers kontaktinformasjon\nGarn og Tråd AS\nOrg.nr. '],
  ['store', 'footer', 'Medlem av Virke og Trygg e-handel\nOrg.nr. '], ['store', 'footer', 'Betal med Vipps og Klarna\nOrg.nr: '], ['store', 'footer', 'Nettbutikk levert av Mystore\nOrg.nr: '],
  ['store', 'footer', 'Nordlys Ull AS, c/o Kari Nordmann, org.nr. '], ['store', 'contact', 'Returadresse: Nordlys Ull AS, Ullveien 12, 7030 Trondheim, org.nr. '],
  ['store', 'terms', 'Seljar er Garn og Tråd AS, org.nr. '], ['store', 'footer', 'Nettbutikken er driven av Garn og Tråd AS, org.nr. '],
  ['store', 'terms', 'Vårt organisasjonsnummer er '], ['store', 'terms', 'Ullveien 12, 7030 Trondheim, org.nr. '], ['store', 'terms', 'Nordlys Ull AS, org.nr. '],
  ['store', 'body', 'Nordlys Ull er en nettbutikk drevet av Garn og Tråd AS, org.nr. '], ['store', 'footer', 'Nordlys Ull er et varemerke eid av Garn og Tråd AS\nOrg.nr. '],
  ['store', 'footer', 'Vilkår og Personvern | Org.nr. '], ['store', 'footer', 'Made with love in Norway · Org.nr. '], ['store', 'footer', 'Betal med Vipps | Org.nr. '],
  ['store', 'footer', 'Trygg handel hos Nordlys Ull | Org.nr. '], ['store', 'footer', 'Garn og Tråd AS, e-post: tråd@nordlysull.test, org.nr. '],
  ['store', 'footer', 'Garn og Tråd AS, Gamle Garngate 2, org.nr. '],
  ['store', 'footer', 'Fra 1. mai drives Nordlys Ull av Garn og Tråd AS (org.nr. '], ['store', 'contact', 'Foretaket er registrert som Garn og Tråd AS, org.nr. '],
  ['store', 'terms', 'The seller is Garn og Tråd AS, 6216 Geiranger, Norway, post@nordlysull.test, business registration no. NO '],
  ['store', 'terms', 'Vilkårene gjelder mellom nordlysull.test (Garn og Tråd AS, org.nr. '], ['store', 'terms', 'Selger ved kjøp her er Garn og Tråd AS, org.nr. '],
  ['store', 'privacy', 'Behandlingsansvarlig:\nGarn og Tråd AS\nOrg.nr: '], ['store', 'body', 'Nordlys Ull drives av Garn og Tråd AS (org.nr. '],
];
test.each(SPOKEN_OF)('the words before it make it the number of %s: %s, %j', (of, place, before) => {
  for (const lookup of [down(OTHER), found(OTHER, of === 'store' ? 'GARN OG TRÅD AS' : 'PIKSELHUSET AS')]) {
    const expected = of === 'store' ? { state: 'present-valid', number: OTHER } : { state: 'ambiguous', numbers: [OTHER] };
    expect(weighOrgnrs([seen(OTHER, place, { before })], traits(lookup))).toMatchObject(expected);
  }
});
test.each(['Webutvikling Pikselhuset AS org.nr. ', 'Tilsluttet Pikselhuset AS, org.nr. '])('after %j, only the register can tell a capitalised word from a name', (before) => {
  const occurrences = [seen(OTHER, 'footer', { before })];
  expect(weighOrgnrs(occurrences, traits(found(OTHER, 'PIKSELHUSET AS')))).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
});
describe('nine digits that nothing identifies as a company\'s number', () => {
  const bare = (number: string, before: string): NumberOccurrence => seen(number, 'footer', { before, labelled: false, bare: true });
  const own = bare(OWN, 'Garn og Tråd AS (');
  test.each<[string, [string, Lookup], object]>([
    ['count if they stand beside their registered name', found(OWN, 'GARN OG TRÅD AS'), { state: 'present-valid', number: OWN }],
    ['do not count beside another name', found(OWN, 'TILFELDIG AS'), { state: 'missing' }],
    ['do not count if the register does not know them', [OWN, { kind: 'unknown', number: OWN }], { state: 'missing' }],
    ['do not count as a deleted company', [OWN, { kind: 'deleted', number: OWN, name: 'GARN OG TRÅD AS', on: null }], { state: 'missing' }],
    ['may be one if the register is down', down(OWN), { state: 'ambiguous', numbers: [OWN] }],
  ])('%s', (_name, lookup, reading) => {
    expect(weighOrgnrs([own], traits(lookup))).toMatchObject(reading);
  });
  test('count beside another company\'s number, but not beside one of the store\'s', () => {
    const lookups = traits(found(OWN, 'GARN OG TRÅD AS'), found(OTHER, 'PIKSELHUSET AS'), found(THIRD, 'NORDLYS ULL AS'));
    const agency = seen(OTHER, 'footer', { before: 'Nettside av Pikselhuset AS, org.nr. ' });
    expect(weighOrgnrs([agency, own], lookups)).toMatchObject({ state: 'present-valid', number: OWN });
    expect(weighOrgnrs([own, seen(THIRD, 'privacy')], lookups)).toMatchObject({ state: 'present-valid', number: THIRD });
  });
  test('are looked up after all others', () => {
    expect(candidatesOf([own, seen(OTHER, 'privacy')])).toEqual([OTHER, OWN]);
  });
});
test('an invalid number of the store is reported even beside a valid one of an agency', () => {
  const wrong = seen('923609017', 'footer', { valid: false, before: '© Nordlys Ull AS | Org.nr. ' });
  const agency = seen(OTHER, 'footer', { before: 'Nettside av Pikselhuset AS, org.nr. ' });
  expect(weighOrgnrs([wrong, agency], traits(found(OTHER, 'PIKSELHUSET AS')))).toMatchObject({ state: 'present-invalid', written: '923609017' });
});
test('the company that runs the store is preferred to the one that used to', () => {
  const own = seen(OWN, 'footer', { before: 'Nordlys Ull drives av Garn og Tråd AS, org.nr. ' });
  const former = seen(OTHER, 'footer', { before: 'Tidligere eier var Tove Lien Interiør, org.nr. ' });
  expect(weighOrgnrs([former, own], traits(found(OWN, 'GARN OG TRÅD AS'), found(OTHER, 'TOVE LIEN INTERIØR')))).toMatchObject({ state: 'present-valid', number: OWN });
});
test('a company whose name without accents is in the host is the store\'s', () => {
  const store = { ...traits(found(OWN, 'RØD GARN BERGEN AS'), found(OTHER, 'REGNSKAP AS')), host: 'rodgarn.test', names: ['rodgarn'] };
  expect(weighOrgnrs([seen(OWN, 'contact'), seen(OTHER, 'contact')], store)).toMatchObject({ state: 'present-valid', number: OWN });
});
test('two companies side by side that run the store are ambiguous', () => {
  const [one, two] = [seen(OWN, 'footer', { before: 'Nordlys Ull Dahl, org.nr. ' }), seen(OTHER, 'footer', { before: 'Nordlys Ull Moen, org.nr. ' })];
  expect(weighOrgnrs([one, two], traits(down(OWN), down(OTHER)))).toMatchObject({ state: 'ambiguous', numbers: [OWN, OTHER] });
});
test('a name without a legal form is another company\'s if the number is registered under it', () => {
  const occurrences = [seen(OTHER, 'body', { before: 'En krone per nøste går til kreftforeningen: org.nr. ' })];
  expect(weighOrgnrs(occurrences, traits(found(OTHER, 'KREFTFORENINGEN')))).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
});
test('of several numbers that are all attributed to others, only the first is listed', () => {
  const occurrences = [seen(OWN, 'privacy', { before: 'Databehandler: Webhuset AS, org.nr. ' }), seen(OTHER, 'privacy', { before: 'Databehandler: Fiken AS, org.nr. ' })];
  const reading = weighOrgnrs(occurrences, traits(down(OWN), down(OTHER)));
  expect(reading).toMatchObject({ state: 'ambiguous', numbers: [OWN], occurrences });
});
test('the words after a number can identify the seller', () => {
  const before = 'Garn og Tråd AS, org.nr. ';
  const occurrence = seen(OTHER, 'terms', { before, context: `${before}${OTHER}, heretter kalt «selger».` });
  expect(weighOrgnrs([occurrence], traits(found(OTHER, 'GARN OG TRÅD AS')))).toMatchObject({ state: 'present-valid', number: OTHER });
});
test('an unlabelled number beside a foreign company\'s name is ambiguous', () => {
  const occurrences = [seen(OTHER, 'footer', { before: 'Nordlys Wool Ltd, Company number ', labelled: false })];
  expect(weighOrgnrs(occurrences, traits(found(OTHER, 'TILFELDIG AS')))).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
});
test('an unlabelled number that passes the checksum but is not in the register is ambiguous', () => {
  const occurrences = [seen(OTHER, 'footer', { before: 'VAT number ', labelled: false })];
  expect(weighOrgnrs(occurrences, traits([OTHER, { kind: 'unknown', number: OTHER }]))).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
  expect(weighOrgnrs(occurrences, traits(found(OTHER, 'GARN AS')))).toMatchObject({ state: 'present-valid' });
});
test('a company whose name only begins with the store\'s one-word name is not taken for the store', () => {
  const occurrences = [seen(OTHER, 'terms', { before: 'Vi bruker Garnkroken AS (org.nr. ' })];
  const named = { ...traits(down(OTHER)), host: 'garn.test', names: ['garn', 'Garn'] };
  expect(weighOrgnrs(occurrences, named)).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
});
test('a property company named like the store is not preferred to another company', () => {
  const occurrences = [seen(OWN, 'contact'), seen(OTHER, 'contact')];
  const lookups = [found(OWN, 'GARN OG TRÅD AS'), found(OTHER, 'NORDLYS ULL EIENDOM AS')];
  expect(weighOrgnrs(occurrences, traits(...lookups))).toMatchObject({ state: 'ambiguous' });
});
test('an invalid number attributed to another company is ignored', () => {
  const wrong = seen('923609017', 'footer', { valid: false, before: 'Nettside av Pikselhuset AS, org.nr. ' });
  expect(weighOrgnrs([wrong], traits())).toEqual({ state: 'missing', others: [] });
});
test.each(['CENTRA HANDEL AS', 'BRING GLEDE AS', 'NETS OG TAU AS', 'SVEA INTERIØR AS', 'GLS GLASS AS', 'TWO AS'])('%s is not a provider, though its name begins like one', (name) => {
  expect(weighOrgnrs(footers(OTHER), traits(found(OTHER, name)))).toMatchObject({ state: 'present-valid', number: OTHER });
});
test.each([
  'KLARNA BANK AB NUF', 'NETS DENMARK A/S FILIAL I NORGE', 'SVEA BANK AB, FILIAL I NORGE', 'DHL EXPRESS (NORWAY) AS', 'BRING CARGO AS', 'POSTEN BRING AS', 'NORION BANK AB NUF',
  'STRIPE PAYMENTS EUROPE LIMITED', 'SCHENKER AS', 'DNB BANK ASA', 'VISMA SOFTWARE AS',
])('%s is a provider', (name) => {
  expect(weighOrgnrs(footers(OTHER), traits(found(OTHER, name)))).toMatchObject({ state: 'missing' });
});

test('if only a provider\'s number is found, the store\'s own is missing', () => {
  const occurrences = [seen(OTHER, 'terms')];
  expect(weighOrgnrs(occurrences, traits(found(OTHER, 'VIPPS MOBILEPAY AS')))).toEqual({ state: 'missing', others: occurrences });
});

test('a provider\'s number counts on the provider\'s own store', () => {
  const own = { ...traits(found(OTHER, 'POSTEN BRING AS', { website: 'www.posten.no' })), host: 'posten.no' };
  expect(weighOrgnrs([seen(OTHER, 'footer')], own)).toMatchObject({ state: 'present-valid', number: OTHER });
});

test('a place of business is merged with its company', () => {
  const lookups = [found(OWN, 'NORDLYS ULL AS'), found(THIRD, 'NORDLYS ULL AVD TRONDHEIM', { parent: { number: OWN, name: 'NORDLYS ULL AS' } })];
  expect(weighOrgnrs([...footers(OWN), ...footers(THIRD)], traits(...lookups))).toMatchObject({ state: 'present-valid', number: OWN });
});

test('candidates are at most six, distinct and valid, the likeliest first', () => {
  const many = ['810034882', '889640782', '974760673', '991825827', OTHER, THIRD].map((number) => seen(number, 'privacy'));
  const asked = candidatesOf([...many, ...footers(OWN), seen('923609017', 'footer', { valid: false })]);
  expect(asked).toHaveLength(6);
  expect(asked[0]).toBe(OWN);
  expect(asked).not.toContain('923609017');
});

test.each([
  ['Rodgarn AS ', 'RØDGARN AS'], ['Elitesport Norge AS, ', 'ELITE SPORT NORGE AS'], ['J. B. Garn AS ', 'JB GARN AS'],
])('an unlabelled number after %j belongs to %s, however the two are written', (before, name) => {
  expect(weighOrgnrs([seen(OWN, 'contact', { labelled: false, before })], traits(found(OWN, name))))
    .toMatchObject({ state: 'present-valid', number: OWN });
});
