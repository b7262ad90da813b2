import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { noFieldReport } from '../../server/lab/crux.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { scriptedFetch } from '../../server/tools/health/scripted-fetch-rig.ts';
import { measureLatency } from './latency.ts';

/** What judging costs without a network, and what a slow network costs without a lab. */
export async function run(): Promise<Figure[]> {
  return [...await measureJudging(), ...await measureLatency()];
}

/**
 * Parses and judges every saved page as the product page, and as the home page, of a store of its own, through the real
 * scan without a network. The time is that of the whole scan; what a scan of next to nothing takes stands beside it.
 */
async function measureJudging(): Promise<Figure[]> {
  const folder = process.env['CORPUS_DIR'];
  if (!folder) {
    process.stdout.write('  CORPUS_DIR is not set: there are no saved pages to judge.\n');
    return [];
  }
  const pages = readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n').map((line) => {
    const { url, file } = JSON.parse(line) as { url: string; file: string };
    return { url: new URL(url.replace(/#.*/, '')), html: gunzipSync(readFileSync(join(folder, file))).toString('utf8') };
  });
  const small = { url: new URL('https://shop.example/a'), html: '<!doctype html><title>A</title><h1>A</h1>' };
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await scanOf(pages[warmUp] ?? small, 'home');

  const empty: number[] = [];
  for (let round = 0; round < 50; round += 1) empty.push(await scanOf(small, 'home'));
  const asHome: number[] = [];
  const asProduct: number[] = [];
  for (const page of pages) {
    asHome.push(await scanOf(page, 'home'));
    asProduct.push(await scanOf(page, 'product'));
  }
  return [
    figure('a scan of a page of next to nothing', empty, 0.5),
    figure('a saved page as the home page, median', asHome, 0.5),
    figure('a saved page as the home page, 95th percentile', asHome, 0.95),
    figure('a saved page as a product page, median', asProduct, 0.5),
    figure('a saved page as a product page, 95th percentile', asProduct, 0.95),
  ];
}

const figure = (what: string, times: readonly number[], share: number): Figure => ({
  what, unit: 'ms',
  ours: share === 0.5 ? median(times) : times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!,
});

async function scanOf({ url, html }: { url: URL; html: string }, role: 'home' | 'product'): Promise<number> {
  const home = new URL('/', url);
  const answers = role === 'home'
    ? { [url.href]: { body: html } }
    : { [home.href]: { body: `<!doctype html><title>Home</title><a href="${url.href.replaceAll('"', '%22')}">1 kr</a>` }, [url.href]: { body: html } };
  const deps = {
    fetch: scriptedFetch(answers), clock: createManualClock(), random: () => 0.5,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: '' }) as const },
    lab: disabledLab, field: noFieldReport, threads: sameThread, config: { budgetScale: 1, aiEdgeProbe: false },
  };
  const asked = role === 'home' ? url.href : home.href;
  const began = performance.now();
  let ended = false;
  const input = { url: asked, requestedUrl: new URL(asked), b2b: true, language: 'no' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    ended = event.type === 'complete';
  }
  if (!ended) throw new Error(`the scan of ${asked} did not complete`);
  return performance.now() - began;
}
