import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { rebinding } from '../world/dns-server.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startFaultServer } from '../world/fault-server.ts';
import type { FaultServer } from '../world/fault-server.ts';
import { listen, startWorldNetwork } from '../world/network.ts';
import { INSPECTED } from '../world/service-figures.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { serveStore } from '../world/stores/store.ts';
import { ODD_STORES, PRODUCT_PATH } from './odd-stores.ts';
import type { OddStoreName } from './odd-stores.ts';

/**
 * Three services in one world: `longLimits` for faults that end by themselves, with limits that a busy machine does not
 * reach; `shortLimits` for faults that only a time limit ends; `withEngines` for faults of engines and the model.
 */
export const BUDGET_SCALES = { longLimits: 4, shortLimits: 0.1, withEngines: 0.2 } as const;
export type ServiceName = keyof typeof BUDGET_SCALES;

/** Behaviours of the schema emitter's model, by the fault named on the page. */
export const MODEL_FAULTS: Record<string, (response: ServerResponse) => void> = {
  unauthorized: (response) => void response.writeHead(401, JSON_TYPE).end('{"error":{"message":"No."}}'),
  'rate-limited': (response) => void response.writeHead(429, JSON_TYPE).end('{"error":{"message":"Slower."}}'),
  'server-error': (response) => void response.writeHead(500, JSON_TYPE).end('{"error":{"message":"Oops."}}'),
  'no-answer': () => undefined,
  empty: (response) => void response.writeHead(200, JSON_TYPE).end(),
  'cut-off': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000 });
    response.write('{"choices":[', () => response.destroy());
  },
  'not-json': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
};
const JSON_TYPE = { 'content-type': 'application/json' };
const MODEL_HOST = 'model.odd.test';

/** Endpoints with a rebinding name each: public at the first query, on admission, and private from then on. */
const REBINDING = ['health', 'watch', 'geo', 'schema'] as const;

export interface FaultWorld extends AsyncDisposable {
  faults: FaultServer;
  engines: EnginesWorld;
  services: Record<ServiceName, RunningService>;
  urlOfStore(name: OddStoreName): string;
  /** A page with a gap for the model, which behaves by the fault the page names. */
  urlForModel(fault: string): string;
  rebindingUrl(endpoint: (typeof REBINDING)[number]): string;
  /** Connections to the listeners of private services, which must never be reached. */
  privateContacts(): number;
}

export async function startFaultWorld(): Promise<FaultWorld> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const faults = stack.use(await startFaultServer({ authority: network.authority }));
  const engines = stack.use(await startEngines());
  for (const [name, store] of Object.entries(ODD_STORES)) await serveStore(network, store(`${name}.odd.test`));
  await network.serve({
    names: [MODEL_HOST],
    plain: 'same',
    handler(request, response) {
      response.setHeader('content-type', 'text/html').end(gapPage(request.url ?? '/'));
    },
  });
  const model = stack.use(await listen(createServer(answerAsModel)));

  let contacts = 0;
  const canary = createPlainServer((socket) => {
    contacts += 1;
    socket.destroy();
  });
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  stack.defer(() => void canary.close());
  const { port } = canary.address() as AddressInfo;
  network.dns.set('dns-silent.faults.test', 'silent');
  network.dns.set('dns-servfail.faults.test', 'servfail');
  const rebindingHost = (endpoint: string): string => `rebinds-for-${endpoint}.faults.test`;
  for (const endpoint of REBINDING) network.dns.set(rebindingHost(endpoint), rebinding('93.184.216.34', '127.0.0.1'));

  const { EGRESS_MAP, ...environment } = network.environment();
  const start = async (name: ServiceName): Promise<RunningService> => stack.use(await startService({
    ...environment,
    ...INSPECTED,
    ...(name === 'withEngines' ? { ...engines.environment(), GEO_MAX_USD_PER_SCAN: '1000' } : {}),
    EGRESS_MAP: `${EGRESS_MAP},${faults.egressMap}`,
    EGRESS_PORTS: `80,443,${port}`,
    EXTRACTION_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
    EXTRACTION_MODEL: 'liten',
    TRUST_PROXY: '127.0.0.0/8',
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    BUDGET_SCALE: String(BUDGET_SCALES[name]),
  }));
  const services = {
    longLimits: await start('longLimits'), shortLimits: await start('shortLimits'),
    withEngines: await start('withEngines'),
  };
  const owned = stack.move();
  return {
    faults, engines, services,
    urlOfStore: (name) => `https://${name}.odd.test${PRODUCT_PATH}`,
    urlForModel: (fault) => `http://${MODEL_HOST}/${fault}`,
    rebindingUrl: (endpoint) => `http://${rebindingHost(endpoint)}:${port}/`,
    privateContacts: () => contacts + faults.privateContacts(),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** A product page without markup, so that the model is asked. */
const gapPage = (path: string): string => `<!doctype html><html lang="nb"><head><meta charset="utf-8">
<title>Kaffekvern Pro</title></head><body><main><h1>Kaffekvern Pro</h1><p>En stillegående kvern med stålkniver,
til filterkaffe og espresso.</p><p>Merke: Wilfa</p><p>Modellfeil: modell${path.slice(1)}ledom</p><p>Varenr: KV-100</p>
<p class="price">kr 1 299,-</p><p>På lager</p><button>Legg i handlekurv</button></main></body></html>`;

async function answerAsModel(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, fault = ''] = /modell([\w-]+)ledom/.exec(await readText(request)) ?? [];
  (MODEL_FAULTS[fault] ?? MODEL_FAULTS['server-error']!)(response);
}
