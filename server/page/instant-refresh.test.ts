import { describe, expect, test } from 'vitest';
import { instantRefresh } from './instant-refresh.ts';
import { createPage } from './page.ts';

const HOME = new URL('https://shop.test/');

const targetOf = (head: string, header: string | null = null): string | undefined =>
  instantRefresh({ url: HOME, page: createPage(`<head>${head}</head><body><p>Hei</p>`, HOME), header })?.href;

describe('a page that sends its visitors on at once', () => {
  test.each([
    ['0; url=/no/', 'https://shop.test/no/'],
    ['0;URL=/no/', 'https://shop.test/no/'],
    ["0; url='https://www.shop.test/butikk'", 'https://www.shop.test/butikk'],
    ['0;url=&quot;no/&quot;', 'https://shop.test/no/'],
    [' 0.0 , /no/', 'https://shop.test/no/'],
    ['0 url = /no/', 'https://shop.test/no/'],
  ])('%s', (content, url) => {
    expect(targetOf(`<meta http-equiv="refresh" content="${content}">`)).toBe(url);
    expect(targetOf(`<meta content="${content}" HTTP-EQUIV="Refresh">`)).toBe(url);
    const header = content.replaceAll('&quot;', '"');
    expect(targetOf('', header)).toBe(url);
    expect(instantRefresh({ url: HOME, page: null, header })?.href).toBe(url);
  });

  test('by its header, which counts before the page and its base', () => {
    const meta = '<base href="/butikk/"><meta http-equiv="refresh" content="0; url=no/">';
    expect(targetOf(meta)).toBe('https://shop.test/butikk/no/');
    expect(targetOf(meta, '0; url=se/')).toBe('https://shop.test/se/');
    expect(targetOf(meta, '600; url=se/')).toBeUndefined();
    expect(targetOf(meta, ' ')).toBe('https://shop.test/butikk/no/');
  });

  test.each([
    ['a delay', '<meta http-equiv="refresh" content="5; url=/no/">'],
    ['a delay that begins with a zero', '<meta http-equiv="refresh" content="05; url=/no/">'],
    ['a reload', '<meta http-equiv="refresh" content="0">'],
    ['its own address', '<meta http-equiv="refresh" content="0; url=/">'],
    ['its own address, left empty', '<meta http-equiv="refresh" content="0; url=">'],
    ['a place on it', '<meta http-equiv="refresh" content="0; url=#varer">'],
    ['no web address', '<meta http-equiv="refresh" content="0; url=mailto:a@shop.test">'],
    ['the name of something else', '<meta name="refresh" content="0; url=/no/">'],
    ['the name of something else beside', '<meta name="refresh" http-equiv="x" content="0; url=/no/">'],
    ['browsers without scripts only', '<noscript><meta http-equiv="refresh" content="0; url=/no/"></noscript>'],
    ['nothing', '<title>Butikk</title>'],
    ['an address longer than any that is requested',
      `<meta http-equiv="refresh" content="0; url=${'/'.padEnd(8_193 - 'https://shop.test'.length, 'a')}">`],
  ])('not for %s', (_what, head) => {
    expect(targetOf(head)).toBeUndefined();
  });
});
