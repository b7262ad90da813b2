import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { itemsOf, leafOf, valuesOf } from './item.ts';
import { readMicrodata } from './microdata.ts';

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
});
