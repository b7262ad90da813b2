import type { PasteTexts } from './paste-nb.ts';

const READ_AGAIN = 'Read the page again here and see whether the code is complete.';
const IN_TEMPLATE = 'If it is not, whoever looks after the template pastes the script tag into <head> of the product page.';

const platforms: PasteTexts['platforms'] = {
  woocommerce: {
    lead: 'The store runs WooCommerce, which writes the product code itself. It is best to correct the data there.',
    steps: [
      'Open the product under Products in WordPress.',
      'Fill in what is missing, such as brand, SKU, barcode or price. WooCommerce then writes it into the code.',
      READ_AGAIN,
      'If that does not help, whoever looks after the theme adds the lines to the code WooCommerce makes.',
    ],
  },
  shopify: {
    lead: 'The store runs Shopify. The theme writes the product code from the fields of the product.',
    steps: [
      'Open the product under Products in Shopify.',
      'Fill in vendor (brand), SKU and barcode, and save.',
      READ_AGAIN,
      'If something is still missing, open the theme’s code and find “application/ld+json” in the product template.',
    ],
  },
  wix: {
    lead: 'The store runs Wix, which lets you change the code of each product.',
    steps: ['Open the product, and go to its SEO settings.', 'Find structured data among the advanced settings.', 'Paste the code as JSON, and save.'],
  },
  squarespace: {
    lead: 'The store runs Squarespace, which writes simple product code itself.',
    steps: ['Fill in what is missing on the product first.', 'Open the settings of the page, and find the field for code of your own.', 'Paste the script tag there, and save.'],
  },
  prestashop: {
    lead: 'The store runs PrestaShop. The theme writes the product code from the fields of the product.',
    steps: ['Open the product in the catalogue, and fill in brand, reference and barcode.', READ_AGAIN, 'The rest goes into the theme’s product template.'],
  },
};

/** English instructions for pasting the code. */
export const PASTE_EN: PasteTexts = {
  heading: 'Where it goes',
  platforms,
  named: (name) => ({
    lead: `The store runs ${name}.`,
    steps: [
      `Fill in the missing fields on the product in ${name} first. Many templates write them into the code themselves.`,
      READ_AGAIN,
      IN_TEMPLATE,
    ],
  }),
  unknown: {
    lead: 'We did not recognise the platform the store runs on.',
    steps: [
      'Fill in the missing fields on the product in the store’s administration first.',
      READ_AGAIN,
      IN_TEMPLATE,
    ],
  },
  merge: 'Do not paste the whole code beside the old one. The page would then describe two products. Merge the marked lines into the code that is there.',
  each: 'The code is for this one product. Other products need their own.',
};
