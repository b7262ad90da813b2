import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import type { Clock } from '../../server/clock.ts';
import type { Lookup } from '../../server/registers/companies.ts';
import type { Registers } from '../../server/registers/registers.ts';
import { trustRoot } from '../world/guarded-world.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { CANARY, naptr } from '../world/peppol.ts';
import type { RegisterFault } from '../world/register.ts';
import { startRegisters } from '../world/registers.ts';
import type { RegistersWorld } from '../world/registers.ts';
import { DOCUMENTS } from '../world/smp.ts';
import type { Listing } from '../world/smp.ts';

const owned = new AsyncDisposableStack();
let network: WorldNetwork;
let world: RegistersWorld;
let registers: Registers;
const signal = new AbortController().signal;
/** Retry delays take no time; everything else runs in real time. */
const hasty: Clock = { ...systemClock, sleep: async () => {} };

beforeAll(async () => {
  network = owned.use(await startWorldNetwork());
  owned.use(trustRoot(network.authority.root));
  world = owned.use(await startRegisters(network));
  registers = owned.use(world.open(hasty));
});
afterAll(() => owned.disposeAsync());

describe('the business register', () => {
  afterEach(() => world.register.clearFault());
  const look = (number: string): Promise<Lookup> => registers.companies.lookup(number, signal);
  const askedFor = async (work: () => Promise<unknown>): Promise<string[]> => {
    const before = world.register.requests.length;
    await work();
    return world.register.requests.slice(before).map((path) => path.replace('/enhetsregisteret/api', ''));
  };

  test('finds an active company', async () => {
    expect(await look('923609016')).toEqual({
      kind: 'found',
      company: {
        number: '923609016', name: 'NORDLYS ULL AS', parent: null, status: 'active', vatRegistered: true,
        website: 'www.nordlysull.test', employees: 4,
      },
    });
  });

  test.each([
    ['974760673', 'bankrupt'], ['991825827', 'winding-up'], ['918713867', 'forced-winding-up'],
  ])('finds that %s is %s', async (number, status) => {
    expect(await look(number)).toMatchObject({ kind: 'found', company: { number, status } });
  });

  test('distinguishes deleted, removed and unknown companies', async () => {
    expect(await look('810034882')).toEqual({ kind: 'deleted', number: '810034882', name: 'GAMLE GARN AS', on: '2025-02-28' });
    expect(await look('889640782')).toEqual({ kind: 'removed', number: '889640782', on: '2024-01-31' });
    world.register.put({ kind: 'removed', number: '970148140', body: false });
    expect(await look('970148140')).toEqual({ kind: 'removed', number: '970148140', on: null });
    expect(await look('970160485')).toEqual({ kind: 'unknown', number: '970160485' });
  });

  test('looks up a sub-unit together with its company, whose status it takes', async () => {
    world.register.put(
      { kind: 'sub-unit', number: '970283935', name: 'FJELLFOSS SPORT AVD OSLO', parent: '974760673' },
      { kind: 'sub-unit', number: '970320970', name: 'HERRELØS AVD OSLO', parent: '970160485' },
      { kind: 'sub-unit', number: '970358005', name: 'GAMLE GARN AVD OSLO', parent: '810034882' },
    );
    expect(await look('970283935')).toMatchObject({
      kind: 'found', company: { name: 'FJELLFOSS SPORT AVD OSLO', status: 'bankrupt', parent: { number: '974760673', name: 'FJELLFOSS SPORT AS' } },
    });
    expect(await look('970320970')).toMatchObject({ kind: 'not-measured', reason: 'service-down' });
    expect(await look('970358005')).toMatchObject({ kind: 'deleted', number: '810034882' });
  });

  test('finds a company with an address abroad, and one without an address', async () => {
    const address = { land: 'Sverige', landkode: 'SE', poststed: 'STOCKHOLM', adresse: ['Sveavägen 1'] };
    world.register.put({ kind: 'unit', number: '970395040', name: 'UTLAND NUF', fields: { forretningsadresse: address } });
    world.register.put({ kind: 'unit', number: '970530835', name: 'INTETSTEDS AS', fields: { forretningsadresse: undefined } });
    expect(await look('970395040')).toMatchObject({ kind: 'found', company: { name: 'UTLAND NUF' } });
    expect(await look('970530835')).toMatchObject({ kind: 'found', company: { name: 'INTETSTEDS AS' } });
  });

  test('leaves status and VAT registration null where the register does not state them', async () => {
    const fields = { konkurs: undefined, registrertIMvaregisteret: undefined, respons_klasse: undefined };
    world.register.put({ kind: 'unit', number: '971185120', name: 'FÅORD AS', fields });
    expect(await look('971185120')).toMatchObject({ kind: 'found', company: { status: null, vatRegistered: null } });
  });

  test('looks up several in one call, and one by one those missing from the response', async () => {
    const asked = await askedFor(async () => {
      const found = await registers.companies.lookupAll(['923609016', '984851006', '810034882', '923609016'], signal);
      expect([...found].map(([number, { kind }]) => `${number} ${kind}`)).toEqual(['923609016 found', '984851006 found', '810034882 deleted']);
    });
    expect(asked).toEqual(['/enheter?organisasjonsnummer=923609016%2C984851006%2C810034882&size=3', '/enheter/810034882']);
  });

  test('looks up one by itself, and makes no call for none', async () => {
    expect(await askedFor(() => registers.companies.lookupAll(['923609016'], signal))).toEqual(['/enheter/923609016']);
    expect(await askedFor(() => registers.companies.lookupAll([], signal))).toEqual([]);
  });

  test('finds companies by website host, with and without www', async () => {
    expect(await registers.companies.byWebsite('nordlysull.test', signal)).toMatchObject([{ number: '923609016' }]);
    expect(await registers.companies.byWebsite('www.nordlysull.test', signal)).toMatchObject([{ number: '923609016' }]);
    expect(await registers.companies.byWebsite('ukjent.test', signal)).toEqual([]);
    world.register.break({ status: 500 });
    expect(await registers.companies.byWebsite('nordlysull.test', signal)).toEqual([]);
  });

  test.each<[string, RegisterFault, number]>([
    ['a lasting error', { status: 500 }, 3], ['lastingly busy', { status: 429 }, 3],
    ['busy for longer than we wait', { status: 429, headers: { 'retry-after': '60' } }, 1],
    ['maintenance', { status: 503, body: '<h1>Vedlikehold</h1>' }, 3],
    ['a 404 without the register’s own body', { status: 404, body: '<h1>Not Found</h1>' }, 1],
    ['a 404 for a wrong path', { status: 404, body: '{"status":404,"error":"Not Found"}' }, 1],
    ['a bad query', { status: 400, body: '{"status":400}' }, 1],
    ['a 403', { status: 403 }, 1], ['a redirect', { status: 302, headers: { location: '/' } }, 1],
    ['an empty response', { status: 204 }, 1], ['null', { status: 200, body: 'null' }, 1], ['an empty record', { status: 200, body: '{}' }, 1],
    ['a record without a name', { status: 200, body: '{"organisasjonsnummer":"923609016"}' }, 1],
    ['a record of an unknown kind', { status: 200, body: '{"organisasjonsnummer":"923609016","navn":"A","respons_klasse":"Person"}' }, 1],
    ['a removal of another number', { status: 410, body: '{"organisasjonsnummer":"974760673"}' }, 1],
    ['a removal in HTML', { status: 410, body: '<h1>Gone</h1>' }, 1],
    ['an HTML page', 'html', 1], ['half a record', 'half', 1], ['an oversized response', 'huge', 1], ['a record of another company', 'another', 1], ['a closed connection', 'cut', 1],
  ])('does not measure with %s', async (_name, fault, times) => {
    world.register.break(fault);
    const asked = await askedFor(async () => {
      expect(await look('923609016')).toMatchObject({ kind: 'not-measured', reason: 'service-down' });
    });
    expect(asked).toHaveLength(times);
    expect([...(await registers.companies.lookupAll(['923609016', '984851006'], signal)).values()].map(({ kind }) => kind))
      .toEqual(['not-measured', 'not-measured']);
  });

  test.each<RegisterFault>(['hang', 'drip'])('does not measure with a response of kind %s', async (fault) => {
    world.register.break(fault);
    await using hurried = world.open({ ...systemClock, budgetScale: 0.02 });
    expect(await hurried.companies.lookup('923609016', signal)).toMatchObject({ kind: 'not-measured', reason: 'service-down' });
  });

  test('retries a register that recovers', async () => {
    world.register.break({ status: 503, times: 2 });
    expect(await look('923609016')).toMatchObject({ kind: 'found' });
    world.register.break({ status: 429, times: 1, headers: { 'retry-after': '1' } });
    expect(await look('923609016')).toMatchObject({ kind: 'found' });
  });

  test('stops waiting at the end of the scan, as not measured', async () => {
  world.register.break('hang');
    const stop = new AbortController();
    const stopped = registers.companies.lookup('923609016', stop.signal);
    stop.abort(new Error('over'));
    expect(await stopped).toMatchObject({ kind: 'not-measured', reason: 'timeout' });
    expect(await registers.companies.lookup('923609016', stop.signal)).toMatchObject({ kind: 'not-measured', reason: 'timeout' });
  });
});

describe('Peppol', () => {
  afterEach(() => {
    world.peppol.directory.clearFault();
    world.peppol.list({ participant: CANARY, documents: [DOCUMENTS.invoice] });
  });
  const ask = (participant: string): ReturnType<Registers['peppol']['lookup']> => registers.peppol.lookup(participant, signal);
  let last = 0;
  /** A participant that no other test uses. */
  const fresh = (): string => `0192:${900_000_000 + (last += 1)}`;
  const listed = (listing: Partial<Listing> = {}): string => {
    const participant = fresh();
    world.peppol.list({ participant, documents: [DOCUMENTS.invoice, DOCUMENTS.creditNote, DOCUMENTS.order, DOCUMENTS.catalogue], ...listing });
    return participant;
  };

  test.each<[string, Partial<Listing>, readonly string[] | null]>([
    ['with references', {}, ['invoice', 'order', 'catalogue']],
    ['with another prefix', { prefix: 'smp:' }, ['invoice', 'order', 'catalogue']],
    ['without a prefix', { prefix: '' }, ['invoice', 'order', 'catalogue']],
    ['with lower-case escapes', { lowerHex: true }, ['invoice', 'order', 'catalogue']],
    ['for invoices alone', { documents: [DOCUMENTS.invoice] }, ['invoice']],
    ['for none of the three', { documents: [DOCUMENTS.reminder, DOCUMENTS.punchOut] }, []],
    ['with an empty collection', { documents: [] }, null],
  ])('a 200 response %s is a listing', async (_name, listing, types) => {
    const before = world.peppol.directory.requests.length;
    expect(await ask(listed(listing))).toEqual({ kind: 'listed', by: 'publisher', documents: types && { types, legacy: [] } });
    expect(world.peppol.directory.requests).toHaveLength(before);
  });

  test('the publisher is asked for the participant identifier in lower case, encoded', async () => {
    listed({ participant: '9925:be0123456749' });
    expect(await ask('9925:BE0123456749')).toMatchObject({ kind: 'listed', by: 'publisher' });
    expect(world.peppol.requests.at(-1)).toBe('/iso6523-actorid-upis%3A%3A9925%3Abe0123456749');
  });

  test.each(['nxdomain', []] as const)('a locator that answers %j while the canary resolves means not listed', async (reply) => {
    const participant = fresh();
    world.peppol.locate(participant, reply);
    expect(await ask(participant)).toEqual({ kind: 'not-listed', by: 'locator' });
  });

  test('a 404 from the publisher means not listed', async () => {
    const participant = fresh();
    world.peppol.locate(participant, [naptr('https://smp.elma-smp.test/')]);
    expect(await ask(participant)).toEqual({ kind: 'not-listed', by: 'publisher' });
  });

  const ELSE: readonly (readonly [string, () => string])[] = [
    ['the canary does not resolve either', () => {
      world.peppol.locate(CANARY, 'nxdomain');
      return fresh();
    }],
    ['the canary has no publisher', () => {
      world.peppol.locate(CANARY, []);
      return fresh();
    }],
    ['the locator refuses', () => located('refused')],
    ['the locator fails', () => located('servfail')],
    ['no usable record', () => located([naptr('https://smp.elma-smp.test/', { service: 'Other' })])],
    ['a publisher on http', () => located([naptr('http://smp.elma-smp.test/')])],
    ['a publisher on a loopback address', () => located([naptr('https://127.0.0.1/')])],
    ['a publisher whose name does not resolve', () => located([naptr('https://smp.borte.test/')])],
    ['500', () => listed({ instead: { status: 500 } })],
    ['406', () => listed({ instead: { status: 406 } })],
    ['403', () => listed({ instead: { status: 403 } })],
    ['a redirect', () => listed({ instead: { status: 302, headers: { location: 'https://smp.elma-smp.test/' } } })],
    ['an HTML page', () => listed({ instead: { status: 200, body: '<!doctype html><h1>Hei</h1>' } })],
    ['a document type declaration', () => listed({ instead: { status: 200, body: '<!DOCTYPE a [<!ENTITY b "c">]><ServiceGroup/>' } })],
    ['an incomplete document', () => listed({ instead: { status: 200, body: '<ServiceGroup><ParticipantIdentifier>' } })],
    ['an oversized document', () => listed({ instead: { status: 200, body: `<ServiceGroup>${'<a/>'.repeat(400_000)}</ServiceGroup>` } })],
    ['another participant', () => listed({ about: '0192:974760673' })],
  ];
  const located = (behaviour: Parameters<RegistersWorld['peppol']['locate']>[1]): string => {
    const participant = fresh();
    world.peppol.locate(participant, behaviour);
    return participant;
  };

  describe('any other response', () => {
    test.each(ELSE)('%s: the directory can prove a listing', async (_name, prepare) => {
      const participant = prepare();
      world.peppol.directory.put(participant, [DOCUMENTS.invoice]);
      expect(await ask(participant)).toEqual({ kind: 'listed', by: 'directory', documents: { types: ['invoice'], legacy: [] } });
    });
    test.each(ELSE)('%s: the directory cannot prove absence', async (_name, prepare) => {
      expect(await ask(prepare())).toMatchObject({ kind: 'not-measured', reason: 'service-down' });
    });
    test('no response is not measured', async () => {
      await using hurried = world.open({ ...systemClock, budgetScale: 0.05 });
      const silent = located('silent');
      const hanging = listed({ instead: 'hang' });
      for (const participant of [silent, hanging]) {
        expect(await hurried.peppol.lookup(participant, signal)).toMatchObject({ kind: 'not-measured', reason: 'service-down' });
      }
    });
    test('a directory entry without documents is a listing', async () => {
      const participant = located('servfail');
      world.peppol.directory.put(participant, []);
      expect(await ask(participant)).toEqual({ kind: 'listed', by: 'directory', documents: null });
    });
  });

  test.each([
    ['down', { status: 500 }], ['busy', { status: 429, headers: { 'retry-after': '30' } }], ['without a result', { status: 200, body: '{}' }],
    ['a page', { status: 200, body: '<h1>Hei</h1>' }],
    ['about another participant', { status: 200, body: '{"matches":[{"participantID":{"scheme":"iso6523-actorid-upis","value":"0192:974760673"},"docTypes":[]}]}' }],
  ])('a directory that is %s proves nothing', async (_name, { status, ...rest }) => {
    world.peppol.directory.break(status, rest);
    expect(await ask(located('servfail'))).toMatchObject({ kind: 'not-measured', reason: 'service-down' });
  });

  test('a directory that is briefly busy is asked again', async () => {
    const participant = located('servfail');
    world.peppol.directory.put(participant, [DOCUMENTS.order]);
    world.peppol.directory.break(429, { times: 1, headers: { 'retry-after': '1' } });
    expect(await ask(participant)).toEqual({ kind: 'listed', by: 'directory', documents: { types: ['order'], legacy: [] } });
  });

  test('stops waiting at the end of the scan, as not measured', async () => {
  const stop = new AbortController();
    const participant = listed({ instead: 'hang' });
    const pending = registers.peppol.lookup(participant, stop.signal);
    stop.abort(new Error('over'));
    expect(await pending).toMatchObject({ kind: 'not-measured', reason: 'timeout' });
    expect(await registers.peppol.lookup(participant, stop.signal)).toMatchObject({ kind: 'not-measured', reason: 'timeout' });
  });
});
