import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './chromium.ts';
import { SetupError, withoutHosts } from './install.mjs';
import { runQuietly } from './processes.ts';

type Say = (line: string) => void;

/** A Chromium that answers, or why there is none. */
export type BrowserOutcome = { ok: true; path: string } | { ok: false; reason: string };

const MINUTE = 60_000;

/** `npm run browser`: brings a Chromium, and fails when none can be had. */
export async function browser(say: Say): Promise<void> {
  const outcome = await ensureBrowser(say);
  if (!outcome.ok) throw new SetupError(`No Chromium: ${outcome.reason}`);
  say(`Chromium: ${outcome.path}`);
}

/** Finds a Chromium that runs, or fetches one: Debian's package as root, else Playwright's download. */
export async function ensureBrowser(say: Say): Promise<BrowserOutcome> {
  const present = await findWorking();
  if (present) return { ok: true, path: present };
  const reasons: string[] = [];
  for (const way of waysToFetch()) {
    say(`Fetching a browser: ${way.name} …`);
    const { code, output } = await way.fetch();
    const path = await findWorking();
    if (path) return { ok: true, path };
    reasons.push(`${way.name} ${code === 0 ? 'brought none that runs' : `failed (${complaintOf(output)})`}`);
  }
  return { ok: false, reason: reasons.join('; ') };
}

/** The Chromium found, if it also starts far enough to tell its version. */
async function findWorking(): Promise<string | undefined> {
  const path = findChromium(process.env);
  if (!path) return undefined;
  const { code } = await runQuietly(path, ['--version'], { timeoutMs: 20_000 });
  return code === 0 ? path : undefined;
}

interface Way {
  name: string;
  fetch(): Promise<{ code: number; output: string }>;
}

function waysToFetch(): Way[] {
  const ways: Way[] = [];
  if (canInstallPackages()) ways.push({ name: 'the chromium package', fetch: () => installPackage('chromium') });
  ways.push({ name: "Playwright's download", fetch: byPlaywright });
  return ways;
}

/** True as root on a machine with Debian's packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && isDebianLike(readOsRelease());
}

/** Brings one of Debian's packages; no service that comes with it is started. */
export async function installPackage(name: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { timeoutMs: 5 * MINUTE, env };
  const update = await runQuietly('apt-get', ['update', '-qq'], options);
  // An update that failed in part (one dead source) may still know the package.
  const install = await runQuietly('apt-get', ['install', '-y', '-qq', name], options);
  return install.code === 0 ? install : { code: install.code, output: `${update.output}\n${install.output}` };
}

function byPlaywright(): Promise<{ code: number; output: string }> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return runQuietly(process.execPath, [cli, 'install', 'chromium'], { timeoutMs: 4 * MINUTE });
}

/** True for Debian, Ubuntu and what is built on them, by the text of /etc/os-release. */
export function isDebianLike(osRelease: string): boolean {
  const fields = [...osRelease.matchAll(/^(?:ID|ID_LIKE)=["']?([^"'\n]*)/gm)];
  return fields.some(([, value = '']) => value.split(' ').some((id) => id === 'debian' || id === 'ubuntu'));
}

function readOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

/** The first line that says what went wrong, else the last line; stacks say nothing to whoever waits for a browser. */
export function complaintOf(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const line = lines.find((text) => /^(E: |Error|.*\b(?:fail|unable)\w*\b)/i.test(text)) ?? lines.at(-1) ?? 'without a word';
  return withoutHosts(line.trim()).slice(0, 200);
}
