import { anyOf, wholeWords } from '../../../../lexicon/lexicon.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck, info, notMeasured } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { phraseEvidence, phrasesIn } from '../../judging/phrases.ts';
import { elementEvidence, textEvidence } from '../../page-evidence.ts';

const FROM = Date.parse('2026-09-27');
const LABEL = /(?<![\p{L}\p{N}])garan(?![\p{L}\p{N}])/u;
const PROMISE = new RegExp(wholeWords('producerGuarantee'), 'gu');
const DURATION = new RegExp([
  `(?<![\\p{L}\\p{N}.,])(?:(?<years>\\d{1,2})[ -]?(?:${anyOf('year')})`,
  `|(?<months>\\d{1,3})[ -]?(?:${anyOf('perMonth')}))(?![\\p{L}\\p{N}])`,
].join(''), 'u');
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
    .map(({ span, before, after }) => ({ page, span, years: yearsIn(before) ?? yearsIn(after) ?? 0 }))
    .filter(({ years }) => years > LEGAL_YEARS).toArray();
}

/** The first duration named, in years to one decimal. */
function yearsIn(words: string): number | null {
  const { years, months } = DURATION.exec(words)?.groups ?? {};
  if (years !== undefined) return Number(years);
  return months === undefined ? null : Math.round(Number(months) / 1.2) / 10;
}
