import type { SchemaTexts } from './nb.ts';

/** The schema emitter in English. */
export const SCHEMA_EN: SchemaTexts = {
  title: 'Product data for an online store – Storefront Analysis',
  description:
    'Reads one product page and writes JSON-LD for product, price and questions, with the quote behind every value. What is not on the page is left out.',
  name: 'Product data',
  lead: 'Reads one product page and writes code (JSON-LD) that search engines and AI services can read. Every value comes with the quote it rests on.',
  prose: [
    'We read name, description, brand, images, stock number, barcode, price, currency, availability, and questions and answers. Every value must stand word for word on the page, or it is left out. You also see what is missing of what Google requires and recommends.',
    'We do not guess, and we write no price until currency and availability are confirmed too. The code promises no better place in search. We change nothing in the store: you paste the code in yourself.',
  ],
};
