import type { IncomingMessage, ServerResponse } from 'node:http';
import { startEngines } from '../../e2e/world/engines.ts';
import { startFaultServer } from '../../e2e/world/fault-server.ts';
import type { FaultServer } from '../../e2e/world/fault-server.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { INSPECTED } from '../../e2e/world/service-figures.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { challengedStore } from '../../e2e/world/stores/barred.ts';
import { healthyStore } from '../../e2e/world/stores/healthy.ts';
import { neglectedStore } from '../../e2e/world/stores/neglected.ts';
import { serveStore } from '../../e2e/world/stores/store.ts';

/** Stores, engines and one service with unreachable rate limits; concurrency limits are the defaults. */
export interface LoadWorld extends AsyncDisposable {
  service: RunningService;
  faults: FaultServer;
  stores: Record<'healthy' | 'neglected' | 'challenged', string>;
  /** One store under many names, each a separate domain for the AI visibility scan. */
  shops: readonly string[];
}

/** The path of a product page in `healthy`. */
export const PRODUCT_PATH = '/produkt/islender-herre';

const FRONT = '<!doctype html><html lang="nb"><meta charset="utf-8"><title>Butikken</title><h1>Butikken</h1></html>';

export async function startLoadWorld({ shops: count }: { shops: number }): Promise<LoadWorld> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const faults = stack.use(await startFaultServer({ authority: network.authority }));
  const engines = stack.use(await startEngines());
  const stores = { healthy: 'healthy.load.test', neglected: 'neglected.load.test', challenged: 'challenged.load.test' };
  await serveStore(network, healthyStore(stores.healthy));
  await serveStore(network, neglectedStore(stores.neglected));
  await serveStore(network, challengedStore(stores.challenged));
  const { plainPort } = await network.serve({ names: ['shops.load.test'], handler: serveShop, plain: 'same' });
  const shops = Array.from({ length: count }, (_, index) => `shop${index}.example`);
  for (const shop of shops) network.map(`${shop}:80`, plainPort!);
  const { EGRESS_MAP, ...environment } = network.environment();
  const service = stack.use(await startService({
    ...environment,
    ...engines.environment(),
    ...INSPECTED,
    EGRESS_MAP: `${EGRESS_MAP},${faults.egressMap}`,
    EGRESS_ONLY: 'mapped',
    TRUST_PROXY: '127.0.0.0/8',
    LIMIT_FACTOR: '10000000',
    GEO_MAX_USD_PER_SCAN: '1000',
    LOG_LEVEL: 'error',
  }));
  const owned = stack.move();
  return { service, faults, stores, shops, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

function serveShop({ url }: IncomingMessage, response: ServerResponse): void {
  const isRobots = url === '/robots.txt';
  response.writeHead(url === '/' || isRobots ? 200 : 404, { 'content-type': isRobots ? 'text/plain' : 'text/html' });
  response.end(isRobots ? 'User-agent: *\nAllow: /\n' : FRONT);
}
