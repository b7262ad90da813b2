import { expect, it } from 'vitest';
import type { PageText } from './nodes.ts';
import { createPage } from './page.ts';
import { sourceOffsets } from './source-offsets.ts';
import { walk } from './walk.ts';

function textIn(html: string): PageText {
  const found: PageText[] = [];
  walk(createPage(html, new URL('https://a.test/')).document, (node) => {
    if (node.kind === 'text' && node.value.trim() !== '') found.push(node);
  });
  return found[0]!;
}

it.each([
  ['<p>en to</p>', 'to', 'to'], ['<p>x&amp;y</p>', '&y', '&amp;y'], ['<p>x&amp;y</p>', 'y', 'y'], ['<p>x&amp;y</p>', 'x', 'x'], ['<p>&#65;b</p>', 'A', '&#65;'], ['<p>&#x41;b</p>', 'A', '&#x41;'], ['<p>&#X4a;b</p>', 'J', '&#X4a;'], [`<p>&#${'0'.repeat(300)}65;b</p>`, 'Ab', `&#${'0'.repeat(300)}65;b`],
  ['<p>&#65 b</p>', 'A', '&#65'], ['<p>&#x41 b</p>', 'A ', '&#x41 '], ['<p>&notit; x</p>', '¬i', '&noti'], ['<p>&frac12; l</p>', '½', '&frac12;'], ['<p>&NotEqualTilde; x</p>', '≂̸', '&NotEqualTilde;'],
  ['<p>&#128512;x</p>', '😀x', '&#128512;x'], ['<p>&ukjent; x</p>', '&ukjent', '&ukjent'], ['<p>a &amp b</p>', '& b', '&amp b'], ['<p>a & b &amp; c</p>', '& b', '& b'],
  ['<p>&amp;amp; x</p>', '&amp;', '&amp;amp;'], ['<p>&lt;b&gt;</p>', '<b>', '&lt;b&gt;'],
  ['<p>a\r\nb</p>', 'a\nb', 'a\r\nb'], ['<p>a\rb</p>', 'a\nb', 'a\rb'], ['<p>a\r\n\r\nb</p>', '\n\nb', '\r\n\r\nb'], ['<p>a\r\rb</p>', '\nb', '\rb'], ['<p>1 </x>299</p>', '1 299', '1 </x>299'], ['<p>1 </x>299</p>', '299', '299'],
  ['<p>a\0b</p>', 'ab', 'a\0b'], ['<pre>\r\nab&amp;</pre>', 'ab&', 'ab&amp;'],
])('in %j, %j is written %j', (html, words, written) => {
  const node = textIn(html);
  const start = node.value.indexOf(words);
  const span = sourceOffsets({ html }, node, { start, end: start + words.length });
  expect(span && html.slice(span.start, span.end)).toBe(written);
});

it('finds no offsets for a node without a source or in another source', () => {
  const node = textIn('<p>en &amp; to</p>');
  expect([sourceOffsets({ html: '' }, { ...node, place: null }, { start: 0, end: 2 }), sourceOffsets({ html: '<p>noe annet</p>' }, node, { start: 0, end: 2 }), sourceOffsets({ html: '<p>en &am' }, node, { start: 0, end: 9 })])
    .toEqual([null, null, null]);
});
