import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import type { BrowserOutcome } from './browser.ts';
import { configuredChromium } from './chromium.ts';
import { ensureBuilt } from './client-build.ts';
import { ensureHeadlessShell } from './headless-shell.ts';
import { ensureInstalled } from './install.mjs';
import { runCaptured } from './processes.ts';
import type { Ended } from './processes.ts';
import { ensureRedisServer } from './redis-server.ts';
import { closingLine, tallyCheck, tallyFailure, tallyPlaywright, tallySkipped, tallyVitest } from './tally.ts';
import type { Tally } from './tally.ts';

type Say = (line: string) => void;

interface Outcome {
  name: string;
  tally: Tally;
  ms: number;
}

/** Beside the first, which often waits for a browser, run those that keep the cores busy. */
const SUITES = [
  'chromium', 'types', 'lint', 'unit', 'conformance', 'validators', 'growth', 'integration', 'browser',
] as const;

/** No runner may take longer than this: a hang counts as a failure. */
const STEP_LIMIT_MS = 20 * 60_000;

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
/** Where the runners write their reports; the Playwright configuration names the same folder. */
const REPORTS = join(ROOT, 'e2e/.output');
const IN_PROJECT = {
  cwd: ROOT, timeoutMs: STEP_LIMIT_MS, env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}` },
};

/**
 * Everything CI runs. Each step is counted, timed and printed in one piece when it is done; a failed step does not stop
 * the next. Ends with the failures, a table, the line `N passed, N failed, N skipped`, and a non-zero exit code if
 * something failed.
 */
export async function verify({ say, fetchBrowser }: { say: Say; fetchBrowser: boolean }): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const validators = { say, lockFile: join(ROOT, 'dist/validators.lock'), name: 'the validators' };
  const problem = await attempt(() => ensureInstalled(join(ROOT, 'e2e/validators'), validators));
  if (problem) say(problem);
  const chromium = fetchBrowser ? await ensureBrowser(say) : presentBrowser();
  if (fetchBrowser && chromium.ok) await ensureHeadlessShell(say);
  await ensureRedisServer(say, { fetch: fetchBrowser });

  const began = performance.now();
  const outcomes: Outcome[] = [];
  /** What `run` prints is held back until the step is done. */
  const step = async (name: string, run: (say: Say) => Promise<Tally>): Promise<void> => {
    const lines: string[] = [];
    say(`Running ${name} …`);
    const started = performance.now();
    const tally = await run((line) => void lines.push(line));
    outcomes.push({ name, tally, ms: performance.now() - started });
    say([`\n── ${name} ──`, ...lines].join('\n'));
  };
  // Fills the compile cache for the services that the suites start; without it they just start more slowly.
  const warm = runCaptured(process.execPath, [join(ROOT, 'e2e/world/warm-start.ts')], IN_PROJECT);
  await Promise.all([step('page', (log) => buildPage(log)), warm]);
  const suites = SUITES.values();
  // Two at a time keep two cores busy; more would take longer, as each would slow down the others.
  const runNext = async (): Promise<void> => {
    for (const name of suites) await step(name, async (log) => {
      if (name === 'browser') return playwright(log, chromium);
      if (name === 'types' || name === 'lint') return script(log, name);
      if (name === 'validators' && problem) return tallyFailure('the validators could not be installed');
      return vitest(log, name);
    });
  };
  await Promise.all([runNext(), runNext()]);
  for (const failure of outcomes.flatMap(({ tally }) => tally.failures ?? [])) say(`\nfailed: ${failure}`);
  for (const line of summary(outcomes, performance.now() - began)) say(line);
  say(closingLine(outcomes.map(({ tally }) => tally)));
  if (outcomes.some(({ tally }) => tally.failed > 0)) process.exitCode = 1;
}

/** A table with one line per step, without the closing line. */
export function summary(outcomes: readonly Outcome[], ms: number): string[] {
  const seconds = (of: number): string => `${(of / 1000).toFixed(1)} s`.padStart(10);
  const rows = outcomes.map(({ name, tally, ms }) => {
    const counts = [tally.passed, tally.failed, tally.skipped].map((count) => String(count).padStart(7)).join('');
    const row = `${name.padEnd(12)}${counts}${seconds(ms)}`;
    return tally.note ? `${row}  ${tally.note}` : row;
  });
  return ['', `${'step'.padEnd(12)} passed failed skipped    time`, ...rows, `${'all'.padEnd(33)}${seconds(ms)}`, ''];
}

/** Builds the page, which the page and browser tests read. */
async function buildPage(say: Say): Promise<Tally> {
  const problem = await attempt(() => ensureBuilt(ROOT, say));
  if (problem) say(problem);
  return problem ? tallyFailure('the page could not be built') : tallyCheck(0);
}

async function script(say: Say, name: 'types' | 'lint'): Promise<Tally> {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  const running = runCaptured(scripts[name] ?? 'false', [], { ...IN_PROJECT, shell: true });
  return tallyCheck(await printOutput(say, running));
}

async function vitest(say: Say, project: string): Promise<Tally> {
  const report = join(REPORTS, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await printOutput(say, runCaptured(join(BIN, 'vitest'), args, IN_PROJECT));
  return tallyVitest(readReport(report), code);
}

async function playwright(say: Say, chromium: BrowserOutcome): Promise<Tally> {
  const report = join(REPORTS, 'browser.json');
  const command = join(BIN, 'playwright');
  if (chromium.ok) {
    const code = await printOutput(say, runCaptured(command, ['test'], IN_PROJECT));
    return tallyPlaywright(readReport(report), code);
  }
  say(`Browser tests are skipped: ${chromium.reason}`);
  await runCaptured(command, ['test', '--list', '--reporter=json'], {
    ...IN_PROJECT,
    env: { ...IN_PROJECT.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return tallySkipped(readReport(report), `no browser: ${chromium.reason}`);
}

/** Prints a program's output; resolves to its exit code. */
async function printOutput(say: Say, running: Promise<Ended>): Promise<number> {
  const { code, output } = await running;
  say(output.trim());
  return code;
}

function presentBrowser(): BrowserOutcome {
  const path = configuredChromium(process.env);
  return path ? { ok: true, path } : { ok: false, reason: 'none was found (npm run browser installs one)' };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Does the work; returns why it failed, or undefined. */
async function attempt(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
