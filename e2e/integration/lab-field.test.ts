import { expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { createCruxClient } from '../../server/lab/crux.ts';
import { createTrustedClient } from '../../server/net/trusted.ts';
import { startCrux } from '../world/crux.ts';
import type { CruxWorld } from '../world/crux.ts';
import { healthyStore } from '../world/stores/healthy.ts';
import { startHealthRig } from './health-rig.ts';
import type { HealthRig } from './health-rig.ts';

const HOST = 'nordlysull.test';
const ORIGIN = `https://${HOST}`;

test('the scan queries its store\'s origin and reports the field data', async () => {
  const figures = { PHONE: { lcp: 2_310, cls: '0.07', inp: 240 } };
  await using crux = await startCrux({ [ORIGIN]: figures });
  expect(await inpOf(crux)).toMatchObject({
    status: 'warn', params: { ms: 240 },
    evidence: [
      { label: 'CrUX INP p75, phone', value: '240 ms (2026-11-17)' },
      { label: 'CrUX LCP p75, phone', value: '2310 ms (2026-11-17)' },
      { label: 'CrUX CLS p75, phone', value: '0.07 (2026-11-17)' },
    ],
  });
});

test('an origin without data is distinguished from a failing service', async () => {
  await using crux = await startCrux({});
  expect(await inpOf(crux)).toMatchObject({ status: 'not-measured', reason: 'not-found' });
  await using failing = await startCrux({ [ORIGIN]: { fails: 503 } });
  expect(await inpOf(failing)).toMatchObject({ status: 'not-measured', reason: 'service-down' });
});

test('a refused key is a failure, not a store without data', async () => {
  await using crux = await startCrux({});
  expect(await inpOf(crux, 'another key')).toMatchObject({ status: 'not-measured', reason: 'service-down' });
});

async function inpOf(crux: CruxWorld, apiKey = crux.key) {
  await using rig: HealthRig = await startHealthRig();
  await using clients = new AsyncDisposableStack();
  const field = createCruxClient({
    trusted: (endpoint) => clients.use(createTrustedClient({ ...endpoint, clock: systemClock })).fetch,
    baseUrl: crux.baseUrl,
    apiKey,
  });
  const { findings } = await rig.scan(healthyStore(HOST), {}, { crux: field });
  return findings.get('inp-field');
}
