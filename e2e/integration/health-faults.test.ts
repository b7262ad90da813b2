import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindingEvent, HealthEvent, HealthSummary } from '../../contract/health.ts';
import type { ScanOutcome } from '../../contract/vocabulary.ts';
import { systemClock } from '../../server/clock.ts';
import { noFieldReport } from '../../server/lab/crux.ts';
import { closedLab } from '../../server/lab/lab.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { createCertificateAuthority } from '../world/certificate-authority.ts';
import { startDnsServer } from '../world/dns-server.ts';
import { FAULT_NAMES, startFaultServer } from '../world/fault-server.ts';
import type { FaultName, FaultServer } from '../world/fault-server.ts';
import { guardedWorld, trustRoot } from '../world/guarded-world.ts';
import type { GuardedWorld } from '../world/guarded-world.ts';

const BUDGET_SCALE = 0.05;
/** What ends by its size, not by time, is given time: unpacking takes some on a busy machine. */
const ENDING_BY_SIZE: readonly FaultName[] = ['endless-body', 'gzip-bomb', 'brotli-bomb', 'zstd-bomb', 'nested-bomb'];
const authority = createCertificateAuthority();
const stack = new AsyncDisposableStack();
let faults: FaultServer;
let hasty: GuardedWorld;
let patient: GuardedWorld;

beforeAll(async () => {
  stack.use(trustRoot(authority.root));
  const dns = stack.use(await startDnsServer({ 'servfail.faults.test': 'servfail', 'silent.faults.test': 'silent' }));
  faults = stack.use(await startFaultServer({ authority }));
  const environment = { EGRESS_MAP: faults.egressMap, DNS_SERVERS: dns.address };
  hasty = guardedWorld(environment, { budgetScale: BUDGET_SCALE });
  patient = guardedWorld(environment);
});
afterAll(() => stack.disposeAsync());

interface ScanOptions {
  isPatient?: boolean;
  signal?: AbortSignal;
}

async function scan(
  url: string, { isPatient = false, signal = new AbortController().signal }: ScanOptions = {},
): Promise<{ summary: HealthSummary; reachable: FindingEvent }> {
  const { fetch, guard } = isPatient ? patient : hasty;
  const config = { budgetScale: isPatient ? 1 : BUDGET_SCALE, aiEdgeProbe: false };
  const deps = { fetch, guard, clock: systemClock, random: () => 0.5, lab: closedLab, field: noFieldReport, config };
  const events: HealthEvent[] = [];
  for await (const event of healthScan({ url, b2b: true, language: 'en' }, deps, signal)) events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'complete') throw new Error('the scan did not complete');
  const reachable = events.find((event) => event.type === 'finding' && event.id === 'store-reachable') as FindingEvent;
  return { summary: last.summary, reachable };
}

/** What the store is said to be; what may be our own fault is never held against it. */
const UNREACHABLE_FOR_SURE: readonly FaultName[] = ['connect-refused', 'tls-plain', 'redirect-to-nowhere'];
const SCANNED: readonly FaultName[] = [
  'healthy', 'tls-expired', 'tls-not-yet', 'tls-wrong-name', 'tls-self-signed', ...ENDING_BY_SIZE,
];

describe('every fault ends in a whole report', () => {
  test.each(FAULT_NAMES)('%s', async (fault) => {
    const { summary, reachable } = await scan(faults.urlOf(fault), { isPatient: ENDING_BY_SIZE.includes(fault) });
    const outcome: ScanOutcome = SCANNED.includes(fault) ? 'scanned' : 'unreachable';
    const status = SCANNED.includes(fault) ? 'pass' : UNREACHABLE_FOR_SURE.includes(fault) ? 'fail' : 'not-measured';
    expect({ outcome: summary.outcome, status: reachable.status }).toEqual({ outcome, status });
    expect(reachable.evidence).not.toHaveLength(0);
    if (outcome === 'unreachable') {
      const grade = status === 'fail' ? 'F' : null;
      expect(Object.values(summary.pillars).map((pillar) => pillar.grade)).toEqual([grade, null, null, null]);
    }
  });

  test('nothing was sent to a private address, and nothing stays open', async () => {
    await expect.poll(() => faults.openConnections()).toBe(0);
    expect(faults.privateContacts()).toBe(0);
  });
});

test.each(['servfail.faults.test', 'silent.faults.test'])('%s: the resolver may be ours', async (host) => {
  const { summary, reachable } = await scan(host);
  expect(summary.outcome).toBe('unreachable');
  expect(reachable).toMatchObject({ status: 'not-measured', reason: 'unreachable' });
});

test('a redirect to a name that does not exist blames that name', async () => {
  const { reachable } = await scan(faults.urlOf('redirect-to-nowhere'));
  expect(reachable.params).toEqual({ variant: 'unknown-host', host: 'gone.faults.test' });
});

test('a reader that leaves ends the scan, whatever it waits for', async () => {
  const leaving = new AbortController();
  const scanned = scan(faults.urlOf('no-answer'), { signal: leaving.signal });
  leaving.abort(new Error('the reader left'));
  await expect(scanned).rejects.toThrow('the reader left');
});
