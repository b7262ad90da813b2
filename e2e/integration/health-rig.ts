import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent, HealthSummary } from '../../contract/health.ts';
import { systemClock } from '../../server/clock.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import type { HealthScanInput } from '../../server/tools/health/investigation.ts';
import { guardedWorld, trustRoot } from '../world/guarded-world.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startRegisters } from '../world/registers.ts';
import type { RegistersWorld } from '../world/registers.ts';
import { serveStore } from '../world/stores/store.ts';
import type { Store } from '../world/stores/store.ts';
import type { HealthDeps } from '../../server/tools/health/deps.ts';

/** One scan, as its stream reported it. */
export interface Scan {
  events: readonly HealthEvent[];
  findings: ReadonlyMap<string, FindingEvent>;
  summary: HealthSummary;
  /** Every request the store got, host and path, in order. */
  requests: readonly string[];
}

/** Dependencies that a test may replace. */
export type DepsOverrides = Partial<HealthDeps>;

/** The real scan over the real guarded fetch, in a world of stores. */
export interface HealthRig extends AsyncDisposable {
  network: WorldNetwork;
  /** The registers that scans ask; their time limits are not scaled. */
  registers: RegistersWorld;
  /** Scans the store, which is served only meanwhile. */
  scan(store: Store, input?: Partial<HealthScanInput>, deps?: DepsOverrides): Promise<Scan>;
}

/** A tenth of the time limits where a store has responses that hang; only those use the limits up. */
const budgetScaleFor = ({ paths, otherwise }: Store): number =>
  ([otherwise, ...Object.values(paths)].includes('hang') ? 0.1 : 1);

/** Starts an empty world. */
export async function startHealthRig(): Promise<HealthRig> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  stack.use(trustRoot(network.authority.root));
  const world = stack.use(await startRegisters(network));
  const registers = stack.use(world.open());
  const owned = stack.move();
  return {
    network,
    registers: world,
    async scan(store, input = {}, overrides = {}) {
      await using host = await serveStore(network, store);
      const { clock = { ...systemClock, budgetScale: budgetScaleFor(store) } } = overrides;
      const { fetch, guard } = guardedWorld(network.environment(), { clock });
      const deps: HealthDeps = {
        fetch, guard, clock, random: seeded(), lab: disabledLab,
        crux: noCruxClient, threads: sameThread, registers, config: { aiEdgeProbe: false },
        ...overrides,
      };
      const events: HealthEvent[] = [];
      const signal = new AbortController().signal;
      const { url = store.host, ...more } = input;
      const whole = { url, requestedUrl: new URL(`https://${url}`), b2b: false, language: 'en', ...more } as const;
      for await (const event of healthScan(whole, deps, signal)) {
        events.push(HealthEvent.parse(event));
      }
      const last = events.at(-1);
      if (last?.type !== 'complete') throw new Error('the scan did not complete');
      const findings = new Map(events.flatMap((event) => (event.type === 'finding' ? [[event.id, event]] : [])));
      return { events, findings, summary: last.summary, requests: [...host.requests] };
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** A random generator with the same numbers in every run. */
function seeded(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
