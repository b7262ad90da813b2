import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, quoted, read, shopPage } from './emitter-rig.ts';
import { brand } from './verify/brand.ts';

describe('the brand in markup', () => {
  const given = (stated: string, body = '<p>Wilfa</p>', head = '', url?: string): string =>
    markupOf(shopPage({ markup: { ...PRODUCT, brand: stated }, head, body }), url).brand;

  it('is given where the text, a title or the alternative text of an image shows it', () => {
    expect(given('Wilfa')).toBe('Wilfa');
    expect(given('Wilfa', '')).toBe('gate-failed');
    expect(given('Wilfa', '', '<title>Kvern fra Wilfa</title>')).toBe('Wilfa');
    expect(given('Wilfa', '<img src="/w.png" alt="Wilfa Norge">')).toBe('Wilfa');
    expect(given('Wilfa', '<footer><img src="/w.png" alt="Wilfa Norge"></footer>')).toBe('gate-failed');
  });

  it('is not given with the separators of a title', () => {
    const shown = (text: string): string => given(text, `<p>${text}</p>`);
    expect(['Wilfa | Svart', 'Wilfa » Svart', 'Wilfa - Svart - 1 l'].map(shown)).toEqual(['gate-failed', 'gate-failed', 'gate-failed']);
    for (const text of ['Black-Decker', 'A|B', '|Wilfa', 'Wilfa|', 'Wilfa -Svart - Matt', 'Wilfa - Svart -Matt', 'Wilfa- Svart - Matt', 'Wilfa - Svart', 'Fjell - ull']) {
      expect([text, shown(text)]).toEqual([text, text]);
    }
    expect(shown('Wilfa - Svart lakk - Matt')).toBe('gate-failed');
  });

  it('is not given where the page labels another one', () => {
    expect(given('Wilfa', '<p>Merke: Wilfa Norge</p>')).toBe('Wilfa');
    expect(given('Wilfa Norge', '<p>Merke: Wilfa</p><p>Wilfa Norge</p>')).toBe('Wilfa Norge');
    expect(given('Wilfa', '<p>Merke: Fischer</p><p>Wilfa</p>')).toBe('gate-failed');
    expect(given('Wilfa', '<p>Merke: Fischer</p><p>Merke: Wilfa</p>')).toBe('Wilfa');
    expect(given('Wilfa', '<p>Wilfa</p><footer><p>Merke: Fischer</p></footer>')).toBe('Wilfa');
  });

  it('is not given where it repeats the title, unless that is the shop’s name as well', () => {
    const titled = (site: string) => given('Sykkelveska', '<p>Sykkelveska</p>', `<meta property="og:title" content="Sykkelveska"><meta property="og:site_name" content="${site}">`);
    expect(['Hjulbutikken', 'Sykkelveska'].map(titled)).toEqual(['gate-failed', 'Sykkelveska']);
  });

  it('is given without the shop’s name, known from the end of a title or from the host', () => {
    expect(given('Wilfa | Kaffebutikken')).toBe('Wilfa');
    expect(given('Wilfa | kaffe.test', undefined, '', 'https://www.kaffe.test/produkt/kvern')).toBe('Wilfa');
    expect(given('Wilfa | kaffe.www.test', undefined, '', 'https://kaffe.www.test/produkt/kvern')).toBe('Wilfa');
    expect(given('Wilfa | Kaffekvern Pro')).toBe('gate-failed');
    expect(given('Wilfa | Kaffebutikken | Norge', '<p>Wilfa | Kaffebutikken | Norge</p>')).toBe('gate-failed');
  });
});

describe('a brand that a model quotes', () => {
  const given = (body: string, text = 'Wilfa', page: Parameters<typeof shopPage>[0] = {}): string | null =>
    quoted(brand, read(shopPage({ body, ...page })), text);

  it('is the text beside its label', () => {
    expect(given('<p>Merke: Wilfa</p>')).toBe('Wilfa');
    expect(given('<p>Merke: Wilfa</p>', 'Merke: Wilfa')).toBe('Wilfa');
    expect(given('<table><tr><th>Merke</th><td>Wilfa</td></tr></table>')).toBe('Wilfa');
    expect(given('<footer><p>Merke: Wilfa</p></footer>')).toBeNull();
    expect([given('<p>Merke: 3M</p>', '3M'), given('<p>Merke: HP</p>', 'HP')]).toEqual([null, 'HP']);
    expect(given('<p>Merke: n/a</p>', 'n/a')).toBeNull();
  });

  it('is not the first word of a longer brand, unless another label follows', () => {
    for (const more of ['Sandnes Garn', 'Sandnes & Garn', 'Sandnes’ Garn', 'Sandnes-Garn', 'Sandnes - Garn']) {
      expect([more, given(`<p>Merke: ${more}</p>`, 'Sandnes')]).toEqual([more, null]);
    }
    expect(given('<p>Merke: Sandnes Varenr: 5</p>', 'Sandnes')).toBe('Sandnes');
    expect(given('<p>Merke: Sandnes, Garn</p>', 'Sandnes')).toBe('Sandnes');
    expect(given('<p>Merke: Sandnes – Garn</p>', 'Sandnes')).toBe('Sandnes');
    expect(given('<p>Merke: Sandnes 12</p>', 'Sandnes')).toBe('Sandnes');
    expect(given('<p>Merke: <b>Sandnes</b> Garn</p>', 'Sandnes')).toBe('Sandnes');
    expect(given('<p>Merke: Sandnes Garn og Ull fra Norge Varenr: 5</p>', 'Sandnes')).toBeNull();
  });

  it('is a line by itself beside the product’s name', () => {
    expect(given('<p>Wilfa</p>')).toBe('Wilfa');
    expect(given('<p>Fri frakt i dag</p><p>Wilfa</p>')).toBe('Wilfa');
    expect(given('<p>Fri frakt i dag</p><p>Fra lager her</p><p>Wilfa</p>')).toBeNull();
    expect(given('<p>Fra Wilfa</p>')).toBeNull();
    expect(given('<p>Wilfa og mer</p>')).toBeNull();
    expect(given('<p>Wilfa</p>', 'Wilfa', { h1: '' })).toBeNull();
  });

  it('is a line by itself anywhere if it is a part of the name, and not all of it', () => {
    const below = (h1: string, markup?: unknown): string | null =>
      quoted(brand, read(shopPage({ h1, markup, body: `${'<p>En to tre</p>'.repeat(5)}<p>Nordmann</p>` })), 'Nordmann', { nth: h1.includes('Nordmann') ? 1 : 0 });
    expect([below('Kvern'), below('Kvern fra Nordmann AS'), below('Nordmann')]).toEqual([null, 'Nordmann', null]);
    expect(below('Kvern', { ...PRODUCT, name: 'Nordmann kvern' })).toBe('Nordmann');
    expect(below('Kvern fra Nordmann', { ...PRODUCT, name: 'Kaffekvern' })).toBeNull();
  });

  it('is not the shop, another brand than the labelled one, or a part of a form or breadcrumb', () => {
    expect(given('<p>Wilfa</p>', 'Wilfa', { head: '<meta property="og:site_name" content="wilfa">' })).toBeNull();
    expect(given('<p>Wilfa</p><p>Merke: Fischer</p>')).toBeNull();
    for (const tag of ['button', 'label', 'option', 'legend', 'summary', 'dt']) {
      expect([tag, given(`<div><${tag}>Wilfa</${tag}></div>`)]).toEqual([tag, null]);
    }
    expect(given('<table><tr><th>Wilfa</th></tr></table>')).toBeNull();
    expect(given('<ol class="bread-crumbs"><li>Wilfa</li></ol>')).toBeNull();
    expect(given('<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li>Wilfa</li></ol>')).toBeNull();
    expect(given('<div typeof="BreadcrumbList"><p>Wilfa</p></div>')).toBeNull();
    expect(given('<div aria-label="breadcrumb"><p>Wilfa</p></div>')).toBeNull();
  });

  it('is no sentence, number, price or stock status', () => {
    for (const line of ['Ull fra nord i dag', 'Ny modell!', 'Stille?', 'Farge: rød', 'Dette er stille.', '2 kg kaffe', 'Kaffe 250', 'Kaffe 250.', '1. plass', 'Utsolgt', 'Kr 499']) {
      expect([line, given(`<p>${line}</p>`, line)]).toEqual([line, null]);
    }
    for (const line of ['Ull fra nord nå', 'Dr. No', 'Kaffe AS.', 'Formel1 Racing', 'Rett2Net']) {
      expect([line, given(`<p>${line}</p>`, line)]).toEqual([line, line]);
    }
  });
});
