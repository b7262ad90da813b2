import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { compareWithBaseline } from './baseline.ts';
import { sarifLog } from './sarif.ts';
import { finding, HOSTILE, scanOf, summary } from './scan-rig.ts';

const text = { type: 'string' };
const object = (required: readonly string[], properties: Record<string, object>): object =>
  ({ type: 'object', additionalProperties: false, required, properties });
const list = (items: object): object => ({ type: 'array', items });
const anyObject = { type: 'object' };

/** The rules of SARIF 2.1.0 (OASIS, errata 01) for the objects we write; other properties are rejected. */
const SARIF = object(['version', 'runs'], {
  $schema: text,
  version: { enum: ['2.1.0'] },
  runs: list(object(['tool'], {
    tool: object(['driver'], {
      driver: object(['name'], {
        name: text, version: text, semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
        rules: { ...list(object(['id'], {
          id: text, properties: anyObject,
          defaultConfiguration: object([], { level: { enum: ['none', 'note', 'warning', 'error'] } }),
        })), uniqueItems: true },
      }),
    }),
    automationDetails: object([], { id: text }),
    invocations: list(object(['executionSuccessful'], {
      executionSuccessful: { type: 'boolean' },
      endTimeUtc: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
    })),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: list(object(['message'], {
      ruleId: text, ruleIndex: { type: 'integer', minimum: -1 },
      kind: { enum: ['notApplicable', 'pass', 'fail', 'review', 'open', 'informational'] },
      level: { enum: ['none', 'note', 'warning', 'error'] },
      message: object([], { text }),
      locations: list(object([], {
        physicalLocation: object(['artifactLocation'], {
          artifactLocation: object([], { uri: { type: 'string', pattern: '^[a-z]+:[\\x21-\\x7e]*$' } }),
          region: object([], { startLine: { type: 'integer', minimum: 1 } }),
        }),
      })),
      partialFingerprints: { type: 'object', additionalProperties: text },
      baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
    })),
  })),
});
const validate = new Ajv({ strict: false, allErrors: true }).compile(SARIF);

interface Result { ruleId: string; ruleIndex: number; kind: string; level: string; baselineState?: string; locations: { physicalLocation: object }[] }

function read(log: string) {
  const value = JSON.parse(log);
  validate(value);
  expect(validate.errors).toBeNull();
  const [run] = value.runs as [{ results: Result[]; tool: { driver: { rules: { id: string }[] } }; invocations: object[] }];
  return run;
}

describe('SARIF', () => {
  const fail = (id: string, severity: 'critical' | 'major' | 'minor' | 'info') => finding(id, { status: 'fail', severity });

  test('maps each severity to a level, and warn to the level warning at most', () => {
    const { results, tool } = read(sarifLog(scanOf([
      fail('a', 'critical'), fail('b', 'major'), fail('c', 'minor'), fail('d', 'info'),
      finding('e', { status: 'warn', severity: 'critical' }),
      finding('f', { status: 'not-measured', severity: 'critical' }),
      finding('g', { status: 'info', severity: 'info' }), finding('h'),
      finding('i', { status: 'not-applicable' }),
    ]), undefined));
    expect(results.map(({ ruleId, kind, level }) => [ruleId, kind, level])).toEqual([
      ['a', 'fail', 'error'], ['b', 'fail', 'error'], ['c', 'fail', 'warning'], ['d', 'fail', 'note'],
      ['e', 'fail', 'warning'],
      ['f', 'open', 'none'], ['g', 'informational', 'none'],
    ]);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
  });

  test('gives the places of the evidence, or else the address of the store', () => {
    const evidence = [
      { label: 'a', value: 'x', page: 'https://store.test/å b', line: 3 },
      { label: 'b', value: 'y', url: 'https://store.test/c' }, { label: 'c', value: 'z' },
    ];
    const { results } = read(sarifLog(scanOf([finding('a', { status: 'fail', evidence }), fail('b', 'minor')]), undefined));
    expect(results.map(({ locations }) => locations.map(({ physicalLocation }) => physicalLocation))).toEqual([
      [{ artifactLocation: { uri: 'https://store.test/%C3%A5%20b' }, region: { startLine: 3 } },
        { artifactLocation: { uri: 'https://store.test/c' } }],
      [{ artifactLocation: { uri: 'https://store.test/' } }],
    ]);
  });

  test('treats nothing that a store wrote as a link or a placeholder', () => {
    const log = sarifLog(scanOf([finding('a', { status: 'fail', title: '“[Log in](https://evil.test) {0} [1]”', message: 'It is.' })]), undefined);
    expect(JSON.parse(log).runs[0].results[0].message.text).toBe('“[Log in] (https://evil.test) {{0}} [1]” It is.');
  });

  test('has no characters that act on the text around them', () => {
    const log = sarifLog(scanOf([finding('a', { status: 'fail', title: 'a\u009b2J\u202eb', message: '\u0000' })]), undefined);
    expect(JSON.parse(log).runs[0].results[0].message.text).toBe('a 2J b  ');
  });

  test('marks what is new, updated or unchanged since the baseline', () => {
    const place = (page: string) => ({ status: 'fail' as const, evidence: [{ label: 'a', value: 'x', page }] });
    const before = [fail('old', 'major'), finding('more', place('https://store.test/a')), finding('new')];
    const after = [fail('old', 'major'), finding('more', place('https://store.test/b')), fail('new', 'major')];
    const comparison = compareWithBaseline({ summary: summary(), findings: before }, { summary: summary(), findings: after });
    const { results } = read(sarifLog(scanOf(after), comparison));
    expect(results.map(({ baselineState }) => baselineState)).toEqual(['unchanged', 'updated', 'new']);
  });

  test('takes no location from an invalid URL, and marks a scan that did not see the store as unsuccessful', () => {
    const { results, invocations } = read(sarifLog(
      scanOf([finding('a', { status: 'fail', title: HOSTILE, evidence: [{ label: HOSTILE, value: HOSTILE, url: HOSTILE }] })],
        { summary: summary({ outcome: 'challenged', finalUrl: null }) }), undefined,
    ));
    expect(results[0]!.locations[0]!.physicalLocation).toEqual({ artifactLocation: { uri: 'https://store.test/' } });
    expect(invocations).toEqual([{ executionSuccessful: false, endTimeUtc: '2026-11-20T08:00:12.000Z' }]);
  });

  test('names no page of the store if the address that was scanned is invalid', () => {
    const unseen = scanOf([finding('a', { status: 'fail' })], { summary: summary({ outcome: 'unreachable', finalUrl: null }) });
    const { results } = read(sarifLog({ ...unseen, report: { ...unseen.report, input: { url: ' ', b2b: false } } }, undefined));
    expect(results[0]!.locations[0]!.physicalLocation).toEqual({ artifactLocation: { uri: 'about:blank' } });
  });
});
