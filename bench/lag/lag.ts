import { join } from 'node:path';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { serveStore, text, xml } from '../../e2e/world/stores/store.ts';
import type { Store } from '../../e2e/world/stores/store.ts';
import type { Figure } from '../figure.ts';
import { SHAPES } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** How long a page may block the service's event loop. */
const MAX_MS = 200;
const IDLE_MS = 3_000;
const POLL_MS = 20;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

const TOOLS: Readonly<Record<string, (host: string) => { path: string; body: object }>> = {
  health: (host) => ({ path: '/api/health/scan', body: { url: host } }),
  visibility: (host) => ({ path: '/api/geo/scan', body: { brand: 'Nordlys', domain: host, vertical: 'mote' } }),
  emitter: (host) => ({ path: '/api/schema/generate', body: { url: `https://${host}/p/1` } }),
};

/**
 * Runs the three tools on stores that are expensive to read, one at a time, in the real service. After each it reads
 * the longest time the event loop was blocked, and the longest CPU time of the thread, which excludes other processes'
 * share on a busy machine.
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
  // A warm-up over ordinary pages, so that JIT compilation is not measured.
  for (const tool of tools) await runTool(service, tool, hostOf(0));
  await lagOf(service);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = await lagOf(service);

  const worst = new Map(tools.map((tool) => [tool, { blocked: 0, cpu: 0, shape: '' }]));
  say(`longest event-loop block and CPU time, ms: ${tools.join(', ')} (idle: ${formatLag(idle)})`);
  for (const [place, { name }] of chosen.entries()) {
    const cells: string[] = [];
    for (const tool of tools) {
      const ended = await runTool(service, tool, hostOf(place));
      const lag = await lagOf(service);
      if (lag.cpu > worst.get(tool)!.cpu) worst.set(tool, { ...lag, shape: name });
      cells.push(`${formatLag(lag)} (${ended})`);
    }
    say(`  ${name.padEnd(36)} ${cells.join(', ')}`);
  }
  return [
    { what: 'event-loop lag of the idle service', unit: 'ms', ours: idle.blocked },
    ...tools.flatMap((tool): Figure[] => {
      const { blocked, cpu, shape } = worst.get(tool)!;
      return [
        { what: `event-loop lag, ${tool}, worst shape: ${shape}`, unit: 'ms', ours: blocked },
        { what: '  CPU time of the service\'s own thread', unit: 'ms', ours: cpu },
      ];
    }),
  ];
}

const formatLag = ({ blocked, cpu }: Lag): string =>
  `${blocked.toFixed(0)}/${cpu.toFixed(0)}${cpu > MAX_MS ? ' !' : ''}`;

const hostOf = (place: number): string => `shop${place}.lag.test`;

/** A store whose pages all have the shape, after the links that lead a scan to its other pages. */
export function storeOf(host: string, { body, robots = 'User-agent: *\nAllow: /\n', sitemap }: Shape): Store {
  const links = [
    '/p/11111', '/p/22222', '/p/33333', '/kategori/klær', '/handlekurv', '/kasse', '/vilkar', '/personvern', '/kontakt',
  ];
  const page = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Nordlys</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kanne","offers":{"@type":"Offer","price":"199","priceCurrency":"NOK"}}</script>
</head><body><nav>${links.map((path) => `<a href="${path}">${path}</a>`).join('')}</nav><main><h1>Kanne</h1><p>kr 199,-</p>${body}`;
  const fill = Object.fromEntries(links.map((path) => [encodeURI(path), page]));
  return {
    host, otherwise: page,
    paths: { ...fill, '/robots.txt': text(robots), ...(sitemap === undefined ? {} : { '/sitemap.xml': xml(sitemap) }) },
  };
}

/** Reads a response to its end and returns how it ended. */
async function runTool({ baseUrl }: RunningService, tool: string, host: string): Promise<string> {
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
  /** Wall-clock time. */
  blocked: number;
  /** The thread's CPU time; at most one polling interval more than one turn of the loop. */
  cpu: number;
}

/** The lag of the service's event loop in ms since the last call, as reported by `watch.ts`. */
async function lagOf(service: RunningService): Promise<Lag> {
  const reports = (): RegExpMatchArray[] => [...service.output().matchAll(/blocked (\S+) cpu (\S+)\n/g)];
  const before = reports().length;
  process.kill(service.pid, 'SIGUSR2');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const latest = reports()[before];
    if (latest) return { blocked: Number(latest[1]), cpu: Number(latest[2]) };
  }
}
