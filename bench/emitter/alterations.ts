import {
  elementsOf, isElement, isProduct, isProse, isThing, jsonLdOf, nodesOf, onlyText, readDocument,
  valueOf, writeDocument, writeJsonLd,
} from './document.ts';
import type { Document, Element, Node } from './document.ts';

/** A page in which one place states a different value than the rest. */
export interface Altered {
  html: string;
  field: 'price' | 'currency' | 'availability' | 'name';
  /** The place: `JSON-LD`, `microdata`, `meta` or `text`. */
  place: string;
  /** The new value of that place. */
  value: string;
}

/** The values that a page states of its product, to compare with those after a change. */
export interface PageValues {
  price?: string;
  currency?: string;
  availability?: string;
  name?: string;
}

interface Statement {
  field: Altered['field'];
  place: string;
  text: string;
  write(text: string): void;
}

/**
 * The page with one statement of a value altered, once for each place of each value that at least two kinds of places
 * state. Text that is also marked up is not altered: markup and visible text would change together.
 */
export function alterations(html: string, values: PageValues): Altered[] {
  const count = statementsOf(readDocument(html), values).length;
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const document = readDocument(html);
    const all = statementsOf(document, values);
    const { field, place } = all[at]!;
    const others = new Set(all.filter((each) => each.field === field).map((each) => each.place));
    if (others.size < 2) return [];
    // All statements of the place are altered: repetitions there count as one statement.
    const sameKind = all.filter((each) => each.field === field && each.place === place);
    if (sameKind[0] !== all[at]) return [];
    const value = differentValue(field, values[field]!);
    for (const each of sameKind) each.write(rewrite(each.text, field, { from: values[field]!, to: value }));
    return [{ html: writeDocument(document), field, place, value }];
  });
}

function differentValue(field: Altered['field'], value: string): string {
  if (field === 'price')
    return (Number(value) + 7 * 10 ** Math.max(0, Math.floor(Math.log10(Number(value))) - 1)).toFixed(2);
  if (field === 'currency') return value === 'EUR' ? 'USD' : 'EUR';
  if (field === 'availability') return value === 'InStock' ? 'OutOfStock' : 'InStock';
  return `Zephyr ${value.split(' ').slice(1).join(' ')} Quillon`;
}

function rewrite(text: string, field: Altered['field'], { from, to }: { from: string; to: string }): string {
  if (field === 'price') return text.replace(/\d[\d\s.,' ]*\d|\d/, to);
  if (field === 'availability') return /^https?:/.test(text) ? `https://schema.org/${to}` : to;
  return field === 'currency' ? to : text.replace(from, to);
}

function isMarkedUp(element: Element): boolean {
  for (let at: Node['parentNode'] = element; at && isElement(at); at = at.parentNode) {
    if (valueOf(at, 'itemprop') !== undefined && valueOf(at, 'itemscope') === undefined) return true;
  }
  return false;
}

const HIDDEN = /display:\s*none|visibility:\s*hidden/i;

function isHidden(element: Element): boolean {
  for (let at: Node['parentNode'] = element; at && isElement(at); at = at.parentNode) {
    if (HIDDEN.test(valueOf(at, 'style') ?? '') || valueOf(at, 'hidden') !== undefined) return true;
  }
  return false;
}

const KEYS: Record<string, Altered['field']> = {
  price: 'price', lowPrice: 'price', pricecurrency: 'currency', priceCurrency: 'currency', availability: 'availability',
  name: 'name',
};
const METAS: Record<string, Altered['field']> = {
  'product:price:amount': 'price', 'og:price:amount': 'price', 'product:price:currency': 'currency',
  'og:price:currency': 'currency', 'product:availability': 'availability', 'og:availability': 'availability',
  'og:title': 'name', 'twitter:title': 'name',
};

function statementsOf(document: Document, values: PageValues): Statement[] {
  const states = (field: Altered['field'], text: string): boolean => {
    const value = values[field];
    if (value === undefined) return false;
    if (field === 'price') return Number(text) === Number(value);
    if (field === 'availability') return text
      .replace(/^.*\//, '')
      .replaceAll(/[\s_]/g, '')
      .toLowerCase() === value.toLowerCase();
    return field === 'name' ? text.includes(value) : text.trim() === value;
  };
  const found: Statement[] = [];
  const add = (
    place: string,
    field: Altered['field'] | undefined,
    text: string,
    write: (text: string) => void,
  ): void => {
    if (field && states(field, text)) found.push({ field, place, text, write });
  };
  for (const { script, json } of jsonLdOf(document)) {
    const visit = (at: unknown): void => {
      if (Array.isArray(at)) at.forEach(visit);
      if (!isThing(at)) return;
      for (const [key, value] of Object.entries(at)) {
        if (typeof value === 'object') visit(value);
        else if (key !== 'name' || isProduct(at)) {
          add('JSON-LD', KEYS[key], String(value), (text) => {
            at[key] = text;
            writeJsonLd(script, json);
          });
        }
      }
    };
    visit(json);
  }
  for (const element of elementsOf(document)) {
    const property = valueOf(element, 'itemprop');
    const content = element.attrs.find(({ name }) => name === 'content' || name === 'href');
    if (property !== undefined && content) {
      add('microdata', KEYS[property], content.value, (text) => void (content.value = text));
    } else if (element.tagName === 'meta' && content) {
      const name = valueOf(element, 'property') ?? valueOf(element, 'name') ?? '';
      add('meta', METAS[name.toLowerCase()], content.value, (text) => void (content.value = text));
    } else if (element.tagName === 'h1' && onlyText(element) && !isMarkedUp(element)) {
      const text = onlyText(element)!;
      add('text', 'name', text.value, (value) => void (text.value = value));
    }
  }
  return [...found, ...shownPrices(document, values), ...shownStock(document, values)];
}

const STOCK_PHRASES: readonly (readonly [inStock: string, outOfStock: string])[] = [
  ['in stock', 'out of stock'], ['på lager', 'ikke på lager'], ['i lager', 'ej i lager'], ['auf lager', 'ausverkauft'],
  ['lieferbar', 'nicht lieferbar'], ['en stock', 'rupture de stock'], ['disponible', 'agotado'],
  ['op voorraad', 'uitverkocht'], ['disponibile', 'esaurito'], ['varastossa', 'loppuunmyyty'],
];

// Only as a complete text node, like the prices.
function shownStock(document: Document, { availability }: PageValues): Statement[] {
  const column = ['InStock', 'OutOfStock'].indexOf(availability ?? '');
  if (column === -1) return [];
  return nodesOf(document).filter(isProse).flatMap((node) => {
    const words = node.value.trim().replace(/[.!:]$/, '').toLowerCase();
    const pair = STOCK_PHRASES.find((each) => each[column] === words);
    const write = (): void => void (node.value = pair![1 - column]!);
    return pair ? [{ field: 'availability' as const, place: 'text', text: node.value, write }] : [];
  });
}

// Only as a complete text node with a single number, so that no unrelated number is taken for it.
function shownPrices(document: Document, { price }: PageValues): Statement[] {
  if (price === undefined) return [];
  return nodesOf(document).filter(isProse).flatMap((node) => {
    const numbers = node.value.match(/\d[\d\s.,' ]*\d|\d/g) ?? [];
    const [only, ...others] = numbers.map((number) =>
      Number(number.replaceAll(/[\s' ]/g, '').replace(/,(?=\d{1,2}$)/, '.').replaceAll(/,(?=\d{3})/g, '')));
    const isMarked = isElement(node.parentNode!) && isMarkedUp(node.parentNode);
    if (
      only !== Number(price)
      || others.length > 0
      || isMarked
      || isHidden(node.parentNode as Element)
      || node.value.trim().length > 24
    ) return [];
    return [
      { field: 'price' as const, place: 'text', text: node.value, write: (text: string) => void (node.value = text) },
    ];
  });
}
