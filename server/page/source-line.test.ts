import { expect, test } from 'vitest';
import { createPage } from './page.ts';
import { lineAt } from './source-line.ts';

test.each([
  ['<p>\n<b>\r\n<i>\r<u>', [['<p>', 1], ['<b>', 2], ['<i>', 3], ['<u>', 4]]],
  ['<p>', [['<p>', 1]]],
  ['\n\n<p>\n', [['<p>', 3]]],
] as const)('counts the lines of %j', (html, places) => {
  const page = createPage(html, new URL('https://a.test/'));
  for (const [tag, line] of places) expect(lineAt(page, html.indexOf(tag))).toBe(line);
});
