import type { Clock } from '../clock.ts';
import { createGuardedBrowser } from '../net/browser.ts';
import type { GuardedBrowser } from '../net/browser.ts';
import type { EgressPolicy } from '../net/egress-policy.ts';
import { startGuardProxy } from '../net/guard-proxy.ts';
import type { GuardProxy } from '../net/guard-proxy.ts';
import type { AddressGuard } from '../net/guard.ts';

export interface LabBrowserOptions {
  guard: AddressGuard;
  clock: Clock;
  policy: Pick<EgressPolicy, 'map'>;
  /** `CHROMIUM_PATH`. */
  chromiumPath: string | undefined;
}

/** A guarded browser whose proxy starts with its first use; disposing closes the proxy and its connections. */
export function createLabBrowser(options: LabBrowserOptions): GuardedBrowser & AsyncDisposable {
  const { guard, clock, policy, chromiumPath } = options;
  let proxy: Promise<GuardProxy> | undefined;
  const browser = async (): Promise<GuardedBrowser> =>
    createGuardedBrowser({ proxy: await (proxy ??= startGuardProxy({ guard, clock })), clock, policy, chromiumPath });
  return {
    open: async (options) => (await browser()).open(options),
    probe: async (signal) => (await browser()).probe(signal),
    async [Symbol.asyncDispose]() {
      await (await proxy)?.close();
    },
  };
}
