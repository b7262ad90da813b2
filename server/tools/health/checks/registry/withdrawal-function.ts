import { anyOf, wholeWords } from '../../../../lexicon/lexicon.ts';
import { defineCheck, info, notMeasured, pass, warn } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { controlLabels, labelEvidence } from '../../judging/labels.ts';
import type { EuMarket } from '../../judging/market.ts';
import { isNorwegian, isUnderstood, languageOf } from '../../judging/page-language.ts';

const FROM = Date.parse('2026-06-19');
/** Austria applies it to contracts from this date. */
const FROM_IN_AUSTRIA = Date.parse('2026-10-01');

const WITHDRAW_LABEL = new RegExp(
  `${wholeWords('withdrawButton')}|^\\P{L}*(?:${anyOf('withdrawWholeLabel')})\\P{L}*$`,
  'u',
);
const SIMILAR_LABEL = new RegExp(wholeWords('likeWithdraw'), 'u');
const NO_RIGHT = new RegExp(wholeWords('noWithdrawalRight'), 'u');
/** The length of the right: terms that state it grant the right, whatever else they omit. */
const PERIOD = new RegExp(wholeWords('fourteen'), 'u');

export const check = defineCheck({
  id: 'withdrawal-function',
  requiredArtifacts: {
    now: 'now', market: 'euMarket', pages: 'writtenPages', whereItBelongs: 'homeTermsAndReturnsPages?',
  },
  judge({ now, market, pages, whereItBelongs }) {
    if (now < startIn(market)) return { status: 'not-applicable' };
    const { found, without } = functionsOn(pages);
    if (found.length > 0) {
      if (without.length === 0 || !whereItBelongs.available) return pass({}, found);
      return warn({ variant: 'partly', names: without.join(', ') }, found);
    }
    if (!whereItBelongs.available) return whereItBelongs;
    const total = whereItBelongs.value.length;
    if (!whereItBelongs.value.every((page) => isUnderstood(page, 'withdrawButton'))) return notMeasured('ambiguous');
    if (says(pages, NO_RIGHT) && !says(pages, PERIOD)) return info({});
    const [other] = pages.flatMap((page) => evidenceOf(page, SIMILAR_LABEL));
    if (!other) return warn({ variant: 'missing', total }, market.evidence);
    return warn({ variant: 'other', text: other.value, total }, [other, ...market.evidence]);
  },
});

const startIn = ({ countries }: EuMarket) =>
  (countries.length > 0 && countries.every((country) => country === 'AT') ? FROM_IN_AUSTRIA : FROM);

/** Where the function is found, and the languages except Norwegian whose fully read pages, with terms, lack it. */
function functionsOn(pages: readonly SampledPage[]) {
  const versions = [...Map.groupBy(pages, languageOf)].map(([language, own]) =>
    ({ language, own, found: own.flatMap((page) => evidenceOf(page, WITHDRAW_LABEL)) }));
  const without = versions.flatMap(({ language, own, found }) => {
    const isJudged = language !== null && !isNorwegian(language)
      && own.some((page) => page.role === 'terms' && isUnderstood(page, 'withdrawButton'))
      && !own.some(({ truncated }) => truncated);
    return found.length === 0 && isJudged ? [language] : [];
  });
  return { found: versions.flatMap(({ found }) => found), without };
}

const evidenceOf = (page: SampledPage, words: RegExp) =>
  labelEvidence(page, controlLabels(page.page), words);

const says = (pages: readonly SampledPage[], words: RegExp) =>
  pages.some(({ page }) => words.test(page.text.folded));
