import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GeoEvent } from '../../contract/geo.ts';
import { GeoScanRequest } from '../../contract/operations/geo.ts';
import { systemClock } from '../../server/clock.ts';
import type { Clock } from '../../server/clock.ts';
import { EgressPolicy } from '../../server/net/egress-policy.ts';
import { createGuardedFetch } from '../../server/net/fetch.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import { createResolver } from '../../server/net/resolve.ts';
import { createTrustedClient } from '../../server/net/trusted.ts';
import type { OpenTrusted } from '../../server/net/trusted.ts';
import { createSqliteMeasurements } from '../../server/state/measurements.ts';
import { createSqliteSpend } from '../../server/state/spend.ts';
import { openStateFile } from '../../server/state/sqlite.ts';
import type { GeoConfig } from '../../server/tools/geo/config.ts';
import type { GeoDeps } from '../../server/tools/geo/deps.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { createEngines } from '../../server/tools/geo/engines/registry.ts';
import { guardDomain } from '../../server/tools/geo/request.ts';
import type { GeoInput } from '../../server/tools/geo/request.ts';
import type { EnginesWorld } from '../world/engines.ts';

const PREFIXES = {
  openai: 'OPENAI', gemini: 'GEMINI', perplexity: 'PERPLEXITY', claude: 'ANTHROPIC', grok: 'XAI', mistral: 'MISTRAL',
} as const;

/** A line of the log, as its fields. */
export type LogLine = Record<string, unknown>;

/** The AI visibility scan with real parts: engines on loopback, guarded fetch, embedded database. */
export interface GeoRig extends AsyncDisposable {
  deps: GeoDeps & { spend: ReturnType<typeof createSqliteSpend> };
  log: LogLine[];
  /** A request as parsed and guarded by the service. */
  input(body?: Record<string, unknown>): Promise<GeoInput>;
}

export interface RigOptions {
  engines: EnginesWorld;
  dataDir?: string;
  clock?: Clock;
  /** Of the scan and its engines; that of reading pages is 1. */
  budgetScale?: number;
  config?: Partial<GeoConfig>;
  /** Only these engines have a key. */
  configured?: readonly (keyof typeof PREFIXES)[];
  /** The store's responses over plain http, under each of its names. */
  store?: RequestListener;
}

export const STORE_HOSTS = ['nordlys.mystore.no', 'kasse.nordlys.mystore.no', 'vertexaisearch.cloud.google.com'];

export async function startGeoRig(options: RigOptions): Promise<GeoRig> {
  const clock = options.clock ?? systemClock;
  await using stack = new AsyncDisposableStack();
  const store = createServer(options.store ?? ((_request, response) => void response.writeHead(404).end()));
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  stack.defer(async () => {
    store.closeAllConnections();
    await new Promise((resolve) => store.close(resolve));
  });
  const { port } = store.address() as AddressInfo;
  const map = STORE_HOSTS.map((host) => `${host}:80=127.0.0.1:${port}`).join(',');
  const policy = EgressPolicy.parse({ EGRESS_MAP: map, EGRESS_ONLY: 'mapped' });
  const resolver = createResolver({ servers: ['127.0.0.1:9'], clock });
  const guard = createAddressGuard({ policy, resolver });

  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'geo-rig-'));
  if (!options.dataDir) stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const log: LogLine[] = [];
  const logger = { debug: () => {}, info: write, warn: write, error: write };
  function write(fields: unknown): void {
    log.push(fields as LogLine);
  }
  const file = stack.use(openStateFile(join(dataDir, 'state.sqlite'), { clock, log: logger as never }));
  const environment = options.engines.environment();
  const hasKey = (id: string): boolean => !options.configured || options.configured.includes(id as 'openai');
  const config: GeoConfig = {
    engines: Object.fromEntries(Object.entries(PREFIXES).map(([id, prefix]) => [id, {
      apiKey: hasKey(id) ? environment[`${prefix}_API_KEY`] : undefined,
      baseUrl: environment[`${prefix}_BASE_URL`],
      model: undefined,
    }])) as GeoConfig['engines'],
    geoMaxUsdPerScan: 100,
    geoRepeats: 1,
    geminiStore: true,
    aiEdgeProbe: false,
    ...options.config,
  };
  const endpoints = stack.use(new AsyncDisposableStack());
  const trusted: OpenTrusted = (endpoint) => endpoints.use(createTrustedClient({ ...endpoint, clock })).fetch;
  const scaled = { ...clock, budgetScale: options.budgetScale ?? 1 };
  const deps = {
    config,
    clock: scaled,
    log: logger as never,
    engines: createEngines(config, { trusted, clock: scaled }),
    fetch: createGuardedFetch({ guard, clock, userAgent: 'StorefrontAnalysis/test' }),
    threads: sameThread,
    measurements: createSqliteMeasurements(file, { clock }),
    spend: createSqliteSpend(file, { clock }),
  };
  const owned = stack.move();
  return {
    deps,
    log,
    async input(body = {}) {
      const request = GeoScanRequest.parse({
        brand: 'Nordlys',
        domain: 'http://nordlys.mystore.no',
        vertical: 'generisk',
        competitors: ['Fjellheim'],
        ...body,
      });
      const guarded = await guardDomain(request, guard, AbortSignal.timeout(5_000));
      if (!guarded.ok) throw new Error(`${guarded.code}: ${guarded.detail}`);
      return guarded.ready;
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** Every event of a scan. */
export async function collect(events: AsyncGenerator<GeoEvent>): Promise<GeoEvent[]> {
  const all: GeoEvent[] = [];
  for await (const event of events) all.push(GeoEvent.parse(event));
  return all;
}

/** The events of one type. */
export function ofType<Type extends GeoEvent['type']>(
  events: readonly GeoEvent[],
  type: Type,
): Extract<GeoEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<GeoEvent, { type: Type }> => event.type === type);
}
