import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { TrustedFetch } from '../net/trusted.ts';
import { createBrreg } from './brreg.ts';

const NUMBER = '923609016';
const RECORD = {
  organisasjonsnummer: NUMBER, navn: 'NORDLYS ULL AS', respons_klasse: 'Enhet', konkurs: false, underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false, registrertIMvaregisteret: true,
};

/** A register that gives every request this response. */
function always(status: number, body: string): ReturnType<typeof createBrreg> {
  const fetch = (async () => new Response([204, 304].includes(status) ? null : body, { status })) as unknown as TrustedFetch;
  const clock = { ...createManualClock(), sleep: async () => {} };
  return createBrreg({ fetch, baseUrl: 'https://register.test/api', clock });
}

const signal = new AbortController().signal;
const statuses = fc.constantFrom(200, 201, 204, 206, 301, 304, 400, 401, 403, 404, 410, 418, 429, 500, 502, 503);

test('reports nothing about another number, and nothing that the response does not state', async () => {
  const bodies = fc.oneof(
    fc.string(), fc.json(), fc.constant(''),
    fc.dictionary(fc.constantFrom(...Object.keys(RECORD), 'slettedato', 'overordnetEnhet'), fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.constant(NUMBER)))
      .map((changes) => JSON.stringify({ ...RECORD, ...changes })),
  );
  await fc.assert(fc.asyncProperty(statuses, bodies, async (status, body) => {
    const found = await always(status, body).lookup(NUMBER, signal);
    const said = found.kind === 'not-measured' ? null : found.kind === 'found' ? found.company.number : found.number;
    expect([null, NUMBER]).toContain(said);
    if (found.kind === 'found' || found.kind === 'deleted') expect(status).toBe(200);
    if (found.kind === 'unknown') expect([status, body.trim()]).toEqual([404, '']);
    if (found.kind === 'removed') expect(status).toBe(410);
    if (found.kind === 'found' && found.company.status === 'active') expect((JSON.parse(body) as typeof RECORD).konkurs).toBe(false);
  }), { numRuns: 500 });
});

test.each([
  ['not bankrupt, winding up not stated', { underAvvikling: undefined }],
  ['not bankrupt, dissolution not stated', { underTvangsavviklingEllerTvangsopplosning: null }],
  ['insolvent in another country', { underUtenlandskInsolvensbehandlingDato: '2026-05-04' }],
])('does not report a company as active: %s', async (_name, fields) => {
  const found = await always(200, JSON.stringify({ ...RECORD, ...fields })).lookup(NUMBER, signal);
  expect(found).toMatchObject({ kind: 'found', company: { number: NUMBER, status: null } });
});

test('reads a company with and without the optional fields', async () => {
  const rich = {
    historiskeNavn: [{ navn: 'GAMMEL ULL AS', fraDato: '2010-01-01 00:00:00', tilDato: '2020-01-01 00:00:00' }], erIKonsern: true,
    paategninger: [{ infotype: 'FADR', tekst: 'Ukjent adresse', innfoertDato: '2024-01-01' }], underRekonstruksjonsforhandlingDato: null, konkursdato: null,
    forretningsadresse: { land: 'Polen', landkode: 'PL', poststed: '00-001 WARSZAWA', adresse: ['UL. A 1', null, ''] }, _links: {},
  };
  const [full, bare] = await Promise.all([{ ...RECORD, ...rich }, RECORD].map((record) => always(200, JSON.stringify(record)).lookup(NUMBER, signal)));
  expect(full).toMatchObject({ company: { name: 'NORDLYS ULL AS', status: 'active' } });
  expect(bare).toMatchObject({ company: { name: 'NORDLYS ULL AS', status: 'active' } });
});

test.each([[45, 45], [0, 0], [undefined, null], ['mange', null], [-1, null], [1.5, null]])('reads %s employees as %s', async (antallAnsatte, employees) => {
  const found = await always(200, JSON.stringify({ ...RECORD, antallAnsatte })).lookup(NUMBER, signal);
  expect(found).toMatchObject({ kind: 'found', company: { employees } });
});

test.each([[1_000, 'found'], [1_001, 'not-measured']])('a record with a name of %s characters is %s', async (length, kind) => {
  const found = await always(200, JSON.stringify({ ...RECORD, navn: 'a'.repeat(length) })).lookup(NUMBER, signal);
  expect(found.kind).toBe(kind);
});

test.each([[100, 1], [101, 0]])('of a search with %s hits, %s company has the website', async (count, companies) => {
  const enheter = Array.from({ length: count }, () => ({ ...RECORD, hjemmeside: 'www.nordlysull.test' }));
  const body = JSON.stringify({ _embedded: { enheter }, page: { totalElements: count } });
  expect(await always(200, body).byWebsite('nordlysull.test', signal)).toHaveLength(companies);
});

test('ignores search hits for numbers it did not ask for', async () => {
  const hits = { _embedded: { enheter: [{ ...RECORD, organisasjonsnummer: '974760673' }, {}, null] }, page: { totalElements: 3 } };
  const found = await always(200, JSON.stringify(hits)).lookupAll([NUMBER, '984851006'], signal);
  expect([...found.values()].map(({ kind }) => kind)).toEqual(['not-measured', 'not-measured']);
});

test.each([
  ['deleted', 200, { organisasjonsnummer: NUMBER, navn: 'NORDLYS ULL AVD LADE', respons_klasse: 'SlettetUnderEnhet', slettedato: '2025-03-01' },
    { kind: 'deleted', number: NUMBER, name: 'NORDLYS ULL AVD LADE', on: '2025-03-01', place: true }],
  ['removed', 410, { organisasjonsnummer: NUMBER, slettedato: '2025-03-01' }, { kind: 'removed', number: NUMBER, on: '2025-03-01', place: true }],
])('a place of business that is %s says nothing about its company', async (_name, status, record, expected) => {
  const fetch = (async (url: string | URL) => String(url).includes('/underenheter/')
    ? new Response(JSON.stringify(record), { status }) : new Response('', { status: 404 })) as unknown as TrustedFetch;
  const clock = { ...createManualClock(), sleep: async () => {} };
  const register = createBrreg({ fetch, baseUrl: 'https://register.test/api', clock });
  expect(await register.lookup(NUMBER, signal)).toEqual(expected);
});

test('a place of business whose company was deleted is a deleted company', async () => {
  const parent = '974760673';
  const records: Record<string, object> = {
    [`/api/underenheter/${NUMBER}`]: { ...RECORD, respons_klasse: 'Underenhet', overordnetEnhet: parent },
    [`/api/enheter/${parent}`]: { organisasjonsnummer: parent, navn: 'GAMLE GARN AS', respons_klasse: 'SlettetEnhet', slettedato: '2025-03-01' },
  };
  const fetch = (async (url: string | URL) => {
    const record = records[new URL(url).pathname];
    return new Response(record ? JSON.stringify(record) : '', { status: record ? 200 : 404 });
  }) as unknown as TrustedFetch;
  const clock = { ...createManualClock(), sleep: async () => {} };
  const register = createBrreg({ fetch, baseUrl: 'https://register.test/api', clock });
  expect(await register.lookup(NUMBER, signal)).toEqual({ kind: 'deleted', number: parent, name: 'GAMLE GARN AS', on: '2025-03-01' });
});
