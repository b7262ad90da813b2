import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { itemsOf, leafOf } from './item.ts';
import { placeOf } from './json-source.ts';
import { readLdBlocks } from './jsonld-block.ts';
import { readJsonLd } from './jsonld.ts';

const page = (...blocks: string[]) => createPage(
  blocks.map(
    (block) => `<script type="application/ld+json">${block}</script>`
  ).join('\n'), new URL('https://shop.test/p'),
);
const names = (...blocks: string[]) => readJsonLd(page(...blocks)).map((item) => leafOf(item, 'name')?.text);

describe('readLdBlocks', () => {
  it.each([
    ['a well-formed block', '{"name":"Kaffe"}', null],
    ['a CDATA envelope', '//<![CDATA[\n{"name":"Kaffe"}\n//]]>', 'envelope'],
    ['a commented CDATA envelope', '/*<![CDATA[*/{"name":"Kaffe"}/*]]>*/', 'envelope'],
    ['a comment envelope', '<!-- {"name":"Kaffe"} -->', 'envelope'],
    ['a leading comment', '/* by us */ {"name":"Kaffe"}', 'envelope'],
    ['a line break in a string', '{"description":"a\nb\tc","name":"Kaffe"}', 'control-characters'],
    ['a trailing comma', '{"name":"Kaffe",}', 'trailing'], ['a trailing semicolon', '{"name":"Kaffe"};', 'trailing'],
    ['a comma before a bracket in a string', '{"a":"x,]","name":"Kaffe",}', 'trailing'],
    ['encoded quotes', '{&quot;name&quot;:&quot;Kaffe&quot;}', 'entities'],
    ['unescaped quotes', '{"d":"5" skjerm","name":"Kaffe"}', 'general'],
  ])('reads %s', (_, block, repair) => {
    const [read] = readLdBlocks(page(block));
    expect(read).toMatchObject({ repair, json: { name: 'Kaffe' } });
    expect(read!.error === null).toBe(repair === null);
  });

  it('gives the source offset of the first error of a damaged block', () => {
    const damaged = page('{"name": Kaffe}');
    const [block] = readLdBlocks(damaged);
    expect(damaged.html.slice(block!.error!.offset)).toMatch(/^Kaffe/);
  });

  it.each(['', '   ', 'hello', '{"a":'.repeat(50_000)])('reports an error for a block without usable JSON', (block) => {
    expect(readLdBlocks(page(block))[0]?.error).not.toBeNull();
  });

  it.each([
    ['spaces', ' '], ['semicolons', ';'], ['comment ends', '*/'],
  ])('gives up quickly on a block full of %s', (_, unit) => {
    const gap = unit.repeat(900_000 / unit.length);
    const [block] = readLdBlocks(page(`{"a":1${gap}x`));
    expect(block).toMatchObject({ json: undefined, error: { message: expect.any(String) } });
  });

  it('reads only JSON-LD scripts', () => {
    const html = '<script>{"name":"a"}</script><script type="application/json">{}</script><script type="application/ld+json;charset=utf-8">{}</script>';
    expect(readLdBlocks(createPage(html, new URL('https://shop.test/')))).toHaveLength(1);
  });
});

describe('readJsonLd', () => {
  it('finds items at the top level, in lists and in graphs', () => {
    expect(names(
      '{"name":"a"}', '[{"name":"b"},[{"name":"c"}]]', '{"@graph":[{"name":"d"},{"@graph":[{"name":"e"}]}]}',
      '{"@type":"WebPage","name":"f","@graph":{"name":"g"}}', '1',
    ))
      .toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('resolves @id references across blocks', () => {
    const [product] = readJsonLd(page(
      '{"@type":"Product","offers":{"@id":"#o"}}', '{"@graph":[{"@id":"#o","@type":"Offer","price":"5"}]}',
    ));
    expect(leafOf(itemsOf(product!, 'offers')[0]!, 'price')?.text).toBe('5');
  });

  it('reads a reference to a term of schema.org as its address, and drops a reference to nothing', () => {
    const [offer] = readJsonLd(page('{"@type":"Offer","availability":{"@id":"http://schema.org/InStock"},"brand":{"@id":" #ours"}}'));
    expect(leafOf(offer!, 'availability')).toMatchObject({ text: 'http://schema.org/InStock', origin: { path: ['availability', '@id'] } });
    expect(leafOf(offer!, 'brand')).toBeUndefined();
  });

  it('reads prefixed names, URLs as names, any case, and @value', () => {
    const [product] = readJsonLd(page('{"@type":"http://schema.org/Product","schema:SKU":{"@value":12},"https://schema.org/name":["n"]}'));
    expect([
      product!.types, leafOf(product!, 'sku')?.text, leafOf(product!, 'name')?.text,
    ]).toEqual([['Product'], '12', 'n']);
  });

  it('gives each value its place, and an item its types and identifier', () => {
    const damaged = page('{"@id":"#k","@type":["Product","https://schema.org/Car",1],"name":["Krus",{"@value":"Kopp"}],"price":9,"isNew":true,"x":null}');
    const [item] = readJsonLd(damaged);
    expect(item).toMatchObject({ kind: 'item', types: ['Product', 'Car'], id: '#k', origin: { kind: 'jsonld', path: [] } });
    expect(item!.properties.entries().map(([name, values]) => [name, values.map((value) => value.kind === 'leaf' && value.text)]).toArray())
      .toEqual([['name', ['Krus', 'Kopp']], ['price', ['9']], ['isnew', ['true']], ['x', []]]);
    expect(item!.properties.get('name')!.map(({ origin }) => origin.kind === 'jsonld' && origin.path)).toEqual([['name', 0], ['name', 1, '@value']]);
    expect(item!.properties.get('name')![0]!.origin).toMatchObject({ block: readLdBlocks(damaged)[0] });
  });

  it('ignores identifiers and types that are not text', () => {
    const [item] = readJsonLd(page('{"@id":1,"@type":{"@id":"Product"},"name":"a"}'));
    expect([item!.id, item!.types]).toEqual([undefined, []]);
  });

  it('keeps an item that refers to itself or to nothing, and takes the first of two with the same identifier', () => {
    const [own, other, twice] = readJsonLd(page(
      '[{"@id":"#a","x":{"@id":"#a"}},{"@id":"#b","x":{"@id":"#c"}},{"@id":"#d","x":[{"@id":"#e"},{"@id":"#e"}]},{"@id":"#e","name":"1"},{"@id":"#e","name":"2"}]',
    ));
    expect([own, other].map((item) => itemsOf(item!, 'x').map(({ id, properties }) => [id, properties.size]))).toEqual([[['#a', 0]], [['#c', 0]]]);
    expect(itemsOf(twice!, 'x').map((item) => leafOf(item, 'name')?.text)).toEqual(['1']);
    const [unnamed] = readJsonLd(page('[{"x":{"@id":"#f"}},{"name":"no identifier"}]'));
    expect(itemsOf(unnamed!, 'x').map((item) => item.properties.size)).toEqual([0]);
  });

  it('does not take the container of a graph for an item, unless it has a type', () => {
    const roots = readJsonLd(page('{"name":"container","@graph":[]}', '{"@type":"WebPage","name":"page","@graph":[{"name":"a"}]}', '{"name":"no graph"}'));
    expect(roots.map((item) => [leafOf(item, 'name')?.text, item.properties.has('@graph')])).toEqual([['page', false], ['a', false], ['no graph', false]]);
  });

  it('reads twenty types of an item, sixty levels, five thousand items and a hundred thousand values', () => {
    const types = Array.from({ length: 21 }, (_, at) => `T${at}`);
    expect(readJsonLd(page(JSON.stringify({ '@type': types })))[0]!.types).toEqual(types.slice(0, 20));
    const deepest = (levels: number): number => {
      let depth = 0;
      for (let item = readJsonLd(page(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`))[0]; item; item = itemsOf(item, 'a')[0]) depth += 1;
      return depth;
    };
    expect([deepest(60), deepest(61), deepest(70)]).toEqual([60, 61, 61]);
    expect(readJsonLd(page(JSON.stringify(Array.from({ length: 5_001 }, () => ({ a: 1 })))))).toHaveLength(5_000);
    const values = readJsonLd(page(JSON.stringify({ a: Array.from({ length: 99_999 }, () => 1) }), '{"a":[1,2]}')).map((item) => item.properties.get('a')!.length);
    expect(values).toEqual([99_999, 1]);
  });

  it('handles circular references and very deep items', () => {
    const deep = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`;
    expect(readJsonLd(page('{"@id":"#a","b":{"@id":"#b"}}', '{"@id":"#b","a":{"@id":"#a"}}', deep))).toHaveLength(3);
  });
});

describe('placeOf', () => {
  it('finds the span of every value of any document', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
      const json = JSON.stringify(value, null, indent);
      const walk = (part: unknown, path: (string | number)[]): void => {
        const place = placeOf({ raw: json }, path);
        expect(place && JSON.parse(json.slice(place.start, place.end))).toEqual(part);
        if (typeof part !== 'object' || part === null) return;
        for (const [key, child] of Object.entries(part)) walk(
          child, [...path, Array.isArray(part) ? Number(key) : key],
        );
      };
      walk(JSON.parse(json), []);
    }));
  });

  it('takes the last of duplicate keys, as JSON.parse does', () => {
    const json = '{"a":1,"a":"2","\\u0061":3}';
    expect(json.slice(...Object.values(placeOf({ raw: json }, ['a'])!) as [number, number])).toBe('3');
    expect(placeOf({ raw: json }, ['b'])).toBeNull();
    expect(placeOf({ raw: '[1]' }, [1])).toBeNull();
    expect(placeOf({ raw: '['.repeat(50_000) + ']'.repeat(50_000) }, [0])).toBeNull();
  });
});

it('reads a name behind a list of 5,001 items', () => {
  const review = Array.from({ length: 5_001 }, () => ({ '@type': 'Review' }));
  expect(names(JSON.stringify({ '@type': 'Product', review, name: 'Kaffekvern' }))).toEqual(['Kaffekvern']);
});
