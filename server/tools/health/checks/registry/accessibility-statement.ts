import { anyOf, wholeWords } from '../../../../lexicon/lexicon.ts';
import { defineCheck, info, notMeasured, pass, warn } from '../../check.ts';
import { footerLinkLabels, labelEvidence, linkAndHeadingLabels } from '../../judging/labels.ts';
import { isUnderstood } from '../../judging/page-language.ts';

const STATEMENT = new RegExp(wholeWords('accessibility'), 'u');
/** A link of only these words in the footer leads to the statement; elsewhere they may be about goods or stock. */
const LINK_TO_STATEMENT = new RegExp(`^[^\\p{L}\\p{N}]*(?:${anyOf('accessibilityWholeLabel')})[^\\p{L}\\p{N}]*$`, 'u');
/** From this many employees a company is not a microenterprise, whatever its turnover. */
const NO_MICRO_ENTERPRISE = 10;

export const check = defineCheck({
  id: 'accessibility-statement',
  requiredArtifacts: {
    market: 'euMarket', pages: 'writtenPages', whereItBelongs: 'termsPages?', employees: 'employees',
  },
  judge({ market, pages, whereItBelongs, employees: count }) {
    const found = pages.flatMap((page) => [
      ...labelEvidence(page, linkAndHeadingLabels(page.page), STATEMENT),
      ...labelEvidence(page, footerLinkLabels(page.page), LINK_TO_STATEMENT),
    ]);
    if (found.length > 0) return pass({}, found);
    if (!whereItBelongs.available) return whereItBelongs;
    if (!whereItBelongs.value.every((page) => isUnderstood(page, 'accessibility'))) return notMeasured('ambiguous');
    const total = whereItBelongs.value.length;
    if (count !== null && count >= NO_MICRO_ENTERPRISE) return warn({ count, total }, market.evidence);
    return info({ total }, market.evidence);
  },
});
