import { describe, expect, test } from 'vitest';
import { closingLine, tallyCheck, tallyFailure, tallyPlaywright, tallySkipped, tallyVitest } from './tally.ts';

const file = (status: string, ...tests: string[]): object => ({
  name: 'a.test.ts',
  status,
  message: 'cannot load',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `adds ${each}`,
    failureMessages: each === 'failed' ? ['\u001B[31mAssertionError: 1 is not 2\u001B[39m\n    at a.test.ts:3:1'] : [],
  })),
});
const vitest = (passed: number, failed: number, skipped: number, testResults: object[]): object => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults,
});
const spec = (title: string, ok: boolean): object => ({
  title,
  file: 'a.spec.ts',
  ok,
  tests: [{ results: [{ errors: ok ? [] : [{ message: 'Error: too late\n\n  at a.spec.ts:9:2' }] }] }],
});
const playwright = (stats: object, errors: unknown[] = []): object => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites: [{ specs: [], suites: [{ specs: [spec('opens', true), spec('closes', false)] }] }],
  errors,
});

/** How the failed test in each runner's report is printed. */
const FAILED = 'a.test.ts › adds failed\n  AssertionError: 1 is not 2\n  at a.test.ts:3:1';
const UNEXPECTED = 'a.spec.ts › closes\n  Error: too late\n  at a.spec.ts:9:2';

describe('vitest', () => {
  test('the counts are copied', () => {
    const report = vitest(1, 1, 1, [file('failed', 'passed', 'failed', 'skipped')]);
    expect(tallyVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 1, failures: [FAILED] });
  });

  test('a todo test counts as skipped', () => {
    expect(tallyVitest({ ...vitest(1, 0, 1, []), numTodoTests: 2 }, 0).skipped).toBe(3);
  });

  test('a file that could not be loaded is a failure', () => {
    expect(tallyVitest(vitest(1, 0, 0, [file('passed', 'passed'), file('failed')]), 1)).toMatchObject({ failed: 1 });
  });

  test('a failing hook beside passed tests is a failure', () => {
    expect(tallyVitest(vitest(1, 0, 0, [file('failed', 'passed')]), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('an error outside of any test is a failure', () => {
    const tally = tallyVitest(vitest(5, 0, 0, [file('passed', 'passed')]), 1);
    expect(tally).toEqual({ passed: 5, failed: 1, skipped: 0, note: 'exited with code 1', failures: [] });
  });

  test('a run without a test is a failure', () => {
    expect(tallyVitest(vitest(0, 0, 0, []), 0)).toMatchObject({ failed: 1, note: 'no test was run' });
  });

  test.for([undefined, null, 'text', {}, { numPassedTests: 'many' }])('a crash (report %j) is a failure', (report) => {
    expect(tallyVitest(report, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyVitest(report, 124).note).toBe('no readable report; timed out');
  });
});

describe('Playwright', () => {
  test('the counts are copied; a flaky test counts as failed', () => {
    const report = playwright({ expected: 3, unexpected: 1, flaky: 1, skipped: 2 });
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2, failures: [UNEXPECTED] });
  });

  test('an error outside of any test is a failure', () => {
    expect(tallyPlaywright(playwright({}, [{ message: 'cannot load' }]), 1)).toMatchObject({ failed: 1 });
  });

  test('a run without a test is a failure', () => {
    expect(tallyPlaywright(playwright({}), 0)).toMatchObject({ failed: 1 });
  });

  test('a listing that is not run counts each of its tests as skipped', () => {
    const reason = 'no browser';
    expect(tallySkipped(playwright({ skipped: 7 }), reason)).toEqual({ passed: 0, failed: 0, skipped: 7, note: reason });
  });

  test('a listing that fails is a failure', () => {
    expect(tallySkipped(undefined, 'no browser')).toMatchObject({ failed: 1 });
    expect(tallySkipped(playwright({}, [{}]), 'no browser')).toMatchObject({ failed: 1 });
  });
});

describe('the failures', () => {
  test('name the file and the test, with the start of the error and without its colours', () => {
    const report = vitest(1, 1, 0, [file('failed', 'passed', 'failed'), file('failed')]);
    expect(tallyVitest(report, 1).failures).toEqual([
      FAILED,
      'a.test.ts › outside of its tests\n  cannot load',
    ]);
  });

  test('are read from suites within suites', () => {
    expect(tallyPlaywright(playwright({ expected: 1, unexpected: 1 }, [{ message: 'no port' }]), 1).failures).toEqual([
      UNEXPECTED,
      'the run › outside of its tests\n  no port',
    ]);
  });
});

describe('the closing line', () => {
  test('sums all runners; a check counts as one test', () => {
    const all = [tallyCheck(0), tallyCheck(2), tallyFailure('gone'), { passed: 40, failed: 0, skipped: 3 }];
    expect(closingLine(all)).toBe('41 passed, 2 failed, 3 skipped');
  });

  test('has the agreed format', () => {
    expect(closingLine([])).toMatch(/^\d+ passed, \d+ failed, \d+ skipped$/);
  });
});
