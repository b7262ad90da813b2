import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { CASES, PATTERNS } from './cases.ts';
import type { Measured } from './measure.ts';
import { attackOn } from './patterns.ts';

/** The most steps that reading any of these pages may take, for costs that a fixed limit bounds. */
const MOST_STEPS = 200_000_000;

/** Measures these kinds of cases in a separate process, in which nothing else runs. */
async function measure(...kinds: readonly string[]): Promise<Measured[]> {
  const args = [join(import.meta.dirname, 'measure.ts'), ...kinds];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as Measured);
}

describe('doubling the input doubles the work to read it', () => {
  const measured = new Map<string, Measured>();
  const patterns: string[] = [];

  beforeAll(async () => {
    const all = await Promise.all([measure('emitter'), measure('health', 'robots.txt', 'sitemap', 'llms.txt', 'profile', 'header', 'answer')]);
    for (const one of all.flat()) {
      if (one.name === PATTERNS) patterns.push(...one.grew);
      else measured.set(one.name, one);
    }
    // The tests bound steps, not time: this only ends a run that hangs, on any machine.
  }, 900_000);

  test.each(CASES.map(({ name }) => name))('%s', (name) => {
    const { grew, works } = measured.get(name)!;
    expect(grew).toEqual([]);
    expect(Math.max(...works)).toBeLessThan(MOST_STEPS);
  });

  test('no pattern backtracks without bound in a long text', () => {
    expect(patterns).toEqual([]);
  });

  test.each([
    ['(a+)+b', true], ['a+b', true], ['\\s*x', true], ['^a+b', false], ['a{1,40}b', false], ['(?<!a)a{1,9}\\d', false],
  ])('unbounded backtracking is detected: %s', (source, isFound) => {
    expect(attackOn(source, 'u') !== null).toBe(isFound);
  });
});
