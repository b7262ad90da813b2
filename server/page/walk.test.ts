import { describe, expect, test } from 'vitest';
import { readMetadata } from './metadata.ts';
import { createPage } from './page.ts';
import { textContent, walk } from './walk.ts';

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
