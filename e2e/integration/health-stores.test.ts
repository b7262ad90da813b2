import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkById, isCheckId } from '../../contract/checks/catalogue.ts';
import { PILLARS } from '../../contract/vocabulary.ts';
import { EXPECTATIONS } from './health-cases/stores.ts';
import { startHealthRig } from './health-rig.ts';
import type { HealthRig, Scan } from './health-rig.ts';

let rig: HealthRig;
beforeAll(async () => void (rig = await startHealthRig()));
afterAll(() => rig[Symbol.asyncDispose]());

/** The rig has no browser: speed has its own cases. */
const isTold = (id: string): boolean => isCheckId(id) && checkById(id).phase !== 'speed';

/** Every finding except `pass` and `info`: its status, reason and root cause by id. */
function said({ findings }: Scan): Record<string, string> {
  const notable = [...findings.values()].filter(({ id, status }) => isTold(id) && status !== 'pass' && status !== 'info');
  return Object.fromEntries(notable.map(({ id, status, reason, rootCause }) =>
    [id, [status, reason, rootCause && `blamed on ${rootCause}`].filter(Boolean).join(', ')]));
}

describe('the stores of the test world have the expected findings', () => {
  test.each(EXPECTATIONS.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const scan = await rig.scan(one.store, one.input);
    expect(scan.summary.outcome).toBe(one.outcome);
    const wanted = Object.entries(one.says).flatMap(([says, ids]) => ids.split(/\s+/).filter(isTold).map((id) => [id, says]));
    expect(said(scan)).toEqual(Object.fromEntries(wanted));
    expect(PILLARS.map((pillar) => scan.summary.pillars[pillar].grade)).toEqual(one.grades);
    if (one.asks) expect(scan.requests.length).toBeLessThanOrEqual(one.asks);
  });
});
