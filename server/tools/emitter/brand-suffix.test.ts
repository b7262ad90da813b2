import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, shopPage } from './emitter-rig.ts';

describe('a brand with the shop\'s name as a suffix', () => {
  const brandOf = (brand: string, head = '') => markupOf(shopPage({ markup: { ...PRODUCT, brand }, head, body: 'Wilfa kr 1 299,-' })).brand;

  it('is reduced to the brand', () => {
    expect(brandOf('Wilfa | Kaffebutikken', '<meta property="og:site_name" content="Kaffebutikken">')).toBe('Wilfa');
    expect(brandOf('Wilfa | Kaffehjørnet', '<meta property="og:site_name" content="Kaffehjørnet">')).toBe('Wilfa');
    expect(brandOf('Wilfa - Kaffebutikken')).toBe('Wilfa');
    expect(brandOf('Wilfa | kaffe.test')).toBe('Wilfa');
  });

  it('is rejected where the suffix is not the shop\'s name', () => {
    expect(brandOf('Wilfa | Kverner')).toBe('gate-failed');
    expect(brandOf('Wilfa - Svart')).toBe('gate-failed');
  });
});
