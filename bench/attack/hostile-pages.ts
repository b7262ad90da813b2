import { storeOf } from '../lag/lag.ts';
import { SHAPES } from '../lag/shapes.ts';
import { serveStore } from '../../e2e/world/stores/store.ts';
import type { Attack } from './scenario.ts';

const HOST = 'hostile.test';
/** The maximum number of concurrent health scans. */
const SCANS = 4;
/** A scan's own time limit is a minute. */
const SECONDS = 70;

/** Shapes that froze the process before pages were read in threads, and those that cost most now. */
const WORST = [
  'JSON-LD of unseparated strings', 'microdata with crossing references', 'robots meta tags', 'text at 900 levels',
];

/** All health scan slots are taken by a store whose pages all have the shape. */
export const HOSTILE_PAGES: readonly Attack[] = WORST.map((shape) => ({
  name: `pages: ${shape}`,
  seconds: SECONDS,
  async prepare(world) {
    await serveStore(world, storeOf(HOST, SHAPES.find(({ name }) => name === shape)!));
    return { ...world.environment(), LIMIT_FACTOR: '1000' };
  },
  async run({ baseUrl }, signal) {
    const results = await Promise.all(Array.from({ length: SCANS }, () => scan(`${baseUrl}/api/health/scan`, signal)));
    return results.join(', ');
  },
}));

async function scan(url: string, signal: AbortSignal): Promise<string> {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url: HOST }), signal,
  });
  const last = JSON.parse(
    (await response.text()).trim().split('\n').at(-1)!,
  ) as { summary?: { outcome: string }; error?: string };
  return `${last.summary?.outcome ?? last.error} in ${((performance.now() - began) / 1_000).toFixed(1)} s`;
}
