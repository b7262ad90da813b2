/** Closed vocabulary for params that hold terms joined by `, `; `{name:terms}` translates them. */
export const TERMS = [
  'invoice', 'order', 'catalogue', 'name', 'url', 'logo', 'title', 'image', 'price', 'currency', 'availability',
  'shipping', 'returns',
] as const;
export type Term = (typeof TERMS)[number];
