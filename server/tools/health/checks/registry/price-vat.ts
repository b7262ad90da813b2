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
const BEHIND = new RegExp([
  `^[^\\p{L}\\d\\n+]*${SAYS_WITHOUT}`, `^\\s*\\n[^\\p{L}\\d\\n+]*${SAYS_WITHOUT}[^\\p{L}\\d\\n]*(?:\\n|$)`,
].join('|'), 'u');
/** Words such as `net` are not only said of taxes: they count right after a currency, at the end of the line. */
const NET_BEHIND = new RegExp(`^[\\p{L}\\p{Sc}][^\\p{L}\\d\\n]*${wholeWords('ambiguousNet')}[^\\p{L}\\d\\n]*(?:\\n|$)`, 'u');
/** “Without tax” right before a price. */
const BEFORE = new RegExp(`(?:^|\\n)[^\\p{L}\\d\\n]*${SAYS_WITHOUT}\\s*$|${SAYS_WITHOUT}[^\\p{L}\\d\\n]*$`, 'u');
/** “Without tax” said of all prices: `Alle priser er eks. mva`. */
const OF_PRICES = new RegExp([
  `${WORD_START}(?:${anyOf('priceWord')})\\p{L}{0,12}(?!\\p{L})`,
  `(?<!${wholeWords('businesses')}[^.!?\\n]{0,40})[^.!?\\d\\n]{0,24}?${SAYS_WITHOUT}`,
].join(''), 'u');
/** The start of a statement about all prices, which counts for less than a label beside a price. */
const OF_ALL = new RegExp(`${WORD_START}(?:${anyOf('priceWord')})\\p{L}{0,12}(?!\\p{L})[^\\d\\n]{0,24}$`, 'u');
const NOT_OF_GOODS = new RegExp(`${WORD_START}(?:${anyOf('delivery')})(?!\\p{L})`, 'u');
/** How many characters before a price are searched for what it is the price of. */
const NEAR = 30;
/** Pages that show prices. */
const WHERE_PRICES_STAND: readonly PageRole[] = ['home', 'category', 'product', 'cart'];

export const check = defineCheck({
  id: 'price-vat',
  causes: ['login-wall'],
  requiredArtifacts: { identity: 'consumerIdentity', pages: 'writtenPages' },
  judge({ pages }) {
    const shop = pages.filter(({ role }) => WHERE_PRICES_STAND.includes(role));
    if (!shop.some(({ page: { text } }) => text.lines.some(({ start, end }) => hasPrice(text.text.slice(start, end))))) {
      return notMeasured('not-found');
    }
    const marked = shop.flatMap(findMarked);
    const including = [...shop.flatMap((page) => findPhrase(page, WITH, isOfOwnPrice)), ...marked.flatMap(({ both }) => both ?? [])];
    if (including.length > 0) return pass({}, including);
    const excluding = marked.flatMap(({ without }) => without ?? []);
    if (excluding.length > 0) {
      const elsewhere = pages.flatMap((page) => findPhrase(page, WITH));
      if (elsewhere.length > 0) return warn({ variant: 'contradicts' }, [...excluding, ...elsewhere]);
      return fail({}, excluding);
    }
    const elsewhere = pages.flatMap((page) => findPhrase(page, WITH, isNoChoice));
    if (elsewhere.length > 0) return pass({}, elsewhere);
    return warn({ variant: 'unclear' });
  },
});

function findPhrase(page: SampledPage, words: RegExp, counts: (line: string, at: number, next: string) => boolean = () => true) {
  const { text } = page.page;
  for (const [index, { start, end }] of text.lines.entries()) {
    const line = text.folded.slice(start, end);
    const match = words.exec(words === WITH ? line.replace(WITHOUT, (said) => ' '.repeat(said.length)) : line);
    const next = text.lines[index + 1];
    if (!match || !counts(line, match.index, next ? text.folded.slice(next.start, next.end) : '') || isOfDelivery(line.slice(0, match.index))) continue;
    return [evidenceOf(page, start + match.index, match[0])];
  }
  return [];
}

/** False for a choice, or for words about all prices: `Alle priser er inkl. mva`, no price on its line or the next. */
const isOfOwnPrice = (line: string, at: number, next: string) => isNoChoice(line)
  && (!OF_ALL.test(line.slice(0, at)) || hasPrice(line) || hasPrice(next));

/** False for a choice that the page offers: `Inkl. mva / Eks. mva` without a price. */
const isNoChoice = (line: string) => line.search(WITHOUT) < 0 || hasPrice(line);

/** The first price marked as without tax (`both` if also shown with tax), else words that say so of all prices. */
function findMarked(sample: SampledPage): { both?: Evidence; without?: Evidence }[] {
  const { text } = sample.page;
  const tags = priceTags(sample.page);
  const amounts = new Set(tags.map(({ amount }) => Math.round(Number(amount))));
  for (const { start, end, amount } of tags) {
    const before = text.folded.slice(Math.max(0, start - NEAR), start);
    const isMarked = BEHIND.test(text.folded.slice(end, end + NEAR)) || BEFORE.test(before)
      || NET_BEHIND.test(text.folded.slice(end - 1, end + NEAR));
    if (!isMarked || isOfDelivery(before.split('\n').at(-1)!)) continue;
    const evidence = evidenceOf(sample, start, text.text.slice(start, end));
    return [TAX_FACTORS.some((factor) => hasAbout(amounts, Number(amount) * factor)) ? { both: evidence } : { without: evidence }];
  }
  return findPhrase(sample, OF_PRICES).map((without) => ({ without }));
}

/** Either price may be rounded. */
const hasAbout = (amounts: ReadonlySet<number>, amount: number) =>
  [-1, 0, 1].some((by) => amounts.has(Math.round(amount) + by));

const isOfDelivery = (before: string) => NOT_OF_GOODS.test(before.slice(-NEAR));

const evidenceOf = (page: SampledPage, start: number, { length }: string): Evidence =>
  textEvidence(page, { start, end: start + length });

const hasPrice = (line: string) => findTextPrices(line).length > 0;
