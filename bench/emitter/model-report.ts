import { codeOfSign } from '../../server/tools/emitter/verify/price.ts';
import { isInsideProduct } from '../../server/product/product-region.ts';
import { findTextPrices } from '../../server/product/text-prices.ts';
import { readShown } from '../../server/product/shown-prices.ts';
import { THRESHOLDS, atLeast, atMost } from './thresholds.ts';
import type { ThresholdCheck } from './thresholds.ts';
import { LABELLED_FIELDS } from './corpus.ts';
import type { LabelledPage } from './corpus.ts';
import type { Extraction } from './ours.ts';
import { around, tryModels } from './proposers.ts';
import type { ModelOutcome } from './proposers.ts';

/** Runs a truthful, a lying and an inventing model on every page; returns the results and the checked thresholds. */
export function reportModels(read: () => Iterable<{ page: LabelledPage; extraction: Extraction }>): {
  lines: string[]; checks: ThresholdCheck[];
} {
  const outcomes: ModelOutcome[] = [];
  const rejected: string[] = [];
  const notCounted: string[] = [];
  for (const { page, extraction } of read()) {
    for (const outcome of tryModels(extraction, page)) {
      const of = `${page.id} ${outcome.field} ${page.truth[outcome.field]?.join(' or ') ?? ''}`;
      if (outcome.truths[0] && !outcome.passed) {
        rejected.push(`  ${of}: «${around(outcome.truths[0])}»; ${rejectionReason(extraction, outcome)}`);
      }
      if (outcome.notCounted !== null) notCounted.push(`  ${of}: ${outcome.notCounted}`);
      outcomes.push(outcome);
    }
  }
  const all = sumOf(outcomes);
  const anywhere = sumAnywhere(outcomes);
  return {
    lines: [
      'a model that quotes the labelled values wherever the page states them (each field as if the markup did not have',
      'it; in brackets as the service runs it, markup first), one that quotes other values, one that invents them:',
      ...LABELLED_FIELDS.map(
        (field) => `  ${field.padEnd(12)} ${formatSum(sumOf(outcomes.filter((each) => each.field === field)))}`
      ),
      `  ${'all'.padEnd(12)} ${formatSum(all)}`,
      'of all values whose words are anywhere in the visible text, as the service runs it: '
      + `${anywhere.passed} of ${anywhere.shown}`,
      'true values that did not pass, and why:', ...rejected,
      'labelled values that the page shows, but not as the product\'s, so they are not counted:',
      ...notCounted,
    ],
    checks: [
      atLeast('truthful model: values of the product that pass', all.passed / all.shown, THRESHOLDS.truePassed),
      atLeast('the same, markup first, as the service runs it', all.inService / all.shown, THRESHOLDS.truePassed),
      atLeast('the same, of true values shown anywhere', anywhere.passed / anywhere.shown, THRESHOLDS.truePassed),
      atMost('lying model: values not on the page that pass', all.absentPassed, THRESHOLDS.absentPassed),
      atMost('lying model: share of other values that pass', all.liesPassed / all.lies, THRESHOLDS.othersPassed),
    ],
  };
}

/** How many of the labelled values that the page shows anywhere are in the service's result. */
export function sumAnywhere(outcomes: readonly ModelOutcome[]): { shown: number; passed: number } {
  const shown = outcomes.filter((outcome) => outcome.anywhere);
  return { shown: shown.length, passed: shown.filter(({ passedInService }) => passedInService).length };
}

type Sum = ReturnType<typeof sumOf>;

/** The models' results summed over some fields of some pages. */
export function sumOf(outcomes: readonly ModelOutcome[]) {
  const total = (of: (outcome: ModelOutcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
  return {
    shown: total(({ truths }) => Math.min(1, truths.length)), passed: total(({ passed }) => Number(passed)),
    inService: total(({ truths, passedInService }) => Number(truths.length > 0 && passedInService)),
    lies: total(({ lies }) => lies),
    liesPassed: total(({ liesPassed }) => liesPassed.length), absent: total(({ absent }) => absent),
    absentPassed: total(({ absentPassed }) => absentPassed),
  };
}

function formatSum({ shown, passed, inService, lies, liesPassed, absent, absentPassed }: Sum): string {
  return `true ${passed} of ${shown} (${inService}); others ${liesPassed} of ${lies}; `
    + `invented ${absentPassed} of ${absent}`;
}

function rejectionReason({ page }: Extraction, { field, truths }: ModelOutcome): string {
  if (!truths.some(({ segment }) => isInsideProduct(page, segment))) {
    return 'it is only among other products';
  }
  if (field === 'price') {
    const { best } = readShown(page);
    return best === null
      ? 'no price stands out as the product\'s'
      : `the page shows ${best.amount} as the product's price`;
  }
  if (field === 'currency') {
    const signs = truths.flatMap(({ text }) => findTextPrices(text)).map(({ currency }) => currency);
    return signs.every((sign) => sign === null || codeOfSign(page, sign) === null)
      ? 'several countries use the sign, and the page does not say which' : 'no price stands out as the product\'s';
  }
  if (field === 'availability') return 'the page states something else about the product first';
  if (field === 'brand') return 'no label before it, not the start of the name, and not alone on a line near the name';
  return 'no label before it, and not in the page\'s address';
}
