import { expect, test } from 'vitest';
import type { Company, Lookup, Place, Sighting, StoreTraits } from './country.ts';
import { candidatesOf, weighOrgnrs } from './orgnr-weigh.ts';

const OWN = '923609016';
const OTHER = '984851006';
const THIRD = '918713867';

const seen = (number: string, place: Place, more: Partial<Sighting> & { before?: string } = {}): Sighting => {
  const { before = 'Org.nr. ', ...rest } = more;
  return {
    number, valid: true, written: number, page: 'https://nordlysull.test/', place, labelled: true, vatMark: false,
    context: `${before}${number}`, ...rest,
  };
};
const footers = (number: string): Sighting[] => ['/', '/kontakt'].map((path) => seen(number, 'footer', { page: `https://nordlysull.test${path}` }));
const found = (number: string, name: string, more: Partial<Company> = {}): [string, Lookup] => [number, {
  kind: 'found',
  company: { number, name, parent: null, status: 'active', vatRegistered: true, website: null, addressCountry: 'NO', ...more },
}];
const traits = (...lookups: [string, Lookup][]): StoreTraits =>
  ({ host: 'nordlysull.test', names: ['nordlysull', 'Nordlys Ull'], lookups: new Map(lookups) });
const down = (number: string): [string, Lookup] => [number, { kind: 'not-measured', reason: 'service-down', detail: '' }];

test('none', () => {
  expect(weighOrgnrs([], traits())).toEqual({ state: 'missing', others: [] });
});

test('one', () => {
  expect(weighOrgnrs([seen(OWN, 'terms')], traits())).toMatchObject({ state: 'present-valid', number: OWN });
});

test('only one that nobody can have', () => {
  const wrong = seen('923609017', 'footer', { valid: false });
  expect(weighOrgnrs([wrong], traits())).toEqual({ state: 'present-invalid', written: '923609017', sightings: [wrong] });
  expect(weighOrgnrs([wrong, seen(OWN, 'terms')], traits())).toMatchObject({ state: 'present-valid', number: OWN });
});

test.each<[string, Sighting[], [string, Lookup][]]>([
  ['its own markup before a footer', [seen(OWN, 'markup'), ...footers(OTHER).slice(0, 1)], []],
  ['the foot of two pages before the terms', [...footers(OWN), seen(OTHER, 'terms')], []],
  ['the foot of one page before the privacy page', [seen(OWN, 'footer'), seen(OTHER, 'privacy')], []],
  ['the seller of the terms before the rest of them', [seen(OWN, 'terms', { before: 'Selger er Nordlys Ull AS, org.nr. ' }), seen(OTHER, 'terms')], []],
  ['contact before privacy', [seen(OWN, 'contact'), seen(OTHER, 'privacy')], []],
  ['the company the host belongs to', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [found(OWN, 'GARN OG TRÅD AS', { website: 'www.nordlysull.test' }), found(OTHER, 'ANNET AS')]],
  ['the company named like the store', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [found(OWN, 'NORDLYS ULL AS'), found(OTHER, 'ANNET AS')]],
  ['the company that is not a payment provider', [seen(OWN, 'privacy'), ...footers(OTHER)], [found(OWN, 'GARN OG TRÅD AS'), found(OTHER, 'KLARNA BANK AB')]],
  ['the company that is not said to handle data', [seen(OWN, 'privacy'), seen(OTHER, 'privacy', { before: 'Databehandler er Annet AS, org.nr. ' })], [down(OWN), down(OTHER)]],
  ['the company that a register knows', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [found(OWN, 'GARN AS'), [OTHER, { kind: 'unknown', number: OTHER }]]],
])('of several: %s', (_name, sightings, lookups) => {
  expect(weighOrgnrs(sightings, traits(...lookups))).toMatchObject({ state: 'present-valid', number: OWN });
});

test.each<[string, Sighting[], [string, Lookup][]]>([
  ['two in the same foot', [...footers(OWN), ...footers(OTHER)], [found(OWN, 'EN AS'), found(OTHER, 'TO AS')]],
  ['two in the terms, the register down', [seen(OWN, 'terms'), seen(OTHER, 'terms')], [down(OWN), down(OTHER)]],
])('ambiguous: %s', (_name, sightings, lookups) => {
  expect(weighOrgnrs(sightings, traits(...lookups))).toMatchObject({ state: 'ambiguous', numbers: [OWN, OTHER] });
});

test('a number that only stands beside a provider, with the register down, is nobody\'s for sure', () => {
  const sightings = [seen(OTHER, 'terms', { before: 'Betaling med Klarna Bank AB, org.nr. ' })];
  expect(weighOrgnrs(sightings, traits(down(OTHER)))).toMatchObject({ state: 'ambiguous', numbers: [OTHER] });
});

test('a provider named in the sentence before takes nothing from the store\'s own number', () => {
  const sightings = [seen(OWN, 'footer', { before: 'Betal med Klarna. Nordlys Ull AS, org.nr. ' })];
  expect(weighOrgnrs(sightings, traits(down(OWN)))).toMatchObject({ state: 'present-valid', number: OWN });
});

test('only a provider\'s number: the store\'s own is missing', () => {
  const sightings = [seen(OTHER, 'terms')];
  expect(weighOrgnrs(sightings, traits(found(OTHER, 'VIPPS MOBILEPAY AS')))).toEqual({ state: 'missing', others: sightings });
});

test('a provider\'s own shop keeps its number', () => {
  const own = { ...traits(found(OTHER, 'POSTEN BRING AS', { website: 'www.posten.no' })), host: 'posten.no' };
  expect(weighOrgnrs([seen(OTHER, 'footer')], own)).toMatchObject({ state: 'present-valid', number: OTHER });
});

test('a place of business and its company are one', () => {
  const lookups = [found(OWN, 'NORDLYS ULL AS'), found(THIRD, 'NORDLYS ULL AVD TRONDHEIM', { parent: { number: OWN, name: 'NORDLYS ULL AS' } })];
  expect(weighOrgnrs([...footers(OWN), ...footers(THIRD)], traits(...lookups))).toMatchObject({ state: 'present-valid', number: OWN });
});

test('the register is asked about the likeliest first, each once, and not about many', () => {
  const many = ['810034882', '889640782', '974760673', '991825827', OTHER, THIRD].map((number) => seen(number, 'privacy'));
  const asked = candidatesOf([...many, ...footers(OWN), seen('923609017', 'footer', { valid: false })]);
  expect(asked).toHaveLength(6);
  expect(asked[0]).toBe(OWN);
  expect(asked).not.toContain('923609017');
});
