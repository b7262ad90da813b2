import type { Evidence } from '../../../../../contract/health.ts';
import { anyOf, wholeWords, WORD_START } from '../../../../lexicon/lexicon.ts';
import { findTextPrices } from '../../../../product/text-prices.ts';
import { priceTags } from '../../../../product/price-tags.ts';
import { WITH_TAX, WITHOUT_TAX } from '../../../../product/tax-words.ts';
import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import type { PageRole, SampledPage } from '../../gathered.ts';
import { TAX_FACTORS } from '../../judging/tax-factors.ts';
import { textEvidence } from '../../page-evidence.ts';

const WITH = new RegExp(WITH_TAX, 'u');
const SAYS_WITHOUT = `(?:${WITHOUT_TAX})`;
const WITHOUT = new RegExp(WITHOUT_TAX, 'gu');
/** “Without tax” said of a price: right after it, or alone on the next line. */
const AFTER_PRICE = new RegExp([
  `^[^\\p{L}\\d\\n+]*${SAYS_WITHOUT}`, `^\\s*\\n[^\\p{L}\\d\\n+]*${SAYS_WITHOUT}[^\\p{L}\\d\\n]*(?:\\n|$)`,
].join('|'), 'u');
/** Words such as `net` are not only said of taxes: they count right after a currency, at the end of the line. */
const NET_AFTER = new RegExp(`^[\\p{L}\\p{Sc}][^\\p{L}\\d\\n]*${wholeWords('ambiguousNet')}[^\\p{L}\\d\\n]*(?:\\n|$)`, 'u');
/** “Without tax” right before a price. */
const BEFORE_PRICE = new RegExp(`(?:^|\\n)[^\\p{L}\\d\\n]*${SAYS_WITHOUT}\\s*$|${SAYS_WITHOUT}[^\\p{L}\\d\\n]*$`, 'u');
/** “Without tax” said of all prices: `Alle priser er eks. mva`. */
const OF_ALL_PRICES = new RegExp([
  `${WORD_START}(?:${anyOf('priceWord')})\\p{L}{0,12}(?!\\p{L})`,
  `(?<!${wholeWords('businesses')}[^.!?\\n]{0,40})[^.!?\\d\\n]{0,24}?${SAYS_WITHOUT}`,
].join(''), 'u');
/** The start of a statement about all prices, which counts for less than a label beside a price. */
const ALL_PRICES = new RegExp(`${WORD_START}(?:${anyOf('priceWord')})\\p{L}{0,12}(?!\\p{L})[^\\d\\n]{0,24}$`, 'u');
const DELIVERY = new RegExp(`${WORD_START}(?:${anyOf('delivery')})(?!\\p{L})`, 'u');
/** How many characters before and after a price are searched for words about it. */
const NEAR = 30;
/** Pages that show prices. */
const PRICE_ROLES: readonly PageRole[] = ['home', 'category', 'product', 'cart'];

export const check = defineCheck({
  id: 'price-vat',
  causes: ['login-wall'],
  requiredArtifacts: { identity: 'consumerIdentity', pages: 'writtenPages' },
  judge({ pages }) {
    const shopPages = pages.filter(({ role }) => PRICE_ROLES.includes(role));
    const showsPrice = ({ page: { text } }: SampledPage) =>
      text.lines.some(({ start, end }) => hasPrice(text.text.slice(start, end)));
    if (!shopPages.some(showsPrice)) return notMeasured('not-found');
    const marked = shopPages.flatMap(findMarked);
    const including = [
      ...shopPages.flatMap((page) => findPhrase(page, WITH, isOfOnePrice)), ...marked.flatMap(({ both }) => both ?? []),
    ];
    if (including.length > 0) return pass({}, including);
    const excluding = marked.flatMap(({ without }) => without ?? []);
    if (excluding.length > 0) {
      const elsewhere = pages.flatMap((page) => findPhrase(page, WITH));
      if (elsewhere.length > 0) return warn({ variant: 'contradicts' }, [...excluding, ...elsewhere]);
      return fail({}, excluding);
    }
    const elsewhere = pages.flatMap((page) => findPhrase(page, WITH, isNotChoice));
    if (elsewhere.length > 0) return pass({}, elsewhere);
    return warn({ variant: 'unclear' });
  },
});

/** The first relevant match that is not about delivery. `WITH` does not match inside the phrases of `WITHOUT`. */
function findPhrase(
  page: SampledPage, words: RegExp, isRelevant: (line: string, at: number, next: string) => boolean = () => true,
): Evidence[] {
  const { text } = page.page;
  for (const [index, { start, end }] of text.lines.entries()) {
    const line = text.folded.slice(start, end);
    const match = words.exec(words === WITH ? line.replace(WITHOUT, (phrase) => ' '.repeat(phrase.length)) : line);
    const next = text.lines[index + 1];
    if (!match || isOfDelivery(line.slice(0, match.index))) continue;
    if (!isRelevant(line, match.index, next ? text.folded.slice(next.start, next.end) : '')) continue;
    return [evidenceOf(page, start + match.index, match[0])];
  }
  return [];
}

/** False for a choice, or for words about all prices: `Alle priser er inkl. mva`, no price on its line or the next. */
const isOfOnePrice = (line: string, at: number, next: string) => isNotChoice(line)
  && (!ALL_PRICES.test(line.slice(0, at)) || hasPrice(line) || hasPrice(next));

/** False for a choice that the page offers: `Inkl. mva / Eks. mva` without a price. */
const isNotChoice = (line: string) => line.search(WITHOUT) < 0 || hasPrice(line);

/** The first price marked as without tax (`both` if also shown with tax), else words that say so of all prices. */
function findMarked(sample: SampledPage): { both?: Evidence; without?: Evidence }[] {
  const { text } = sample.page;
  const tags = priceTags(sample.page);
  const amounts = new Set(tags.map(({ amount }) => Math.round(Number(amount))));
  for (const { start, end, amount } of tags) {
    const before = text.folded.slice(Math.max(0, start - NEAR), start);
    const isMarked = AFTER_PRICE.test(text.folded.slice(end, end + NEAR)) || BEFORE_PRICE.test(before)
      || NET_AFTER.test(text.folded.slice(end - 1, end + NEAR));
    if (!isMarked || isOfDelivery(before.split('\n').at(-1)!)) continue;
    const evidence = evidenceOf(sample, start, text.text.slice(start, end));
    const hasBoth = TAX_FACTORS.some((factor) => hasNearly(amounts, Number(amount) * factor));
    return [hasBoth ? { both: evidence } : { without: evidence }];
  }
  return findPhrase(sample, OF_ALL_PRICES).map((without) => ({ without }));
}

/** Either price may be rounded. */
const hasNearly = (amounts: ReadonlySet<number>, amount: number) =>
  [-1, 0, 1].some((by) => amounts.has(Math.round(amount) + by));

const isOfDelivery = (before: string) => DELIVERY.test(before.slice(-NEAR));

const evidenceOf = (page: SampledPage, start: number, { length }: string): Evidence =>
  textEvidence(page, { start, end: start + length });

const hasPrice = (line: string) => findTextPrices(line).length > 0;
