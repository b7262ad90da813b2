import { describe, expect, test } from 'vitest';
import { languageOfLocale, readOptions } from './options.ts';
import type { ScanOptions } from './options.ts';

const EN = { LANG: 'en_GB.UTF-8' };
const read = (...argv: string[]) => readOptions(argv, EN);

describe('readOptions', () => {
  test('reads an address alone as a scan of it', () => {
    expect(read('store.test')).toEqual({
      kind: 'run',
      language: 'en',
      options: {
        command: 'scan', body: { url: 'store.test', b2b: false }, format: 'text', color: undefined,
        files: {}, thresholds: [],
        baseline: undefined, strict: false,
      },
    });
  });

  test('reads the thresholds, files and switches of a scan', () => {
    const { language, options } = read(
      'scan', 'store.test', '--b2b', '--json', '--no-color', '--strict', '--lang', 'no', '--fail-on', 'critical',
      '--fail-on', 'grade:speed=b',
      '--save', 'a', '--baseline', 'b', '--junit', 'c', '--sarif', 'd', '--markdown', 'e', '--html', 'f',
    ) as { language: string; options: ScanOptions };
    expect(language).toBe('no');
    expect(options).toEqual({
      command: 'scan', body: { url: 'store.test', b2b: true }, format: 'json', color: false,
      strict: true, baseline: 'b',
      thresholds: [{ kind: 'severity', severity: 'critical' }, { kind: 'grade', pillar: 'speed', grade: 'B' }],
      files: { save: 'a', junit: 'c', sarif: 'd', markdown: 'e', html: 'f' },
    });
  });

  test('reads the options of visibility', () => {
    expect(read('visibility', '--brand', 'Nord', '--domain', 'nord.test', '--vertical', 'mote', '--competitor', 'A', '--competitor', 'B')).toMatchObject({
      kind: 'run',
      options: { command: 'visibility', body: { brand: 'Nord', domain: 'nord.test', vertical: 'mote', competitors: ['A', 'B'], lang: 'no' } },
    });
  });

  test('reads the options of schema', () => {
    expect(read('schema', 'store.test/p', '--json')).toMatchObject({ options: { command: 'schema', format: 'json', body: { url: 'store.test/p' } } });
  });

  test.each([
    [[], 'url'], [['scan'], 'url'], [['schema'], 'url'], [['a.test', 'b.test'], 'b.test'],
    [['a.test', '--json', '--ndjson'], '--json, --ndjson'],
    [['schema', 'a.test', '--ndjson'], '--ndjson'], [['a.test', '--fail-on', 'info'], '--fail-on info'],
    [['a.test', '--fail-on', 'grade:speed=E'], '--fail-on grade:speed=E'],
    [['a.test', '--fail-on', 'grade:size=A'], '--fail-on grade:size=A'],
    [['a.test', '--lang', 'de'], '--lang: no, en'], [['a.test', '--html', ''], '""'],
    [['visibility', '--brand', 'A'], '--domain, --vertical'],
    [['visibility', '--brand', 'A', '--domain', 'a.test', '--vertical', 'x'], '--vertical: elektronikk, mote'],
    [['visibility', 'a.test', '--brand', 'A', '--domain', 'a.test', '--vertical', 'mote'], 'a.test'],
    [['a.test', '--html', 'r', '--markdown', './r'], '--markdown ./r = --html r'],
    [['a.test', '--save', 'x/../r', '--sarif', 'r'], '--save x/../r = --sarif r'],
    [['a.test', '--nonsense'], "Unknown option '--nonsense'"],
    [['schema', 'a.test', '--baseline', 'x'], "Unknown option '--baseline'"],
  ])('rejects %j', (argv, problem) => {
    const wrong = read(...argv) as { kind: string; problem: string };
    expect(wrong.kind).toBe('invalid');
    expect(wrong.problem).toContain(problem);
  });

  test('lets a scan be saved over the baseline it is compared with', () => {
    expect(read('a.test', '--save', 'r', '--baseline', 'r')).toMatchObject({ kind: 'run' });
  });

  test('needs nothing else for help or the version', () => {
    expect(read('--help', '--lang', 'no')).toEqual({ kind: 'help', language: 'no' });
    expect(read('visibility', '-h')).toEqual({ kind: 'help', language: 'en' });
    expect(read('--version')).toEqual({ kind: 'version', language: 'en' });
  });
});

test.each([
  [{ LANG: 'nb_NO.UTF-8' }, 'no'], [{ LANG: 'nn_NO' }, 'no'], [{ LANG: 'no' }, 'no'],
  [{ LANG: 'nb_NO', LC_ALL: 'C' }, 'en'], [{}, 'en'],
  [{ LC_MESSAGES: 'nb_NO.UTF-8', LANG: 'en_US' }, 'no'], [{ LC_ALL: '', LANG: 'nb@x' }, 'no'], [{ LANG: 'nova' }, 'en'],
])('the locale %j has the language %s', (env, language) => {
  expect(languageOfLocale(env)).toBe(language);
});
