import type { FieldValue, Gap } from '../../../contract/emitter.ts';
import type { EmitterField } from '../../../contract/vocabulary.ts';
import { gtinProperty } from '../../product/gtin.ts';
import { printableJson } from '../../../contract/report/printable.ts';
import type { Outcomes } from './field.ts';

/** A JSON-LD node; undefined members are left out of the JSON. */
type Node = { [key: string]: string | string[] | Node | Node[] | undefined };

/** True if an Offer is emitted, which requires that price, currency and availability are all verified. */
export const hasOffer = (outcomes: Outcomes): boolean => offerNode(outcomes) !== undefined;

/** The Product as JSON-LD, with verified values only; null without a verified name. */
export function emitProduct(outcomes: Outcomes): string | null {
  const fields = productFields(outcomes);
  return fields.name === undefined ? null : serialise(productNode(fields));
}

/** The Product as JSON-LD: its name, and verified values that the page's own markup lacks; null if there are none. */
export function emitDiff(outcomes: Outcomes, gaps: readonly Gap[]): string | null {
  const { name, ...fields } = productFields(outcomes);
  // An Offer that lacks only fields which cannot be verified here is left as it is.
  const fillable = gaps.filter(({ field, state }) => (
    state !== 'present' && (!field.startsWith('offers.') || OFFER_FIELDS.includes(field))
  ));
  const lacking = new Map(fillable.map(({ field, existingValue }) => [field.split('.')[0]!, existingValue]));
  const added = Object.fromEntries(Object.entries(fields).filter(([key, value]) => {
    const field = key.replace(/^gtin.*/, 'gtin');
    // What the page already states in the same words is not repeated.
    return value !== undefined && lacking.has(field) && lacking.get(field) !== value;
  }));
  return name === undefined || Object.keys(added).length === 0 ? null : serialise(productNode({ name, ...added }));
}

const OFFER_FIELDS = ['offers.price', 'offers.priceCurrency', 'offers.availability'];

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
  const textOf = (field: EmitterField) => valueOf(outcomes, field, 'text')?.text;
  const brand = textOf('brand');
  const gtin = valueOf(outcomes, 'gtin', 'gtin')?.gtin;
  return {
    name: textOf('name'), description: textOf('description'), image: valueOf(outcomes, 'image', 'images')?.urls,
    brand: brand && { '@type': 'Brand', name: brand }, sku: textOf('sku'),
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

// Escaped so that no value can end the script element that the code is pasted into.
function serialise(node: Node): string {
  return printableJson(JSON.stringify(node, null, 2)).replaceAll('<', '\\u003c');
}
