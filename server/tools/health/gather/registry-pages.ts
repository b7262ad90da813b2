import { facet } from '../../../page/facet.ts';
import { countFirst } from '../../../page/span.ts';
import { isOfType, itemsOf, leafOf, leavesOf, valuesOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { readProductFacts } from '../../../product/facts.ts';
import type { IdClaim, StorePage } from '../../../registers/companies.ts';
import type { PageRole, SampledPage } from '../gathered.ts';
import { footerSpans } from '../text-regions.ts';

const AREAS: Partial<Record<PageRole, StorePage['area']>> = {
  terms: 'terms', returns: 'terms', contact: 'contact', company: 'contact', privacy: 'privacy',
};
const ID_PROPERTIES = ['vatID', 'taxID', 'identifier', 'iso6523Code'];
/** Properties that link the page's markup to its owner. */
const OWNER_PROPERTIES = [
  'publisher', 'about', 'mainentity', 'mainentityofpage', 'copyrightholder', 'provider', 'ispartof', 'creator',
];
const MAX_ITEMS = 500;
const MAX_NAME_LENGTH = 200;
/** How many of the last lines count as the footer if none is marked. */
const LAST_LINES = 4;
/** Limited because each name is compared with the words around every number. */
const MAX_NAMES = 100;

/** Converts a sampled page to the form the registers read. */
export function toStorePage(sampled: SampledPage): StorePage {
  const { page, url, role } = sampled;
  return {
    url: url.href, area: AREAS[role] ?? 'body', text: page.text.text, isInFooter: footerOf(sampled),
    claims: companiesOn(page).flatMap(({ item, own }) => claimsOf(item, own)).toArray(),
  };
}

/** Tells which offsets are in the page's footers; if a home page marks none, its last lines count as one. */
function footerOf({ page, role }: SampledPage): StorePage['isInFooter'] {
  const footers = footerSpans(page);
  if (footers.length === 0 && role === 'home') {
    const start = page.text.lines.at(-LAST_LINES)?.start ?? 0;
    return (offset) => offset >= start;
  }
  return (offset) => {
    const next = footers[countFirst(footers, ({ end }) => end <= offset)];
    return next !== undefined && next.start <= offset;
  };
}

/** The store's names for itself: from its host, its meta tags and its own markup. */
export function storeNames(pages: readonly SampledPage[]): string[] {
  const names = pages.flatMap(({ page, url }) => [
    url.hostname.split('.').at(-2) ?? '',
    readProductFacts(page).openGraph.siteName?.text ?? '',
    ...companiesOn(page).filter(({ own }) => own)
      .flatMap(({ item }) => ['name', 'legalName'].map((property) => leafOf(item, property)?.text ?? '')),
  ]);
  const distinct = new Set(names.map((name) => name.trim().slice(0, MAX_NAME_LENGTH)).filter((name) => name !== ''));
  return [...distinct].slice(0, MAX_NAMES);
}

function* companiesOn(page: SampledPage['page']) {
  const seen = new Set<Item>();
  const queue = readProductFacts(page).items.map((item) => ({ item, own: true }));
  for (const { item, own } of queue.values().take(MAX_ITEMS)) {
    if (seen.has(item)) continue;
    seen.add(item);
    if (isCompany(item)) yield { item, own };
    for (const [property, values] of item.properties) {
      const leadsToOwner = own && OWNER_PROPERTIES.includes(property);
      for (const value of values) if (value.kind === 'item') queue.push({ item: value, own: leadsToOwner });
    }
  }
}

const isCompany = (item: Item) => isOfType(item, 'Corporation')
  || item.types.some((type) => /(?:Store|Business|Organization|Shop)$/i.test(type));

function claimsOf(item: Item, own: boolean): IdClaim[] {
  return ID_PROPERTIES.flatMap((name) => {
    if (valuesOf(item, name).length === 0) return [];
    const property = name.toLowerCase();
    const plain = leavesOf(item, name).map(({ text }): IdClaim => ({ property, scheme: null, value: text, own }));
    const described = [...new Set(itemsOf(item, name))].flatMap((value): IdClaim[] => {
      const { scheme, leaf } = readIdentifier(value);
      return leaf ? [{ property, scheme: scheme === '' ? null : scheme, value: leaf.text, own }] : [];
    });
    return [...plain, ...described];
  });
}

/** Memoised, as many organisations may refer to the same identifier. */
const readIdentifier = facet((value: Item) => ({
  leaf: leafOf(value, 'value', 'identifier'),
  scheme: [leafOf(value, 'propertyID')?.text, leafOf(value, 'name')?.text].filter(Boolean).join(' '),
}));
