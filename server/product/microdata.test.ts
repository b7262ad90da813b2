import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { itemsOf, leafOf, valuesOf } from './item.ts';
import { readMicrodata, readRdfa } from './microdata.ts';

const read = (html: string) => readMicrodata(createPage(html, new URL('https://shop.test/p')));

describe('readMicrodata', () => {
  it('reads nested items and the value each element has', () => {
    const [product] = read(`<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name"> Kaffe <b>kvern</b></h1>
      <img itemprop="image" src="/a.jpg"><a itemprop="url" href="/p">her</a><meta itemprop="sku" content="12"><time itemprop="d" datetime="2026">i fjor</time>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="1299.00">1 299,-</span>
      <link itemprop="availability" href="https://schema.org/InStock"><data itemprop="x" value="7">sju</data></div></div>`);
    const [offer] = itemsOf(product!, 'offers');
    expect(product!.types).toEqual(['Product']);
    expect(['name', 'image', 'url', 'sku', 'd'].map((name) => leafOf(product!, name)?.text))
      .toEqual([' Kaffe kvern', '/a.jpg', '/p', '12', '2026']);
    expect(
      ['price', 'availability', 'x'].map((name) => leafOf(offer!, name)?.text)
    ).toEqual(['1299.00', 'https://schema.org/InStock', '7']);
    expect(leafOf(product!, 'price')).toBeUndefined();
  });

  it('follows itemref in document order, without entering nested items', () => {
    const [product] = read(`<p id="b"><span itemprop="sku">2</span><span itemscope itemprop="offers"><i itemprop="price">5</i></span></p>
      <div itemscope itemtype="https://schema.org/Product" itemref="b missing"><span itemprop="sku">1</span></div>`);
    expect(valuesOf(product!, 'sku').map((value) => (value.kind === 'leaf' ? value.text : null))).toEqual(['2', '1']);
    expect(valuesOf(product!, 'price')).toEqual([]);
    expect(leafOf(itemsOf(product!, 'offers')[0]!, 'price')?.text).toBe('5');
  });

  it('handles items that refer to themselves or to each other', () => {
    expect(read('<div id="a" itemscope itemref="b"><p itemprop="n">1</p></div><div id="b" itemscope itemprop="x" itemref="a"></div>').length)
      .toBeGreaterThan(0);
    expect(read('<div id="a" itemscope itemref="a"><p itemprop="n">1</p></div>')).toHaveLength(1);
  });

  it('treats an item with a property name but no enclosing item as top-level', () => {
    const items = read('<div itemprop="mainEntityOfPage" itemscope itemtype="https://schema.org/Product"><b itemprop="name">a</b></div>');
    expect(items.map(({ types }) => types)).toEqual([['Product']]);
  });

  // HTML, 5.2.4: values.
  it.each([
    ['<audio itemprop="x" src="1">', '1'], ['<embed itemprop="x" src="1">', '1'], ['<iframe itemprop="x" src="1"></iframe>', '1'], ['<img itemprop="x" src="1">', '1'],
    ['<video><source itemprop="x" src="1"></video>', '1'], ['<video><track itemprop="x" src="1"></video>', '1'], ['<video itemprop="x" src="1"></video>', '1'],
    ['<a itemprop="x" href="1">2</a>', '1'], ['<map><area itemprop="x" href="1"></map>', '1'], ['<link itemprop="x" href="1">', '1'],
    ['<object itemprop="x" data="1">2</object>', '1'], ['<data itemprop="x" value="1">2</data>', '1'], ['<meter itemprop="x" value="1">2</meter>', '1'],
    ['<time itemprop="x" datetime="1">2</time>', '1'], ['<input itemprop="x" value="1">', '1'], ['<meta itemprop="x" content="1">', '1'],
    ['<b itemprop="x">1</b>', '1'], ['<time itemprop="x">1</time>', '1'], ['<b itemprop="x" content="1">2</b>', '1'], ['<a itemprop="x" href="2" content="1">3</a>', '1'],
    ['<b itemprop="x" value="2" src="3" resource="4">1</b>', '1'], ['<b itemprop="x" content="">1</b>', undefined],
  ])('the value of %s is %s', (element, value) => {
    const [item] = read(`<div itemscope>${element}</div>`);
    expect(leafOf(item!, 'x')?.text).toBe(value);
  });

  it('keeps the text of a link with its address, and the origin of each', () => {
    const [item] = read('<div itemscope><a itemprop="brand" href="/merke">Wilfa <b>Norge</b></a><b itemprop="name">Kvern</b></div>');
    expect(leafOf(item!, 'brand')).toMatchObject({
      text: '/merke', origin: { kind: 'attribute', source: 'microdata', name: 'href', element: { tagName: 'a' } },
      label: { kind: 'leaf', text: 'Wilfa Norge', origin: { kind: 'content', source: 'microdata', element: { tagName: 'a' } } },
    });
    expect(leafOf(item!, 'name')?.label).toBeUndefined();
  });

  it('gives a value all its names, each once', () => {
    const [item] = read('<div itemscope><b itemprop="sku mpn sku">1</b></div>');
    expect(['sku', 'mpn'].map((name) => valuesOf(item!, name).length)).toEqual([1, 1]);
  });

  it('reads the types and the identifier of an item', () => {
    const [item] = read('<div itemscope itemtype="https://schema.org/Product https://schema.org/Car" itemid="#k"></div>');
    expect(item).toMatchObject({ kind: 'item', types: ['Product', 'Car'], id: '#k', origin: { kind: 'content', source: 'microdata' } });
    expect(read('<div itemscope></div>')[0]).toMatchObject({ types: [], id: undefined });
    expect(read('<div itemtype="https://schema.org/Product"><b itemprop="name">a</b></div>')).toEqual([]);
  });

  it('keeps the start of a very long text', () => {
    const [item] = read(`<div itemscope><p itemprop="x">${`<b>${'a'.repeat(15_000)}</b>`.repeat(3)}</p></div>`);
    expect(leafOf(item!, 'x')?.text).toBe('a'.repeat(20_000));
  });

  it('does not make an item a property of itself, and reads once what two items refer to', () => {
    const [outer] = read('<div itemscope><div id="a" itemscope itemprop="x" itemref="a"><b itemprop="n">1</b></div></div>');
    const [inner] = itemsOf(outer!, 'x');
    expect([valuesOf(inner!, 'x'), valuesOf(inner!, 'n').length]).toEqual([[], 1]);
    const [one, other] = read('<b id="n" itemprop="name">K</b><div itemscope itemref="n"></div><div itemscope itemref="n"></div>');
    expect(leafOf(one!, 'name')).toBe(leafOf(other!, 'name'));
  });

  it('rereads as many nodes and names as the page has characters', () => {
    const html = `<p id="s">${'<b itemprop="n">1</b>'.repeat(100)}</p>${'<div itemscope itemref="s"></div>'.repeat(500)}`;
    const counts = read(html).map((item) => valuesOf(item, 'n').length);
    expect([counts[0], counts.at(-1)]).toEqual([100, 0]);
    // Each reference reads an element, its name and its text.
    expect(counts.reduce((sum, count) => sum + count) * 3).toBeLessThanOrEqual(html.length + 3);
  });

  it('rereads at most a hundred thousand nodes and names, however long the page is', () => {
    const names = Array.from({ length: 30_000 }, (_, place) => `n${place}`);
    const items = read(`<p id="s" itemprop="${names.join(' ')}">1</p>${'<div itemscope itemref="s"></div>'.repeat(5)}`);
    // The fourth begins within the limit, which is checked before each element.
    expect(items.map(({ properties }) => properties.size)).toEqual([30_000, 30_000, 30_000, 30_000, 0]);
  });

  it('limits the text of unclosed elements, each of which contains the rest of the page', () => {
    const html = `<div itemscope>${'<span itemprop="n">a'.repeat(300)}`;
    const texts = valuesOf(read(html)[0]!, 'n').map((value) => (value.kind === 'leaf' ? value.text : ''));
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([300, 'a'.repeat(300), '']);
    expect(texts.join('').length).toBeLessThanOrEqual(html.length);
  });

  it('enters an element that two items refer to once for each of them, and one that holds an item once', () => {
    const items = read('<p id="s"><b itemprop="sku">1</b></p><b id="n" itemprop="name">K</b><i id="o" itemscope itemprop="offers"><b itemprop="price">5</b></i>'
      + '<div itemscope itemtype="A" itemref="s n o"></div><div itemscope itemtype="B" itemref="s"></div>');
    expect(items.map((item) => [item.types[0], leafOf(item, 'sku')?.text, leafOf(item, 'name')?.text, itemsOf(item, 'offers').length, leafOf(item, 'price')])).toEqual([
      ['A', '1', 'K', 1, undefined], ['B', '1', undefined, 0, undefined],
    ]);
  });
});

describe('readRdfa', () => {
  it.each([
    ['<b property="x">1</b>', '1'], ['<b property="x" content="1">2</b>', '1'], ['<b property="x" resource="1">2</b>', '1'], ['<b property="x" content="1" resource="2">3</b>', '1'],
    ['<a property="x" href="1">2</a>', '1'], ['<time property="x" datetime="1">2</time>', '1'],
  ])('reads the value of %s', (element, value) => {
    const [item] = readRdfa(createPage(`<div typeof="Product">${element}</div>`, new URL('https://shop.test/p')));
    expect(leafOf(item!, 'x')).toMatchObject({ text: value, origin: { source: 'rdfa' } });
  });

  it('reads the identifier of an item, but does not follow the references of microdata', () => {
    const items = readRdfa(createPage('<b id="n" property="name">K</b><div typeof="Product" resource="#k" itemref="n"></div>', new URL('https://shop.test/p')));
    expect(items.map((item) => [item.types, item.id, leafOf(item, 'name')])).toEqual([[['Product'], '#k', undefined]]);
  });
});
