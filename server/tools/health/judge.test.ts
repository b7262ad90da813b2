import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { AnyCheck } from './check.ts';
import { defineCheck } from './check.ts';
import type { Gathered, Views } from './gathered.ts';
import { unavailable } from './available.ts';
import { createJudgements } from './judge.ts';
import type { Judgements } from './judge.ts';

const EMPTY: Views = { raw: {} as Gathered, seen: {} as Gathered, rendered: new Set() };
const broken = (): never => {
  throw new Error('a bug');
};
const CHECKS: readonly AnyCheck[] = [
  defineCheck({ id: 'h1', requiredArtifacts: {}, judge: broken }),
  defineCheck({ id: 'viewport', requiredArtifacts: { broken: async () => broken() }, judge: () => ({ status: 'pass', params: { total: 1 } }) }),
  defineCheck({ id: 'html-lang', causes: ['h1'], requiredArtifacts: {}, judge: () => ({ status: 'not-applicable' }) }),
];

function judgements(signal = new AbortController().signal): { of: Judgements['of']; told: unknown[] } {
  const told: unknown[] = [];
  const onBroken = (check: string, error: unknown) => void told.push({ check, error });
  return { ...createJudgements(CHECKS, EMPTY, { signal, onBroken }), told };
}

describe('a check that breaks', () => {
  test('costs its own finding, whether its judgement or one of its artifacts broke, and is told', async () => {
    const { of, told } = judgements();
    for (const id of ['h1', 'viewport'] as const) {
      expect(await of(id)).toEqual({ status: 'not-measured', reason: 'failed' });
      expect(told.at(-1)).toMatchObject({ check: id, error: { message: 'a bug' } });
    }
    expect(await of('html-lang')).toEqual({ status: 'not-applicable' });
    expect(told).toHaveLength(2);
  });

  test('is nobody\'s concern once the scan is over', async () => {
    const { of, told } = judgements(AbortSignal.abort());
    await expect(of('h1')).rejects.toThrow('a bug');
    expect(told).toEqual([]);
  });
});

describe('what is blamed', () => {
  const blaming = (id: CheckId, cause: CheckId): AnyCheck => defineCheck({
    id, requiredArtifacts: { missing: async () => unavailable('root-cause', cause) }, judge: () => ({ status: 'not-applicable' }),
  });
  const failing = defineCheck({ id: 'robots-status', requiredArtifacts: {}, judge: () => ({ status: 'fail', params: { status: 500 } }) as never });

  test.each<[name: string, checks: readonly AnyCheck[], blamed: CheckId | undefined]>([
    ['the next, where that one has failed', [blaming('ipv6', 'robots-status'), failing], 'robots-status'],
    ['the last of a chain', [blaming('ipv6', 'hsts'), blaming('hsts', 'https'), blaming('https', 'robots-status'), failing], 'robots-status'],
    ['the one that was not measured for a reason of its own', [
      blaming('ipv6', 'hsts'), blaming('hsts', 'h1'), defineCheck({ id: 'h1', requiredArtifacts: {}, judge: broken }),
    ], 'h1'],
    ['itself', [blaming('ipv6', 'ipv6')], 'ipv6'],
    ['the one that closes a circle', [blaming('ipv6', 'hsts'), blaming('hsts', 'https'), blaming('https', 'hsts')], 'hsts'],
    ['nothing', [defineCheck({ id: 'ipv6', requiredArtifacts: {}, judge: () => ({ status: 'not-applicable' }) })], undefined],
  ])('%s', async (_, checks, expected) => {
    const { of } = createJudgements(checks, EMPTY, { signal: new AbortController().signal });
    expect(await of('ipv6')).toEqual(expected === undefined
      ? { status: 'not-applicable' } : expect.objectContaining({ status: 'not-measured', reason: 'root-cause', rootCause: expected }));
  });
});
