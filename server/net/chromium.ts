import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { presentCredential } from './chromium-credential.ts';
import { createMemoryGroup, sweepMemoryGroups } from './memory-group.ts';
import type { ResourceBudget } from './browser-resources.ts';
import { watchBrowser } from './browser-watch.ts';
import { createFolder, removeFolder, sweepFolders } from './chromium-folder.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { sandboxUser, spawnChromium, weakenedBy } from './chromium-process.ts';
import type { ChromiumProcess } from './chromium-process.ts';
import type { CdpPipe } from './chromium-pipe.ts';
import type { ProxyLease } from './guard-proxy-lease.ts';

export interface LaunchOptions {
  /** Tried in turn until one can be started. */
  candidates: readonly string[];
  proxy: { port: number; lease: Pick<ProxyLease, 'username' | 'password'> };
  trustedKeys: readonly string[];
  /** From now until everything is killed, whatever the page does. */
  capMs: number;
  /** Beyond it everything is killed as well. */
  resources: ResourceBudget;
  clock: Clock;
  signal: AbortSignal;
}

/** Why a browser is there no more. `budget`: the page took too much of the machine. */
export type BrowserEnd = 'closed' | 'aborted' | 'cap' | 'budget' | 'crashed';

/** A sandboxed Chromium whose only way out is the guarding proxy. */
export interface RunningChromium extends AsyncDisposable {
  /** Where the DevTools protocol is spoken, on 127.0.0.1. */
  readonly port: number;
  /** The browser context that gets through the proxy; it is off the record, so that what a page stores takes no disk. */
  readonly context: string;
  /** The leader of a process group that holds all it started. */
  readonly pid: number;
  /** Settles with the reason as soon as it is being ended. */
  readonly ending: Promise<BrowserEnd>;
  /** Settles when every process has ended and its files are deleted. */
  readonly ended: Promise<BrowserEnd>;
  close(): Promise<void>;
}

/** `no-browser`: none here, or none that could have its sandbox. `browser-failed`: one that did not start. */
export type LaunchFailure = { ok: false; reason: 'no-browser' | 'browser-failed'; detail: string };
export type Launch = { ok: true; browser: RunningChromium } | LaunchFailure;

const START_MS = 15_000;
/** Held by the kernel where it gives a group; the watch ends a browser well before. */
const MOST_MEMORY_BYTES = 1_500_000_000;
const POLL_MS = 20;
const NO_SANDBOX = /no usable sandbox|without --no-sandbox|namespace sandbox|move to new namespace|suid sandbox/i;

/** Starts Chromium with its sandbox or not at all. Rejects only with the signal's reason. */
export async function launchChromium(options: LaunchOptions): Promise<Launch> {
  if (options.candidates.length === 0) return noBrowser('no Chromium was found on this machine');
  await sweepFolders();
  sweepMemoryGroups();
  let last: LaunchFailure = noBrowser('no Chromium could be started');
  for (const path of options.candidates) {
    options.signal.throwIfAborted();
    const launch = await launchOne(path, options);
    if (launch.ok || launch.reason === 'browser-failed') return launch;
    last = launch;
  }
  return last;
}

const noBrowser = (detail: string): LaunchFailure => ({ ok: false, reason: 'no-browser', detail });

async function launchOne(path: string, options: LaunchOptions): Promise<Launch> {
  const { clock, signal, capMs, resources } = options;
  const user = sandboxUser();
  const folder = await createFolder(user);
  const profile = join(folder, 'profile');
  const flags = chromiumFlags({ profile, proxyPort: options.proxy.port, trustedKeys: options.trustedKeys });
  let started: ChromiumProcess;
  try {
    started = await spawnChromium({ path, flags, folder, user, clock });
  } catch (error) {
    await removeFolder(folder);
    return noBrowser(`${path} could not be started${user ? ' as another user than root' : ''}: ${codeOf(error)}`);
  }

  const memory = createMemoryGroup(started.pid, MOST_MEMORY_BYTES);
  memory?.add(started.pid);
  const ending = Promise.withResolvers<BrowserEnd>();
  const ended = Promise.withResolvers<BrowserEnd>();
  let killing: Promise<void> | undefined;
  const end = (why: BrowserEnd): Promise<void> => (killing ??= (async () => {
    ending.resolve(why);
    cap[Symbol.dispose]();
    watch[Symbol.dispose]();
    signal.removeEventListener('abort', abort);
    await started.kill();
    memory?.[Symbol.dispose]();
    await removeFolder(folder);
    ended.resolve(why);
  })());
  const abort = () => void end('aborted');
  const cap = clock.after(capMs, () => void end('cap'));
  const watch = watchBrowser({ pid: started.pid, folder, budget: resources }, () => void end('budget'));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  void started.exited.then(() => end('crashed'));

  try {
    const reached = await untilReady(started, profile, options);
    return {
      ok: true,
      browser: {
        ...reached,
        pid: started.pid,
        ending: ending.promise,
        ended: ended.promise,
        close: () => end('closed'),
        [Symbol.asyncDispose]: () => end('closed'),
      },
    };
  } catch (error) {
    await end('crashed');
    signal.throwIfAborted();
    if (error instanceof SandboxMissing) return noBrowser(error.message);
    const complaint = started.complaint();
    if (NO_SANDBOX.test(complaint)) return noBrowser(`${path} cannot have its sandbox here, and is not run without it`);
    return { ok: false, reason: 'browser-failed', detail: `${path} did not start: ${(error as Error).message}` };
  }
}

class SandboxMissing extends Error {}

async function untilReady(
  started: ChromiumProcess, profile: string, options: LaunchOptions,
): Promise<Pick<RunningChromium, 'port' | 'context'>> {
  const { cdp, pid } = started;
  const giveUp = new AbortController();
  using _deadline = options.clock.after(START_MS, () => {
    giveUp.abort(new Error('it took too long'));
    cdp.close();
  });
  void started.exited.then(() => giveUp.abort(new Error('it ended at once')));
  try {
    await cdp.send('Browser.getVersion');
    const weakened = weakenedBy(pid);
    if (weakened) throw new SandboxMissing(`the launcher of this Chromium adds ${weakened}, so it has no sandbox`);
    const { browserContextId } = await cdp.send('Target.createBrowserContext');
    const context = String(browserContextId);
    await keepClosed(cdp, context);
    await presentCredential(cdp, context, options.proxy.lease);
    return { context, port: await debuggingPort(profile, options.clock, giveUp.signal) };
  } catch (error) {
    throw giveUp.signal.aborted ? giveUp.signal.reason : error;
  }
}

/**
 * Downloads are denied, pop-ups ended as soon as they show. Service workers are held before their first line, until
 * whoever drives the browser lets them go on; their way out is the proxy like everybody's.
 */
async function keepClosed(cdp: CdpPipe, browserContextId: string): Promise<void> {
  cdp.listen(({ method, params }) => {
    if (method !== 'Target.targetCreated') return;
    const { targetId, openerId } = params['targetInfo'] as { targetId: string; openerId?: string };
    if (openerId) cdp.send('Target.closeTarget', { targetId }).catch(() => {});
  });
  await cdp.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  await cdp.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  await cdp.send('Target.setAutoAttach', {
    autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'service_worker' }],
  });
}

async function debuggingPort(profile: string, clock: Clock, signal: AbortSignal): Promise<number> {
  for (;;) {
    const port = Number(/^(\d{1,5})\n/.exec(await readSmall(join(profile, 'DevToolsActivePort')))?.[1]);
    if (port > 0 && port <= 65_535) return port;
    await clock.sleep(POLL_MS, signal);
  }
}

/** The folder belongs to the browser's user, so what is read there is neither followed nor believed to be small. */
async function readSmall(path: string): Promise<string> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } catch {
    return '';
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;
