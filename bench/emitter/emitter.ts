import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemClock } from '../../server/clock.ts';
import { createPage } from '../../server/page/page.ts';
import { judgePageKind } from '../../server/product/page-kind.ts';
import { createThreadPool } from '../../server/threads/threads.ts';
import { READ_PAGE_TASK } from '../../server/tools/emitter/generate.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { LABELLED_FIELDS, readLabels, readSavedPage } from './corpus.ts';
import type { LabelledField, LabelledPage } from './corpus.ts';
import { ENGINES } from './engines.ts';
import type { Measured } from './measure.ts';
import { mismatchReason } from './mismatch-reason.ts';
import { reportModels } from './model-report.ts';
import { extract } from './ours.ts';
import type { Extraction } from './ours.ts';
import { countPriceStrings } from './price-strings.ts';
import { judge, quantile, score } from './score.ts';
import { HALVES, applyContradictions, applyNeutralChanges, halfOf } from './stability.ts';
import { REQUIRED, THRESHOLDS, atLeast, atMost, linesOf } from './thresholds.ts';
import type { ThresholdCheck } from './thresholds.ts';

const ROUNDS = 5;
const PEER = 'web-auto-extractor';
const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** Reads real saved pages with our engine and the peers, and prints accuracy and cost of each, and every threshold. */
export async function run(): Promise<Figure[]> {
  const folder = process.env['CORPUS_DIR'];
  if (folder === undefined) {
    say('skipped: CORPUS_DIR is not set, so there are no pages to read');
    return [];
  }
  const pages = readLabels(folder);
  const products = pages.filter(({ kind }) => kind === 'product');
  const measured = new Map<string, Measured>();
  for (const name of Object.keys(ENGINES)) measured.set(name, await measureInProcess(name, folder));
  const checks = [
    ...printQuality(products, measured), printMisses(folder, products, measured), ...printPageKinds(folder, pages),
    printPriceStrings(folder),
  ];
  const models = reportModels(function* () {
    for (const page of products) yield { page, extraction: read(folder, page) };
  });
  models.lines.forEach(say);
  checks.push(...printStability(folder, pages));
  const lag = await measureLag();
  const [time, memory] = await timed(folder, products, measured);
  checks.push(...models.checks, atMost(
    `median time per page, ms, vs ${PEER} in the same run`, time!.ours, Number(time!.peer!.theirs.toPrecision(3)),
  ));
  say('thresholds:');
  linesOf(checks).forEach((line) => say(`  ${line}`));
  return [time!, memory!, lag];
}

// In a separate process, to get its own peak memory.
const measureInProcess = (name: string, folder: string): Promise<Measured> =>
  nextMessage<Measured>(startEngine('measure.ts', name, folder));

// It answers over IPC, because peers print to stdout.
const startEngine = (file: string, name: string, folder: string): ChildProcess =>
  fork(join(import.meta.dirname, file), [name, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`an engine ended with ${code} before it answered`);
  });
  const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), exit]);
  ended.abort();
  return message as Message;
}

function printQuality(products: readonly LabelledPage[], measured: ReadonlyMap<string, Measured>): ThresholdCheck[] {
  say(`${products.length} product pages: precision / recall / F1 (right, wrong, omitted), F1 by halves of the hosts`);
  const scoreOf = (name: string, field: LabelledField, pages = products) => score(
    pages.map((page) => judge(page, field, measured.get(name)!.answers[page.id] ?? {}))
  );
  for (const [name, { crashes, peakMb }] of measured) {
    say(`${name}: ${crashes.length} crashes, peak ${peakMb.toFixed(0)} MB`);
    for (const field of LABELLED_FIELDS) {
      const { precision, recall, f1, right, wrong, omitted } = scoreOf(name, field);
      const figures = [precision, recall, f1].map((figure) => figure.toFixed(3)).join(' / ');
      const halves = name === 'ours' ? `  ${byHalf(products, (half) => scoreOf(name, field, half).f1.toFixed(3))}` : '';
      say(`  ${field.padEnd(12)} ${figures} (${right}, ${wrong}, ${omitted})${halves}`);
    }
  }
  const required = LABELLED_FIELDS.flatMap((field) => {
    const { precision, f1 } = scoreOf('ours', field);
    const requiredF1 = REQUIRED[field].f1;
    const check = atLeast(`${field}, precision`, precision, REQUIRED[field].precision);
    return requiredF1 === undefined ? [check] : [check, atLeast(`${field}, F1`, f1, requiredF1)];
  });
  return [...required, atMost('crashes', measured.get('ours')!.crashes.length, 0)];
}

const byHalf = (pages: readonly LabelledPage[], figure: (pages: readonly LabelledPage[]) => string): string =>
  HALVES.map((half) => `${half} ${figure(pages.filter((page) => halfOf(page) === half))}`).join('  ');

function printMisses(
  folder: string, products: readonly LabelledPage[], measured: ReadonlyMap<string, Measured>,
): ThresholdCheck {
  const mine = measured.get('ours')!.answers;
  const rightPeers = (page: LabelledPage, field: LabelledField) => [...measured].filter(
    ([name, { answers }]) => name !== 'ours' && judge(page, field, answers[page.id] ?? {}) === 'right'
  ).map(([name]) => name);
  say('where a peer is right and we are not:');
  let missedFields = 0;
  let explained = 0;
  for (const page of products) {
    const missed = LABELLED_FIELDS.filter((field) => (
      judge(page, field, mine[page.id] ?? {}) !== 'right' && rightPeers(page, field).length > 0
    ));
    if (missed.length === 0) continue;
    const extraction = read(folder, page);
    for (const field of missed) {
      const reason = mismatchReason(extraction, page, field);
      missedFields += 1;
      explained += reason === null ? 0 : 1;
      const theirs = `${rightPeers(page, field).join(', ')} ${page.truth[field]?.join(' or ')}`;
      say(`  ${page.id} ${field}: ${theirs}; ${reason ?? 'UNEXPLAINED'}`);
    }
  }
  return {
    what: 'right where a peer is right, or explained above', required: 'all', met: explained === missedFields,
    measured: `${missedFields} missed fields, ${explained} of them explained`,
  };
}

function printPageKinds(folder: string, pages: readonly LabelledPage[]): ThresholdCheck[] {
  const decided = pages.map((page) => ({ page, isProduct: judgePageKind(read(folder, page).page).isProduct }));
  const count = (kind: LabelledPage['kind'], isProduct: boolean) => (
    decided.filter((each) => each.page.kind === kind && each.isProduct === isProduct).length
  );
  const check = (what: string, right: number, wrong: number, required: number): ThresholdCheck => (
    { what, measured: `${right} of ${right + wrong}`, required: `≥ ${required}`, met: right >= required }
  );
  return [
    check('product pages accepted', count('product', true), count('product', false), THRESHOLDS.accepted),
    check('other pages refused', count('not-product', false), count('not-product', true), THRESHOLDS.refused),
  ];
}

// Each figure on both halves of the hosts: overfitting to the pages of one half shows on the other.
function printStability(folder: string, pages: readonly LabelledPage[]): ThresholdCheck[] {
  const saved = function* () {
    for (const page of pages) yield { page, html: readSavedPage(folder, page) };
  };
  const checks: ThresholdCheck[] = [];
  say('values that stay, and pages whose kind changes, under meaning-preserving changes:');
  for (const [name, halves] of applyNeutralChanges(saved())) {
    const cells = HALVES.map((half) => {
      const { stayed, values, changed, reclassified } = halves[half];
      return `${half} ${stayed} of ${values}, ${changed} changed, ${reclassified} reclassified`;
    });
    say(`  ${name.padEnd(30)} ${cells.join('; ')}`);
    const [stayed, values] = (['stayed', 'values'] as const).map((key) => halves.A[key] + halves.B[key]);
    checks.push(atLeast(`values that stay: ${name}`, stayed! / values!, THRESHOLDS.stayed));
  }
  say('values that one place on the page contradicts: wrong ones returned, and right ones that stay:');
  for (const [name, halves] of applyContradictions(saved())) {
    const cells = HALVES.map((half) => {
      const { wrong, stayed, altered } = halves[half];
      return `${half} ${wrong} wrong, ${stayed} stay, of ${altered}`;
    });
    say(`  ${name.padEnd(30)} ${cells.join('; ')}`);
    checks.push(atMost(`wrong values returned: ${name} altered`, halves.A.wrong + halves.B.wrong, 0));
  }
  return checks;
}

function printPriceStrings(folder: string): ThresholdCheck {
  const { right, counted } = countPriceStrings(folder);
  const { met, required } = atLeast('', right / counted, THRESHOLDS.priceStrings);
  return { what: 'price strings read right', measured: `${right} of ${counted}`, required, met };
}

// The worst known page, of the maximum length, read in its own thread: how much it delays the main thread.
async function measureLag(): Promise<Figure> {
  const html = `<h1>x</h1>${'<p class="price">kr 5,-</p><b>'.repeat(900)}${'<i>Støy</i> '.repeat(400_000)}`;
  const fetched = { html, url: 'https://shop.test/p/1', status: 200, headers: [], now: 0 };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await using threads = createThreadPool({ clock: systemClock, maxThreads: 1 });
  await threads.run(
    READ_PAGE_TASK,
    { fetched, render: async () => ({ ok: false, reason: 'switched-off' }), propose: null },
    { signal: new AbortController().signal },
  ).catch(() => undefined);
  delay.disable();
  return {
    what: `event-loop lag, page of ${(html.length / 1e6).toFixed(1)} M characters`, unit: 'ms', ours: delay.max / 1e6,
  };
}

function read(folder: string, page: LabelledPage): Extraction {
  return extract(createPage(readSavedPage(folder, page), new URL(page.url)));
}

// Alternating, page by page, best of several rounds: other load on the machine affects both alike. Each engine has its
// own process: the peer loads a polyfill that replaces built-in functions, which would slow ours by two fifths.
async function timed(
  folder: string, products: readonly LabelledPage[], measured: ReadonlyMap<string, Measured>,
): Promise<Figure[]> {
  // If one ends early, the others end too: the bench would wait for them.
  using started = new DisposableStack();
  const engines = Object.keys(ENGINES).map((name) => ({
    name, process: started.use(startEngine('timed-engine.ts', name, folder)), best: products.map(() => Infinity),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of products.keys()) {
      for (const { process, best } of engines) {
        process.send(at);
        best[at] = Math.min(best[at]!, await nextMessage<number>(process));
      }
    }
  }
  say(`milliseconds per page, best of ${ROUNDS} rounds: median, 95th percentile`);
  for (const { name, best } of engines) {
    say(`  ${name.padEnd(20)} ${quantile(best, 0.5).toFixed(1)}  ${quantile(best, 0.95).toFixed(1)}`);
  }
  const [mine, theirs] = ['ours', PEER].map((name) => engines.find((each) => each.name === name)!.best);
  const pairs: Pair[] = mine!.map((ms, at) => ({ ours: ms, theirs: theirs![at]! }));
  return [
    compared({ what: 'time per page', unit: 'ms', peer: PEER }, pairs),
    compared({ what: 'peak memory', unit: 'MB', peer: PEER }, [{
      ours: measured.get('ours')!.peakMb, theirs: measured.get(PEER)!.peakMb,
    }]),
  ];
}
