import { join } from 'node:path';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { serveStore, text, xml } from '../../e2e/world/stores/store.ts';
import type { Store } from '../../e2e/world/stores/store.ts';
import type { Figure } from '../figure.ts';
import { SHAPES } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** What the service's event loop may be held up by any page. */
const MAX_MS = 200;
const IDLE_MS = 3_000;
const ASK_MS = 20;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

const TOOLS: Readonly<Record<string, (host: string) => { path: string; body: object }>> = {
  health: (host) => ({ path: '/api/health/scan', body: { url: host } }),
  visibility: (host) => ({ path: '/api/geo/scan', body: { brand: 'Nordlys', domain: host, vertical: 'mote' } }),
  emitter: (host) => ({ path: '/api/schema/generate', body: { url: `https://${host}/p/1` } }),
};

/**
 * Runs the three tools over stores that are dear to read, one after the other, in the real service, and asks it after
 * each for the longest its event loop was held up since the last, and how much of that was its own work: on a machine
 * that others use too the first is theirs as well.
 */
export async function run(): Promise<Figure[]> {
  const chosen = SHAPES.filter(({ name }) => name.includes(process.env['LAG_SHAPE'] ?? ''));
  await using world = await startWorldNetwork();
  await using stores = new AsyncDisposableStack();
  for (const [place, shape] of chosen.entries()) stores.use(await serveStore(world, storeOf(hostOf(place), shape)));
  await using service = await startService({
    ...world.environment(), LIMIT_FACTOR: '100000', LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'watch.ts')}`,
  });
  const tools = Object.keys(TOOLS);
  // Once over ordinary pages, so that what is measured is the pages and not the engine's warming up.
  for (const tool of tools) await use(service, tool, hostOf(0));
  await lagOf(service);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await lagOf(service);

  const worst = new Map(tools.map((tool) => [tool, { heldUp: 0, worked: 0, shape: '' }]));
  say(`ms the event loop was held up at the longest, and what of it was work: ${tools.join(', ')} (idle: ${shown(idle)})`);
  for (const [place, { name }] of chosen.entries()) {
    const held: string[] = [];
    for (const tool of tools) {
      const ended = await use(service, tool, hostOf(place));
      const lag = await lagOf(service);
      if (lag.worked > worst.get(tool)!.worked) worst.set(tool, { ...lag, shape: name });
      held.push(`${shown(lag)} (${ended})`);
    }
    say(`  ${name.padEnd(36)} ${held.join(', ')}`);
  }
  return [
    { what: 'event-loop lag of the idle service', unit: 'ms', ours: idle.heldUp },
    ...tools.flatMap((tool): Figure[] => {
      const { heldUp, worked, shape } = worst.get(tool)!;
      return [
        { what: `event-loop lag, ${tool} at its worst: ${shape}`, unit: 'ms', ours: heldUp },
        { what: '  of it the service\'s own work', unit: 'ms', ours: worked },
      ];
    }),
  ];
}

const shown = ({ heldUp, worked }: Lag): string =>
  `${heldUp.toFixed(0)}/${worked.toFixed(0)}${worked > MAX_MS ? ' !' : ''}`;

const hostOf = (place: number): string => `shop${place}.lag.test`;

/** Every page of the store has the shape, behind what leads a scan to its other pages. */
export function storeOf(host: string, { body, robots = 'User-agent: *\nAllow: /\n', sitemap }: Shape): Store {
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

interface Lag {
  /** By the clock. */
  heldUp: number;
  /** By the thread's own time, at most a look's length more than what one turn of the loop took. */
  worked: number;
}

/** What the service's loop was held up for in ms since it was last asked, by what `watch.ts` tells. */
async function lagOf(service: RunningService): Promise<Lag> {
  const told = (): RegExpMatchArray[] => [...service.output().matchAll(/held up (\S+) worked (\S+)\n/g)];
  const before = told().length;
  process.kill(service.pid, 'SIGUSR2');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    const latest = told()[before];
    if (latest) return { heldUp: Number(latest[1]), worked: Number(latest[2]) };
  }
}
