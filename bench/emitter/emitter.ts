import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { systemClock } from '../../server/clock.ts';
import { runPageTask } from '../../server/page/off-thread.ts';
import { createPage } from '../../server/page/page.ts';
import { extract } from '../../server/tools/emitter/extract.ts';
import type { Extraction } from '../../server/tools/emitter/extract.ts';
import { readTask } from '../../server/tools/emitter/read-page.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { LABELLED_FIELDS, readLabels, readSavedPage } from './corpus.ts';
import type { LabelledField, LabelledPage } from './corpus.ts';
import { ENGINES } from './engines.ts';
import type { Measured } from './measure.ts';
import { segmentsOf, tryAll } from './proposers.ts';
import { judge, quantile, score } from './score.ts';
import { whyNot } from './why-not.ts';

const ROUNDS = 5;
const PEER = 'web-auto-extractor';
const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** Reads real saved pages with our engine and the peers, and prints how right and how dear each is. */
export async function run(): Promise<Figure[]> {
  const folder = process.env['CORPUS_DIR'];
  if (folder === undefined) {
    say('skipped: CORPUS_DIR is not set, so there are no pages to read');
    return [];
  }
  const pages = readLabels(folder);
  const products = pages.filter(({ kind }) => kind === 'product');
  const measured = new Map<string, Measured>();
  for (const name of Object.keys(ENGINES)) measured.set(name, await measureApart(name, folder));
  printQuality(products, measured);
  printWhyNot(folder, products, measured);
  printDecisions(folder, pages);
  printProposers(folder, products);
  const lag = await measureLag();
  return [...await timed(folder, products, measured), lag];
}

// In a process of its own, so that its peak of memory is its own.
async function measureApart(name: string, folder: string): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    process.execPath, [join(import.meta.dirname, 'measure.ts'), name, folder], { maxBuffer: 1 << 28 },
  );
  return JSON.parse(stdout) as Measured;
}

function printQuality(products: readonly LabelledPage[], measured: ReadonlyMap<string, Measured>): void {
  say(`${products.length} product pages: precision / recall / F1 (right, wrong, omitted)`);
  for (const [name, { answers, crashes, peakMb }] of measured) {
    say(`${name}: ${crashes.length} crashes, peak ${peakMb.toFixed(0)} MB`);
    for (const field of LABELLED_FIELDS) {
      const { precision, recall, f1, right, wrong, omitted } = score(
        products.map((page) => judge(page, field, answers[page.id] ?? {}))
      );
      say(
        `  ${field.padEnd(12)} ${[precision, recall, f1].map((figure) => figure.toFixed(3)).join(' / ')} (${right}, ${wrong}, ${omitted})`
      );
    }
  }
}

function printWhyNot(folder: string, products: readonly LabelledPage[], measured: ReadonlyMap<string, Measured>): void {
  const mine = measured.get('ours')!.answers;
  const rightPeers = (page: LabelledPage, field: LabelledField) => [...measured]
    .filter(
      ([name, { answers }]) => name !== 'ours' && judge(page, field, answers[page.id] ?? {}) === 'right'
    ).map(([name]) => name);
  say('where a peer is right and we are not:');
  for (const page of products) {
    const missed = LABELLED_FIELDS.filter((field) => (
      judge(page, field, mine[page.id] ?? {}) !== 'right' && rightPeers(page, field).length > 0
    ));
    if (missed.length === 0) continue;
    const extraction = read(folder, page);
    for (const field of missed) {
      say(`  ${page.id} ${field}: ${rightPeers(page, field).join(', ')} ${page.truth[field]?.join(' or ')}; ${whyNot(extraction, page, field)}`);
    }
  }
}

function printDecisions(folder: string, pages: readonly LabelledPage[]): void {
  const decided = pages.map((page) => ({ page, isProduct: read(folder, page).kind.isProduct }));
  const count = (kind: LabelledPage['kind'], isProduct: boolean) => (
    decided.filter((each) => each.page.kind === kind && each.isProduct === isProduct).length
  );
  say(`product pages accepted: ${count('product', true)} of ${count('product', true) + count('product', false)}; `
    + `other pages refused: ${count('not-product', false)} of ${count('not-product', true) + count('not-product', false)}`);
}

function printProposers(folder: string, products: readonly LabelledPage[]): void {
  say('a model that quotes the labelled values where the page shows them, one that quotes others, one that makes them up:');
  const sums = LABELLED_FIELDS.map(
    (field) => ({ field, shown: 0, passed: 0, others: 0, othersPassed: 0, absent: 0, absentPassed: 0 })
  );
  for (const page of products) {
    const extraction = read(folder, page);
    const segments = segmentsOf(extraction);
    for (const sum of sums) {
      const fate = tryAll(extraction, { page, field: sum.field, segments });
      for (const key of [
        'shown', 'passed', 'others', 'othersPassed', 'absent', 'absentPassed',
      ] as const) sum[key] += fate[key];
    }
  }
  for (const { field, shown, passed, others, othersPassed, absent, absentPassed } of sums) {
    say(`  ${field.padEnd(12)} true ${passed} of ${shown}; others ${othersPassed} of ${others}; made up ${absentPassed} of ${absent}`);
  }
}

// The worst we know of: a page as long as any that is read, on its own thread; what the main thread notices of it.
async function measureLag(): Promise<Figure> {
  const html = `<h1>x</h1>${'<p class="price">kr 5,-</p><b>'.repeat(900)}${'<i>Støy</i> '.repeat(400_000)}`;
  const fetched = { html, url: 'https://shop.test/p/1', status: 200, headers: [], now: 0 };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await runPageTask(
    readTask, fetched, { clock: systemClock, signal: new AbortController().signal },
  ).catch(() => undefined);
  delay.disable();
  return {
    what: `event-loop lag, page of ${(html.length / 1e6).toFixed(1)} M characters`, unit: 'ms', ours: delay.max / 1e6,
  };
}

function read(folder: string, page: LabelledPage): Extraction {
  return extract(createPage(readSavedPage(folder, page), new URL(page.url)));
}

// In turn, page by page, the best of several rounds: what else the machine does hits both alike.
async function timed(
  folder: string, products: readonly LabelledPage[], measured: ReadonlyMap<string, Measured>,
): Promise<Figure[]> {
  const saved = products.map((page) => ({ page, html: readSavedPage(folder, page) }));
  const engines = Object.entries(ENGINES).map(
    ([name, make]) => ({ name, engine: make(), best: saved.map(() => Infinity) })
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { page, html }] of saved.entries()) {
      for (const { engine, best } of engines) {
        const started = performance.now();
        await Promise.resolve(engine(html, page.url)).catch(() => undefined);
        best[at] = Math.min(best[at]!, performance.now() - started);
      }
    }
  }
  say(`milliseconds a page, best of ${ROUNDS} rounds: median, 95th percentile`);
  for (const { name, best } of engines) say(`  ${name.padEnd(20)} ${quantile(best, 0.5).toFixed(1)}  ${quantile(best, 0.95).toFixed(1)}`);
  const [mine, theirs] = ['ours', PEER].map((name) => engines.find((each) => each.name === name)!.best);
  const pairs: Pair[] = mine!.map((ms, at) => ({ ours: ms, theirs: theirs![at]! }));
  return [
    compared({ what: 'time a page', unit: 'ms', peer: PEER }, pairs),
    compared({ what: 'peak of memory', unit: 'MB', peer: PEER }, [{
      ours: measured.get('ours')!.peakMb, theirs: measured.get(PEER)!.peakMb,
    }]),
  ];
}
