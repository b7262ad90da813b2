import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { NO_REGISTERS } from '../../server/registers/registers.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { scriptedFetch } from '../../server/tools/health/scripted-fetch-rig.ts';
import { measureLatency } from './latency.ts';

/** The cost of processing without a network, and of a slow network without a lab. */
export async function run(): Promise<Figure[]> {
  return [...await measureProcessing(), ...await measureLatency()];
}

/**
 * Scans every saved page as the product page, and as the home page, of its own store, with the real scan but without a
 * network. Times are of the whole scan; a scan of a nearly empty page is the baseline.
 */
async function measureProcessing(): Promise<Figure[]> {
  const folder = process.env['CORPUS_DIR'];
  if (!folder) {
    process.stdout.write('  skipped: CORPUS_DIR is not set, so there are no saved pages to scan\n');
    return [];
  }
  const pages = readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n').map((line) => {
    const { url, file } = JSON.parse(line) as { url: string; file: string };
    return {
      url: new URL(url.replace(/#.*/, '')),
      html: gunzipSync(readFileSync(join(folder, file))).toString('utf8'),
    };
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
    figure('a scan of a nearly empty page', empty, 0.5),
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
    : {
      [home.href]: { body: `<!doctype html><title>Home</title><a href="${url.href.replaceAll('"', '%22')}">1 kr</a>` },
      [url.href]: { body: html },
    };
  const deps = {
    fetch: scriptedFetch(answers), clock: createManualClock(), random: () => 0.5,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: '' }) as const },
    lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread, config: { aiEdgeProbe: false },
  };
  const target = role === 'home' ? url.href : home.href;
  const began = performance.now();
  let completed = false;
  const input = { url: target, requestedUrl: new URL(target), b2b: true, language: 'no' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    completed = event.type === 'complete';
  }
  if (!completed) throw new Error(`the scan of ${target} did not complete`);
  return performance.now() - began;
}
