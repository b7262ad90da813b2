import type { Clock } from '../clock.ts';
import { findChromium } from './chromium-find.ts';
import { spkiHashesOf } from './chromium-trust.ts';
import { launchChromium } from './chromium.ts';
import type { BrowserStart, LaunchFailure } from './chromium.ts';
import type { EgressPolicy } from './egress-policy.ts';
import type { ProxyBudget } from './guard-proxy-lease.ts';
import { BROWSER_BUDGET, startGuardProxy } from './guard-proxy.ts';
import type { GuardProxy } from './guard-proxy.ts';
import type { AddressGuard } from './guard.ts';

/** What every browser is started with. */
export interface GuardedBrowserOptions {
  guard: AddressGuard;
  clock: Clock;
  /** Certificate faults are ignored for its mapped hosts only. */
  policy: Pick<EgressPolicy, 'map'>;
  /** `CHROMIUM_PATH`. */
  chromiumPath: string | undefined;
}

/** The limits of one browser. */
export interface BrowserOptions {
  signal: AbortSignal;
  /** Time from launch until the browser is killed. */
  capMs?: number;
  /** Network budget. */
  budget?: ProxyBudget;
}

/** Sandboxed browsers behind the guard proxy. */
export interface GuardedBrowser extends AsyncDisposable {
  /** Starts a browser; a missing browser or sandbox is a result, not an error. Rejects only on abort. */
  open(options: BrowserOptions): Promise<BrowserStart>;
  /** Whether `open` succeeds; starts and closes a browser. */
  probe(signal: AbortSignal): Promise<{ ok: true } | LaunchFailure>;
}

const DEFAULT_CAP_MS = 60_000;

/**
 * Launches Chromium behind the proxy, with the operator's certificate exceptions. The proxy starts with the first
 * browser; disposing closes it and its connections.
 */
export function createGuardedBrowser(
  { guard, clock, policy, chromiumPath }: GuardedBrowserOptions,
): GuardedBrowser {
  let proxy: Promise<GuardProxy> | undefined;

  async function open({
    signal, capMs = DEFAULT_CAP_MS, budget = BROWSER_BUDGET,
  }: BrowserOptions): Promise<BrowserStart> {
    signal.throwIfAborted();
    const candidates = findChromium({ configured: chromiumPath });
    try {
      const running = await (proxy ??= startProxy());
      const trustedKeys = await spkiHashesOf(policy.map, clock, signal);
      return await launchChromium({ candidates, trustedKeys, capMs, clock, signal, proxy: running, budget });
    } catch (error) {
      signal.throwIfAborted();
      // A machine without a free port, file descriptor or place in its temp folder.
      return { ok: false, reason: 'browser-failed', detail: `no browser could be started: ${(error as Error).message}` };
    }
  }

  async function startProxy(): Promise<GuardProxy> {
    try {
      return await startGuardProxy({ guard, clock });
    } catch (error) {
      proxy = undefined;
      throw error;
    }
  }

  return {
    open,
    async probe(signal) {
      const start = await open({ signal });
      if (!start.ok) return start;
      await start.session[Symbol.asyncDispose]();
      return { ok: true };
    },
    async [Symbol.asyncDispose]() {
      await (await proxy?.catch(() => undefined))?.close();
    },
  };
}
