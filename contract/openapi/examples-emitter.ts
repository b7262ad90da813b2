import type { EmitterRequest, EmitterSuccess } from '../emitter.ts';
import type { Examples } from './example.ts';

export const EMITTER_REQUEST_EXAMPLES = {
  product: { summary: 'A product page', value: { url: 'https://skogogsjo.example/produkt/turjakke-nordmarka' } },
} satisfies Examples<EmitterRequest>;

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Turjakke Nordmarka',
  image: ['https://skogogsjo.example/bilder/nordmarka.jpg'],
  sku: 'SOS-1041',
  gtin13: '7038010000003',
  offers: {
    '@type': 'Offer',
    price: '1499.00',
    priceCurrency: 'NOK',
    availability: 'https://schema.org/InStock',
  },
};

const block = (path: string, quote: string) => ({ source: 'jsonld' as const, quote, locator: `ld+json[0]#${path}` });

export const EMITTER_SUCCESS_EXAMPLES = {
  generated: {
    summary: 'A page without valid Product markup',
    value: {
      ok: true,
      result: {
        version: 1,
        url: 'https://skogogsjo.example/produkt/turjakke-nordmarka',
        finalUrl: 'https://skogogsjo.example/produkt/turjakke-nordmarka/',
        fetchedAt: '2026-11-20T08:14:03.120Z',
        mode: 'generate',
        fields: [
          {
            id: 'name',
            status: 'verified',
            value: { kind: 'text', text: 'Turjakke Nordmarka' },
            evidence: {
              source: 'og-meta',
              quote: 'Turjakke Nordmarka',
              locator: 'meta[property="og:title"]@content',
            },
          },
          { id: 'description', status: 'unverified', reason: 'no-evidence' },
          { id: 'brand', status: 'unverified', reason: 'llm-unavailable' },
          {
            id: 'image',
            status: 'verified',
            value: { kind: 'images', urls: ['https://skogogsjo.example/bilder/nordmarka.jpg'] },
            evidence: {
              source: 'og-meta',
              quote: 'https://skogogsjo.example/bilder/nordmarka.jpg',
              locator: 'meta[property="og:image"]@content',
            },
          },
          {
            id: 'sku',
            status: 'verified',
            value: { kind: 'text', text: 'SOS-1041' },
            evidence: block('/sku', 'SOS-1041'),
          },
          {
            id: 'gtin',
            status: 'verified',
            value: { kind: 'gtin', gtin: '7038010000003' },
            evidence: block('/gtin13', '7038010000003'),
          },
          {
            id: 'price',
            status: 'verified',
            value: { kind: 'price', amount: '1499.00' },
            evidence: block('/offers/price', '1499.00'),
          },
          {
            id: 'currency',
            status: 'verified',
            value: { kind: 'currency', code: 'NOK' },
            evidence: block('/offers/priceCurrency', 'NOK'),
          },
          {
            id: 'availability',
            status: 'verified',
            value: { kind: 'availability', availability: 'InStock' },
            evidence: block('/offers/availability', 'https://schema.org/InStock'),
          },
          { id: 'faq', status: 'unverified', reason: 'gate-failed' },
        ],
        jsonld: { product: JSON.stringify(PRODUCT), faq: null },
        offerEmitted: true,
        entityType: 'Product',
        variantsDetected: false,
        gaps: [],
        platform: { id: 'woocommerce', name: 'WooCommerce' },
        llm: 'unavailable',
        extractionModel: null,
      },
    },
  },
} satisfies Examples<EmitterSuccess>;
