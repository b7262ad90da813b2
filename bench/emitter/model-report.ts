import { codeOfSign } from '../../server/tools/emitter/verify/price.ts';
import { isInsideProduct } from '../../server/product/product-region.ts';
import { findTextPrices } from '../../server/product/text-prices.ts';
import { readShown } from '../../server/product/shown-prices.ts';
import { BARS, atLeast, atMost } from './bars.ts';
import type { Bar } from './bars.ts';
import { LABELLED_FIELDS } from './corpus.ts';
import type { LabelledPage } from './corpus.ts';
import type { Extraction } from './ours.ts';
import { around, tryModels } from './proposers.ts';
import type { Fate } from './proposers.ts';

/** Lets a truthful, a lying and an inventing model speak for every page; what came of it, and the bars. */
export function reportModels(read: () => Iterable<{ page: LabelledPage; extraction: Extraction }>): {
  lines: string[]; bars: Bar[];
} {
  const fates: Fate[] = [];
  const notPassed: string[] = [];
  const notCounted: string[] = [];
  for (const { page, extraction } of read()) {
    for (const fate of tryModels(extraction, page)) {
      const of = `${page.id} ${fate.field} ${page.truth[fate.field]?.join(' or ') ?? ''}`;
      if (fate.truths[0] && !fate.passed) {
        notPassed.push(`  ${of}: «${around(fate.truths[0])}»; ${whyNotPassed(extraction, fate)}`);
      }
      if (fate.notCounted !== null) notCounted.push(`  ${of}: ${fate.notCounted}`);
      fates.push(fate);
    }
  }
  const all = sumOf(fates);
  const anywhere = sumAnywhere(fates);
  return {
    lines: [
      'a model that quotes the labelled values wherever the page states them (each field as if markup had said nothing',
      'of it; in brackets as the service runs it, markup first), one that quotes others, one that makes them up:',
      ...LABELLED_FIELDS.map(
        (field) => `  ${field.padEnd(12)} ${told(sumOf(fates.filter((each) => each.field === field)))}`
      ),
      `  ${'all'.padEnd(12)} ${told(all)}`,
      'of all whose words stand anywhere in the visible text, as the service runs it: '
      + `${anywhere.passed} of ${anywhere.shown}`,
      'true values that did not pass, and why:', ...notPassed,
      'labelled values whose words the page shows, but not as the product\'s, so that they are not counted:',
      ...notCounted,
    ],
    bars: [
      atLeast('perfect proposer: true values shown as its own that pass', all.passed / all.shown, BARS.truePassed),
      atLeast('the same, markup first, as the service runs it', all.inService / all.shown, BARS.truePassed),
      atLeast('the same, of true values shown anywhere', anywhere.passed / anywhere.shown, BARS.truePassed),
      atMost('lying proposer: values not on the page that pass', all.absentPassed, BARS.absentPassed),
      atMost('lying proposer: share of others\' values that pass', all.lied / all.lies, BARS.othersPassed),
    ],
  };
}

/** Of the labelled values whose words the page shows at all, how many the service answers with. */
export function sumAnywhere(fates: readonly Fate[]): { shown: number; passed: number } {
  const shown = fates.filter((fate) => fate.anywhere);
  return { shown: shown.length, passed: shown.filter(({ passedInService }) => passedInService).length };
}

type Sum = ReturnType<typeof sumOf>;

/** What came of the models over some fields of some pages. */
export function sumOf(fates: readonly Fate[]) {
  const total = (of: (fate: Fate) => number) => fates.reduce((sum, fate) => sum + of(fate), 0);
  return {
    shown: total(({ truths }) => Math.min(1, truths.length)), passed: total(({ passed }) => Number(passed)),
    inService: total(({ truths, passedInService }) => Number(truths.length > 0 && passedInService)),
    lies: total(({ lies }) => lies),
    lied: total(({ lied }) => lied.length), absent: total(({ absent }) => absent),
    absentPassed: total(({ absentPassed }) => absentPassed),
  };
}

function told({ shown, passed, inService, lies, lied, absent, absentPassed }: Sum): string {
  return `true ${passed} of ${shown} (${inService}); others ${lied} of ${lies}; made up ${absentPassed} of ${absent}`;
}

function whyNotPassed({ page }: Extraction, { field, truths }: Fate): string {
  if (!truths.some(({ segment }) => isInsideProduct(page, segment))) {
    return 'it stands among other products only';
  }
  if (field === 'price') {
    const { best } = readShown(page);
    return best === null ? 'no price stands out as the product\'s' : `the page shows ${best.amount} as the product's price`;
  }
  if (field === 'currency') {
    const signs = truths.flatMap(({ text }) => findTextPrices(text)).map(({ currency }) => currency);
    return signs.every((sign) => sign === null || codeOfSign(page, sign) === null)
      ? 'several countries use the sign, and the page does not say which' : 'no price stands out as the product\'s';
  }
  if (field === 'availability') return 'the page says something else of the product first';
  if (field === 'brand') return 'no label before it, not how the name begins, and not alone on a line by the name';
  return 'no label before it, and not in the page\'s address';
}
