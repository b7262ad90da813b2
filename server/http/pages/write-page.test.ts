import { describe, expect, test } from 'vitest';
import { writePage } from './write-page.ts';

const BUILT = `<!doctype html><html lang="en"><head><title>A</title>
<meta name="notice" content="%NOTICE%">
</head><body><div id="root"><header></header><aside class="notice"><p><b>From the host:</b> <span>%NOTICE%</span></p></aside></div></body></html>`;

const choices = { language: 'no', theme: 'dark', notice: undefined, address: 'https://a.example/health' } as const;

describe('writePage', () => {
  test('writes language and theme', () => {
    expect(writePage(BUILT, choices)).toContain('<html lang="nb" data-theme="dark">');
    expect(writePage(BUILT, { ...choices, language: 'en', theme: undefined })).toContain('<html lang="en">');
  });

  test('leaves nothing of a notice that is not there', () => {
    const html = writePage(BUILT, choices);
    expect(html).not.toContain('NOTICE');
    expect(html).not.toContain('notice');
    expect(html).toContain('<header></header></div>');
  });

  test('a notice is text, in the strip and in the head', () => {
    const html = writePage(BUILT, { ...choices, notice: '<b>"$&" & $1</b>' });
    const text = '&lt;b&gt;&quot;$&amp;&quot; &amp; $1&lt;/b&gt;';
    expect(html).toContain(`<meta name="notice" content="${text}">`);
    expect(html).toContain(`<span>${text}</span>`);
  });

  test('a page that was not rendered ahead is told of the notice too', () => {
    const html = writePage('<html lang="en"><head></head><body></body></html>', { ...choices, notice: 'Prøve' });
    expect(html).toContain('<meta name="notice" content="Prøve">');
  });

  test('names the page’s one address and its languages', () => {
    const html = writePage(BUILT, choices);
    expect(html).toContain('<link rel="canonical" href="https://a.example/health">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://a.example/health?ui=en">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://a.example/health">');
  });

  test('a sharing card has the page’s own words', () => {
    const head = '<title>A &amp; B $&</title><meta name="description" content="C">';
    const html = writePage(BUILT.replace('<title>A</title>', () => head), choices);
    expect(html).toContain('<meta property="og:title" content="A &amp; B $&">');
    expect(html).toContain('<meta property="og:description" content="C">');
    expect(html).toContain('<meta property="og:url" content="https://a.example/health">');
    expect(writePage(BUILT, choices)).not.toContain('og:description');
  });
});
