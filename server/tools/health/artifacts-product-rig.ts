import { productPages, source } from './artifacts-sample-rig.ts';

type Properties = Readonly<Record<string, unknown>>;

/** A JSON-LD block. */
export const ld = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

export const OFFER: Properties = {
  '@type': 'Offer',
  price: '449',
  priceCurrency: 'NOK',
  availability: 'https://schema.org/InStock',
};

/** Product markup; `undefined` removes a property. */
export const productOf = (more: Properties = {}): string => ld({ '@type': 'Product', name: 'Selbuvotter', ...more });

/** Product markup with these changes to its offer. */
export const offered = (more: Properties = {}): string => productOf({ offers: { ...OFFER, ...more } });

/** One product page per markup, which is on line 4. */
export const marked = (...markup: readonly string[]) => ({
  products: productPages(...markup.map((head) => source(head, '<h1>Selbuvotter</h1><p>Strikket i ull.</p>'))),
});

/** The URL of such a page. */
export const addressOf = (number: number): string => `https://shop.test/produkt-${number}`;

/** Product markup as Microdata. */
export const microdata = (inner: string): string =>
  `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Selbuvotter</span>${inner}</div>`;
