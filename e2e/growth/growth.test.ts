import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { CASES } from './cases.ts';
import type { LongReading, Measured } from './measure.ts';
import { findBacktrackingInput } from './patterns.ts';

/** The maximum number of steps to read any of these pages, for costs that have a fixed limit. */
const MAX_STEPS = 200_000_000;

/** Measures these kinds of cases in a separate process, in which nothing else runs. */
async function measure(...kinds: readonly string[]): Promise<(Measured | LongReading)[]> {
  const args = [join(import.meta.dirname, 'measure.ts'), ...kinds];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as Measured | LongReading);
}

describe('doubling the input doubles the work to read it', () => {
  const measured = new Map<string, Measured>();
  const patterns = new Map<string, LongReading>();

  beforeAll(async () => {
    const all = await Promise.all([
      measure(
        'emitter', 'address', 'robots.txt', 'sitemap', 'llms.txt', 'profile', 'header', 'relayed', 'sent name', 'register',
        'publisher', 'json', 'answer', 'engine',
      ),
      measure('health'),
    ]);
    for (const one of all.flat()) {
      if ('name' in one) measured.set(one.name, one);
      else patterns.set(`/${one.source}/${one.flags}`, one);
    }
    // The tests bound steps, not time: this only ends a run that hangs, on any machine.
  }, 900_000);

  test.each(CASES.map(({ name }) => name))('%s', (name) => {
    const { superlinear, works } = measured.get(name)!;
    expect(superlinear).toEqual([]);
    expect(Math.max(...works)).toBeLessThan(MAX_STEPS);
  });

  test('no pattern backtracks without bound in a long text', () => {
    const attacks = [...patterns].flatMap(([pattern, { source, flags }]) => {
      const attack = findBacktrackingInput(source, flags);
      return attack === null ? [] : [`${attack} on ${pattern}`];
    });
    expect(attacks).toEqual([]);
    expect(patterns.size).toBeGreaterThan(0);
  }, 900_000);

  test.each([
    ['(a+)+b', true], ['a+b', true], ['\\s*x', true], ['^a+b', false], ['a{1,40}b', false], ['(?<!a)a{1,9}\\d', false],
    ['exceeds\\w+ limit', true], ['exceeds\\w{1,9} limit', false],
    // Only behind a word, which comes once.
    ['^limit\\s*\\s*x', true], ['(?<=limit)\\s*\\s*x', true], ['(?<=limit\\s*)\\s*x', true], ['^limit\\s*x', false],
  ])('unbounded backtracking is detected: %s', (source, isFound) => {
    expect(findBacktrackingInput(source, 'u') !== null).toBe(isFound);
  });
});
