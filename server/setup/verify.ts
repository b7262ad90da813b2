import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import type { BrowserOutcome } from './browser.ts';
import { findChromium } from './chromium.ts';
import { ensureBuilt } from './client-build.ts';
import { ensureInstalled } from './install.mjs';
import { runAloud } from './processes.ts';
import { ensureSharedEngine } from './shared-engine.ts';
import { closingLine, tallyCheck, tallyFailure, tallyPlaywright, tallySkipped, tallyVitest } from './tally.ts';
import type { Tally } from './tally.ts';

type Say = (line: string) => void;

interface Step {
  name: string;
  run(): Promise<Tally>;
}

interface Run {
  root: string;
  say: Say;
}

interface Outcome {
  name: string;
  tally: Tally;
  ms: number;
}

/** No runner may take longer than this: a hang is a failure, not a wait. */
const STEP_LIMIT_MS = 20 * 60_000;

/**
 * Everything CI runs, one step after the other, each counted and timed; a failed step does not stop the next. Ends with
 * one line, `N passed, N failed, N skipped`, and a non-zero exit code when something failed.
 */
export async function verify(root: string, { say, fetchBrowser }: { say: Say; fetchBrowser: boolean }): Promise<void> {
  const run: Run = { root, say };
  rmSync(reportFolder(root), { recursive: true, force: true });
  mkdirSync(reportFolder(root), { recursive: true });
  const judges = await attempt(() =>
    ensureInstalled(join(root, 'e2e/judges'), { say, lockFile: join(root, 'dist/judges.lock'), name: 'the judges' }),
  );
  if (judges) say(judges);
  const chromium = fetchBrowser ? await ensureBrowser(say) : presentBrowser();
  await ensureSharedEngine(say, { fetch: fetchBrowser });

  const steps: Step[] = [
    { name: 'page', run: () => built(run) },
    { name: 'types', run: () => script(run, 'types') },
    { name: 'lint', run: () => script(run, 'lint') },
    { name: 'unit', run: () => vitest(run, 'unit') },
    { name: 'integration', run: () => vitest(run, 'integration') },
    { name: 'chromium', run: () => vitest(run, 'chromium') },
    { name: 'conformance', run: () => vitest(run, 'conformance') },
    { name: 'judges', run: async () => (judges ? tallyFailure('the judges could not be installed') : await vitest(run, 'judges')) },
    { name: 'browser', run: () => playwright(run, chromium) },
  ];
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    say(`\n── ${step.name} ──`);
    const started = performance.now();
    const tally = await step.run();
    outcomes.push({ name: step.name, tally, ms: performance.now() - started });
  }
  for (const line of summary(outcomes)) say(line);
  say(closingLine(outcomes.map(({ tally }) => tally)));
  if (outcomes.some(({ tally }) => tally.failed > 0)) process.exitCode = 1;
}

/** One line a step, for a person; the closing line is not among them. */
export function summary(outcomes: readonly Outcome[]): string[] {
  const rows = outcomes.map(({ name, tally, ms }) => {
    const counts = [tally.passed, tally.failed, tally.skipped].map((count) => String(count).padStart(7)).join('');
    const row = `${name.padEnd(12)}${counts}${`${(ms / 1000).toFixed(1)} s`.padStart(10)}`;
    return tally.note ? `${row}  ${tally.note}` : row;
  });
  return ['', `${'step'.padEnd(12)} passed failed skipped    time`, ...rows, ''];
}

/** The page is built first: the tests of pages and the browser read it. */
async function built({ root, say }: Run): Promise<Tally> {
  const problem = await attempt(() => ensureBuilt(root, say));
  if (problem) say(problem);
  return problem ? tallyFailure('the page could not be built') : tallyCheck(0);
}

async function script({ root }: Run, name: 'types' | 'lint'): Promise<Tally> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const { code } = await runAloud(scripts[name] ?? 'false', [], { ...inProject(root), shell: true });
  return tallyCheck(code);
}

async function vitest({ root }: Run, project: string): Promise<Tally> {
  const report = join(reportFolder(root), `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runAloud(join(root, 'node_modules/.bin/vitest'), args, inProject(root));
  return tallyVitest(readReport(report), code);
}

async function playwright({ root, say }: Run, chromium: BrowserOutcome): Promise<Tally> {
  const report = join(reportFolder(root), 'browser.json');
  const options = inProject(root);
  const command = join(root, 'node_modules/.bin/playwright');
  if (chromium.ok) {
    const env = { ...options.env, CHROMIUM_PATH: chromium.path };
    const { code } = await runAloud(command, ['test'], { ...options, env });
    return tallyPlaywright(readReport(report), code);
  }
  say(`Browser tests are skipped: ${chromium.reason}`);
  await runAloud(command, ['test', '--list', '--reporter=json'], {
    ...options,
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return tallySkipped(readReport(report), `no browser: ${chromium.reason}`);
}

function presentBrowser(): BrowserOutcome {
  const path = findChromium(process.env);
  return path ? { ok: true, path } : { ok: false, reason: 'none was found (npm run browser fetches one)' };
}

function inProject(root: string): { cwd: string; timeoutMs: number; env: NodeJS.ProcessEnv } {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  return { cwd: root, timeoutMs: STEP_LIMIT_MS, env: { ...process.env, PATH: path } };
}

/** Where the runners leave their reports; the Playwright configuration names the same folder. */
export const reportFolder = (root: string): string => join(root, 'e2e/.output');

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The reason it failed; undefined when it did not. */
async function attempt(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
