import { PRODUCT_DATA_EN } from '../../contract/report/schema/en.ts';
import type { SchemaTexts } from './nb.ts';
import { PASTE_EN } from './paste-en.ts';

/** English texts of the schema emitter. */
export const SCHEMA_EN: SchemaTexts = {
  title: 'Product data for an online store – Storefront Analysis',
  description:
    'Reads one product page and writes JSON-LD for product, price and questions, with the quote behind every value. What is not on the page is left out.',
  lead: 'Reads one product page and writes code (JSON-\u2060LD) that search engines and AI services can read. Every value comes with the quote it rests on.',
  aboutHeading: 'How we read',
  prose: [
    'We read name, description, brand, images, SKU, barcode, price, currency, availability, and questions and answers. Every value must stand word for word on the page, or it is left out. You also see what is missing of what Google requires and recommends.',
    'We do not guess, and we write no price until currency and availability are confirmed too. The code promises no better place in search. We change nothing in the store: you paste the code in yourself.',
  ],
  field: 'The address of one product',
  submit: 'Read the page',
  hint: 'Type the address. We only read, and change nothing.',
  missing: 'Type the address of a product first.',
  reading: (host) => `Reading the page at ${host}.`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. The address you typed is kept.',
  done: 'The page has been read.',
  rate: (time) => `Used up for now. You can read again in ${time}.`,
  again: 'Another page',
  fill: {
    heading: 'Fill in by hand',
    stays: 'Stays in your browser and is marked “filled in by you”.',
    hints: {
      name: 'As the product is called on the page.', description: 'A few sentences about the product.', brand: 'The name of the brand.',
      image: 'The full address of the image, with https.', sku: 'The store’s own number, without spaces.',
      gtin: '8, 12, 13 or 14 digits, as on the barcode.', price: 'Digits only, for instance 1499.00.',
      currency: 'Three letters, for instance GBP.', availability: 'Choose what holds now.',
      faq: 'A question customers ask, with the answer as it stands on the page.',
    },
    problems: {
      name: 'Type the name first.', description: 'Type the description first.', brand: 'Type the brand first.',
      image: 'This is not a full web address.', sku: 'Type the number without spaces.',
      gtin: 'This is not a valid barcode. Check how many digits there are, and the last one.', price: 'Type the price as a number above zero.',
      currency: 'This is not a currency code.', availability: 'Choose from the list.', faq: 'Type both the question and the answer.',
    },
    question: 'Question', answer: 'Answer', choose: 'Choose', add: 'Add', remove: 'Remove',
    added: (noun) => `Added: ${noun}.`,
    removed: (noun) => `Removed: ${noun}.`,
  },
  paste: PASTE_EN,
  ...PRODUCT_DATA_EN,
};
