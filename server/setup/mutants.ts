import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from './install.mjs';
import { runAloud } from './processes.ts';

/** Pure functions that judge, grade, count, read products, verify and classify. */
const MUTATED = [
  'server/tools/health/checks/**/*.ts', 'server/tools/health/grade.ts', 'server/tools/geo/metrics.ts',
  'contract/statistics/*.ts', 'server/product/*.ts', 'server/tools/emitter/verify/*.ts', 'server/site/robots*.ts',
  'server/site/response/*.ts',
];

// Whose tests are not those of its own folder: the emitter's cases decide about products too.
const TESTS: Readonly<Record<string, string>> = {
  'server/product/': '{server/product,server/tools/emitter}/*.test.ts',
  'server/tools/emitter/verify/': 'server/tools/emitter/*.test.ts',
  'server/tools/geo/metrics.ts': 'server/tools/geo/metrics.test.ts',
  'server/tools/health/grade.ts': 'server/tools/health/grade.test.ts',
};

/** The percentage of mutants that tests must notice. */
const BAR = 90;
const LIMIT_MS = 60 * 60_000;

interface Tally {
  noticed: number;
  all: number;
}

/**
 * Changes each file below a folder in small ways, and counts the changes that no test notices. Each file's result is
 * kept: a rerun tries only what is new or changed. Stops after an hour.
 */
export async function mutants(
  root: string, { say, args }: { say: (line: string) => void; args: readonly string[] },
): Promise<void> {
  const folder = args[0]?.replace(/\/$/, '') ?? '';
  const files = mutatedBelow(root, folder);
  if (files.length === 0) throw new SetupError(`Nothing below ${folder} is mutated; what is: ${MUTATED.join(', ')}`);
  const deadline = performance.now() + LIMIT_MS;
  const total: Tally = { noticed: 0, all: 0 };
  for (const [at, file] of files.entries()) {
    const timeoutMs = deadline - performance.now();
    const { code } = timeoutMs > 0
      ? await runAloud(join(root, 'node_modules/.bin/stryker'), strykerArgs(file), {
        cwd: root, timeoutMs, env: { ...process.env, MUTANT_TESTS: testsOf(file) },
      })
      : { code: 124 };
    if (code === 124) {
      say(`An hour is over: ${files.length - at} of ${files.length} files are left. Run it again to go on.`);
      process.exitCode = 1;
      break;
    }
    if (code !== 0) throw new SetupError(`Stryker could not mutate ${file}.`);
    const report = join(root, reportOf(file));
    const tally = tallyOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) as Report : { files: {} });
    total.noticed += tally.noticed;
    total.all += tally.all;
    say(`${file}: ${inWords(tally)}`);
  }
  say(`${folder || 'All'}: ${inWords(total)}; at least ${BAR} % is wanted`);
  if (scoreOf(total) < BAR) process.exitCode = 1;
}

/** The mutated files of a folder, or the one file; tests and rigs are left out. */
export function mutatedBelow(root: string, folder: string): string[] {
  return globSync(MUTATED, { cwd: root }).filter((file) => !/(?:\.test|-rig)\.ts$/.test(file))
    .filter((file) => folder === '' || file === folder || file.startsWith(`${folder}/`)).sort();
}

/** The tests, as a glob, that should notice a mutant of a file. */
export function testsOf(file: string): string {
  return Object.entries(TESTS).find(([start]) => file.startsWith(start))?.[1] ?? `${dirname(file)}/*.test.ts`;
}

/** The part of Stryker's report that is read. */
export interface Report {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>;
}

/** A mutant that fails a test, or times out, is noticed; one that cannot be run does not count. */
export function tallyOf({ files }: Report): Tally {
  const statuses = Object.values(files).flatMap(({ mutants: all }) => all.map(({ status }) => status));
  const count = (...of: readonly string[]): number => statuses.filter((status) => of.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return { noticed, all: noticed + count('Survived', 'NoCoverage') };
}

const reportOf = (file: string): string => `dist/mutants/${file.replaceAll('/', '-')}.json`;

const strykerArgs = (file: string): string[] =>
  ['run', 'server/setup/mutants.stryker.json', '--mutate', file, '--incrementalFile', reportOf(file)];

const scoreOf = ({ noticed, all }: Tally): number => (all === 0 ? 100 : (noticed / all) * 100);
const inWords = (tally: Tally): string => `${scoreOf(tally).toFixed(1)} % (${tally.noticed} of ${tally.all})`;
