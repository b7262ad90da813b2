import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { readOptions } from './options.ts';
import { CLI_EN } from './words-en.ts';
import { CLI_NB } from './words-nb.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const docs = ['README.md', 'docs/ci.md'].map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');

/** The calls in the documentation, split into words as by a shell; the store's variable becomes an address. */
const calls = [...docs.matchAll(/npm run -s (?:--prefix tool )?scan -- ([^;#\n'`]+)/g)].map(([, line]) =>
  line!.trim().split(/\s+/).flatMap((word) => (word === '"${options[@]}"' ? [] : [word.replace(/^"\$STORE"$/, 'store.example')])));

describe('the documentation of the command line', () => {
  test('has calls', () => expect(calls.length).toBeGreaterThan(8));

  test.each(calls.map((call) => [call.join(' '), call] as const))('%s is a valid call', (_line, call) => {
    expect(readOptions(call, {})).toMatchObject({ kind: 'run' });
  });

  test('uses only existing options in the workflow’s array', () => {
    const [, options] = /options=\(([^)]*)\)/.exec(docs)!;
    expect(readOptions(['store.example', ...options!.split(' '), '--baseline', 'baseline.json'], {})).toMatchObject({ kind: 'run' });
  });

  test('names every exit code, as does the usage text in both languages', () => {
    for (const code of Object.values(EXIT)) {
      expect(docs).toContain(`| ${code} |`);
      for (const { usage } of [CLI_EN, CLI_NB]) expect(usage.replaceAll('\n', ' ')).toMatch(new RegExp(`[ ,]${code} `));
    }
  });
});
