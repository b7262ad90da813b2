import type { EmitterResult } from '../../emitter.ts';

/** What a search result may be made of, by the names search engines have for it. */
const PREVIEWED = [
  'name', 'description', 'image', 'brand.name', 'offers.price', 'offers.priceCurrency', 'offers.availability',
] as const;
export type Previewed = (typeof PREVIEWED)[number];

/** A product as code states it, maybe in a way that the search engine does not read; what is not there is not stated. */
export type StatedProduct = Readonly<Partial<Record<Previewed, { text: string; isUnreadable: boolean }>>>;

/** The product by the page's own code, and with the code that was written for it, where there is any. */
export function previewOf({ gaps, jsonld }: EmitterResult) {
  const before: StatedProduct = Object.fromEntries(PREVIEWED.flatMap((field) => {
    const gap = gaps.find((each) => each.field === field);
    if (gap?.existingValue === undefined || gap.state === 'missing') return [];
    return [[field, { text: gap.existingValue, isUnreadable: gap.state === 'incomplete' }]];
  }));
  if (jsonld.product === null) return { before, after: undefined };
  return { before, after: { ...before, ...statedIn(JSON.parse(jsonld.product)) } };
}

/** What the written code says; several values of a field are told by the first. */
function statedIn(product: unknown): StatedProduct {
  return Object.fromEntries(PREVIEWED.flatMap((field) => {
    const value = field.split('.').reduce<unknown>((node, key) => memberOf(first(node), key), product);
    const text = first(value);
    return typeof text === 'string' ? [[field, { text, isUnreadable: false }]] : [];
  }));
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] as unknown : value);

const memberOf = (node: unknown, key: string): unknown =>
  (typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined);
