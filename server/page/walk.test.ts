import { describe, expect, test } from 'vitest';
import { readMetadata } from './metadata.ts';
import { createPage } from './page.ts';
import { elementsIn, textContent, walk } from './walk.ts';

const page = (html: string) => createPage(html, new URL('https://a.test/'));
const tagsMet = (html: string, enter: (tag: string) => boolean | 'end' | void): string[] => {
  const met: string[] = [];
  walk(page(html).document, (node) => {
    if (node.kind !== 'element') return;
    met.push(node.tagName);
    return enter(node.tagName);
  });
  return met;
};

describe('walk', () => {
  test('visits every element in document order', () => {
    expect(tagsMet('<p><b></b></p><i></i>', () => {})).toEqual(['html', 'head', 'body', 'p', 'b', 'i']);
  });

  test('skips the children when enter returns false', () => {
    expect(tagsMet('<p><b></b></p><i></i>', (tag) => tag !== 'p')).toEqual(['html', 'head', 'body', 'p', 'i']);
  });

  test('stops when enter returns end', () => {
    const met = tagsMet('<p><b></b></p><i></i>', (tag) => (tag === 'b' ? 'end' : undefined));
    expect(met).toEqual(['html', 'head', 'body', 'p', 'b']);
  });
});

describe('the content of an element', () => {
  const { index: { controls: [form] } } = page('<b></b><form>en<!-- x --><p>to<i>tre</i></p></form><u>fire</u>');

  test('leaves each element that is entered, except for the root of the walk', () => {
    const met: string[] = [];
    walk(form!, (node) => {
      met.push(node.kind === 'element' ? node.tagName : node.kind);
      return node.kind === 'element' && node.tagName === 'i' ? false : undefined;
    }, ({ tagName }) => met.push(`/${tagName}`));
    expect(met).toEqual(['text', 'comment', 'p', 'text', 'i', '/p']);
  });

  test('lists the elements in order, and gives the text', () => {
    expect([elementsIn(form!).map(({ tagName }) => tagName), textContent(form!)]).toEqual([['p', 'i'], 'entotre']);
  });

  test('cuts the text exactly at its limits of nodes and characters', () => {
    const limits: [number, number][] = [[5, 100], [6, 100], [100, 7], [100, 5], [100, 2], [100, 0], [0, 100], [1, 1]];
    expect(limits.map(([nodes, chars]) => textContent(form!, { nodes, chars }))).toEqual(['ento', 'entotre', 'entotre', 'entot', 'en', '', '', 'e']);
  });
});

test('textContent stops at the given limits', () => {
  const { document } = page('<p>en<b>to</b>tre</p>');
  expect(textContent(document)).toBe('entotre');
  expect(textContent(document, { nodes: 7, chars: 100 })).toBe('ento');
  expect(textContent(document, { nodes: 100, chars: 3 })).toBe('ent');
});

test('readMetadata reads 400 nested unclosed headings on a page of 200,000 elements', () => {
  const { headings } = readMetadata(page(`${'<div><h1>'.repeat(400)}Ull${'<i></i>'.repeat(200_000)}`));
  expect(headings).toHaveLength(400);
  expect(headings.at(-1)?.text).toBe('Ull');
});
