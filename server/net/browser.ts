import type { Clock } from '../clock.ts';
import { BROWSER_RESOURCES } from './browser-resources.ts';
import type { ResourceBudget } from './browser-resources.ts';
import { findChromium } from './chromium-find.ts';
import { keysOfMapped } from './chromium-trust.ts';
import { launchChromium } from './chromium.ts';
import type { BrowserEnd, LaunchFailure } from './chromium.ts';
import type { EgressPolicy } from './egress-policy.ts';
import type { ProxyBudget, ProxyUsage } from './guard-proxy-lease.ts';
import { BROWSER_BUDGET } from './guard-proxy.ts';
import type { GuardProxy } from './guard-proxy.ts';

export interface GuardedBrowserOptions {
  proxy: GuardProxy;
  clock: Clock;
  /** Certificate faults are overlooked for its hosts alone. */
  policy: Pick<EgressPolicy, 'map'>;
  /** `CHROMIUM_PATH`. */
  chromiumPath: string | undefined;
}

export interface BrowserOptions {
  signal: AbortSignal;
  /** From the start to the kill. */
  capMs?: number;
  /** Of the network. */
  budget?: ProxyBudget;
  /** Of the machine. */
  resources?: ResourceBudget;
}

/** A browser of one scan's own, with what it spent. */
export interface BrowserSession extends AsyncDisposable {
  /** Where the DevTools protocol is spoken, on 127.0.0.1. */
  readonly port: number;
  /** The browser context that gets through the proxy; it is off the record. */
  readonly context: string;
  /** The leader of a process group that holds all it started. */
  readonly pid: number;
  /** Settles with the reason as soon as it is being ended. */
  readonly ending: Promise<BrowserEnd>;
  /** Settles when no process, file or connection of it is left. */
  readonly ended: Promise<BrowserEnd>;
  usage(): ProxyUsage;
  close(): Promise<void>;
}

export type BrowserStart = { ok: true; session: BrowserSession } | LaunchFailure;

/** Sandboxed browsers behind the guarding proxy. */
export interface GuardedBrowser {
  /** Starts one; a machine without a browser, or without a sandbox for it, is an answer. Rejects on abort alone. */
  open(options: BrowserOptions): Promise<BrowserStart>;
  /** Whether `open` would succeed, found out by doing it. */
  probe(signal: AbortSignal): Promise<{ ok: true } | LaunchFailure>;
}

const CAP_MS = 60_000;

/** Puts the proxy, the operator's exceptions and Chromium together. */
export function createGuardedBrowser({ proxy, clock, policy, chromiumPath }: GuardedBrowserOptions): GuardedBrowser {
  async function open(options: BrowserOptions): Promise<BrowserStart> {
    const { signal, capMs = CAP_MS, budget = BROWSER_BUDGET, resources = BROWSER_RESOURCES } = options;
    signal.throwIfAborted();
    const candidates = findChromium({ configured: chromiumPath });
    const trustedKeys = await keysOfMapped(policy.map, clock, signal);
    const lease = proxy.open({ budget, signal });
    const launch = await launchChromium({
      candidates, trustedKeys, capMs, resources, clock, signal, proxy: { port: proxy.port, lease },
    }).catch(async (reason: unknown) => {
      await lease.close();
      throw reason;
    });
    if (!launch.ok) {
      await lease.close();
      return launch;
    }
    const { browser } = launch;
    const ended = browser.ended.then(async (why) => {
      await lease.close();
      return why;
    });
    const close = async () => {
      await Promise.all([browser.close(), lease.close()]);
      await ended;
    };
    return {
      ok: true,
      session: {
        port: browser.port, context: browser.context, pid: browser.pid, ending: browser.ending, ended, close,
        usage: () => lease.usage(), [Symbol.asyncDispose]: close,
      },
    };
  }

  return {
    open,
    async probe(signal) {
      const start = await open({ signal });
      if (!start.ok) return start;
      await start.session.close();
      return { ok: true };
    },
  };
}
