import { systemClock } from '../../server/clock.ts';
import { startLighthouseProcess, startRenderProcess } from '../../server/lab/lab-process.ts';
import { createSpeedLab } from '../../server/lab/lab.ts';
import { createGuardedBrowser } from '../../server/net/browser.ts';
import type { BrowserSession } from '../../server/net/chromium.ts';
import { EgressPolicy } from '../../server/net/egress-policy.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import { createResolver } from '../../server/net/resolve.ts';
import type { WorldNetwork } from '../world/network.ts';
import type { SpeedLab, SpeedLabOptions } from '../../server/lab/speed-lab.ts';

/** The lab, composed as in the service, in a test world, and what it started. */
export interface LabRig extends AsyncDisposable {
  lab: SpeedLab;
  /** Every browser session in order, ended ones included. */
  sessions: readonly BrowserSession[];
  /** The process ids of those that ran Lighthouse. */
  processes: readonly number[];
  /** The most of them that ran concurrently. */
  maxConcurrent(): number;
}

/** Hosts must be served before, since the world's addresses are read here. */
export function startLabRig(
  world: WorldNetwork, { clock = systemClock, ...options }: Partial<SpeedLabOptions> = {},
): LabRig {
  const policy = EgressPolicy.parse(world.environment());
  const guard = createAddressGuard({ policy, resolver: createResolver({ servers: policy.dnsServers, clock }) });
  const browser = createGuardedBrowser({ guard, clock, policy, chromiumPath: process.env['CHROMIUM_PATH'] });
  const sessions: BrowserSession[] = [];
  const processes: number[] = [];
  let running = 0;
  let most = 0;
  const lab = createSpeedLab({
    clock,
    log: { warn: (...words: unknown[]) => console.log(...words) },
    browser: {
      ...browser,
      async open(given) {
        const start = await browser.open(given);
        if (start.ok) sessions.push(start.session);
        return start;
      },
    },
    startLighthouse() {
      const started = startLighthouseProcess();
      processes.push(started.pid!);
      running += 1;
      most = Math.max(most, running);
      return {
        ...started,
        async [Symbol.asyncDispose]() {
          await started[Symbol.asyncDispose]();
          running -= 1;
        },
      };
    },
    startRenderer: startRenderProcess,
    ...options,
  });
  return {
    lab, sessions, processes,
    maxConcurrent: () => most,
    [Symbol.asyncDispose]: () => lab[Symbol.asyncDispose](),
  };
}
