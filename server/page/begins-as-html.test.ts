import { expect, test } from 'vitest';
import { beginsAsHtml, isHtmlResponse } from './begins-as-html.ts';

test.each([
  '<!doctype html><p>', '<!DOCTYPE  HTML>', '\n <html lang="nb">', '<head>', '<body class=a>',
  '<?xml version="1.0"?>\n<!-- a --> <!-- --\n><b>-->\n<html>', '<!---->'.repeat(100_000) + '<html>',
  '   <html>', '<!-- a -->   <html>', '<!--><html>', '<!---><html>',
])('is HTML: %.40s', (text) => expect(beginsAsHtml(text)).toBe(true));

test.each([
  '', ' ', 'User-agent: *', '<urlset>', '<?xml version="1.0"?><urlset>', '<header>', '<!-- <html>', 'a<html>',
  '<!-- a -->x<html>', '<!-<html>', '<!--->', '<!---->'.repeat(100_000) + 'x', '<!--'.repeat(100_000), ' '.repeat(500_000) + 'x',
])('is not HTML: %.40s', (text) => expect(beginsAsHtml(text)).toBe(false));

test.each<[string | null, string, boolean]>([
  ['text/html', '{}', true], [' Text/HTML; charset=utf-8', '', true], ['application/xhtml+xml', '', true],
  ['text/plain', '<!doctype html>', false], ['application/json', '<!-- a --><p>', false], ['text/plain; a=text/html', '<html>', false], ['text/htmlx', '<html>', false],
  [null, '<!doctype html>', true], [' ', '<html>', true], [null, '<?xml version="1.0"?><html>', true],
  [null, '<!-- a --><p>hei</p>', true], [null, `\n<!--${' a'.repeat(2_000)}--><html>`, true],
  [null, '{}', false], [null, '<p>hei</p>', false], [null, `${' '.repeat(1_000)}<html>`, false], ['', '', false],
])('a response of the type %j that begins with %.30j is HTML: %s', (contentType, text, isHtml) => {
  expect(isHtmlResponse(contentType, text)).toBe(isHtml);
});
