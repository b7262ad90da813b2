import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readLdBlocks } from './jsonld-block.ts';

const blocksIn = (html: string) => readLdBlocks(createPage(html, new URL('https://shop.test/p')));
const script = (content: string, type = 'application/ld+json'): string => `<script type="${type}">${content}</script>`;
const read = (content: string) => blocksIn(script(content))[0]!;
const nameIn = (content: string): unknown => (read(content).json as { name?: unknown } | undefined)?.name;

it.each([
  ['application/ld+json', 1], [' application/ld+json ', 1], ['Application/LD+JSON', 1], ['application/ld+json ; charset=utf-8', 1], ['application/ld+json;x', 1],
  ['application/ld+json-seq', 0], ['x-application/ld+json', 0], ['application/json', 0], ['', 0],
])('of the type "%s" there are %i', (type, count) => expect(blocksIn(script('{}', type))).toHaveLength(count));

it('gives the number, source and offset of at most a hundred blocks', () => {
  const html = `<p>Krus</p>${script('{"a":1}')}<p>Kopp</p>${script('[2]')}`;
  expect(blocksIn(html)).toEqual([
    { number: 0, raw: '{"a":1}', offset: html.indexOf('{"a"'), json: { a: 1 }, repair: null, error: null },
    { number: 1, raw: '[2]', offset: html.indexOf('[2]'), json: [2], repair: null, error: null },
  ]);
  expect(blocksIn(script('{}').repeat(101))).toHaveLength(100);
});

it('does not read empty blocks, or blocks of more than a million characters', () => {
  for (const content of ['', ' \n ']) {
    expect(read(content)).toMatchObject({ json: undefined, repair: null, error: { message: 'empty block', offset: '<script type="application/ld+json">'.length } });
  }
  expect(read(`"${'a'.repeat(999_998)}"`).error).toBeNull();
  expect(read(`"${'a'.repeat(999_999)}"`)).toMatchObject({ json: undefined, error: { message: 'block too long to read' } });
});

describe('a block in an envelope', () => {
  it.each([
    '<![CDATA[{"name":"Krus"}]]>', '// <![CDATA[\n{"name":"Krus"}\n// ]]>', '//<![CDATA[ {"name":"Krus"} //]]> ', '/* <![CDATA[ */ {"name":"Krus"} /* ]]> */',
    '  <!--{"name":"Krus"}-->', '<!--\n{"name":"Krus"}\n//-->', '<!-- {"name":"Krus"} //  -->', '/* 2 * 3 **/ {"name":"Krus"}', '{"name":"Krus"} /* by us */',
    '{"name":"Krus"} /* 2 * 3 **/ \n', '{"name":"Krus"}/**/', '<!-- /* by us */ {"name":"Krus"} -->',
  ])('is read without the envelope: %j', (content) => expect(read(content)).toMatchObject({ json: { name: 'Krus' }, repair: 'envelope' }));

  it.each([
    ['<!-- {"name":"a --> b"} -->', 'a --> b'], ['//<![CDATA[\n{"name":"a ]]> b"}\n//]]>', 'a ]]> b'], ['/* by us */ {"name":"<!-- a"}', '<!-- a'],
    ['/* by us */ {"name":"a /* b */ c"} ', 'a /* b */ c'], ['/* by us */ {"name":"<![CDATA["}', '<![CDATA['], ['/* by us */ {"name":"//"}', '//'],
  ])('keeps what looks like an envelope in a string: %j', (content, name) => expect(nameIn(content)).toBe(name));
});

it.each([
  ['{"name":"a\r\n\tb\u0001"}', 'a\n\tb\u0001'], ['{"size":"5\\" \n","name":"Krus"}', 'Krus'], ['{"size":"5\\\\","name":"a\nb"}', 'a\nb'], ['{\n"name":"a\nb"\n}', 'a\nb'],
])('keeps the control characters in the strings of %j', (content, name) => {
  expect([nameIn(content), read(content).repair]).toEqual([name, 'control-characters']);
});

it.each([
  ['{"name":"Krus"} ;, \n;', 'Krus'], ['{"name":"Krus" , \n }', 'Krus'], ['{"name":"Krus","x":[1,],}', 'Krus'], ['{"name":"a ,} b;,",}', 'a ,} b;,'], ['{"name":"Krus; x",};', 'Krus; x'],
])('drops trailing characters in %j', (content, name) => {
  expect([nameIn(content), read(content).repair]).toEqual([name, 'trailing']);
});

it.each(['{&quot;name&quot;:&quot;Krus&quot;}', '{&#34;name&#34;:&#34;Krus&#34;}', '{&#x22;name&#x22;:&#X22;Krus&#X22;}', '{&QUOT;name&QUOT;:&quot;Krus&quot;}'])('decodes %s', (content) => {
  expect(read(content)).toMatchObject({ json: { name: 'Krus' }, repair: 'entities' });
});

it('does not decode valid JSON', () => {
  expect(read('{"name":"Salt &amp; pepper"}')).toMatchObject({ json: { name: 'Salt &amp; pepper' }, repair: null, error: null });
});

it.each(['Krus', '<b>', 'Krus;'])('does not read plain text: %s', (content) => {
  expect(read(content)).toMatchObject({ json: undefined, repair: null, error: { message: expect.any(String) } });
});

it('gives the source offset of the first error that it repairs', () => {
  const html = `<p>Krus</p>${script('{"name":"Krus",}')}`;
  expect(blocksIn(html)[0]!.error).toEqual({ message: expect.stringContaining('JSON'), offset: html.indexOf(',}') + 1 });
});

describe('the general repair', () => {
  const damaged = (length: number): string => `{name:"${'a'.repeat(length - '{name:""}'.length)}"}`;

  it('stops after 20,000 characters of a page', () => {
    expect([damaged(20_000), damaged(20_001)].map((content) => read(content).repair)).toEqual(['general', null]);
    expect(blocksIn(script(damaged(12_000)).repeat(2)).map(({ repair }) => repair)).toEqual(['general', null]);
    expect(blocksIn(script(damaged(10_000)).repeat(3)).map(({ repair }) => repair)).toEqual(['general', 'general', null]);
  });
});
