import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { addValues, codeIn, commonOrigin, isOfType, isReference, itemsOf, leafOf, leavesOf, shortName, sourceOf, valuesOf } from './item.ts';
import type { Item, Leaf, Origin } from './item.ts';
import type { JsonPath } from './json-source.ts';
import { readLdBlocks } from './jsonld-block.ts';

const page = createPage(
  '<script type="application/ld+json">{"name":"Krus"}</script><script type="application/ld+json">{"name":"Kopp",}</script><p>Krus</p>',
  new URL('https://shop.test/'),
);
const [block, repaired] = readLdBlocks(page);
const element = page.index.scripts[0]!;

const at = (...path: JsonPath): Origin => ({ kind: 'jsonld', block: block!, path });
const leaf = (text: string): Leaf => ({ kind: 'leaf', text, origin: at() });
const itemAt = (origin: Origin, id?: string): Item => ({ kind: 'item', types: ['Product', 'Car'], id, properties: new Map(), origin });

it.each([
  ['JSON-LD', at('name'), 'jsonld'], ['microdata', { kind: 'content', source: 'microdata', element }, 'microdata'],
  ['RDFa', { kind: 'content', source: 'rdfa', element }, 'microdata'],
  ['a meta tag', { kind: 'attribute', source: 'og-meta', element, name: 'content' }, 'og-meta'],
] as const)('the source of a value in %s', (_, origin, source) => expect(sourceOf(origin)).toBe(source));

it.each([
  ['https://schema.org/Product', 'Product'], ['http://schema.org/Product', 'Product'], ['http://www.schema.org/Product', 'Product'],
  ['HTTPS://Schema.org/Product', 'Product'], ['http://data-vocabulary.org/Product', 'Product'], ['schema:Product', 'Product'],
  [' Product ', 'Product'], ['https://shop.test/?of=https://schema.org/Product', 'https://shop.test/?of=https://schema.org/Product'],
  ['https://schemaXorg/Product', 'https://schemaXorg/Product'], ['gs1:Product', 'gs1:Product'],
])('the short name of "%s" is "%s"', (name, short) => expect(shortName(name)).toBe(short));

describe('an item', () => {
  it('is of each of its types, in any case', () => {
    const item = itemAt(at());
    expect([isOfType(item, 'product'), isOfType(item, 'Book', 'CAR'), isOfType(item, 'Book'), isOfType(item)]).toEqual([true, true, false, false]);
  });

  it('has values by the short name of their property, in any case, in their order', () => {
    const item = itemAt(at());
    const offer = itemAt(at());
    addValues(item, 'https://schema.org/productID', [leaf(' ')]);
    addValues(item, 'productid', [leaf('12'), offer, leaf('13')]);
    expect(valuesOf(item, 'ProductID')).toEqual([leaf(' '), leaf('12'), offer, leaf('13')]);
    expect(leavesOf(item, 'productID')).toEqual([leaf('12'), leaf('13')]);
    expect(itemsOf(item, 'productID')).toEqual([offer]);
    expect(valuesOf(item, 'name')).toEqual([]);
  });

  it('does not change a list of values that it was given', () => {
    const values = [leaf('1')];
    const item = itemAt(at());
    addValues(item, 'name', values);
    addValues(item, 'name', [leaf('2')]);
    expect(values).toEqual([leaf('1')]);
  });

  it('gives the first non-empty value, in the order of the requested properties', () => {
    const item = itemAt(at());
    addValues(item, 'price', [leaf(' ')]);
    addValues(item, 'lowPrice', [leaf('99'), leaf('98')]);
    expect([leafOf(item, 'price', 'lowPrice')?.text, leafOf(item, 'price'), leafOf(item)]).toEqual(['99', undefined, undefined]);
  });

  it('is a reference if it has an identifier and nothing else', () => {
    const full = itemAt(at(), '#a');
    addValues(full, 'name', [leaf('Krus')]);
    expect([itemAt(at(), '#a'), itemAt(at()), full].map(isReference)).toEqual([true, false, false]);
  });
});

it('reads a code in upper case, without the space around it', () => expect(codeIn(leaf(' nok\n'))).toBe('NOK'));

describe('the part of an item\'s JSON-LD that holds all of some values', () => {
  const owner = itemAt(at('@graph', 1));
  const inText: Origin = { kind: 'content', source: 'microdata', element };
  const inOther: Origin = { kind: 'jsonld', block: repaired!, path: ['@graph', 1, 'offers'] };

  it.each<[string, Item, readonly Origin[], JsonPath | null]>([
    ['one value', owner, [at('@graph', 1, 'offers', 0, 'price')], ['@graph', 1, 'offers', 0, 'price']],
    ['two of one offer', owner, [at('@graph', 1, 'offers', 0, 'price'), at('@graph', 1, 'offers', 0, 'currency')], ['@graph', 1, 'offers', 0]],
    ['three, one of another offer', owner,
      [at('@graph', 1, 'offers', 0, 'a'), at('@graph', 1, 'offers', 0, 'b'), at('@graph', 1, 'offers', 1, 'a')], ['@graph', 1, 'offers']],
    ['one around another', owner, [at('@graph', 1, 'offers', 0), at('@graph', 1, 'offers')], ['@graph', 1, 'offers']],
    ['the item itself', owner, [at('@graph', 1, 'name'), at('@graph', 1, 'offers')], null],
    ['of another item', owner, [at('@graph', 2, 'offers', 'price')], null],
    ['beside the item', owner, [at('@graph', 1, 'name'), at('@graph', 2, 'name')], null],
    ['no values', owner, [], null],
    ['in an element', owner, [inText], null],
    ['one of two in an element', owner, [at('@graph', 1, 'offers'), inText], null],
    ['one of two in another block', owner, [at('@graph', 1, 'offers'), inOther], null],
    ['of an item in an element', itemAt(inText), [at('name')], null],
    ['in a block that was mended', itemAt({ kind: 'jsonld', block: repaired!, path: [] }), [{ kind: 'jsonld', block: repaired!, path: ['name'] }], null],
  ])('%s', (_, item, origins, path) => {
    expect(commonOrigin(item, origins)).toEqual(path && at(...path));
  });
});
