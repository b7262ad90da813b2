import type { EmitterResult } from '../../emitter.ts';

/** The fields that a search result may show, by the search engine's names. */
const PREVIEWED = [
  'name', 'description', 'image', 'brand.name', 'offers.price', 'offers.priceCurrency', 'offers.availability',
] as const;
export type Previewed = (typeof PREVIEWED)[number];

/** A product's values in markup, flagged if the search engine cannot read them; a missing key means no value. */
export type StatedProduct = Readonly<Partial<Record<Previewed, { text: string; isUnreadable: boolean }>>>;

/** The product as in the page's own markup, and as in the generated code, if there is any. */
export function previewOf({ gaps, jsonld }: EmitterResult) {
  const before: StatedProduct = Object.fromEntries(PREVIEWED.flatMap((field) => {
    const gap = gaps.find((each) => each.field === field);
    if (gap?.existingValue === undefined || gap.state === 'missing') return [];
    return [[field, { text: gap.existingValue, isUnreadable: gap.state === 'incomplete' }]];
  }));
  if (jsonld.product === null) return { before, after: undefined };
  return { before, after: { ...before, ...statedIn(JSON.parse(jsonld.product)) } };
}

/** The values in the generated code; the first of several. */
function statedIn(product: unknown): StatedProduct {
  return Object.fromEntries(PREVIEWED.flatMap((field) => {
    const value = field.split('.').reduce<unknown>((node, key) => memberOf(first(node), key), product);
    const text = first(value);
    return typeof text === 'string' ? [[field, { text, isUnreadable: false }]] : [];
  }));
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] as unknown : value);

const memberOf = (node: unknown, key: string): unknown =>
  (typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined);
