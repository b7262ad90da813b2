import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { configuredChromium } from './chromium.ts';
import { SetupError, withoutHosts } from './install.mjs';
import { runCaptured } from './processes.ts';
import type { Ended } from './processes.ts';
import type { SandboxUser } from '../net/chromium-process.ts';

type Say = (line: string) => void;

/** A working Chromium, or why there is none. */
export type BrowserOutcome = { ok: true; path: string } | { ok: false; reason: string };

const MINUTE = 60_000;

/** `npm run browser`: installs a Chromium if there is none, and fails if that is impossible. */
export async function browser(say: Say): Promise<void> {
  const outcome = await ensureBrowser(say);
  if (!outcome.ok) throw new SetupError(`No Chromium: ${outcome.reason}`);
  say(`Chromium: ${outcome.path}`);
}

/** The machine that is searched for a browser and gets one installed; tests replace it. */
export interface Machine {
  run: typeof runCaptured;
  find(): string | undefined;
  /** Whether Debian's packages can be installed. */
  hasPackages: boolean;
  /** The user who will start the browser; null for the current one. */
  user: SandboxUser | null;
  /** Aborting it stops a download; unpacking is completed. */
  signal?: AbortSignal;
}

/** Finds a working Chromium, or installs one: Debian's package as root, else Playwright's download. */
export async function ensureBrowser(say: Say, given: Partial<Machine> = {}): Promise<BrowserOutcome> {
  const machine: Machine = {
    run: runCaptured, find: () => configuredChromium(process.env), hasPackages: canInstallPackages(), user: null,
    ...given,
  };
  const present = await findWorking(machine);
  if (present) return { ok: true, path: present };
  const reasons: string[] = [];
  const sources: Record<string, () => Promise<Ended>> = {
    ...(machine.hasPackages && { 'the chromium package': () => installPackage('chromium', { ...machine, say }) }),
    "Playwright's download": () => installWithPlaywright(machine),
  };
  for (const [name, install] of Object.entries(sources)) {
    if (machine.signal?.aborted) return { ok: false, reason: 'cancelled' };
    say(`Installing a browser: ${name} …`);
    const { code, output } = await install();
    const path = await findWorking(machine);
    if (path) return { ok: true, path };
    reasons.push(`${name} ${code === 0 ? 'installed no working browser' : `failed (${errorLine(output)})`}`);
  }
  return { ok: false, reason: reasons.join('; ') };
}

/** The Chromium found, if it can print its version. */
async function findWorking({ find, run, user, signal }: Machine): Promise<string | undefined> {
  const path = find();
  if (!path || signal?.aborted) return undefined;
  const { code } = await run(path, ['--version'], { timeoutMs: 20_000, ...user, signal });
  return code === 0 ? path : undefined;
}

/** True as root on a machine with Debian's packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && isDebianLike(readOsRelease());
}

/** Installs a Debian package without starting any service it contains. */
export async function installPackage(
  name: string, { run, signal, say = () => {} }: Pick<Machine, 'run' | 'signal'> & { say?: Say } = { run: runCaptured },
): Promise<Ended> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const abortable = { timeoutMs: 5 * MINUTE, env, signal };
  // A half-unpacked package would block all further installs.
  const uninterruptible = { ...abortable, signal: signal && new AbortController().signal };
  const install = ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=60'];
  const update = await run('apt-get', ['update', '-qq'], abortable);
  // Even after a failed update, for instance because of one dead source, the package may be known.
  const download = await run('apt-get', [...install, '--download-only', name], abortable);
  if (signal?.aborted) return download;
  const wait = (): void => say(`The ${name} package is being unpacked; the process exits when that is done.`);
  signal?.addEventListener('abort', wait);
  const ended = download.code === 0 ? await run('apt-get', [...install, name], uninterruptible) : download;
  signal?.removeEventListener('abort', wait);
  return ended.code === 0 ? ended : { code: ended.code, output: `${update.output}\n${ended.output}` };
}

function installWithPlaywright({ run, signal }: Machine): Promise<Ended> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium'], { timeoutMs: 4 * MINUTE, signal });
}

/** True for Debian, Ubuntu and their derivatives, by the text of /etc/os-release. */
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

/** The first line that looks like an error, else the last line; stack frames are left out. */
export function errorLine(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const error = lines.find((text) => /^(E: |Error|.*\b(?:fail|unable)\w*\b)/i.test(text));
  const line = error ?? lines.at(-1) ?? 'no output';
  return withoutHosts(line.trim()).slice(0, 200);
}
