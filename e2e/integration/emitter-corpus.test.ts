import { beforeAll, describe, expect, test } from 'vitest';

import { THRESHOLDS, REQUIRED } from '../../bench/emitter/thresholds.ts';
import { LABELLED_FIELDS, readLabels, readSavedPage, type LabelledField } from '../../bench/emitter/corpus.ts';
import { sumAnywhere, sumOf } from '../../bench/emitter/model-report.ts';
import { answerOf, extract } from '../../bench/emitter/ours.ts';
import { tryModels, type ModelOutcome } from '../../bench/emitter/proposers.ts';
import { judge, score, type Judgement } from '../../bench/emitter/score.ts';
import { createPage } from '../../server/page/page.ts';
import { judgePageKind } from '../../server/product/page-kind.ts';
import { locate } from '../../server/tools/emitter/locate-rig.ts';

const corpus = process.env['CORPUS_DIR'];
if (corpus === undefined) process.stdout.write('emitter on real pages: skipped, CORPUS_DIR is not set\n');

describe.skipIf(corpus === undefined)('on real saved pages (CORPUS_DIR)', () => {
  const judgements = Object.fromEntries(
    LABELLED_FIELDS.map((field) => [field, [] as Judgement[]])
  ) as Record<LabelledField, Judgement[]>;
  const broken: string[] = [];
  const modelOutcomes: ModelOutcome[] = [];
  let proofs = 0;
  let accepted = 0;
  let refused = 0;

  beforeAll(() => {
    for (const labelled of readLabels(corpus!)) {
      const page = createPage(readSavedPage(corpus!, labelled), new URL(labelled.url));
      const extraction = extract(page);
      for (const [field, outcome] of Object.entries(extraction.outcomes)) {
        if (!outcome.ok) continue;
        proofs += 1;
        const { locator, quote } = outcome.evidence;
        if (
          locate(page, locator) !== quote || !page.html.includes(quote)
        ) broken.push(`${labelled.id} ${field} ${locator}`);
      }
      if (labelled.kind === 'not-product') {
        refused += judgePageKind(page).isProduct ? 0 : 1;
        continue;
      }
      accepted += judgePageKind(page).isProduct ? 1 : 0;
      const answer = answerOf(extraction);
      for (const field of LABELLED_FIELDS) judgements[field].push(judge(labelled, field, answer));
      modelOutcomes.push(...tryModels(extraction, labelled));
    }
  }, 180_000);

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
});
