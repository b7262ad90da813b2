import type { FieldValue, Gap } from '../../../contract/emitter.ts';
import type { EmitterField } from '../../../contract/vocabulary.ts';
import { gtinProperty } from '../../product/gtin.ts';
import type { Outcomes } from './field.ts';

/** JSON leaves out what is undefined. */
type Node = { [key: string]: string | string[] | Node | Node[] | undefined };

/** True if price, currency and availability are all verified: only then is an Offer emitted. */
export const hasOffer = (outcomes: Outcomes): boolean => offerNode(outcomes) !== undefined;

/** The Product as JSON-LD, with verified values only; null without a verified name. */
export function emitProduct(outcomes: Outcomes): string | null {
  const fields = productFields(outcomes);
  return fields.name === undefined ? null : serialise(productNode(fields));
}

/** The Product's name and whatever the page's own markup lacks; null if it lacks nothing. */
export function emitDiff(outcomes: Outcomes, gaps: readonly Gap[]): string | null {
  const { name, ...fields } = productFields(outcomes);
  // An existing Offer is left alone if it lacks only fields that cannot be verified here.
  const lacking = new Map(gaps.filter(({ field, state }) => state !== 'present' && (!field.startsWith('offers.') || OFFERED.includes(field)))
    .map(({ field, existingValue }) => [field.split('.')[0]!, existingValue]));
  const added = Object.fromEntries(Object.entries(fields).filter(([key, value]) => {
    const field = key.replace(/^gtin.*/, 'gtin');
    // Repeating what the page already states verbatim adds nothing.
    return value !== undefined && lacking.has(field) && lacking.get(field) !== value;
  }));
  return name === undefined || Object.keys(added).length === 0 ? null : serialise(productNode({ name, ...added }));
}

const OFFERED = ['offers.price', 'offers.priceCurrency', 'offers.availability'];

/** The questions and answers as JSON-LD; null without a verified pair. */
export function emitFaq(outcomes: Outcomes): string | null {
  const pairs = valueOf(outcomes, 'faq', 'faq')?.pairs ?? [];
  if (pairs.length === 0) return null;
  return serialise({
    '@context': 'https://schema.org', '@type': 'FAQPage',
    mainEntity: pairs.map(({ question, answer }) => ({
      '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

function productNode(fields: Node): Node {
  return { '@context': 'https://schema.org', '@type': 'Product', ...fields };
}

function productFields(outcomes: Outcomes): Node {
  const words = (field: EmitterField) => valueOf(outcomes, field, 'text')?.text;
  const brand = words('brand');
  const gtin = valueOf(outcomes, 'gtin', 'gtin')?.gtin;
  return {
    name: words('name'), description: words('description'), image: valueOf(outcomes, 'image', 'images')?.urls,
    brand: brand && { '@type': 'Brand', name: brand }, sku: words('sku'),
    ...gtin && { [gtinProperty(gtin)]: gtin }, offers: offerNode(outcomes),
  };
}

function offerNode(outcomes: Outcomes): Node | undefined {
  const price = valueOf(outcomes, 'price', 'price');
  const currency = valueOf(outcomes, 'currency', 'currency');
  const stock = valueOf(outcomes, 'availability', 'availability');
  return price && currency && stock
    && { '@type': 'Offer', price: price.amount, priceCurrency: currency.code, availability: `https://schema.org/${stock.availability}` };
}

type ValueOf<Kind extends FieldValue['kind']> = Extract<FieldValue, { kind: Kind }>;

function valueOf<Kind extends FieldValue['kind']>(
  outcomes: Outcomes, field: EmitterField, kind: Kind,
): ValueOf<Kind> | undefined {
  const outcome = outcomes[field];
  return outcome.ok && outcome.value.kind === kind ? outcome.value as ValueOf<Kind> : undefined;
}

const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

// Escaped so that it stays data when pasted into a page, whatever the values contain.
function serialise(node: Node): string {
  return JSON.stringify(node, null, 2).replaceAll(/[<\u2028\u2029]/g, (unit) => ESCAPES[unit]!);
}
