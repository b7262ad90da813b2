import { storeOf } from '../lag/lag.ts';
import { SHAPES } from '../lag/shapes.ts';
import { serveStore } from '../../e2e/world/stores/store.ts';
import type { Attack } from './scenario.ts';

const HOST = 'hostile.test';
/** The ceiling of the health scan. */
const SCANS = 4;
/** A scan's own limit is a minute. */
const SECONDS = 70;

/** What froze the process before pages were read in threads, and what costs most now. */
const WORST = ['JSON-LD of strings that nothing parts', 'microdata whose references cross', 'robots metas', 'text at 900 levels'];

/** Every place of the health scan taken by a store whose every page has the shape. */
export const HOSTILE_PAGES: readonly Attack[] = WORST.map((shape) => ({
  name: `pages: ${shape}`,
  seconds: SECONDS,
  async prepare(world) {
    await serveStore(world, storeOf(HOST, SHAPES.find(({ name }) => name === shape)!));
    return { ...world.environment(), LIMIT_FACTOR: '1000' };
  },
  async run({ baseUrl }, signal) {
    const ends = await Promise.all(Array.from({ length: SCANS }, () => scan(`${baseUrl}/api/health/scan`, signal)));
    return ends.join(', ');
  },
}));

async function scan(url: string, signal: AbortSignal): Promise<string> {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url: HOST }), signal,
  });
  const last = JSON.parse((await response.text()).trim().split('\n').at(-1)!) as { summary?: { outcome: string }; error?: string };
  return `${last.summary?.outcome ?? last.error} in ${((performance.now() - began) / 1_000).toFixed(1)} s`;
}
