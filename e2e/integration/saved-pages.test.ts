import { beforeAll, describe, expect, test } from 'vitest';
import { LABELLED_FIELDS, readLabels, readSavedPage } from '../../bench/emitter/corpus.ts';
import type { LabelledField, LabelledPage } from '../../bench/emitter/corpus.ts';
import { sumAnywhere, sumOf } from '../../bench/emitter/model-report.ts';
import { answerOf, extract } from '../../bench/emitter/ours.ts';
import type { Extraction } from '../../bench/emitter/ours.ts';
import { tryModels } from '../../bench/emitter/proposers.ts';
import type { ModelOutcome } from '../../bench/emitter/proposers.ts';
import { judge, score } from '../../bench/emitter/score.ts';
import type { Judgement } from '../../bench/emitter/score.ts';
import { REQUIRED, THRESHOLDS } from '../../bench/emitter/thresholds.ts';
import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { NO_REGISTERS } from '../../server/registers/registers.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { createPage } from '../../server/page/page.ts';
import { judgePageKind } from '../../server/product/page-kind.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { locate } from '../../server/tools/emitter/locate-rig.ts';
import { readPage } from '../../server/tools/emitter/read-page.ts';
import { readPrices } from '../../server/tools/health/product-page.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { scriptedFetch } from '../../server/tools/health/scripted-fetch-rig.ts';

const folder = process.env['CORPUS_DIR'];
const pages = folder === undefined ? [] : readLabels(folder);

/** What a scan of a saved page as the only page of a store said, up to its last event. */
interface Scanned {
  findings: FindingEvent[];
  last: string;
}

async function scan({ url }: LabelledPage, html: string): Promise<Scanned> {
  const page = new URL(url);
  page.hash = '';
  const deps = {
    fetch: scriptedFetch({ [page.href]: { body: html } }), clock: createManualClock(), random: () => 0.5,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: '' }) as const },
    lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread, config: { aiEdgeProbe: false },
  };
  const findings: FindingEvent[] = [];
  let last = '';
  const input = { url: page.href, requestedUrl: page, b2b: true, language: 'no' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    HealthEvent.parse(event);
    last = event.type;
    if (event.type === 'finding') findings.push(event);
  }
  return { findings, last };
}

// Each page is read once for all tests: most of the time goes into reading it.
describe.skipIf(folder === undefined)('saved pages of real stores and papers (CORPUS_DIR)', () => {
  const scans = new Map<string, PromiseSettledResult<Scanned>>();
  const judgements = Object.fromEntries(
    LABELLED_FIELDS.map((field) => [field, [] as Judgement[]])
  ) as Record<LabelledField, Judgement[]>;
  const broken: string[] = [];
  const modelOutcomes: ModelOutcome[] = [];
  const disagreeing: string[] = [];
  let proofs = 0;
  let accepted = 0;
  let refused = 0;
  let priced = 0;

  beforeAll(async () => {
    for (const labelled of pages) {
      await read(labelled).catch((cause: unknown) => {
        throw new Error(`${labelled.id} could not be read`, { cause });
      });
    }
  }, 300_000);

  async function read(labelled: LabelledPage): Promise<void> {
    const html = readSavedPage(folder!, labelled);
    const [scanned] = await Promise.allSettled([scan(labelled, html)]);
    scans.set(labelled.id, scanned);
    const extraction = extract(createPage(html, new URL(labelled.url)));
    findBroken(labelled, extraction);
    judgeEmitter(labelled, extraction);
    await compareTools(labelled, html, extraction);
  }

  function findBroken({ id }: LabelledPage, { page, outcomes }: Extraction): void {
    for (const [field, outcome] of Object.entries(outcomes)) {
      if (!outcome.ok) continue;
      proofs += 1;
      const { locator, quote } = outcome.evidence;
      if (locate(page, locator) !== quote || !page.html.includes(quote)) broken.push(`${id} ${field} ${locator}`);
    }
  }

  function judgeEmitter(labelled: LabelledPage, extraction: Extraction): void {
    const { isProduct } = judgePageKind(extraction.page);
    if (labelled.kind === 'not-product') {
      refused += isProduct ? 0 : 1;
      return;
    }
    accepted += isProduct ? 1 : 0;
    const answer = answerOf(extraction);
    for (const field of LABELLED_FIELDS) judgements[field].push(judge(labelled, field, answer));
    modelOutcomes.push(...tryModels(extraction, labelled));
  }

  // The emitter reads a page of its own, through its entry point, as it does after fetching it.
  async function compareTools({ id, url }: LabelledPage, html: string, { page }: Extraction): Promise<void> {
    const emitted = await readPage({ html, url, status: 200, headers: [['content-type', 'text/html']], now: 0 }, null);
    const price = emitted.ok ? emitted.result.fields.find(({ id: field }) => field === 'price') : undefined;
    const amount = price?.status === 'verified' && price.value.kind === 'price' ? price.value.amount : undefined;
    if (amount !== undefined) priced += 1;
    const isKnown = amount === undefined
      || readPrices(page).stated.some((stated) => [stated.amount, stated.otherwise].includes(amount));
    if (emitted.ok !== judgePageKind(page).isProduct || !isKnown) disagreeing.push(id);
  }

  test.each(pages.map((page) => [page.id, page] as const))('the health scan judges %s as a store', (id, { kind }) => {
    const scanned = scans.get(id)!;
    if (scanned.status === 'rejected') throw scanned.reason;
    const { findings, last } = scanned.value;
    expect(last).toBe('complete');
    expect(findings.find(({ id }) => id === 'bot-challenge')).toMatchObject({ status: 'pass' });
    const open = findings.find(({ id }) => id === 'store-open');
    // A page of something else may show no way into a store; none of them is closed.
    if (kind === 'not-product' && open?.status === 'not-measured') expect(open).toMatchObject({ reason: 'not-found' });
    else expect(open).toMatchObject({ status: 'pass' });
    for (const { message, title, fix } of findings) expect(`${title} ${message} ${fix}`).not.toMatch(/\{\w+/);
  });

  test.each(LABELLED_FIELDS)('%s reaches its required precision and F1', (field) => {
    const { precision, f1 } = score(judgements[field]);
    expect(precision).toBeGreaterThanOrEqual(REQUIRED[field].precision);
    if (REQUIRED[field].f1 !== undefined) expect(f1).toBeGreaterThanOrEqual(REQUIRED[field].f1);
  });

  test('every locator leads to its quote, and every quote is in the page', () => {
    expect(broken).toEqual([]);
    expect(proofs).toBeGreaterThan(800);
  });

  test('product pages are distinguished from others', () => {
    expect(accepted).toBeGreaterThanOrEqual(THRESHOLDS.accepted);
    expect(refused).toBeGreaterThanOrEqual(THRESHOLDS.refused);
  });

  test('true values pass, absent ones never do, and those of something else rarely do', () => {
    const all = sumOf(modelOutcomes);
    const anywhere = sumAnywhere(modelOutcomes);
    expect(all.absentPassed).toBe(THRESHOLDS.absentPassed);
    expect(all.passed / all.shown).toBeGreaterThanOrEqual(THRESHOLDS.truePassed);
    expect(all.inService / all.shown).toBeGreaterThanOrEqual(THRESHOLDS.truePassed);
    expect(anywhere.passed / anywhere.shown).toBeGreaterThanOrEqual(THRESHOLDS.truePassed);
    expect(all.liesPassed / all.lies).toBeLessThanOrEqual(THRESHOLDS.othersPassed);
  });

  test('the health scan and the emitter agree on every page', () => {
    expect(pages.length).toBeGreaterThan(200);
    expect(priced).toBeGreaterThan(50);
    expect(disagreeing).toEqual([]);
  });
});

test.runIf(folder === undefined)('saved pages: CORPUS_DIR is not set, so none were read', () => {});
