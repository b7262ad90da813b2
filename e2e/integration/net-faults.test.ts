import { afterAll, beforeAll, expect, test } from 'vitest';

import { systemClock, type Clock } from '../../server/clock.ts';
import type { FetchResult } from '../../server/net/fetch-types.ts';
import { createCertificateAuthority } from '../world/certificate-authority.ts';
import { startDnsServer, type DnsServer } from '../world/dns-server.ts';
import { FAULT_NAMES, startFaultServer, type FaultName, type FaultServer } from '../world/fault-server.ts';
import { guardedWorld, trustRoot, type GuardedWorld } from '../world/guarded-world.ts';

/** For faults that only a timeout ends. */
const SCALE = 0.25;
/** For faults that end by themselves, which must not time out on a busy machine. */
const PATIENT_SCALE = 5;
const ENDLESS: readonly FaultName[] = ['connect-hang', 'tls-silent', 'no-answer', 'head-drip', 'body-trickle'];
const authority = createCertificateAuthority();

let dns: DnsServer;
let faults: FaultServer;
let world: GuardedWorld;
let patient: GuardedWorld;
let trust: Disposable;

beforeAll(async () => {
  trust = trustRoot(authority.root);
  dns = await startDnsServer({
    'servfail.faults.test': 'servfail',
    'silent.faults.test': 'silent',
    'empty.faults.test': [],
    'private.faults.test': [{ type: 'A', address: '127.0.0.1' }],
  });
  faults = await startFaultServer({ authority });
  const environment = { EGRESS_MAP: faults.egressMap, DNS_SERVERS: dns.address };
  world = guardedWorld(environment, { clock: { ...systemClock, budgetScale: SCALE } });
  patient = guardedWorld(environment, { clock: { ...systemClock, budgetScale: PATIENT_SCALE } });
});

afterAll(async () => {
  trust[Symbol.dispose]();
  await faults[Symbol.asyncDispose]();
  await dns[Symbol.asyncDispose]();
});

const EXPECTED: Record<FaultName, string> = {
  'connect-hang': 'connect-timeout',
  'connect-refused': 'refused',
  'tls-expired': 'tls-expired',
  'tls-not-yet': 'tls-expired',
  'tls-wrong-name': 'tls-name',
  'tls-self-signed': 'tls-untrusted',
  'tls-old': 'tls-protocol',
  'tls-plain': 'tls-absent',
  'tls-silent': 'timeout',
  'tls-cut': 'reset',
  healthy: '200',
  'no-answer': 'timeout',
  'head-drip': 'timeout',
  'body-trickle': 'timeout',
  'interim-flood': 'malformed',
  'reset-before-head': 'reset',
  'reset-in-body': 'reset',
  'closed-without-answer': 'reset',
  'short-body': 'reset',
  'bad-chunk': 'malformed',
  'cut-chunks': 'reset',
  'endless-body': '200 truncated by size',
  'gzip-bomb': '200 truncated by size',
  'brotli-bomb': '200 truncated by size',
  'zstd-bomb': '200 truncated by size',
  'nested-bomb': '200 truncated by size',
  'not-gzip': 'bad-encoding',
  'cut-gzip': 'bad-encoding',
  'unknown-encoding': 'bad-encoding',
  'many-encodings': 'bad-encoding',
  'http-0.9': 'malformed',
  'length-and-chunked': 'malformed',
  'nul-in-header': 'malformed',
  'huge-header': 'too-large',
  'unasked-upgrade': 'malformed',
  'unasked-continue': 'malformed',
  'redirect-to-itself': 'redirect-loop',
  'redirect-without-end': 'too-many-redirects',
  'redirect-to-private': 'guard-blocked',
  'redirect-to-port': 'guard-blocked',
  'redirect-to-file': 'guard-blocked',
  'redirect-twice': 'redirect-invalid',
  'redirect-to-nonsense': 'redirect-invalid',
  'redirect-to-nowhere': 'dns-nxdomain',
};

const outcomeOf = (result: FetchResult): string => {
  if (!result.ok) return result.code;
  return `${result.status}${result.truncated ? ` truncated by ${result.truncated}` : ''}`;
};

test('every fault ends by itself or by a timeout, with its own code', async () => {
  const lines = new Map<FaultName, string>();
  const outcomes: Record<string, string> = {};
  const meet = async (name: FaultName, { open }: GuardedWorld): Promise<void> => {
    await using session = open();
    const began = systemClock.monotonic();
    const result = await session.get(new URL(faults.urlOf(name)));
    const took = `${(systemClock.monotonic() - began).toFixed(0)} ms`;
    outcomes[name] = outcomeOf(result);
    const cause = result.ok ? '' : result.cause;
    lines.set(name, [name.padEnd(22), outcomes[name].padEnd(24), cause.padEnd(7), took].join(' '));
  };
  await Promise.all(ENDLESS.map((name) => meet(name, world)));
  for (const name of FAULT_NAMES) if (!ENDLESS.includes(name)) await meet(name, patient);
  const table = FAULT_NAMES.map((name) => lines.get(name));
  console.log(`budgets of what never ends: connect 1250, head 2000, all 3000 ms\n${table.join('\n')}`);
  expect(outcomes).toEqual(EXPECTED);
  expect(faults.privateContacts()).toBe(0);
}, 120_000);

test.each([
  ['http://servfail.faults.test/', 'dns-failed'],
  ['http://silent.faults.test/', 'dns-timeout'],
  ['http://empty.faults.test/', 'dns-no-address'],
  ['http://private.faults.test/', 'guard-blocked'],
])('%s ends as %s', async (url, code) => {
  await using session = (code === 'dns-timeout' ? world : patient).open();
  expect(await session.get(new URL(url))).toMatchObject({ ok: false, code });
});

test('1,000 mixed faults leave no socket, no DNS query and no timer behind', async () => {
  const timers = countTimers(systemClock);
  const quick = guardedWorld(
    { EGRESS_MAP: faults.egressMap, DNS_SERVERS: dns.address },
    { clock: { ...timers.clock, budgetScale: 0.02 } },
  );
  const urls = [
    ...FAULT_NAMES.map((name) => faults.urlOf(name)),
    'http://servfail.faults.test/', 'http://silent.faults.test/', 'http://gone.faults.test/', 'http://10.0.0.1/',
  ].map((url) => new URL(url));
  const before = resources();
  const codes = new Map<string, number>();
  for (let round = 0; round < 25; round += 1) {
    const leaving = new AbortController();
    await using session = quick.open({ signal: leaving.signal });
    const results = Array.from({ length: 40 }, (_, turn) => session.get(urls[(round * 40 + turn) % urls.length]!));
    if (round % 5 === 4) leaving.abort();
    for (const result of await Promise.all(results)) {
      const outcome = outcomeOf(result);
      codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
    }
  }
  for (let turn = 0; turn < 10_000 && faults.openConnections() > 0; turn += 1) await new Promise(setImmediate);
  expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(1000);
  expect(codes.size).toBeGreaterThan(5);
  expect(faults.openConnections()).toBe(0);
  expect(timers.pending()).toBe(0);
  const after = resources();
  expect(Object.keys(after).filter((kind) => after[kind]! > (before[kind] ?? 0))).toEqual([]);
}, 60_000);

/** What keeps this process awake, by kind; the name server's and fault server's own listeners are in both counts. */
function resources(): Record<string, number> {
  const kinds = process.getActiveResourcesInfo().filter((kind) => /TCP|TLS|QUERY|GETADDRINFO|ZLIB/i.test(kind));
  const groups = Object.entries(Object.groupBy(kinds, (kind) => kind));
  return Object.fromEntries(groups.map(([kind, all]) => [kind, all!.length]));
}

function countTimers(inner: Clock): { clock: Clock; pending: () => number } {
  const live = new Set<symbol>();
  const after: Clock['after'] = (ms, callback) => {
    const id = Symbol('timer');
    live.add(id);
    const timer = inner.after(ms, () => {
      live.delete(id);
      callback();
    });
    return {
      [Symbol.dispose]() {
        live.delete(id);
        timer[Symbol.dispose]();
      },
    };
  };
  return { clock: { ...inner, after }, pending: () => live.size };
}
