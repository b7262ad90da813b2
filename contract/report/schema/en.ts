import type { UnseenReason } from '../../vocabulary.ts';
import type { ProductDataTexts } from './nb.ts';
import { plural } from '../format.ts';

const fields: ProductDataTexts['fields'] = {
  name: 'Name', description: 'Description', brand: 'Brand', image: 'Image', sku: 'SKU', gtin: 'Barcode (GTIN)',
  price: 'Price', currency: 'Currency', availability: 'Availability', faq: 'Questions and answers',
};

const nouns: ProductDataTexts['nouns'] = {
  name: 'the name', description: 'the description', brand: 'the brand', image: 'the image', sku: 'the SKU', gtin: 'the barcode',
  price: 'the price', currency: 'the currency', availability: 'the availability', faq: 'questions and answers',
};

const availabilities: ProductDataTexts['availabilities'] = {
  BackOrder: 'On back order', Discontinued: 'Discontinued', InStock: 'In stock',
  InStoreOnly: 'In store only', LimitedAvailability: 'Few left',
  OnlineOnly: 'Online only', OutOfStock: 'Out of stock', PreOrder: 'Pre-order', PreSale: 'Pre-sale', SoldOut: 'Sold out',
};

const failures: ProductDataTexts['failures'] = {
  unreachable: {
    message: 'The page did not answer.',
    steps: ['Open the address in your browser and see whether it works there.', 'If it works for you, the store may shut out servers like ours.'],
  },
  'guard-blocked': {
    message: 'The page sent us to an address we do not open.',
    steps: ['Open the product in your browser, and paste the address that shows there.'],
    note: 'We do not follow redirects into private networks.',
  },
  blocked: {
    message: 'Bot protection stopped us.',
    steps: ['Let our crawler through the bot protection, and read the page again.'],
    note: 'We do not try to get around it, and we say nothing of the page behind it.',
  },
  'not-product-page': {
    message: 'Not a product page. Paste the address of one product.',
    steps: ['Open the product in the store and copy the address from there. A home page, category or article has no one product to describe.'],
  },
  'invalid-url': { message: 'Not a web address.', steps: ['Type for instance “store.com/product”.'] },
  'guard-failed': {
    message: 'The address does not exist or is not public.',
    steps: ['Check the spelling. We read only pages that are open to everyone.'],
  },
  'rate-limited': { message: 'Used up for now.', steps: ['Wait a little, and read the page again.'] },
};

const unseen: Record<UnseenReason, string> = {
  'no-browser': 'The service has no browser to open it in.',
  'switched-off': 'The service is run without a browser.',
  'browser-failed': 'The browser failed. Try again in a while.',
  timeout: 'The browser was busy, or the page took too long. Try again in a while.',
  budget: 'The page took more than a browser may have here.',
  unreachable: 'The page did not open in the browser.',
  elsewhere: 'The browser was sent to another site.',
};

/** The texts of product data in English, for the page and the command line. */
export const PRODUCT_DATA_EN: ProductDataTexts = {
  name: 'Product data',
  failures,
  unread: {
    message: 'The page answered, but we could not read it.',
    steps: ['Read it again in a while.', 'If it still cannot be read, the page may be too large or too deeply nested.'],
  },
  lowText: {
    message: 'Too little text without scripts to tell.',
    steps: [
      'Check that the address leads to one product.',
      'Have the server send name, price and description in the HTML. Many AI services do not see what scripts add later.',
    ],
  },
  lowTextRendered: {
    message: 'Too little text to tell, in a browser too.',
    steps: [
      'Check that the address leads to one product.',
      'Open the page in a private window, without logging in, and see whether the product shows.',
    ],
  },
  rendered: {
    short: 'Read as a browser shows it',
    note: 'The HTML holds next to no text, so we read the page as a browser shows it.',
    gap: 'Many AI crawlers do not see this page',
    why: 'The HTML holds next to no text until scripts have run, and many AI crawlers run no scripts. We read the page as a browser shows it.',
    fix: 'Have the server send name, price, description and JSON-\u2060LD in the HTML.',
    unseen: (reason) => `We did not see the page as a browser shows it. ${unseen[reason]}`,
  },
  failed: {
    todo: 'What you can do', saw: 'What we saw', address: 'Address', code: 'Code', browser: 'Browser', message: 'The service says',
    nothing: 'No fields were read, and no code was made.',
  },
  sentence: {
    verified: (count, all) => [`${count === 0 ? 'None' : count} of ${all} fields ${plural(count, 'is', 'are')} confirmed`, ' by the page’s own words.'],
    byHand: (count) => plural(count, '1 field was filled in by you.', `${count} fields were filled in by you.`),
    noCode: 'The page has no valid JSON-LD for the product today.',
    complete: 'We found nothing to add to the code that is there today.',
    lacks: (missing, wrong) =>
      `The code that is there today ${[missing && `lacks ${missing}`, wrong && `is wrong about ${wrong}`].filter(Boolean).join(' and ')}.`,
  },
  llm: { used: (model) => `Language model: ${model}`, unavailable: 'Without a language model' },
  fields,
  nouns,
  availabilities,
  sources: {
    jsonld: 'From JSON-LD on the page',
    'og-meta': 'From a meta tag on the page',
    microdata: 'From microdata on the page',
    rdfa: 'From RDFa on the page',
    'llm-verified': 'Proposed by a language model, found again word for word',
    'user-confirmed': 'Filled in by you',
  },
  unverified: {
    'no-evidence': 'We did not find it on the page, so the field is left out.',
    'gate-failed': 'What we found did not pass our checks, so the field is left out.',
    'llm-unavailable': 'The page’s code does not have it, and no language model was available to look in the text. The field is left out.',
  },
  fieldsHeading: 'Fields',
  counted: ({ verified, byHand, unverified, unmeasured }) => [
    `${verified} confirmed`, byHand > 0 && `${byHand} filled in by you`, unverified > 0 && `${unverified} not confirmed`,
    unmeasured > 0 && `${unmeasured} not measured`,
  ].filter(Boolean).join(' · '),
  status: { verified: 'confirmed', byHand: 'filled in by you', unverified: 'not confirmed' },
  noValue: 'No value',
  images: (count) => plural(count, '1 image', `${count} images`),
  faq: (count) => plural(count, '1 question with its answer', `${count} questions with answers`),
  quote: 'Quote',
  locator: 'Place',
  values: 'Values',
  variants: 'The page has several variants. The code describes the product as a whole, not each variant.',
  code: {
    headingNew: 'The code for the page',
    headingDiff: 'The code that is missing',
    form: 'Show the code as', json: 'JSON', script: 'Script tag',
    label: 'JSON-LD for the product', faqLabel: 'JSON-LD for questions and answers',
    tests: 'Try the code before it goes live:',
    testsShown: 'Links to two tests are below the button.',
    download: 'Download',
    noneDiff: 'The page’s code has everything we can confirm. There is nothing to add.',
    done: 'Nothing to do: the page’s own code has everything that Google requires and that we can confirm.',
    noneNew: 'The product’s name is not confirmed, and without a name we write no code. You can fill it in by hand.',
    offer: 'Price, currency and availability are all confirmed, so the offer (Offer) is included.',
    offerByHand: 'Price, currency and availability are all there, so the offer (Offer) is included.',
    offerNotNeeded: 'The page’s own offer (Offer) has what we can confirm, so it is not included here.',
    noOffer: (lacking) => `The offer (Offer) is not included, for we lack ${lacking}.`,
    faq: (pairs) => `Code of its own for questions and answers, ${pairs} ${plural(pairs, 'pair', 'pairs')}`,
    faqRetired: 'Google stopped showing questions and answers as rich results on 7 May 2026. '
      + 'Other readers may use the code. Where the page has a FAQPage already, replace it; do not keep two.',
    marks: { new: '+', corrected: '±', 'by-hand': 'you' },
    markWords: { new: 'New line: ', corrected: 'Corrected line: ', 'by-hand': 'Filled in by you: ' },
    new: (noun, value) => `New: ${noun}, “${value}”.`,
    corrected: (noun, before, value) => `Corrected: ${noun}, from “${before}” to “${value}”.`,
    byHand: (noun, value) => `Filled in by you: ${noun}, “${value}”.`,
    index: 'The line “@index” marks what you filled in yourself, as “user-confirmed”. It tells search engines nothing about the product.',
  },
  preview: {
    heading: 'What a search result can be made of',
    lead: 'A sketch of what is stated, nothing else. Whether and how Google shows it, Google decides; title and text may be taken from elsewhere on the page.',
    before: 'By the page’s own code', after: 'With the code above', today: 'By the page’s own code',
    snippet: 'Search result', card: 'Product card', image: 'The image that is stated:',
    notStated: (name) => `${name}: not stated`, unreadable: 'not written as Google asks',
  },
  gaps: {
    heading: 'What Google asks for',
    lead: 'Google requires or recommends these fields. This is how the page’s code has them today.',
    leadNew: 'Google requires or recommends these fields. This is how the code above has them.',
    withCode: (present, all) => `With the code above, ${present} of ${all} required ${plural(all, 'field holds', 'fields hold')}.`,
    nothing: 'The page has no valid JSON-LD for the product, and we have written no code to hold against Google’s list.',
    typed: 'The page has no valid JSON-LD for the product. We do not hold code with what you filled in against Google’s list.',
    columns: ['Field', 'Status', 'In the code today', 'What now'], inCode: 'In the code above', inCodeLabel: 'In the code: ',
    required: 'Required', recommended: 'Recommended',
    present: (count, all) => `${count} of ${all} present`,
    states: { present: 'Present', incomplete: 'Incomplete', missing: 'Missing' },
    names: {
      name: 'Name', image: 'Image', offers: 'Offer', 'offers.price': 'Price',
      'offers.priceCurrency': 'Currency', aggregateRating: 'Rating',
      audience: 'Audience', 'brand.name': 'Brand', color: 'Colour', description: 'Description', gtin: 'Barcode',
      isVariantOf: 'Variant of', inProductGroupWithID: 'Product group',
      material: 'Material', mpn: 'Manufacturer’s number', pattern: 'Pattern',
      review: 'Reviews', size: 'Size', sku: 'SKU', 'offers.availability': 'Availability',
      'offers.hasMerchantReturnPolicy': 'Returns',
      'offers.itemCondition': 'New or used', 'offers.priceValidUntil': 'Price valid until', 'offers.shippingDetails': 'Shipping',
      'offers.url': 'The product’s address', 'offers.priceSpecification': 'Price details', variesBy: 'Varies by',
      hasCertification: 'Certification', hasAdultConsideration: 'Adult content',
    },
    advice: {
      'offers.shippingDetails': 'Can be set once for the whole store in Merchant Center.',
      'offers.hasMerchantReturnPolicy': 'Can be set once for the whole store in Merchant Center.',
      aggregateRating: 'Only when customers have written reviews here.',
      review: 'Only when customers have written reviews here.',
    },
    faults: {
      missing: 'is missing', malformed: 'is not written as Google asks', contradicts: 'does not agree with the rest of the code',
      'not-allowed': 'must not stand here', several: 'must be a single value', 'not-unique': 'is the same for several variants',
      range: 'is a price range, not one price', 'not-the-price': 'is only an old price or a member price',
      restricted: 'is a number for use within a store', past: 'has expired', ignored: 'is not read by Google here',
      unresolved: 'points to something we did not see on this page', 'plain-text': 'stands as text, not as a Brand',
    },
    today: 'Today: ', empty: '–',
    added: 'Added in the code.', corrected: 'Corrected in the code.', byHand: 'Filled in by you. It is in the code.',
    notFound: 'Not confirmed on the page.', fillIn: 'Fill in by hand',
    incomplete: 'The value does not follow Google’s rule.',
    moreMissing: (count) => `${count} more missing`,
    morePresent: (count) => `${count} recommended present`,
  },
  exported: {
    file: 'product-data',
    heading: (name) => `Product data for ${name}`,
    columns: ['field', 'status', 'value', 'source', 'quote', 'place', 'reason'],
  },
};
