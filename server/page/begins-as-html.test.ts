import { expect, test } from 'vitest';
import { beginsAsHtml } from './begins-as-html.ts';

test.each([
  '<!doctype html><p>', '<!DOCTYPE  HTML>', '\n <html lang="nb">', '<head>', '<body class=a>',
  '<?xml version="1.0"?>\n<!-- a --> <!-- --\n><b>-->\n<html>', '<!---->'.repeat(100_000) + '<html>',
])('is HTML: %.40s', (text) => expect(beginsAsHtml(text)).toBe(true));

test.each([
  '', ' ', 'User-agent: *', '<urlset>', '<?xml version="1.0"?><urlset>', '<header>', '<!-- <html>', 'a<html>',
  '<!-- a -->x<html>', '<!---->'.repeat(100_000) + 'x', '<!--'.repeat(100_000), ' '.repeat(500_000) + 'x',
])('is not HTML: %.40s', (text) => expect(beginsAsHtml(text)).toBe(false));
