import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, quoted, read, shopPage } from './emitter-rig.ts';
import { name } from './verify/name.ts';

const LONG = 'kvern '.repeat(50).trim();

describe('the name in markup', () => {
  const given = (stated: string, page: Parameters<typeof shopPage>[0] = {}): string =>
    markupOf(shopPage({ markup: { ...PRODUCT, name: stated }, ...page })).name;

  it('is given where a main heading, a title or the text shows it', () => {
    expect(given('Kaffekvern Pro')).toBe('Kaffekvern Pro');
    expect(given('Kvern Pro', { h1: 'Kjøp Kvern Pro her' })).toBe('Kvern Pro');
    const elsewhere = { markup: { ...PRODUCT, name: 'Kvern Pro' }, h1: 'Velkommen' };
    const [inTitle, inText] = ['<title>Kvern Pro · Butikken</title>', '<p>Bestill Kvern  Pro i dag</p>'];
    expect(markupOf(shopPage(elsewhere)).name).toBe('gate-failed');
    expect(markupOf(shopPage({ ...elsewhere, head: inTitle })).name).toBe('Kvern Pro');
    expect(markupOf(shopPage({ ...elsewhere, body: inText })).name).toBe('Kvern Pro');
    expect(markupOf(shopPage({ ...elsewhere, head: '<meta property="og:title" content="Kvern Pro | Butikken">' })).name).toBe('Kvern Pro');
  });

  it('is not given where only a lower heading has words of it, or the words stand apart', () => {
    expect(given('Kvern Pro', { h1: 'Velkommen', body: '<h2>Kvern, Pro</h2>' })).toBe('gate-failed');
    expect(given('Kvern Pro', { h1: 'Kvern av typen Pro' })).toBe('gate-failed');
  });

  it('is not the shop’s, which every page shows', () => {
    const [head, h1] = ['<title>Kvern Pro | Butikken</title><meta property="og:title" content="Kvern Pro">', 'Kvern Pro'];
    expect(given('Butikken', { head })).toBe('gate-failed');
    const { name: own, price } = markupOf(shopPage({ markup: { ...PRODUCT, name: 'Butikken' }, head, h1 }));
    expect([own, price]).toEqual(['Kvern Pro', markupOf(shopPage({ markup: PRODUCT })).price]);
    expect(given('Butikken', { head, h1: 'Butikken' })).toBe('Butikken');
  });

  it('is not taken for the shop’s because a title ends with it, where the page’s own title has it as well', () => {
    const titled = (more: string) => given('Kvern Pro', { head: `<title>Nordlys – Kvern Pro</title>${more}`, h1: 'Nordlys' });
    const ogTitles = ['', 'Kvern Pro', 'Nordlys – Kvern Pro'].map((title) => title && `<meta property="og:title" content="${title}">`);
    expect(ogTitles.map(titled)).toEqual(['Kvern Pro', 'Kvern Pro', 'Kvern Pro']);
  });

  it('is limited in length, and not stated by a blank', () => {
    expect(LONG).toHaveLength(299);
    expect([given(`${LONG}e`, { h1: `${LONG}e` }), given(`${LONG}er`, { h1: `${LONG}er` })]).toEqual([`${LONG}e`, 'gate-failed']);
    expect(given(' ')).toBe('no-evidence');
  });
});

describe('the name in the page’s title for sharing', () => {
  const given = (title: string, { h1 = 'Kaffekvern Pro', isProduct = false } = {}): string => {
    const head = `<meta property="og:title" content="${title}">${isProduct ? '<meta property="og:type" content="product">' : ''}`;
    return markupOf(shopPage({ head, h1 })).name;
  };

  it('is given where it equals a main heading, with or without the shop behind it', () => {
    expect(given('Kaffekvern Pro')).toBe('Kaffekvern Pro');
    for (const separator of ['|', '-', '–', '—', '·', ':', '»']) {
      expect([separator, given(`Kaffekvern Pro ${separator} Kaffebutikken`)]).toEqual([separator, 'Kaffekvern Pro']);
    }
    expect(given('Kaffebutikken | Kaffekvern Pro')).toBe('no-evidence');
    expect(given('Kaffekvern Pro Max')).toBe('no-evidence');
  });

  it('is given as it is on a product page without a main heading', () => {
    expect(given('Kaffekvern Pro | Butikken', { h1: '', isProduct: true })).toBe('Kaffekvern Pro | Butikken');
    expect(given('Kaffekvern Pro | Butikken', { h1: '' })).toBe('no-evidence');
    const without = (type: string): string => markupOf(
      `<title>Butikk</title><meta property="og:type" content="${type}"><meta property="og:title" content="Kvern Pro"><p>Kvern</p>`).name;
    expect([without('product'), without('website')]).toEqual(['Kvern Pro', 'no-evidence']);
    expect(given('Kvern Mini', { isProduct: true })).toBe('no-evidence');
  });
});

describe('a name that a model quotes', () => {
  const given = (h1: string, text: string, body = '', head = ''): string | null =>
    quoted(name, read(shopPage({ h1, body, head })), text);

  it('is all of a main heading or title, with or without its suffix', () => {
    expect(given('Kaffekvern Pro', 'Kaffekvern Pro')).toBe('Kaffekvern Pro');
    expect(given('Kaffekvern Pro', 'Kaffekvern')).toBeNull();
    expect(given('Velkommen', 'Kvern Mini', '<h2>Kvern Mini</h2>')).toBeNull();
    expect(given('Velkommen', 'Kvern Mini', '<p>Kvern Mini</p>', '<title>Kvern Mini | Butikken</title>')).toBe('Kvern Mini');
    expect(given('Velkommen', 'Butikken', '<p>Butikken</p>', '<title>Kvern Mini | Butikken</title>')).toBeNull();
  });

  it('has at least one word, and is limited in length', () => {
    expect(given('!!!', '!!!')).toBeNull();
    expect([given(`${LONG}e`, `${LONG}e`), given(`${LONG}er`, `${LONG}er`)]).toEqual([`${LONG}e`, null]);
  });
});
