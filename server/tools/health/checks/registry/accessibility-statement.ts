import { wholeWords } from '../../../../lexicon/lexicon.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { writtenPages } from '../../artifacts.ts';
import { employees, euMarket, termsPages } from '../../artifacts-registry.ts';
import { labelEvidence, linkAndHeadingLabels } from '../../judging/labels.ts';
import { isUnderstood } from '../../judging/page-language.ts';

const STATEMENT = new RegExp(wholeWords('accessibility'), 'u');
/** From this many employees a company is not a microenterprise, whatever its turnover. */
const NO_MICRO_ENTERPRISE = 10;

export const check = defineCheck({
  id: 'accessibility-statement',
  requiredArtifacts: { market: euMarket, pages: writtenPages, whereItBelongs: termsPages, employees },
  judge({ market, pages, whereItBelongs, employees: count }) {
    const found = pages.flatMap((page) => labelEvidence(page, linkAndHeadingLabels(page.page), STATEMENT));
    if (found.length > 0) return { status: 'pass', params: {}, evidence: found };
    if (!whereItBelongs.available) return unjudged(whereItBelongs);
    if (!whereItBelongs.value.every((page) => isUnderstood(page, 'accessibility'))) {
      return { status: 'not-measured', reason: 'ambiguous' };
    }
    const total = whereItBelongs.value.length;
    if (count !== null && count >= NO_MICRO_ENTERPRISE) {
      return { status: 'warn', params: { count, total }, evidence: market.evidence };
    }
    return { status: 'info', params: { total }, evidence: market.evidence };
  },
});
