import { anyOf, wholeWords } from '../../../../lexicon/lexicon.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck, info, notMeasured } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { phraseEvidence, phrasesIn } from '../../judging/phrases.ts';
import { elementEvidence, textEvidence } from '../../evidence.ts';

const FROM = Date.parse('2026-09-27');
const LABEL = /(?<![\p{L}\p{N}])garan(?![\p{L}\p{N}])/u;
const PROMISE = new RegExp(wholeWords('producerGuarantee'), 'gu');
const YEARS = new RegExp(`(?<![\\p{L}\\p{N}.,])(\\d{1,2})[ -]?(?:${anyOf('year')})(?![\\p{L}\\p{N}])`, 'gu');
const MONTHS = `(?<![\\p{L}\\p{N}.,])(\\d{1,3})[ -]?(?:${anyOf('perMonth')})(?![\\p{L}\\p{N}])`;
/** Months may be those of a payment: only words of the same clause may be between them and the guarantee. */
const [MONTHS_BEFORE, MONTHS_AFTER] = [new RegExp(`${MONTHS}[^\\d,.;]*$`, 'u'), new RegExp(`^[^\\d,.;]*${MONTHS}`, 'u')];
/** Years the law grants anyway. */
const LEGAL_YEARS = 2;
/** How close to the guarantee its duration must be. */
const MAX_DISTANCE = 40;

export const check = defineCheck({
  id: 'durability-label',
  requiredArtifacts: { now: 'now', market: 'euMarket', pages: 'writtenPages', wholePages: 'wholePages' },
  judge({ now, pages, wholePages }) {
    if (now < FROM) return { status: 'not-applicable' };
    const labels = pages.flatMap(labelOn);
    if (labels.length > 0) return info({ variant: 'labelled' }, labels);
    const promises = wholePages.flatMap((page) => promisesOn(page));
    const [first] = promises;
    if (first) {
      const evidence = promises.map(({ page, span }) => textEvidence(page, span));
      return info({ variant: 'unlabelled', years: first.years }, evidence);
    }
    // A truncated page may have the label further down.
    return pages.some((page) => promisesOn(page).length > 0) ? notMeasured('truncated') : { status: 'not-applicable' };
  },
});

function labelOn(page: SampledPage) {
  const named = phraseEvidence(page, LABEL);
  if (named.length > 0) return named;
  const image = readMetadata(page.page).images.find(({ alt }) => LABEL.test(alt?.toLowerCase() ?? ''));
  return image ? [elementEvidence(page, image.element, { label: '<img>', value: image.alt ?? '' })] : [];
}

/** The producer's guarantees of more years than the law grants, with the duration on the same line. */
function promisesOn(page: SampledPage) {
  return phrasesIn(page.page.text, PROMISE, MAX_DISTANCE)
    .map(({ span, before, after }) => ({ page, span, years: yearsIn(before, after) }))
    .filter(({ years }) => years > LEGAL_YEARS).toArray();
}

/** The duration nearest to the guarantee, those before it first, in years to one decimal; 0 without one. */
function yearsIn(before: string, after: string): number {
  const inMonths = (found: RegExpExecArray | null) => found && Math.round(Number(found[1]) / 1.2) / 10;
  const inYears = (found: RegExpExecArray | undefined) => found && Number(found[1]);
  return inMonths(MONTHS_BEFORE.exec(before)) ?? inYears([...before.matchAll(YEARS)].at(-1))
    ?? inMonths(MONTHS_AFTER.exec(after)) ?? inYears([...after.matchAll(YEARS)][0]) ?? 0;
}
