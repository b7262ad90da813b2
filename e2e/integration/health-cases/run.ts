import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHealthRig } from '../health-rig.ts';
import type { HealthRig } from '../health-rig.ts';
import { findingFor } from './case.ts';
import type { Expected, HealthCase } from './case.ts';

/** Runs each case through the real scan, in one world. */
export function runCases(cases: readonly HealthCase[]): void {
  let rig: HealthRig;
  beforeAll(async () => void (rig = await startHealthRig()));
  afterAll(() => rig[Symbol.asyncDispose]());

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    await using _prepared = (await one.prepare?.(rig.network)) ?? null;
    const { findings, summary } = await rig.scan(one.store, one.input, one.deps);
    const said = Object.fromEntries(Object.keys(one.expect).map((id) => [id, findings.get(id)]));
    const wanted = Object.fromEntries(Object.entries(one.expect).map(([id, expected]) => [id, findingFor(expected as Expected)]));
    expect(said).toMatchObject(wanted);
    if (one.outcome !== undefined) expect(summary.outcome).toBe(one.outcome);
  });
}
