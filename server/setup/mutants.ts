import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from './install.mjs';
import { runInherited } from './processes.ts';

/** Pure functions that judge, grade, count, read products, verify and classify. */
const MUTATED = [
  'server/tools/health/checks/**/*.ts', 'server/tools/health/grade.ts', 'server/tools/geo/metrics.ts',
  'contract/report/visibility/pair-counts.ts', 'contract/statistics/*.ts', 'contract/report/schema/gtin.ts',
  'server/product/*.ts', 'server/tools/emitter/verify/*.ts', 'server/site/robots*.ts', 'server/site/response/*.ts',
];

// Files whose tests are not only in their own folder: the emitter's cases cover products too.
const TESTS: Readonly<Record<string, string>> = {
  'contract/report/visibility/pair-counts.ts': '{contract/report/visibility,server/tools/geo}/*.test.ts',
  'server/product/': '{server/product,server/tools/emitter}/*.test.ts',
  'server/tools/emitter/verify/': 'server/tools/emitter/*.test.ts',
  'server/tools/geo/metrics.ts': 'server/tools/geo/metrics.test.ts',
  'server/tools/health/grade.ts': 'server/tools/health/grade.test.ts',
};

/** The percentage of mutants that tests must detect. */
const MIN_SCORE = 90;
const LIMIT_MS = 60 * 60_000;

interface MutationScore {
  detected: number;
  total: number;
}

/**
 * Runs mutation tests on each file below a folder, and counts the mutants that the tests detect. Each file's result is
 * stored: a rerun tries only what is new or changed. Stops after an hour.
 */
export async function mutants(
  root: string, { say, args }: { say: (line: string) => void; args: readonly string[] },
): Promise<void> {
  const folder = args[0]?.replace(/\/$/, '') ?? '';
  const files = mutatedBelow(root, folder);
  if (files.length === 0) {
    throw new SetupError(`No file below ${folder} is mutated. Mutated files: ${MUTATED.join(', ')}`);
  }
  const deadline = performance.now() + LIMIT_MS;
  const sum: MutationScore = { detected: 0, total: 0 };
  for (const [at, file] of files.entries()) {
    const timeoutMs = deadline - performance.now();
    const { code } = timeoutMs > 0
      ? await runInherited(join(root, 'node_modules/.bin/stryker'), strykerArgs(file), {
        cwd: root, timeoutMs, env: { ...process.env, MUTANT_TESTS: testsOf(file) },
      })
      : { code: 124 };
    if (code === 124) {
      say(`Stopped after an hour: ${files.length - at} of ${files.length} files are left. Run again to continue.`);
      process.exitCode = 1;
      break;
    }
    if (code !== 0) throw new SetupError(`Stryker could not mutate ${file}.`);
    const report = join(root, reportOf(file));
    const score = mutationScore(
      existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) as Report : { files: {} },
    );
    sum.detected += score.detected;
    sum.total += score.total;
    say(`${file}: ${formatScore(score)}`);
  }
  say(`${folder || 'All'}: ${formatScore(sum)}; at least ${MIN_SCORE} % is required`);
  if (percentage(sum) < MIN_SCORE) process.exitCode = 1;
}

/** The mutated files of a folder, or the one file; tests and rigs are left out. */
export function mutatedBelow(root: string, folder: string): string[] {
  return globSync(MUTATED, { cwd: root }).filter((file) => !/(?:\.test|-rig)\.ts$/.test(file))
    .filter((file) => folder === '' || file === folder || file.startsWith(`${folder}/`)).sort();
}

/** A glob for the tests that should detect a mutant of a file. */
export function testsOf(file: string): string {
  return Object.entries(TESTS).find(([start]) => file.startsWith(start))?.[1] ?? `${dirname(file)}/*.test.ts`;
}

/** The part of Stryker's report that we read. */
export interface Report {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>;
}

/** A mutant that makes a test fail or time out is detected; one that cannot run does not count. */
export function mutationScore({ files }: Report): MutationScore {
  const statuses = Object.values(files).flatMap((file) => file.mutants.map(({ status }) => status));
  const count = (...of: readonly string[]): number => statuses.filter((status) => of.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  return { detected, total: detected + count('Survived', 'NoCoverage') };
}

const reportOf = (file: string): string => `dist/mutants/${file.replaceAll('/', '-')}.json`;

const strykerArgs = (file: string): string[] =>
  ['run', 'server/setup/mutants.stryker.json', '--mutate', file, '--incrementalFile', reportOf(file)];

const percentage = ({ detected, total }: MutationScore): number => (total === 0 ? 100 : (detected / total) * 100);
const formatScore = (score: MutationScore): string =>
  `${percentage(score).toFixed(1)} % (${score.detected} of ${score.total})`;
