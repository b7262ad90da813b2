import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FindingEvent } from '../../../contract/health.ts';
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
    await using _prepared = (await one.prepare?.(rig.network, rig.registers)) ?? null;
    const { findings, summary } = await rig.scan(one.store, one.input, one.deps);
    const expected = Object.entries(one.expect) as [string, Expected][];
    const said = Object.fromEntries(
      expected.map(([id, wanted]) => [id, withExpectedEvidence(wanted, findings.get(id))]),
    );
    const wanted = Object.fromEntries(expected.map(([id, one]) => [id, findingFor(one)]));
    expect(said).toMatchObject(wanted);
    if (one.outcome !== undefined) expect(summary.outcome).toBe(one.outcome);
  });
}

/** The first pieces of evidence, as many as are expected. */
function withExpectedEvidence(expected: Expected, finding: FindingEvent | undefined): FindingEvent | undefined {
  const wanted = (findingFor(expected) as Partial<FindingEvent>).evidence?.length;
  return finding && wanted !== undefined ? { ...finding, evidence: finding.evidence.slice(0, wanted) } : finding;
}
