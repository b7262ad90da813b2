import type { Evidence } from '../../../../contract/health.ts';
import { readLanguageTag } from '../../../page/language-tag.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { resolveSign } from '../../../product/currency.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { itemsOf, leavesOf } from '../../../product/item.ts';
import { priceTags } from '../../../product/price-tags.ts';
import { wholeWords } from '../../../lexicon/lexicon.ts';
import { MOST_EVIDENCE } from '../evidence.ts';
import type { PageRole, SampledPage } from '../gathered.ts';
import { markupEvidence, pageEvidence, textEvidence } from '../page-evidence.ts';
import { EU_CURRENCIES, EU_LANGUAGES, isEuState } from './eu-states.ts';
import { languageVersionsOf } from './language-versions.ts';
import { languageOf } from './page-language.ts';
import { shippedTo } from './shipped-to.ts';

/** Where consumers are sold to, as far as the pages show it. */
export type Market = EuMarket | { kind: 'norway' } | { kind: 'unknown' };

/** Something says that the store sells to the Union. */
export interface EuMarket {
  kind: 'eu';
  /** The states that are told by name, none where only a language or the euro tells. */
  countries: readonly string[];
  /** What says so. */
  evidence: readonly Evidence[];
}

/** One thing that says where a store sells; `country` is null where it names no single state. */
interface Sign {
  country: string | null;
  evidence: Evidence;
}

/** The market by prices, languages, the host and what is said of delivery. `norwegian`: something says Norway. */
export function marketOf(pages: readonly SampledPage[], norwegian: boolean): Market {
  const signs = [...hostSigns(pages), ...currencySigns(pages), ...languageSigns(pages), ...shippingSigns(pages)];
  if (signs.length === 0) return { kind: norwegian ? 'norway' : 'unknown' };
  const evidence = new Map(signs.map((sign) => [`${sign.evidence.label} ${sign.evidence.value}`, sign.evidence]));
  return {
    kind: 'eu', countries: [...new Set(signs.flatMap(({ country }) => country ?? []))],
    evidence: [...evidence.values()].slice(0, MOST_EVIDENCE),
  };
}

function hostSigns(pages: readonly SampledPage[]): Sign[] {
  return pages.filter(({ role }) => role === 'home').flatMap((page) => {
    const { hostname } = page.url;
    const domain = hostname.slice(hostname.lastIndexOf('.') + 1).toUpperCase();
    if (domain !== 'EU' && !isEuState(domain)) return [];
    return [{ country: domain === 'EU' ? null : domain, evidence: pageEvidence(page, 'host', hostname) }];
  });
}

const WHERE_PRICES_STAND: readonly PageRole[] = ['home', 'category', 'product', 'cart'];

/** The codes of the prices, in markup and in the text. */
function pricesOn(page: SampledPage): Set<string> {
  const { meta, products, lang } = readProductFacts(page.page);
  const stated = [meta.currency, ...products.flatMap(({ offers }) => offers.map(({ currency }) => currency))]
    .flatMap((code) => code?.text.trim().toUpperCase() ?? []);
  const shown = priceTags(page.page).filter(({ exclusions }) => exclusions.size === 0).flatMap(({ currency }) => {
    if (currency === null) return [];
    if (currency.kind === 'code') return [currency.code];
    return resolveSign(currency.sign, { lang, hostname: page.url.hostname }, stated) ?? [];
  });
  return new Set([...stated, ...shown]);
}

function currencySigns(pages: readonly SampledPage[]): Sign[] {
  return pages.filter(({ role }) => WHERE_PRICES_STAND.includes(role)).flatMap((page) =>
    [...pricesOn(page)].flatMap((code) => {
      const country = EU_CURRENCIES.get(code);
      return country === undefined ? [] : [{ country, evidence: pageEvidence(page, 'currency', code) }];
    }));
}

/** A language without a region tells the Union only where the prices are not all in money from elsewhere. */
function languageSigns(pages: readonly SampledPage[]): Sign[] {
  const shop = pages.filter(({ role }) => WHERE_PRICES_STAND.includes(role));
  const prices = new Set(shop.flatMap((page) => [...pricesOn(page)]));
  const isElsewhere = prices.size > 0 && ![...prices].some((code) => code === 'NOK' || EU_CURRENCIES.has(code));
  return pages.flatMap((page) => {
    const { lang = '' } = readMetadata(page.page);
    const own = isContradicted(page, lang) ? [] : [{ code: lang, evidence: pageEvidence(page, 'lang', lang) }];
    return [...own, ...languageVersionsOf(page).read].flatMap(({ code, evidence }): Sign[] => {
      const tag = readLanguageTag(code);
      if (tag?.region !== undefined) return isEuState(tag.region) ? [{ country: tag.region, evidence }] : [];
      return tag && EU_LANGUAGES.includes(tag.language) && !isElsewhere ? [{ country: null, evidence }] : [];
    });
  });
}

/** A page that says it is in one language and reads as another: a theme's tag that nobody changed. */
const isContradicted = (page: SampledPage, lang: string): boolean =>
  languageOf(page) !== (readLanguageTag(lang)?.language ?? null);

function shippingSigns(pages: readonly SampledPage[]): Sign[] {
  return pages.flatMap((page) => [
    ...shippedTo(page.page.text).map(({ country, span }) => ({ country, evidence: textEvidence(page, span, 'text') })),
    ...destinationsOn(page),
  ]);
}

function destinationsOn(page: SampledPage): Sign[] {
  return readProductFacts(page.page).products.flatMap(({ offers }) => offers)
    .flatMap(({ item }) => itemsOf(item, 'shippingDetails'))
    .flatMap((details) => itemsOf(details, 'shippingDestination'))
    .flatMap((region) => leavesOf(region, 'addressCountry'))
    .flatMap((leaf) => {
      const country = leaf.text.trim().toUpperCase();
      return isEuState(country) ? [{ country, evidence: markupEvidence(page, leaf, 'addressCountry') }] : [];
    });
}

const TRADE_ONLY = new RegExp(wholeWords('tradeOnly'), 'u');
const WITHOUT_TAX = new RegExp(`${wholeWords('withoutTax')}[. ]{1,2}${wholeWords('tax')}`, 'u');

/** Says of itself that it sells to businesses alone, and shows prices without tax. */
export const isTradeOnly = (pages: readonly SampledPage[]): boolean =>
  [TRADE_ONLY, WITHOUT_TAX].every((words) => pages.some(({ page }) => words.test(page.text.folded)));
