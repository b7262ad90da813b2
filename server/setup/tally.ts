import { z } from 'zod';

/** The results of one runner's tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What the counts alone do not say. */
  note?: string;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** A check with a single result: the type check, the linter. */
export const tallyCheck = (code: number): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** Reads vitest's JSON report; a file that could not even be loaded counts as one failed test. */
export function tallyVitest(report: unknown, code: number): Tally {
  const parsed = VitestReport.safeParse(report);
  if (!parsed.success) return unreadable(code);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return judged(code, {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  });
}

/** Reads Playwright's JSON report; a test that passed only at the second try counts as failed. */
export function tallyPlaywright(report: unknown, code: number): Tally {
  const parsed = PlaywrightReport.safeParse(report);
  if (!parsed.success) return unreadable(code);
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  return judged(code, { passed: expected, failed: unexpected + flaky + parsed.data.errors.length, skipped });
}

/** The tests of a listing that is not run, each counted as skipped for the reason given. */
export function tallySkipped(listing: unknown, reason: string): Tally {
  const parsed = PlaywrightReport.safeParse(listing);
  if (!parsed.success) return { ...unreadable(1), note: 'the tests could not even be listed' };
  return { passed: 0, failed: parsed.data.errors.length, skipped: Math.max(1, parsed.data.stats.skipped), note: reason };
}

/** A step that could not be run at all. */
export const tallyFailure = (note: string): Tally => ({ passed: 0, failed: 1, skipped: 0, note });

/** The last line of a run: everything summed. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped'): number => tallies.reduce((total, tally) => total + tally[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

/** A runner that exited with an error, or ran nothing, has failed whatever its counts say. */
function judged(code: number, tally: Tally): Tally {
  if (code !== 0 && tally.failed === 0) return { ...tally, failed: 1, note: endedWith(code) };
  if (tally.passed + tally.failed + tally.skipped === 0) return tallyFailure('no test was run');
  return tally;
}

const unreadable = (code: number): Tally => tallyFailure(`no readable report; ${endedWith(code)}`);

const endedWith = (code: number): string =>
  code === 124 ? 'ended for taking too long' : `ended with exit code ${code}`;
