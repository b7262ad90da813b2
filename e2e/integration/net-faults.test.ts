import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { systemClock } from '../../server/clock.ts';
import { parseEgressPolicy, type EgressPolicy } from '../../server/net/egress-policy.ts';
import { createGuardedFetch } from '../../server/net/fetch.ts';
import type { FetchResult, GuardedFetch } from '../../server/net/fetch-types.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import { createResolver } from '../../server/net/resolve.ts';
import { createCertificateAuthority } from '../world/certificate-authority.ts';
import { rebinding, startDnsServer, type DnsServer } from '../world/dns-server.ts';
import { FAULT_NAMES, startFaultServer, type FaultName, type FaultServer } from '../world/fault-server.ts';

const SCALE = 0.1;
const platformRoots = getCACertificates('default');
const authority = createCertificateAuthority();

let dns: DnsServer;
let faults: FaultServer;
let fetch: GuardedFetch;

function policyOf(env: Parameters<typeof parseEgressPolicy>[0]): EgressPolicy {
  const parsed = parseEgressPolicy(env);
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  return parsed.policy;
}

beforeAll(async () => {
  setDefaultCACertificates([...platformRoots, authority.root]);
  dns = await startDnsServer({
    'servfail.faults.test': 'servfail',
    'silent.faults.test': 'silent',
    'empty.faults.test': [],
    'private.faults.test': [{ type: 'A', address: '127.0.0.1' }],
  });
  faults = await startFaultServer({ authority });
  const policy = policyOf({ EGRESS_MAP: faults.egressMap });
  const resolver = createResolver({ servers: [dns.address], clock: systemClock, budgetScale: SCALE });
  fetch = createGuardedFetch({
    guard: createAddressGuard({ policy, resolver }),
    clock: systemClock,
    userAgent: 'StorefrontAnalysis/test',
    budgetScale: SCALE,
  });
});

afterAll(async () => {
  setDefaultCACertificates(platformRoots);
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

test('every fault ends within its budget, with its own code', async () => {
  const table: string[] = [];
  const outcomes: Record<string, string> = {};
  for (const name of FAULT_NAMES) {
    await using session = fetch.openSession({ signal: new AbortController().signal });
    const result = await session.get(faults.urlOf(name));
    outcomes[name] = outcomeOf(result);
    const cause = result.ok ? '' : result.cause;
    table.push([name.padEnd(22), outcomes[name].padEnd(24), cause.padEnd(7), `${result.timings.total.toFixed(0)} ms`].join(' '));
  }
  console.log(`budgets at ${SCALE * 100} %: connect 500, head 800, all 1200 ms\n${table.join('\n')}`);
  expect(outcomes).toEqual(EXPECTED);
  expect(faults.privateContacts()).toBe(0);
});

test.each([
  ['http://servfail.faults.test/', 'dns-failed'],
  ['http://silent.faults.test/', 'dns-timeout'],
  ['http://empty.faults.test/', 'dns-no-address'],
  ['http://private.faults.test/', 'guard-blocked'],
])('%s ends as %s', async (url, code) => {
  await using session = fetch.openSession({ signal: new AbortController().signal });
  expect(await session.get(url)).toMatchObject({ ok: false, code });
});

void rebinding;
