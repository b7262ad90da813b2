import { describe, expect, test } from 'vitest';
import { createPage } from '../../../page/page.ts';
import type { CompanyRegister, Lookup, NotMeasured } from '../../../registers/companies.ts';
import { NO_REGISTERS } from '../../../registers/registers.ts';
import type { Identity, Listing, PageRole, SampledPage, Available } from '../gathered.ts';
import { available } from '../available.ts';
import { companyIn, gatherIdentity, gatherListing } from './registry.ts';
import { storeNames } from './registry-pages.ts';

const OWN = '923609016';
const OTHER = '984851006';
const NAMES: Readonly<Record<string, string>> = { [OWN]: 'GARN OG TRÅD AS', [OTHER]: 'TILFELDIG NORSK AS' };

const found = (number: string): Lookup => ({
  kind: 'found',
  company: { number, name: NAMES[number] ?? '', parent: null, status: 'active', vatRegistered: true, website: null, employees: null },
});
const COMPANIES: CompanyRegister = {
  byWebsite: async () => [], lookup: async (number) => found(number),
  lookupAll: async (numbers) => new Map(numbers.map((number) => [number, found(number)])),
};
const signal = new AbortController().signal;

function sampled(host: string, lang: string, bodies: Partial<Record<PageRole, string>>): SampledPage[] {
  return Object.entries(bodies).map(([role, body]) => {
    const url = new URL(`https://${host}/${role}`);
    const html = `<html lang="${lang}"><head><title>Nordlys Ull</title><meta property="og:site_name" content="Nordlys Ull"></head><body>${body}</body></html>`;
    return { role, url, page: createPage(html, url), truncated: false, shell: false } as unknown as SampledPage;
  });
}

async function identify(host: string, lang: string, bodies: Partial<Record<PageRole, string>>): Promise<Available<Identity>> {
  return available(await gatherIdentity(sampled(host, lang, bodies), { registers: { ...NO_REGISTERS, companies: COMPANIES }, signal }));
}

const product = (organisation: string): string => `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Garn",
${organisation},"offers":{"@type":"Offer","price":"99","priceCurrency":"GBP"}}</script>`;
const BRAND = product('"brand":{"@type":"Organization","name":"Ullvarefabrikken","vatID":"NO984851006MVA"}');

test.each<[string, Partial<Record<PageRole, string>>, Partial<Identity['reading']>]>([
  ['its own, as the seller\'s in the terms', { home: '<footer>Utviklet av Pikselhuset AS, org.nr. 984 851 006</footer>', terms: '<p>Selger er Garn og Tråd AS, org.nr. 923 609 016.</p>' },
    { state: 'present-valid', number: OWN }],
  ['its own, before those of the brands it sells', { product: BRAND, contact: '<dl><dt>Firmanavn</dt><dd>Garn og Tråd AS</dd><dt>Org.nr.</dt><dd>923 609 016</dd></dl>' },
    { state: 'present-valid', number: OWN }],
  ['only that of the agency that built the site', { home: '<footer><div>Nettbutikk levert av</div><div>Pikselhuset AS</div><div>Org.nr. 984 851 006</div></footer>' }, { state: 'ambiguous' }],
  ['only that of a brand, in markup', { home: '<h1>Garn</h1>', product: BRAND }, { state: 'ambiguous' }],
  ['only that of a marketplace\'s seller', { home: '<h1>Garn</h1>', product: '<p>Selger: Garnkroken AS, org.nr. 984 851 006</p>' }, { state: 'ambiguous' }],
  ['only one of another country, in the footer', { home: '<footer>Nordlys Ull AB, org.nr. 556737-0431</footer>' }, { state: 'ambiguous', numbers: [] }],
  ['only a payment provider\'s of another country', { home: '<footer>Klarna Bank AB, org.nr. 556737-0431</footer>' }, { state: 'missing' }],
  ['its own, beside one of another country', { home: '<footer>Nordlys Ull AB, org.nr. 556737-0431, NUF: 923 609 016 MVA</footer>' }, { state: 'present-valid', number: OWN }],
  ['its own, in the last line of a home page that marks no footer', { home: '<h1>Garn</h1><div>Garn og Tråd AS – Org.nr. 923 609 016</div>', product: BRAND }, { state: 'present-valid', number: OWN }],
  ['only an example', { home: '<label>Organisasjonsnummer (f.eks. 984 851 006)</label>' }, { state: 'missing' }],
])('the number of a store: %s', async (_name, bodies, reading) => {
  expect(await identify('nordlysull.no', 'nb', bodies)).toMatchObject({ available: true, value: { norwegian: true, reading } });
});

test.each([
  'Org.nr. 923\u00a0609\u00a0016', 'Org.nr. 923\u2007609\u2007016', 'Org.nr. 923\u2009609\u2009016', 'Org.nr. 923\u202f609\u202f016',
  'Org.nr.\u00a0923\u00a0609\u202f016', '923 609 016\u00a0MVA', 'Org.nr. 923&nbsp;609&nbsp;016',
])('a number is read whatever the width of its spaces: %j', async (written) => {
  const { value } = await identify('nordlysull.no', 'nb', { home: `<footer>${written}</footer>` });
  expect(value?.reading).toMatchObject({ state: 'present-valid', number: OWN, occurrences: [{ vatMark: written.endsWith('MVA') }] });
});

test('a number of another country is read whatever the width of its spaces', async () => {
  const { value } = await identify('nordlysull.no', 'nb', { home: '<footer>Nordlys Ull ApS, CVR-nr.: 25\u00a031\u00a037\u202f63</footer>' });
  expect(value?.foreign).toMatchObject([{ country: 'DK', form: 'proven' }]);
});

test.each<[string, Partial<Record<PageRole, string>>]>([
  ['its VAT number has a valid Norwegian check digit', { home: '<footer>VAT No. 984 851 006 · Company No. 01234567</footer>' }],
  ['its VAT number is labelled in capitals', { home: '<footer>VAT REG NO 984 851 006</footer>' }],
  ['a brand it sells is Norwegian', { home: '<h1>Yarn</h1>', product: BRAND }],
])('a store abroad has no Norwegian company: %s', async (_name, bodies) => {
  const found = await identify('nordlyswool.co.uk', 'en', bodies);
  expect(found).toMatchObject({ available: true, value: { norwegian: false } });
  expect(companyIn(found)).toBeNull();
  const registers = { ...NO_REGISTERS, peppol: { lookup: () => { throw new Error('nobody is asked'); } } };
  const input = { requestedUrl: new URL('https://nordlyswool.co.uk/'), b2b: true } as unknown as Parameters<typeof gatherListing>[0];
  expect(await gatherListing(input, found, { registers, signal })).toMatchObject({ available: false, reason: 'not-found' });
});

test('a Norwegian store\'s company is the one with its number', async () => {
  expect(companyIn(await identify('nordlysull.no', 'nb', { home: '<footer>Org.nr. 923 609 016</footer>' }))).toMatchObject({ orgnr: OWN });
});

test.each<[string, Partial<Record<PageRole, string>>, string[]]>([
  ['the footer and the terms', { home: '<footer>Org.nr. 923 609 016 MVA</footer>', terms: '<p>Org.nr. 923 609 016</p>' }, ['footer true', 'terms false']],
  ['the terms alone', { home: '<h1>Ull</h1>', terms: '<p>Org.nr. 923 609 016</p>' }, ['terms false']],
  ['the returns page, which counts as terms', { home: '<h1>Ull</h1>', returns: '<p>Org.nr. 923 609 016</p>' }, ['terms false']],
  ['structured data', { home: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","vatID":"NO923609016MVA"}</script>' }, ['markup true']],
  ['the store\'s own, beside a payment provider\'s', { home: '<footer>Org.nr. 923 609 016</footer>', terms: '<p>Betaling: Klarna, org.nr. 984 851 006</p>' }, ['footer false']],
])('where its number occurs, and whether MVA follows it: %s', async (_name, bodies, places) => {
  const who = await identify('nordlysull.no', 'nb', bodies);
  expect(who).toMatchObject({ available: true, value: { reading: { state: 'present-valid', number: OWN }, lookup: found(OWN) } });
  const { reading } = (who as { value: Identity }).value;
  expect(reading.state === 'present-valid' && reading.occurrences.map(({ area, vatMark }) => `${area} ${vatMark}`)).toEqual(places);
});

describe('the listing of the company as a receiver', () => {
  type Receiving = Listing['receiving'] | NotMeasured;
  const ask = async (who: Available<Identity>, receiving: (participant: string) => Receiving, b2b = true): Promise<[unknown, string[]]> => {
    const asked: string[] = [];
    const peppol = { lookup: async (participant: string) => (asked.push(participant), receiving(participant)) };
    const answer = await gatherListing({ requestedUrl: new URL('https://shop.test'), b2b }, who, { registers: { ...NO_REGISTERS, peppol }, signal });
    return [answer, asked];
  };
  const reading = { state: 'present-valid', number: OWN, occurrences: [] } as const;
  const who = available<Identity>({ norwegian: true, reading, lookup: found(OWN), hints: [], foreign: [] });
  const parent = { number: OTHER, name: 'TILFELDIG NORSK AS' };
  const branch = available<Identity>({ ...who.value, lookup: { kind: 'found', company: { ...(found(OWN) as Extract<Lookup, { kind: 'found' }>).company, parent } } });
  const absent: Receiving = { kind: 'not-listed', by: 'locator' };
  const listed: Receiving = { kind: 'listed', by: 'publisher', documents: { types: ['invoice'], legacy: [] } };

  test('is its own', async () => {
    expect(await ask(branch, () => listed)).toEqual([available({ number: OWN, receiving: listed }), [`0192:${OWN}`]]);
  });
  test('is otherwise that of its parent', async () => {
    expect(await ask(branch, (participant) => (participant.endsWith(OTHER) ? listed : absent))).toEqual([available({ number: OTHER, receiving: listed }), [`0192:${OWN}`, `0192:${OTHER}`]]);
  });
  test('is its own if neither is listed', async () => {
    expect(await ask(branch, () => absent)).toEqual([available({ number: OWN, receiving: absent }), [`0192:${OWN}`, `0192:${OTHER}`]]);
  });
  test('is unavailable if the service is down', async () => {
    expect(await ask(who, () => ({ kind: 'not-measured', reason: 'service-down' }))).toEqual([{ available: false, reason: 'service-down' }, [`0192:${OWN}`]]);
  });
  test.each<[string, Partial<Identity>, string]>([
    ['several numbers', { reading: { state: 'ambiguous', numbers: [OWN, OTHER], occurrences: [] } }, 'ambiguous'],
    ['no number', { reading: { state: 'missing', others: [] } }, 'not-found'],
    ['a store outside Norway', { norwegian: false }, 'not-found'],
  ])('is not requested for %s', async (_name, given, reason) => {
    expect(await ask(available({ ...who.value, ...given }), () => listed)).toEqual([{ available: false, reason }, []]);
  });
  test('is not requested for a consumer store, or one that was not seen', async () => {
    expect(await ask(who, () => listed, false)).toEqual([{ available: false, reason: 'not-applicable' }, []]);
    expect(await ask({ available: false, reason: 'challenged' }, () => listed)).toEqual([{ available: false, reason: 'challenged' }, []]);
  });
});

test.each<[Lookup, unknown]>([
  [{ kind: 'deleted', number: OWN, name: 'GAMLE GARN AS', on: null }, { orgnr: OWN, name: 'GAMLE GARN AS', status: 'deleted' }],
  [{ kind: 'deleted', number: OWN, name: 'GAMLE GARN AVD OSLO', on: null, place: true }, { orgnr: OWN, name: 'GAMLE GARN AVD OSLO', status: 'unknown' }],
  [found(OWN), { orgnr: OWN, name: 'GARN OG TRÅD AS', status: 'active' }],
  [{ kind: 'removed', number: OWN, on: null }, null], [{ kind: 'unknown', number: OWN }, null],
  [{ kind: 'not-measured', reason: 'service-down' }, null],
])('the company in the summary, for the lookup %o', (lookup, company) => {
  const who: Identity = { norwegian: true, reading: { state: 'present-valid', number: OWN, occurrences: [] }, lookup, hints: [], foreign: [] };
  expect(companyIn(available(who))).toEqual(company);
  expect(companyIn(available({ ...who, norwegian: false }))).toBeNull();
  expect(companyIn({ available: false, reason: 'challenged' })).toBeNull();
});

test('at most 100 names of a store are used', () => {
  const organisations = Array.from({ length: 400 }, (_, at) => ({ '@type': 'Organization', name: `Nordlys ${at}`, legalName: `Sørlys ${at}` }));
  const pages = sampled('nordlysull.no', 'nb', { home: `<script type="application/ld+json">${JSON.stringify(organisations)}</script>` });
  expect(storeNames(pages)).toHaveLength(100);
  expect(storeNames(pages).slice(0, 4)).toEqual(['nordlysull', 'Nordlys Ull', 'Nordlys 0', 'Sørlys 0']);
});
