import { readdirSync, readFileSync } from 'node:fs';
import { systemClock } from '../../server/clock.ts';
import { createGuardedBrowser } from '../../server/net/browser.ts';
import type { BrowserOptions, BrowserSession } from '../../server/net/browser.ts';
import { findChromium } from '../../server/net/chromium-find.ts';
import { parseEgressPolicy } from '../../server/net/egress-policy.ts';
import { startGuardProxy } from '../../server/net/guard-proxy.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import { createResolver } from '../../server/net/resolve.ts';
import type { AddressGuard } from '../../server/net/verdict.ts';
import type { WorldNetwork } from '../world/network.ts';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** The browsers of this machine; tests that need one skip, with a line, where there is none. */
export const chromiumHere = findChromium({ configured: chromiumPath });
if (chromiumHere.length === 0) console.log('browser tests skipped: no Chromium on this machine (set CHROMIUM_PATH)');

/** The guarded browser as the service puts it together, living in a test world. */
export interface BrowserRig extends AsyncDisposable {
  open(options?: Partial<BrowserOptions>): Promise<BrowserSession>;
}

/** `guard` stands in for the real one where a test needs a host that no operator mapped. */
export async function startBrowserRig(world: WorldNetwork, guard?: AddressGuard): Promise<BrowserRig> {
  const parsed = parseEgressPolicy(world.environment());
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  const { policy } = parsed;
  const clock = systemClock;
  const resolver = createResolver({ servers: policy.dnsServers, clock });
  const proxy = await startGuardProxy({ guard: guard ?? createAddressGuard({ policy, resolver }), clock });
  const browser = createGuardedBrowser({ proxy, clock, policy, chromiumPath });
  return {
    async open(options = {}) {
      const start = await browser.open({ signal: new AbortController().signal, ...options });
      if (!start.ok) throw new Error(`${start.reason}: ${start.detail}`);
      return start.session;
    },
    [Symbol.asyncDispose]: () => proxy.close(),
  };
}

/** Opens a tab, the way anybody does who was given the port. */
export async function visit(session: Pick<BrowserSession, 'port'>, url: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${session.port}/json/new?${url}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`no tab: ${response.status}`);
}

/** What the browser has open. */
export async function targetsOf(session: Pick<BrowserSession, 'port'>): Promise<BrowserTarget[]> {
  const response = await fetch(`http://127.0.0.1:${session.port}/json/list`);
  return await response.json() as BrowserTarget[];
}

interface BrowserTarget {
  type: string;
  url: string;
  title: string;
}

/** The living processes that name `text` on their command line or belong to the group; Linux alone can tell. */
export function processesOf({ group, text }: { group: number; text?: string }): ProcessFacts[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const [state, , pgrp] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
      const status = readFileSync(`/proc/${pid}/status`, 'latin1');
      const ours = Number(pgrp) === group || (text !== undefined && command.includes(text));
      return ours && state !== 'Z' && state !== 'X' ? [{ pid: Number(pid), command, status }] : [];
    } catch {
      return [];
    }
  });
}

interface ProcessFacts {
  pid: number;
  command: string;
  status: string;
}
