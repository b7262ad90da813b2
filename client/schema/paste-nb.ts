/** Instructions for one platform. */
interface PasteWords {
  lead: string;
  steps: readonly string[];
}

const READ_AGAIN = 'Les siden på nytt her, og se om koden er fullstendig.';
const IN_TEMPLATE = 'Er den ikke det, limer den som har ansvaret for malen, script-taggen inn i <head> på produktsiden.';

const platforms: Readonly<Record<string, PasteWords>> = {
  woocommerce: {
    lead: 'Butikken bruker WooCommerce, som skriver produktkoden selv. Rett helst dataene der de ligger.',
    steps: [
      'Åpne varen under Produkter i WordPress.',
      'Fyll inn det som mangler, som merke, varenummer, strekkode eller pris. Da skriver WooCommerce det i koden.',
      READ_AGAIN,
      'Hjelper ikke det, legger den som har ansvaret for temaet, linjene inn i koden WooCommerce lager.',
    ],
  },
  shopify: {
    lead: 'Butikken bruker Shopify. Temaet skriver produktkoden ut fra feltene på varen.',
    steps: [
      'Åpne varen under Produkter i Shopify.',
      'Fyll inn leverandør (merke), SKU og strekkode, og lagre.',
      READ_AGAIN,
      'Mangler noe fortsatt, åpner du koden til temaet og finner «application/ld+json» i malen for produktsider.',
    ],
  },
  wix: {
    lead: 'Butikken bruker Wix. Der kan du endre koden for hver vare.',
    steps: ['Åpne varen, og gå til SEO-innstillingene for den.', 'Finn strukturerte data under de avanserte innstillingene.', 'Lim inn koden som JSON, og lagre.'],
  },
  squarespace: {
    lead: 'Butikken bruker Squarespace, som skriver en enkel produktkode selv.',
    steps: ['Fyll inn det som mangler, på varen først.', 'Åpne innstillingene for siden, og finn feltet for egen kode.', 'Lim inn script-taggen der, og lagre.'],
  },
  prestashop: {
    lead: 'Butikken bruker PrestaShop. Temaet skriver produktkoden ut fra feltene på varen.',
    steps: ['Åpne varen i katalogen, og fyll inn merke, referanse og strekkode.', READ_AGAIN, 'Resten legges i temaets mal for produktsider.'],
  },
};

/** Norwegian (bokmål) instructions for pasting the code. */
export const PASTE_NB = {
  heading: 'Her skal koden inn',
  platforms,
  named: (name: string): PasteWords => ({
    lead: `Butikken bruker ${name}.`,
    steps: [
      `Fyll inn feltene som mangler, på varen i ${name} først. Mange maler skriver dem i koden selv.`,
      READ_AGAIN,
      IN_TEMPLATE,
    ],
  }),
  unknown: {
    lead: 'Vi kjente ikke igjen plattformen butikken bruker.',
    steps: [
      'Fyll inn feltene som mangler, på varen i butikkens administrasjon først.',
      READ_AGAIN,
      IN_TEMPLATE,
    ],
  },
  merge: 'Lim ikke hele koden inn ved siden av den gamle. Da beskriver siden to varer. Flett de merkede linjene inn i koden som står der.',
  each: 'Koden gjelder denne ene varen. Andre varer skal ha sin egen.',
};

export type PasteTexts = typeof PASTE_NB;
