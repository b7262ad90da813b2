import { readMetadata } from '../../../../page/metadata.ts';
import { contradicts, resolveSign } from '../../../../product/currency.ts';
import type { StatedPrice } from '../../../../product/offers.ts';
import { mentionsBeforeTax } from '../../../../product/price-exclusions.ts';
import { readNumbers } from '../../../../product/amount.ts';
import { isInPassing } from '../../../../product/shown-prices.ts';
import type { ShownPrice } from '../../../../product/shown-prices.ts';
import { defineCheck, causedBy, notMeasured, pass } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { TAX_FACTORS } from '../../judging/tax-factors.ts';
import { markupEvidence, textEvidence } from '../../evidence.ts';
import { isCalledPrice, isOwn, readPrices } from '../../product-page.ts';

interface Comparison {
  page: SampledPage;
  is: 'same' | 'rounded' | 'different';
  markup: StatedPrice;
  shown: ShownPrice;
  currency: string;
}

export const check = defineCheck({
  id: 'price-agrees',
  requiredArtifacts: { products: 'markedProducts', whole: 'wholeProducts' },
  judge({ products, whole }) {
    const readable = products.filter((page) => whole.includes(page));
    const compared = readable.flatMap((page) => compare(page) ?? []);
    const total = compared.length;
    if (total === 0) {
      const prices = readable.map((page) => readPrices(page.page));
      if (prices.every(({ stated }) => stated.length === 0)) return causedBy('offer-complete');
      return notMeasured(prices.some(({ display }) => display.is === 'stated') ? 'needs-script' : 'ambiguous');
    }
    for (const [kind, status] of [['different', 'fail'], ['rounded', 'warn']] as const) {
      const ofKind = compared.filter(({ is }) => is === kind);
      const [first] = ofKind;
      if (!first) continue;
      const { markup, shown, currency } = first;
      const amounts = { markup: Number(markup.amount), page: Number(shown.amount), currency };
      const evidence = ofKind.flatMap(bothPrices);
      return { status, params: { count: ofKind.length, total, ...amounts }, evidence };
    }
    return pass({ total }, compared.flatMap(bothPrices));
  },
});

const bothPrices = ({ page, markup, shown }: Comparison) =>
  [markupEvidence(page, markup.leaf, 'price'), textEvidence(page, shown)];

/** Compares the price in markup with the displayed one; null if either is uncertain. */
function compare(page: SampledPage): Comparison | null {
  const { stated, shown: prices } = readPrices(page.page);
  const { all, best } = prices;
  const [first] = stated;
  if (!first || !best) return null;
  const currency = first.currency?.code ?? null;
  const shownCurrency = currencyOn(page, best);
  if (currency !== null && shownCurrency !== null && currency !== shownCurrency) return null;
  if (currency !== null && best.currency && contradicts(best.currency, currency)) return null;
  const common = { page, currency: currency ?? shownCurrency ?? best.currency?.sign ?? '' };

  const plain = all.filter(({ exclusions }) => exclusions.size === 0);
  const ownPrices = [...plain.filter((price) => !isInPassing(page.page, prices, price)), best];
  for (const markup of stated) {
    const shown = ownPrices.find(({ amount }) => amount === markup.amount);
    if (shown) return { ...common, is: 'same', markup, shown };
  }
  // The low end of a range, or an amount displayed as something else of this product, is inconclusive.
  if (stated.some(({ low }) => low)) return null;
  const alike = all.filter(({ amount }) => stated.some((markup) => markup.amount === amount));
  if (alike.some((price) => !isFormer(price))) return null;
  // Several displayed prices may be the product's own: unclear which one the markup means.
  if (alike.length === 0 && new Set(plain.filter(isOwn).map(({ amount }) => amount)).size > 1) return null;
  if (isRounded(first.amount, best.amount)) return { ...common, is: 'rounded', markup: first, shown: best };
  if (isWithTaxOf(best.amount, first.amount) && mentionsBeforeTax(page.page.text.folded)) return null;
  // The page may show the product's price without a currency or by script, and this may be the price of an extra.
  if (hasBareAmount(page, stated, all) || !isCalledPrice(page.page, prices, best)) return null;
  return { ...common, is: 'different', markup: first, shown: best };
}

/** True if the visible text has the amount of the markup as a number that is not known to be a price. */
function hasBareAmount(
  { page: { text } }: SampledPage, stated: readonly StatedPrice[], shown: readonly ShownPrice[],
): boolean {
  const amounts = new Set(stated.map(({ amount }) => amount));
  return readNumbers(text.text).some(({ amount, start, end }) =>
    amounts.has(amount) && !shown.some((price) => price.start < end && start < price.end));
}

const isFormer = ({ exclusions }: ShownPrice) => (
  exclusions.has('struck') || exclusions.has('maybe-former') || exclusions.has('former')
);

function currencyOn(page: SampledPage, { currency }: ShownPrice): string | null {
  if (currency === null || currency.code !== null) return currency?.code ?? null;
  return resolveSign(currency.sign, { lang: readMetadata(page.page).lang, hostname: page.url.hostname });
}

/** True if the first amount plus tax comes to the second, rounded or not. */
const isWithTaxOf = (bare: string, taxed: string) =>
  TAX_FACTORS.some((factor) => Math.abs(Number(bare) * factor - Number(taxed)) < 1);

/** True if one amount may be the other, rounded to a whole number. */
function isRounded(one: string, other: string): boolean {
  const [a, b] = [Number(one), Number(other)];
  return Math.abs(a - b) < 1 && (Number.isInteger(a) || Number.isInteger(b));
}
