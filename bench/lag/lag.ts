import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { serveStore, text, xml } from '../../e2e/world/stores/store.ts';
import type { Store } from '../../e2e/world/stores/store.ts';
import type { Figure } from '../figure.ts';
import { SHAPES } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** What the service's event loop may be held up by any page. */
const MOST_MS = 200;
const IDLE_MS = 3_000;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

const TOOLS: Readonly<Record<string, (host: string) => { path: string; body: object }>> = {
  health: (host) => ({ path: '/api/health/scan', body: { url: host } }),
  visibility: (host) => ({ path: '/api/geo/scan', body: { brand: 'Nordlys', domain: host, vertical: 'mote' } }),
  emitter: (host) => ({ path: '/api/schema/generate', body: { url: `https://${host}/p/1` } }),
};

/**
 * Runs the three tools over stores that are dear to read, one after the other, in the real service, and asks it after
 * each for the longest its event loop was held up since the last.
 */
export async function run(): Promise<Figure[]> {
  const chosen = SHAPES.filter(({ name }) => name.includes(process.env['LAG_SHAPE'] ?? ''));
  await using world = await startWorldNetwork();
  await using stores = new AsyncDisposableStack();
  for (const [place, shape] of chosen.entries()) stores.use(await serveStore(world, storeOf(hostOf(place), shape)));
  await using service = await startService({
    ...world.environment(), ADMIN_PORT: '0', LIMIT_FACTOR: '100000', LOG_LEVEL: 'error',
  });
  const lag = lagOf(service);
  const tools = Object.keys(TOOLS);
  // Once over ordinary pages, so that what is measured is the pages and not the engine's warming up.
  for (const tool of tools) await use(service, tool, hostOf(0));
  await lag();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await lag();

  const worst = new Map(tools.map((tool) => [tool, { ms: 0, shape: '' }]));
  say(`longest hold-up of the event loop in ms: ${tools.join(', ')} (idle: ${idle.toFixed(0)})`);
  for (const [place, { name }] of chosen.entries()) {
    const held: string[] = [];
    for (const tool of tools) {
      const ended = await use(service, tool, hostOf(place));
      const ms = await lag();
      if (ms > worst.get(tool)!.ms) worst.set(tool, { ms, shape: name });
      held.push(`${ms.toFixed(0)}${ms > MOST_MS ? ' !' : ''} (${ended})`);
    }
    say(`  ${name.padEnd(36)} ${held.join(', ')}`);
  }
  return [
    { what: 'event-loop lag of the idle service', unit: 'ms', ours: idle },
    ...tools.map((tool): Figure => ({
      what: `event-loop lag, ${tool} at its worst: ${worst.get(tool)!.shape}`, unit: 'ms', ours: worst.get(tool)!.ms,
    })),
  ];
}

const hostOf = (place: number): string => `shop${place}.lag.test`;

/** Every page of the store has the shape, behind what leads a scan to its other pages. */
function storeOf(host: string, { body, robots = 'User-agent: *\nAllow: /\n', sitemap }: Shape): Store {
  const links = ['/p/11111', '/p/22222', '/p/33333', '/kategori/klær', '/handlekurv', '/kasse', '/vilkar', '/personvern', '/kontakt'];
  const page = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Nordlys</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kanne","offers":{"@type":"Offer","price":"199","priceCurrency":"NOK"}}</script>
</head><body><nav>${links.map((path) => `<a href="${path}">${path}</a>`).join('')}</nav><main><h1>Kanne</h1><p>kr 199,-</p>${body}`;
  const fill = Object.fromEntries(links.map((path) => [encodeURI(path), page]));
  return {
    host, otherwise: page,
    paths: { ...fill, '/robots.txt': text(robots), ...(sitemap === undefined ? {} : { '/sitemap.xml': xml(sitemap) }) },
  };
}

/** Reads an answer to its end and says how it ended. */
async function use({ baseUrl }: RunningService, tool: string, host: string): Promise<string> {
  const { path, body } = TOOLS[tool]!(host);
  const began = performance.now();
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  const last = JSON.parse((await response.text()).trim().split('\n').at(-1)!) as {
    type?: string; ok?: boolean; reason?: string; code?: string; summary?: { outcome: string };
  };
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  return `${last.summary?.outcome ?? last.type ?? last.reason ?? last.code ?? (last.ok ? 'ok' : response.status)} ${seconds} s`;
}

/** The longest delay in ms since it was last asked for; the first answer covers the time since the start. */
function lagOf(service: RunningService): () => Promise<number> {
  const admin = /operations\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(service.output())?.[1];
  if (admin === undefined) throw new Error(`the service has no admin port:\n${service.output()}`);
  return async () => {
    const figures = await (await fetch(`${admin}/metrics`)).text();
    const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1];
    if (seconds === undefined) throw new Error('the service tells no event-loop lag');
    return Number(seconds) * 1_000;
  };
}
