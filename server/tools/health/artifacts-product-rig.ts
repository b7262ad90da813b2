import { productPages, source } from './artifacts-sample-rig.ts';

type Properties = Readonly<Record<string, unknown>>;

/** A block of JSON-LD. */
export const ld = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

export const OFFER: Properties = { '@type': 'Offer', price: '449', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' };

/** A product's markup; `undefined` takes a property out. */
export const productOf = (more: Properties = {}): string => ld({ '@type': 'Product', name: 'Selbuvotter', ...more });

/** A product whose offer differs so. */
export const offered = (more: Properties = {}): string => productOf({ offers: { ...OFFER, ...more } });

/** Product pages by the markup of each, which stands on line 4. */
export const marked = (...markup: readonly string[]) => ({
  products: productPages(...markup.map((head) => source(head, '<h1>Selbuvotter</h1><p>Strikket i ull.</p>'))),
});

/** Such a page's address. */
export const addressOf = (number: number): string => `https://shop.test/produkt-${number}`;

/** A product in Microdata. */
export const microdata = (inner: string): string =>
  `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Selbuvotter</span>${inner}</div>`;
