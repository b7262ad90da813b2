import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { CASES, PATTERNS } from './cases.ts';
import type { Measured } from './measure.ts';
import { attackOn } from './patterns.ts';

/** Steps that any of these pages may take, where what it costs has a limit of its own. */
const MOST_STEPS = 200_000_000;

/** Counted in processes of their own, in which nothing else runs. */
async function measure(...kinds: readonly string[]): Promise<Measured[]> {
  const args = [join(import.meta.dirname, 'measure.ts'), ...kinds];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as Measured);
}

describe('what is twice as long is twice the work to read', () => {
  const measured = new Map<string, Measured>();
  const patterns: string[] = [];

  beforeAll(async () => {
    const all = await Promise.all([measure('emitter', 'robots.txt', 'sitemap', 'llms.txt', 'profile', 'header', 'answer'), measure('health')]);
    for (const one of all.flat()) {
      if (one.name === PATTERNS) patterns.push(...one.grew);
      else measured.set(one.name, one);
    }
    // Steps are bounded below, not time: this ends a run that hangs, on a machine however slow.
  }, 900_000);

  test.each(CASES.map(({ name }) => name))('%s', (name) => {
    const { grew, works } = measured.get(name)!;
    expect(grew).toEqual([]);
    expect(Math.max(...works)).toBeLessThan(MOST_STEPS);
  });

  test('no pattern goes back without bound in a long text', () => {
    expect(patterns).toEqual([]);
  });

  test.each([
    ['(a+)+b', true], ['a+b', true], ['\\s*x', true], ['^a+b', false], ['a{1,40}b', false], ['(?<!a)a{1,9}\\d', false],
  ])('a pattern that does is found: %s', (source, isFound) => {
    expect(attackOn(source, 'u') !== null).toBe(isFound);
  });
});
