import { once } from 'node:events';
import { systemClock } from '../../server/clock.ts';
import type { Clock } from '../../server/clock.ts';
import { createGuardedBrowser } from '../../server/net/browser.ts';
import type { BrowserOptions } from '../../server/net/browser.ts';
import type { BrowserEnd, BrowserSession } from '../../server/net/chromium.ts';
import { findChromium } from '../../server/net/chromium-find.ts';
import { EgressPolicy } from '../../server/net/egress-policy.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import { createResolver } from '../../server/net/resolve.ts';
import type { AddressGuard, AddressVerdict } from '../../server/net/guard.ts';
import { readProc } from '../../server/net/processes.ts';
import type { WorldNetwork } from '../world/network.ts';
import { runningProcesses } from '../world/running-processes.ts';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** The browsers of this machine; tests that need one are skipped where there is none. */
export const chromiumHere = findChromium({ configured: chromiumPath });
if (chromiumHere.length === 0) console.log('browser tests skipped: no Chromium on this machine (set CHROMIUM_PATH)');

/** The guarded browser, composed as in the service, in a test world. */
export interface BrowserRig extends AsyncDisposable {
  open(options?: Partial<BrowserOptions>): Promise<BrowserSession>;
  /** Every address of a page that the guard refused, in order. */
  refused: readonly { host: string; code: string }[];
}

/** Hosts that Chromium itself contacts after a while; the guard refuses them. */
const CHROMIUM_HOSTS = /\.google(?:apis)?\.com$/;

/** What a test may replace: the guard, to reach a host that is not mapped, and the clock. */
export interface BrowserRigOptions {
  guard?: AddressGuard;
  clock?: Clock;
}

/** Hosts must be served before, since the world's addresses are read here. */
export async function startBrowserRig(
  world: WorldNetwork, { guard, clock = systemClock }: BrowserRigOptions = {},
): Promise<BrowserRig> {
  const policy = EgressPolicy.parse(world.environment());
  const resolver = createResolver({ servers: policy.dnsServers, clock });
  const { judge } = guard ?? createAddressGuard({ policy, resolver });
  const refused: { host: string; code: string }[] = [];
  const recording = async (url: URL, signal: AbortSignal): Promise<AddressVerdict> => {
    const verdict = await judge(url, signal);
    const host = url.hostname;
    if (!verdict.ok && !CHROMIUM_HOSTS.test(host)) refused.push({ host, code: verdict.code });
    return verdict;
  };
  const browser = createGuardedBrowser({
    guard: { judge: recording },
    clock,
    policy,
    chromiumPath,
  });
  return {
    async open(options = {}) {
      const start = await browser.open({ signal: new AbortController().signal, ...options });
      if (!start.ok) throw new Error(`${start.reason}: ${start.detail}`);
      return start.session;
    },
    refused,
    [Symbol.asyncDispose]: () => browser[Symbol.asyncDispose](),
  };
}

/** Why a browser ended, when nothing is left of it. */
export async function whyEnded(session: BrowserSession): Promise<BrowserEnd> {
  const why = await session.ending;
  await session[Symbol.asyncDispose]();
  return why;
}

/** Opens a tab through the session's DevTools port and context. */
export async function visit({ port, context }: Pick<BrowserSession, 'port' | 'context'>, url: string): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = await version.json() as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method: 'Target.createTarget', params: { url, browserContextId: context } }));
  const [{ data }] = await answered as [MessageEvent<string>];
  socket.close();
  if (!JSON.parse(data).result) throw new Error(`no tab: ${data}`);
}

/** The browser's open targets. */
export async function targetsOf(session: Pick<BrowserSession, 'port'>): Promise<BrowserTarget[]> {
  const response = await fetch(`http://127.0.0.1:${session.port}/json/list`);
  return await response.json() as BrowserTarget[];
}

interface BrowserTarget {
  type: string;
  url: string;
  title: string;
}

/** The running processes with `text` in their command line or in the group; Linux only. */
export const processesOf = ({ group: leader, text }: { group: number; text?: string }) =>
  runningProcesses().flatMap(({ pid, group }) => {
    const command = readProc(`${pid}/cmdline`);
    const isOurs = group === leader || (text !== undefined && command.includes(text));
    return isOurs ? [{ pid, command, status: readProc(`${pid}/status`) }] : [];
  });
