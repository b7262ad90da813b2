import type { Evidence } from '../../../../contract/health.ts';
import { readLanguageTag } from '../../../page/language-tag.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { resolveSign } from '../../../product/currency.ts';
import { namedCurrencies, readProductFacts } from '../../../product/facts.ts';
import { codeIn, itemsOf, leavesOf } from '../../../product/item.ts';
import { priceTags } from '../../../product/price-tags.ts';
import { wholeWords } from '../../../lexicon/lexicon.ts';
import type { PageRole, SampledPage } from '../gathered.ts';
import { MAX_EVIDENCE, markupEvidence, pageEvidence, textEvidence } from '../evidence.ts';
import { EU_CURRENCIES, EU_LANGUAGES, isEuState } from './eu-states.ts';
import { languageVersionsOf } from './declared-links.ts';
import { languageOf } from './page-language.ts';
import { shippedTo } from './shipped-to.ts';

/** The market the store sells to, as far as its pages show. */
type Market = EuMarket | { kind: 'norway' } | { kind: 'unknown' };

/** Something on the pages indicates sales to the EU. */
export interface EuMarket {
  kind: 'eu';
  /** Member states identified; empty if only a language or the euro indicates the EU. */
  countries: readonly string[];
  /** What indicates it. */
  evidence: readonly Evidence[];
}

/** One indication of an EU market; `country` is null if it identifies no single state. */
interface Indication {
  country: string | null;
  evidence: Evidence;
}

/** The market by prices, languages, host and delivery texts. `norwegian` is true if something else indicates Norway. */
export function marketOf(pages: readonly SampledPage[], norwegian: boolean): Market {
  const currencies = pages.filter(({ role }) => PRICE_ROLES.includes(role)).flatMap(currenciesOn);
  const indications = [
    ...byHost(pages), ...byCurrency(currencies), ...byLanguage(pages, currencies), ...byShipping(pages),
  ];
  const destinations = new Map(pages.flatMap(destinationsOn));
  if (indications.length === 0 && destinations.size === 0) return { kind: norwegian ? 'norway' : 'unknown' };
  const distinct = new Map(indications.map(({ evidence }) => [`${evidence.label} ${evidence.value}`, evidence]));
  // Locating a value in the source may be expensive.
  const located = destinations.values().take(MAX_EVIDENCE)
    .map(({ page, leaf }) => markupEvidence(page, leaf, 'addressCountry'));
  return {
    kind: 'eu',
    countries: [...new Set([...indications.flatMap(({ country }) => country ?? []), ...destinations.keys()])],
    evidence: [...distinct.values(), ...located],
  };
}

function byHost(pages: readonly SampledPage[]): Indication[] {
  return pages.filter(({ role }) => role === 'home').flatMap((page) => {
    const { hostname } = page.url;
    const domain = hostname.slice(hostname.lastIndexOf('.') + 1).toUpperCase();
    if (domain !== 'EU' && !isEuState(domain)) return [];
    return [{ country: domain === 'EU' ? null : domain, evidence: pageEvidence(page, 'host', hostname) }];
  });
}

/** Pages that show prices. */
export const PRICE_ROLES: readonly PageRole[] = ['home', 'category', 'product', 'cart'];

interface PageCurrency {
  page: SampledPage;
  code: string;
}

/** Currency codes of the prices in markup and text. */
function currenciesOn(page: SampledPage): PageCurrency[] {
  const { lang } = readMetadata(page.page);
  const stated = namedCurrencies(page.page);
  const signs = new Map(priceTags(page.page).filter(({ exclusions }) => exclusions.size === 0)
    .flatMap(({ currency }) => (currency === null ? [] : [[`${currency.sign} ${currency.code}`, currency] as const])));
  const shown = [...signs.values()].flatMap(({ sign, code }) =>
    code ?? resolveSign(sign, { lang, hostname: page.url.hostname }, stated) ?? []);
  return [...stated.union(new Set(shown))].map((code) => ({ page, code }));
}

const byCurrency = (currencies: readonly PageCurrency[]): Indication[] => currencies.flatMap(({ page, code }) => {
  const country = EU_CURRENCIES.get(code);
  return country === undefined ? [] : [{ country, evidence: pageEvidence(page, 'currency', code) }];
});

/** A language without a region indicates the EU, unless all prices are in currencies from elsewhere. */
function byLanguage(pages: readonly SampledPage[], currencies: readonly PageCurrency[]): Indication[] {
  const isForeignCurrency = currencies.length > 0
    && !currencies.some(({ code }) => code === 'NOK' || EU_CURRENCIES.has(code));
  return pages.flatMap((page) => {
    const { lang = '' } = readMetadata(page.page);
    const own = isContradicted(page, lang) ? [] : [{ code: lang, evidence: pageEvidence(page, 'lang', lang) }];
    return [...own, ...languageVersionsOf(page).read].flatMap(({ code, evidence }): Indication[] => {
      const tag = readLanguageTag(code);
      if (tag?.region !== undefined) return isEuState(tag.region) ? [{ country: tag.region, evidence }] : [];
      return tag && EU_LANGUAGES.includes(tag.language) && !isForeignCurrency ? [{ country: null, evidence }] : [];
    });
  });
}

/** True if the text is in another language than `lang` declares: a theme's default that nobody changed. */
const isContradicted = (page: SampledPage, lang: string) =>
  languageOf(page) !== (readLanguageTag(lang)?.language ?? null);

const byShipping = (pages: readonly SampledPage[]): Indication[] => pages.flatMap((page) =>
  shippedTo(page.page.text).map(({ country, span }) => ({ country, evidence: textEvidence(page, span) })));

/** The member states that the page's markup names as destinations, each with where it does. */
function destinationsOn(page: SampledPage) {
  // Offers may share items.
  const offers = readProductFacts(page.page).products.flatMap((product) => product.offers);
  const items = new Set(offers.map(({ item }) => item));
  const details = new Set([...items].flatMap((item) => itemsOf(item, 'shippingDetails')));
  const regions = new Set([...details].flatMap((each) => itemsOf(each, 'shippingDestination')));
  const leaves = [...regions].flatMap((region) => leavesOf(region, 'addressCountry'));
  return leaves.map((leaf) => [codeIn(leaf), { page, leaf }] as const).filter(([country]) => isEuState(country));
}

const TRADE_ONLY = new RegExp(wholeWords('tradeOnly'), 'u');
const WITHOUT_TAX = new RegExp(`${wholeWords('withoutTax')}[. ]{1,2}${wholeWords('tax', 'ambiguousTax')}`, 'u');

/** True if the store says that it sells to businesses only and shows prices without tax. */
export const isTradeOnly = (pages: readonly SampledPage[]): boolean =>
  [TRADE_ONLY, WITHOUT_TAX].every((words) => pages.some(({ page }) => words.test(page.text.folded)));
