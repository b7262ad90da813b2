import { wholeWords } from '../../../../lexicon/lexicon.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { wholePages } from '../../artifacts.ts';
import { employees, euMarket } from '../../artifacts-registry.ts';
import { labelEvidence, linkAndHeadingLabels } from '../../judging/labels.ts';
import { isUnderstood } from '../../judging/page-language.ts';

const STATEMENT = new RegExp(wholeWords('accessibility'), 'u');
/** With so many a firm is no micro-enterprise, whatever it turns over. */
const NO_MICRO_ENTERPRISE = 10;

export const check = defineCheck({
  id: 'accessibility-statement',
  requiredArtifacts: { market: euMarket, pages: wholePages, employees },
  judge({ market, pages, employees: count }) {
    const found = pages.flatMap((page) => labelEvidence(page, linkAndHeadingLabels(page.page), STATEMENT) ?? []);
    if (found.length > 0) return { status: 'pass', params: {}, evidence: found.slice(0, MOST_EVIDENCE) };
    if (!pages.some((page) => isUnderstood(page, 'accessibility'))) {
      return { status: 'not-measured', reason: 'ambiguous' };
    }
    const total = pages.length;
    if (count !== null && count >= NO_MICRO_ENTERPRISE) {
      return { status: 'warn', params: { count, total }, evidence: market.evidence };
    }
    return { status: 'info', params: { total }, evidence: market.evidence };
  },
});
