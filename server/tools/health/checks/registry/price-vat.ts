import type { Evidence } from '../../../../../contract/health.ts';
import { anyOf, wholeWords, WORD_START } from '../../../../lexicon/lexicon.ts';
import { facet } from '../../../../page/facet.ts';
import type { Page } from '../../../../page/page.ts';
import { findTextPrices } from '../../../../product/text-prices.ts';
import { priceTags } from '../../../../product/price-tags.ts';
import { WITH_TAX, WITHOUT_TAX } from '../../../../product/tax-words.ts';
import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { PRICE_ROLES } from '../../judging/market.ts';
import { TAX_FACTORS } from '../../judging/tax-factors.ts';
import { textEvidence } from '../../evidence.ts';

const WITH = new RegExp(WITH_TAX, 'u');
const SAYS_WITHOUT = `(?:${WITHOUT_TAX})`;
const WITHOUT = new RegExp(WITHOUT_TAX, 'gu');
/** “Without tax” said of a price: right after it, or alone on the next line. */
const AFTER_PRICE = new RegExp([
  `^[^\\p{L}\\d\\n+]*${SAYS_WITHOUT}`, `^\\s*\\n[^\\p{L}\\d\\n+]*${SAYS_WITHOUT}[^\\p{L}\\d\\n]*(?:\\n|$)`,
].join('|'), 'u');
/** Words such as `net` are not only said of taxes: they count right after a currency, at the end of the line. */
const NET_AFTER = new RegExp(
  `^[\\p{L}\\p{Sc}][^\\p{L}\\d\\n]*${wholeWords('ambiguousNet')}[^\\p{L}\\d\\n]*(?:\\n|$)`,
  'u',
);
/** “Without tax” right before a price. */
const BEFORE_PRICE = new RegExp(`(?:^|\\n)[^\\p{L}\\d\\n]*${SAYS_WITHOUT}\\s*$|${SAYS_WITHOUT}[^\\p{L}\\d\\n]*$`, 'u');
/** “Without tax” said of all prices: `Alle priser er eks. mva`. */
const OF_ALL_PRICES = new RegExp([
  `${WORD_START}(?:${anyOf('priceWord')})\\p{L}{0,12}(?!\\p{L})`,
  `(?<!${wholeWords('businesses')}[^.!?\\n]{0,40})[^.!?\\d\\n]{0,24}?${SAYS_WITHOUT}`,
].join(''), 'u');
/** The start of a statement about all prices, which counts for less than a label beside a price. */
const ALL_PRICES = new RegExp(`${WORD_START}(?:${anyOf('priceWord')})\\p{L}{0,12}(?!\\p{L})[^\\d\\n]{0,24}$`, 'u');
/** A line that offers to show other prices: `Vis priser inkl. mva`, `Preise inkl. MwSt. anzeigen`. */
const SHOWING = new RegExp([
  `^\\P{L}*${wholeWords('filterShow')}\\s+(?:\\p{L}+\\s+)?(?:${anyOf('priceWord')})`,
  `(?:${WITH_TAX}|${WITHOUT_TAX})\\P{L}*${wholeWords('filterShow')}\\P{L}*$`,
].join('|'), 'u');
const DELIVERY = new RegExp(`${WORD_START}(?:${anyOf('delivery')})(?!\\p{L})`, 'u');
/** How many characters before and after a price are searched for words about it. */
const NEAR = 30;

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
      ...shopPages.flatMap((page) => sayingWith(page, 'ofOnePrice')), ...marked.flatMap(({ both }) => both ?? []),
    ];
    if (including.length > 0) return pass({}, including);
    const excluding = marked.flatMap(({ without }) => without ?? []);
    if (excluding.length > 0) {
      const elsewhere = pages.flatMap((page) => sayingWith(page, 'anywhere'));
      if (elsewhere.length > 0) return warn({ variant: 'contradicts' }, [...excluding, ...elsewhere]);
      return fail({}, excluding);
    }
    const elsewhere = pages.flatMap((page) => sayingWith(page, 'noChoice'));
    if (elsewhere.length > 0) return pass({}, elsewhere);
    return warn({ variant: 'unclear' });
  },
});

/** The first match of each line that is not about delivery. `WITH` does not match inside the phrases of `WITHOUT`. */
function* phrasesOn({ text }: Page, words: RegExp) {
  for (const [index, { start, end }] of text.lines.entries()) {
    const line = text.folded.slice(start, end);
    const match = words.exec(words === WITH ? line.replace(WITHOUT, (phrase) => ' '.repeat(phrase.length)) : line);
    if (!match || isOfDelivery(line.slice(0, match.index))) continue;
    const next = text.lines[index + 1];
    yield {
      line, at: match.index, next: next ? text.folded.slice(next.start, next.end) : '',
      start: start + match.index, phrase: match[0],
    };
  }
}

/** The first words that say that tax is included: at all, not as a choice, and of a price rather than of all prices. */
const wordsForWith = facet((page: Page) => {
  const found: { [kind in 'anywhere' | 'noChoice' | 'ofOnePrice']?: { start: number; phrase: string } } = {};
  for (const { line, at, next, ...words } of phrasesOn(page, WITH)) {
    found.anywhere ??= words;
    if (!isNotChoice(line)) continue;
    found.noChoice ??= words;
    if (!isOfOnePrice(line, at, next)) continue;
    found.ofOnePrice = words;
    break;
  }
  return found;
});

function sayingWith(page: SampledPage, kind: keyof ReturnType<typeof wordsForWith>): Evidence[] {
  const found = wordsForWith(page.page)[kind];
  return found ? [evidenceOf(page, found.start, found.phrase)] : [];
}

/** False for words about all prices: `Alle priser er inkl. mva`, no price on it or the next line that may have tax. */
const isOfOnePrice = (line: string, at: number, next: string) =>
  !ALL_PRICES.test(line.slice(0, at)) || [line, next].some(hasOtherPrice);

/** Whether a line has a price that it does not mark as without tax. */
const hasOtherPrice = (line: string) => findTextPrices(line).length > (line.match(WITHOUT)?.length ?? 0);

/** False for a choice that the page offers: `Inkl. mva / Eks. mva` or `Vis priser inkl. mva` without a price. */
const isNotChoice = (line: string) => (line.search(WITHOUT) < 0 && !SHOWING.test(line)) || hasPrice(line);

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
  return phrasesOn(sample.page, OF_ALL_PRICES).filter(({ line }) => !SHOWING.test(line) || hasPrice(line)).take(1)
    .map((words) => ({ without: evidenceOf(sample, words.start, words.phrase) })).toArray();
}

/** Either price may be rounded. */
const hasNearly = (amounts: ReadonlySet<number>, amount: number) =>
  [-1, 0, 1].some((by) => amounts.has(Math.round(amount) + by));

const isOfDelivery = (before: string) => DELIVERY.test(before.slice(-NEAR));

const evidenceOf = (page: SampledPage, start: number, { length }: string): Evidence =>
  textEvidence(page, { start, end: start + length });

const hasPrice = (line: string) => findTextPrices(line).length > 0;
