import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { AnyCheck } from './check.ts';
import { defineCheck } from './check.ts';
import type { Gathered, Views } from './gather/gather.ts';
import { unavailable } from './available.ts';
import { createJudge } from './judge.ts';
import type { Judge } from './judge.ts';

const EMPTY: Views = { raw: {} as Gathered, seen: {} as Gathered, rendered: new Set() };
const broken = (): never => {
  throw new Error('a bug');
};
const CHECKS: readonly AnyCheck[] = [
  defineCheck({ id: 'h1', requiredArtifacts: {}, judge: broken }),
  { id: 'viewport', requiredArtifacts: { broken: async () => broken() }, judge: () => ({ status: 'pass', params: { total: 1 } }) },
  defineCheck({ id: 'html-lang', causes: ['h1'], requiredArtifacts: {}, judge: () => ({ status: 'not-applicable' }) }),
];

function judging(signal = new AbortController().signal): { judge: Judge; reported: unknown[] } {
  const reported: unknown[] = [];
  const onBroken = (check: string, error: unknown) => void reported.push({ check, error });
  return { judge: createJudge(CHECKS, EMPTY, { signal, onBroken }), reported };
}

describe('a check that throws', () => {
  test('costs only its own finding, whether its judge or an artifact threw, and is reported', async () => {
    const { judge, reported } = judging();
    for (const id of ['h1', 'viewport'] as const) {
      expect(await judge(id)).toEqual({ status: 'not-measured', reason: 'failed' });
      expect(reported.at(-1)).toMatchObject({ check: id, error: { message: 'a bug' } });
    }
    expect(await judge('html-lang')).toEqual({ status: 'not-applicable' });
    expect(reported).toHaveLength(2);
  });

  test('rejects without a report once the scan is over', async () => {
    const { judge, reported } = judging(AbortSignal.abort());
    await expect(judge('h1')).rejects.toThrow('a bug');
    expect(reported).toEqual([]);
  });
});

describe('the root cause', () => {
  const blaming = (id: CheckId, cause: CheckId): AnyCheck => ({
    id, requiredArtifacts: { missing: async () => unavailable('root-cause', cause) }, judge: () => ({ status: 'not-applicable' }),
  });
  const failing = defineCheck({ id: 'robots-status', requiredArtifacts: {}, judge: () => ({ status: 'fail', params: { status: 500 } }) as never });

  test.each<[name: string, checks: readonly AnyCheck[], blamed: CheckId | undefined]>([
    ['the blamed check, if it failed', [blaming('ipv6', 'robots-status'), failing], 'robots-status'],
    ['the last of a chain', [blaming('ipv6', 'hsts'), blaming('hsts', 'https'), blaming('https', 'robots-status'), failing], 'robots-status'],
    ['the one in a chain that was not measured for a reason of its own', [
      blaming('ipv6', 'hsts'), blaming('hsts', 'h1'), defineCheck({ id: 'h1', requiredArtifacts: {}, judge: broken }),
    ], 'h1'],
    ['itself', [blaming('ipv6', 'ipv6')], 'ipv6'],
    ['the other of two that blame each other', [blaming('ipv6', 'hsts'), blaming('hsts', 'ipv6')], 'hsts'],
    ['the one that closes a cycle', [blaming('ipv6', 'hsts'), blaming('hsts', 'https'), blaming('https', 'hsts')], 'hsts'],
    ['none', [defineCheck({ id: 'ipv6', requiredArtifacts: {}, judge: () => ({ status: 'not-applicable' }) })], undefined],
  ])('%s', async (_, checks, expected) => {
    const judge = createJudge(checks, EMPTY, { signal: new AbortController().signal });
    expect(await judge('ipv6')).toEqual(expected === undefined
      ? { status: 'not-applicable' } : expect.objectContaining({ status: 'not-measured', reason: 'root-cause', rootCause: expected }));
  });
});

describe('the view that a verdict is based on', () => {
  const here: Gathered['now'] = 1;
  const views: Views = { raw: { now: here } as Gathered, seen: { now: here + 1 } as Gathered, rendered: new Set(['https://shop.test/']) };
  const line = { label: 'h1', value: 'x', line: 4, offset: 9 };
  const telling = (id: CheckId, tell: (now: number) => object): AnyCheck =>
    defineCheck({ id, requiredArtifacts: { now: 'now' }, judge: ({ now }) => tell(now) as never });
  const verdict = (checks: readonly AnyCheck[], id: CheckId, among = views) =>
    createJudge(checks, among, { signal: new AbortController().signal })(id);
  const byView = (now: number) => ({
    status: 'pass', params: { now },
    evidence: [{ ...line, page: 'https://shop.test/' }, { ...line, page: 'https://shop.test/other' }, { ...line, url: 'https://shop.test/robots.txt' }],
  });

  test('is the rendered one if the raw verdict differs; rendered pages have no line numbers', async () => {
    expect(await verdict([telling('h1', byView)], 'h1')).toEqual({
      ...byView(2), view: 'rendered', evidence: [{ label: 'h1', value: 'x', page: 'https://shop.test/' }, ...byView(2).evidence.slice(1)],
    });
  });

  test('is not given if both verdicts agree, or nothing was measured', async () => {
    const same = () => ({ status: 'pass', params: {} });
    expect(await verdict([telling('h1', same)], 'h1')).toEqual(same());
    const unseen = (now: number) => ({ status: 'not-measured', reason: now === 2 ? 'no-browser' : 'needs-script' });
    expect(await verdict([telling('h1', unseen)], 'h1')).toEqual(unseen(2));
  });

  test('is judged only once if no page was rendered', async () => {
    let judged = 0;
    const counting = telling('h1', (now) => {
      judged += 1;
      return byView(now);
    });
    expect(await verdict([counting], 'h1', { ...views, rendered: new Set() })).toEqual(byView(2));
    expect(judged).toBe(1);
  });

  test('is the raw one for what AI crawlers see; content-without-js is the cause of what they miss', async () => {
    const missing = telling('organization', () => ({ status: 'not-measured', reason: 'needs-script' }));
    const empty = telling('content-without-js', (now) => ({ status: now === 1 ? 'fail' : 'pass', params: {} }));
    expect(await verdict([missing, empty], 'content-without-js')).toEqual({ status: 'fail', params: {} });
    expect(await verdict([missing, empty], 'organization')).toEqual({ status: 'not-measured', reason: 'root-cause', rootCause: 'content-without-js' });
    const full = telling('content-without-js', () => ({ status: 'pass', params: {} }));
    expect(await verdict([missing, full], 'organization')).toEqual({ status: 'not-measured', reason: 'needs-script' });
  });
});
