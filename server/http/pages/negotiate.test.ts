import { expect, test } from 'vitest';
import { wantsMarkdown } from './negotiate.ts';

test.each([
  ['text/markdown', true],
  ['Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown, */*;q=0.8', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/markdown;q=.5', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/markdown;q=much', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/markdownish', false],
  ['', false],
  [undefined, false],
])('%j wants markdown: %j', (accept, wanted) => {
  expect(wantsMarkdown(accept)).toBe(wanted);
});
