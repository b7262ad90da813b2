import { anyOf, wholeWords } from '../../../../lexicon/lexicon.ts';
import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import { isUnderstood } from '../../judging/page-language.ts';
import { phraseEvidence } from '../../judging/phrases.ts';

const WITHDRAWAL = new RegExp(`(?!${anyOf('consentWithdrawal')})${wholeWords('withdrawal')}`, 'u');
const RETURNS = new RegExp(wholeWords('returns'), 'u');

export const check = defineCheck({
  id: 'withdrawal-info',
  requiredArtifacts: { identity: 'consumerStore', pages: 'writtenPages', whereItBelongs: 'termsAndReturnsPages?' },
  judge({ identity, pages, whereItBelongs }) {
    const withdrawal = pages.flatMap((page) => phraseEvidence(page, WITHDRAWAL));
    if (withdrawal.length > 0) return pass({}, withdrawal);
    if (!whereItBelongs.available) return whereItBelongs;
    if (!pages.some((page) => isUnderstood(page, 'withdrawal'))) return notMeasured('ambiguous');
    // Outside Norway, these pages have names that we do not know, so one may have been missed.
    const isRead = pages.some(({ role }) => role === 'terms' || role === 'returns');
    if (!identity.norwegian && !isRead) return notMeasured('not-found');
    const returns = pages.flatMap((page) => phraseEvidence(page, RETURNS));
    if (returns.length > 0) return warn({}, returns);
    return fail({ total: whereItBelongs.value.length });
  },
});
