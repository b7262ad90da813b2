import { anyOf, wholeWords } from '../../../../lexicon/lexicon.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { writtenPages } from '../../artifacts.ts';
import { consumerStore, termsAndReturnsPages } from '../../artifacts-registry.ts';
import { isUnderstood } from '../../judging/page-language.ts';
import { phraseEvidence } from '../../judging/phrases.ts';

const WITHDRAWAL = new RegExp(`(?!${anyOf('consentWithdrawal')})${wholeWords('withdrawal')}`, 'u');
const RETURNS = new RegExp(wholeWords('returns'), 'u');

export const check = defineCheck({
  id: 'withdrawal-info',
  requiredArtifacts: { identity: consumerStore, pages: writtenPages, whereItBelongs: termsAndReturnsPages },
  judge({ identity, pages, whereItBelongs: searchedPages }) {
    const withdrawal = pages.flatMap((page) => phraseEvidence(page, WITHDRAWAL));
    if (withdrawal.length > 0) return { status: 'pass', params: {}, evidence: withdrawal };
    if (!searchedPages.available) return unjudged(searchedPages);
    if (!pages.some((page) => isUnderstood(page, 'withdrawal'))) return { status: 'not-measured', reason: 'ambiguous' };
    // Elsewhere these pages have more names than we know, so one is easily missed.
    const isRead = pages.some(({ role }) => role === 'terms' || role === 'returns');
    if (!identity.norwegian && !isRead) return { status: 'not-measured', reason: 'not-found' };
    const returns = pages.flatMap((page) => phraseEvidence(page, RETURNS));
    if (returns.length > 0) return { status: 'warn', params: {}, evidence: returns };
    return { status: 'fail', params: { total: searchedPages.value.length } };
  },
});
