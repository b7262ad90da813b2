import { wholeWords } from '../../../../lexicon/lexicon.ts';
import type { TextModel } from '../../../../page/text.ts';
import { readShown } from '../../../../product/shown-prices.ts';
import { defineCheck, judgeFaults, notMeasured } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { isUnderstood } from '../../judging/page-language.ts';
import { phrasesIn } from '../../judging/phrases.ts';
import { textEvidence } from '../../evidence.ts';

const LOWEST = new RegExp(wholeWords('lowestPrice'), 'gu');
/** `30 viime päivän`, but not `30 kr dagen`. */
const THIRTY_DAYS = new RegExp(
  `(?<![\\p{N}.,])30[ -](?:(?!(?:kr|zł|[a-z]{3}|euro?)(?!\\p{L}))\\p{L}{2,20} )?${wholeWords('day')}`,
  'u',
);
/** How close on the same line the period must be to the lowest price. */
const NEAR = 60;

export const check = defineCheck({
  id: 'prior-price',
  requiredArtifacts: { market: 'euMarket', products: 'wholeProducts' },
  judge({ products }) {
    const reduced = products.flatMap((page) => reductionOn(page));
    if (reduced.length === 0) return { status: 'not-applicable' };
    const total = reduced.length;
    const silent = reduced.filter(({ page }) => !statesLowest(page.page.text));
    const known = silent.filter(({ page }) => isUnderstood(page, 'lowestPrice'));
    if (silent.length > 0 && known.length === 0) return notMeasured('ambiguous');
    return judgeFaults(total, [['info', known.map(({ page, span }) => textEvidence(page, span))]]);
  },
});

/** The page's first struck-through price of its own product. */
function reductionOn(page: SampledPage) {
  const struck = readShown(page.page).all.find(({ exclusions }) =>
    exclusions.has('struck') && !exclusions.has('outside-product'));
  return struck ? [{ page, span: { start: struck.start, end: struck.end } }] : [];
}

const statesLowest = (text: TextModel) => phrasesIn(text, LOWEST, NEAR)
  .some(({ words, before, after }) => THIRTY_DAYS.test(before + words + after));
