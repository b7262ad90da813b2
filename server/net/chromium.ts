import { addAbortListener } from 'node:events';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from '../async/once.ts';
import type { Clock } from '../clock.ts';
import { authenticateContext } from './chromium-credential.ts';
import { createMemoryGroup, sweepMemoryGroups } from './memory-group.ts';
import { BROWSER_RESOURCES } from './browser-resources.ts';
import { watchBrowser } from './browser-watch.ts';
import { createFolder, removeFolder, sweepFolders } from './chromium-folder.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { sandboxUser, spawnChromium, sandboxOffFlag } from './chromium-process.ts';
import type { ChromiumProcess } from './chromium-process.ts';
import type { CdpPipe } from './chromium-pipe.ts';
import type { ProxyBudget, ProxyLease, ProxyUsage } from './guard-proxy-lease.ts';
import type { GuardProxy } from './guard-proxy.ts';

/** What a browser is launched with. */
export interface LaunchOptions {
  /** Tried in order until one starts. */
  candidates: readonly string[];
  proxy: Pick<GuardProxy, 'port' | 'open'>;
  /** Its network budget at the proxy. */
  budget: ProxyBudget;
  trustedKeys: readonly string[];
  /** Time until everything is killed, whatever the page does. */
  capMs: number;
  clock: Clock;
  signal: AbortSignal;
}

/** Why a browser ended. `cap`: out of time; `budget`: the page used too much of the machine. */
export type BrowserEnd = 'closed' | 'aborted' | 'cap' | 'budget' | 'crashed';

/** A sandboxed Chromium that reaches the network only through a lease of the guard proxy. */
export interface BrowserSession extends AsyncDisposable {
  /** DevTools protocol port on 127.0.0.1. */
  readonly port: number;
  /** The context authenticated at the proxy; incognito, so that page storage uses no disk. */
  readonly context: string;
  /** Leader of the process group of all its processes. */
  readonly pid: number;
  /** Settles with the reason when shutdown begins; disposing waits until processes, files and connections are gone. */
  readonly ending: Promise<BrowserEnd>;
  /** Its network usage so far. */
  usage(): ProxyUsage;
}

/** `no-browser`: none installed, or none with a working sandbox. `browser-failed`: it did not start. */
export type LaunchFailure = { ok: false; reason: 'no-browser' | 'browser-failed'; detail: string };
/** A running browser, or why there is none. */
export type BrowserStart = { ok: true; session: BrowserSession } | LaunchFailure;

const START_MS = 15_000;
/** Enforced by the kernel where cgroups are available; some 230 MB of Chromium's own files may not count. */
const MAX_MEMORY_BYTES = 1_200_000_000;
const POLL_MS = 20;
const NO_SANDBOX = /no usable sandbox|without --no-sandbox|namespace sandbox|move to new namespace|suid sandbox/i;

/** Starts Chromium, never without its sandbox. Rejects with the signal's reason, or if its folder cannot be created. */
export async function launchChromium(options: LaunchOptions): Promise<BrowserStart> {
  await sweepFolders();
  sweepMemoryGroups();
  let last: LaunchFailure = noBrowser('no Chromium was found on this machine');
  for (const path of options.candidates) {
    options.signal.throwIfAborted();
    const launch = await launchPath(path, options);
    if (launch.ok || launch.reason === 'browser-failed') return launch;
    last = launch;
  }
  return last;
}

const noBrowser = (detail: string): LaunchFailure => ({ ok: false, reason: 'no-browser', detail });

async function launchPath(path: string, options: LaunchOptions): Promise<BrowserStart> {
  const { clock, signal, capMs, proxy, budget, trustedKeys } = options;
  const user = sandboxUser();
  const owned = new AsyncDisposableStack();
  const folder = owned.adopt(await createFolder(user), removeFolder);
  const lease = proxy.open({ budget, signal });
  owned.defer(() => lease.close());
  const profile = join(folder, 'profile');
  const flags = chromiumFlags({ profile, proxyPort: proxy.port, trustedKeys });
  let chromium: ChromiumProcess;
  try {
    chromium = await spawnChromium({ path, flags, folder, user, clock });
  } catch (error) {
    await owned.disposeAsync();
    return noBrowser(`${path} could not be started${user ? ' as another user than root' : ''}: ${codeOf(error)}`);
  }

  const { pid } = chromium;
  const ending = Promise.withResolvers<BrowserEnd>();
  const disposed = once(() => owned.disposeAsync());
  // Only the first reason counts.
  const end = (why: BrowserEnd): Promise<void> => {
    ending.resolve(why);
    return disposed();
  };
  try {
    const memory = owned.use(createMemoryGroup(pid, MAX_MEMORY_BYTES));
    memory?.add(pid);
    const watched = { pid, folder, memoryGroup: memory?.folder ?? null, budget: BROWSER_RESOURCES };
    owned.defer(() => chromium.kill());
    owned.use(addAbortListener(signal, () => void end('aborted')));
    owned.use(watchBrowser(watched, () => void end('budget')));
    owned.use(clock.after(capMs, () => void end('cap')));
    void chromium.exited.then(() => end('crashed'));
    return {
      ok: true,
      session: {
        ...await waitUntilReady(chromium, { profile, lease, clock }),
        pid,
        ending: ending.promise,
        usage: () => lease.usage(),
        [Symbol.asyncDispose]: () => end('closed'),
      },
    };
  } catch (error) {
    await end('crashed');
    signal.throwIfAborted();
    if (error instanceof SandboxMissing) return noBrowser(error.message);
    if (NO_SANDBOX.test(chromium.stderrTail())) {
      return noBrowser(`${path} cannot have its sandbox here, and is not run without it`);
    }
    return { ok: false, reason: 'browser-failed', detail: `${path} did not start: ${(error as Error).message}` };
  }
}

class SandboxMissing extends Error {}

async function waitUntilReady(
  { cdp, pid, exited }: ChromiumProcess,
  { profile, lease, clock }: { profile: string; lease: ProxyLease; clock: Clock },
): Promise<Pick<BrowserSession, 'port' | 'context'>> {
  const failed = new AbortController();
  using _deadline = clock.after(START_MS, () => {
    failed.abort(new Error('it took too long'));
    cdp.close();
  });
  void exited.then(() => failed.abort(new Error('it ended at once')));
  try {
    await cdp.send('Browser.getVersion');
    const sandboxOff = sandboxOffFlag(pid);
    if (sandboxOff) throw new SandboxMissing(`the launcher of this Chromium adds ${sandboxOff}, so it has no sandbox`);
    const { browserContextId } = await cdp.send('Target.createBrowserContext');
    const context = String(browserContextId);
    await lockDown(cdp, context);
    await authenticateContext(cdp, context, lease);
    return { context, port: await debuggingPort(profile, clock, failed.signal) };
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error;
  }
}

/**
 * Denies downloads and closes pop-ups. Service workers are paused at start until whoever drives the browser resumes
 * them; they use the proxy like everything else.
 */
async function lockDown(cdp: CdpPipe, browserContextId: string): Promise<void> {
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

/** The browser's user owns the folder and may plant anything: symlinks are not followed, and the size is capped. */
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
