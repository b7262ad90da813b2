/** Words of closed lists that params may hold, joined by `, `; a template writes them with `{name:terms}`. */
export const TERMS = [
  'invoice', 'order', 'catalogue', 'name', 'url', 'logo', 'title', 'image', 'price', 'currency', 'availability',
  'shipping', 'returns',
] as const;
export type Term = (typeof TERMS)[number];
