import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The results of one runner's tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** A remark on the counts. */
  note?: string;
  /** Each failed test: its file, its name, and the start of its error. */
  failures?: string[];
}

/** Enough for an error message and its line in the test; the rest is in the step's own output. */
const FAILURE_LINES = 6;

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({
    name: z.string(),
    status: z.string(),
    message: z.string().optional(),
    assertionResults: z.array(z.object({
      status: z.string(),
      fullName: z.string(),
      failureMessages: z.array(z.string()).nullish(),
    })),
  })),
});

const PlaywrightError = z.object({ message: z.string().optional() });

const PlaywrightSuite = z.object({
  specs: z.array(z.object({
    title: z.string(),
    file: z.string(),
    ok: z.boolean(),
    tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(PlaywrightError).optional() })) })),
  })),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(PlaywrightSuite),
  errors: z.array(PlaywrightError),
});

/** A check with a single result: the type check, the linter. */
export const tallyCheck = (code: number): Tally =>
  ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** Reads vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function tallyVitest(report: unknown, code: number): Tally {
  const parsed = VitestReport.safeParse(report);
  if (!parsed.success) return unreadable(code);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = testResults.flatMap((file) => file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(file.name, fullName, failureMessages?.[0])));
  return applyExitCode(code, {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failures, ...broken.map(({ name, message }) => failure(name, 'outside of its tests', message))],
  });
}

/** Reads Playwright's JSON report; a flaky test, which passes only on a retry, counts as failed. */
export function tallyPlaywright(report: unknown, code: number): Tally {
  const parsed = PlaywrightReport.safeParse(report);
  if (!parsed.success) return unreadable(code);
  const { stats: { expected, unexpected, flaky, skipped }, suites, errors } = parsed.data;
  const failures = specsOf(suites).filter(({ ok }) => !ok).map(({ file, title, tests }) =>
    failure(file, title, tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? [])[0]?.message));
  return applyExitCode(code, {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    failures: [...failures, ...errors.map(({ message }) => failure('the run', 'outside of its tests', message))],
  });
}

/** Counts every test of a listing as skipped, for the given reason. */
export function tallySkipped(listing: unknown, reason: string): Tally {
  const parsed = PlaywrightReport.safeParse(listing);
  if (!parsed.success) return { ...unreadable(1), note: 'the tests could not be listed' };
  const { errors, stats } = parsed.data;
  return { passed: 0, failed: errors.length, skipped: Math.max(1, stats.skipped), note: reason };
}

/** A step that could not run at all. */
export const tallyFailure = (note: string): Tally => ({ passed: 0, failed: 1, skipped: 0, note });

/** The last line of a run: the sum of all counts. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped'): number => tallies.reduce((total, tally) => total + tally[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

const specsOf = (suites: readonly z.infer<typeof PlaywrightSuite>[]): z.infer<typeof PlaywrightSuite>['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

function failure(file: string, test: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n').filter((line) => line.trim() !== '');
  return [`${file} › ${test}`, ...lines.slice(0, FAILURE_LINES).map((line) => `  ${line.trim()}`)].join('\n');
}

/** A runner that exits with an error, or runs no test, counts as failed whatever its counts say. */
function applyExitCode(code: number, tally: Tally): Tally {
  if (code !== 0 && tally.failed === 0) return { ...tally, failed: 1, note: exitText(code) };
  if (tally.passed + tally.failed + tally.skipped === 0) return tallyFailure('no test was run');
  return tally;
}

const unreadable = (code: number): Tally => tallyFailure(`no readable report; ${exitText(code)}`);

const exitText = (code: number): string =>
  code === 124 ? 'timed out' : `exited with code ${code}`;
