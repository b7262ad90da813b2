import type { ExtractedField, FieldValue } from '../../emitter.ts';
import type { EmitterField } from '../../vocabulary.ts';
import { printableJson } from '../printable.ts';

/** A JSON-LD node; undefined members are left out of the JSON. */
type Node = { [key: string]: string | string[] | Node | Node[] | undefined };

/** A value as editable text. */
export function typedOf(value: FieldValue): string {
  switch (value.kind) {
    case 'text': return value.text;
    case 'images': return value.urls.join('\n');
    case 'gtin': return value.gtin;
    case 'price': return value.amount;
    case 'currency': return value.code;
    case 'availability': return value.availability;
    case 'faq': return value.pairs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
  }
}

/** The members of a Product with the verified fields; an Offer requires that price, currency and availability are. */
export function productMembers(fields: readonly ExtractedField[]) {
  const valueOf = (id: EmitterField): FieldValue | undefined => {
    const field = fields.find((each) => each.id === id);
    return field?.status === 'verified' ? field.value : undefined;
  };
  const textOf = (id: EmitterField): string | undefined => {
    const value = valueOf(id);
    return value && typedOf(value);
  };
  const image = valueOf('image');
  const [brand, gtin] = [textOf('brand'), textOf('gtin')];
  const [price, priceCurrency, stock] = [textOf('price'), textOf('currency'), textOf('availability')];
  return {
    name: textOf('name'), description: textOf('description'), image: image?.kind === 'images' ? image.urls : undefined,
    brand: brand && { '@type': 'Brand', name: brand }, sku: textOf('sku'), ...gtin && { [`gtin${gtin.length}`]: gtin },
    offers: price && priceCurrency && stock
      && { '@type': 'Offer', price, priceCurrency, availability: `https://schema.org/${stock}` },
  } satisfies Node;
}

/** A Product as JSON-LD; null without a name. `index` says which members were entered by hand. */
export const productJson = (members: Node, index?: string): string | null => (members['name'] === undefined ? null
  : serialise({ '@context': 'https://schema.org', '@type': 'Product', '@index': index, ...members }));

/** The verified questions and answers as JSON-LD; null without any. */
export function faqJson(fields: readonly ExtractedField[], index?: string): string | null {
  const pairs = fields.flatMap((field) => (
    field.status === 'verified' && field.value.kind === 'faq' ? field.value.pairs : []));
  return pairs.length === 0 ? null : serialise({
    '@context': 'https://schema.org', '@type': 'FAQPage', '@index': index,
    mainEntity: pairs.map(({ question, answer }) => ({
      '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

// Escaped so that no value can end the script element that the code is pasted into.
const serialise = (node: Node): string =>
  printableJson(JSON.stringify(node, null, 2)).replaceAll('<', '\\u003c');
