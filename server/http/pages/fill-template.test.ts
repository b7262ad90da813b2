import { describe, expect, test } from 'vitest';
import { publicInfo } from './facts.ts';
import { FACTS } from './pages-rig.ts';
import { fillTemplate } from './fill-template.ts';

const BUILT = `<!doctype html><html lang="en"><head><title>A</title>
</head><body><div id="root"><header></header><aside class="notice"><p><b>From the host:</b> <span>%NOTICE%</span></p></aside></div></body></html>`;

const choices = {
  language: 'no', isLanguageInUrl: false, theme: 'dark', info: publicInfo(FACTS),
  publicUrl: 'https://a.example', path: '/health',
  document: { title: 'A & B $& </script>', description: 'C "D"', heading: 'A', blocks: [] },
} as const;

describe('fillTemplate', () => {
  test('writes language and theme', () => {
    expect(fillTemplate(BUILT, choices)).toContain('<html lang="nb" data-theme="dark">');
    expect(fillTemplate(BUILT, { ...choices, language: 'en', theme: undefined })).toContain('<html lang="en">');
  });

  test('removes the notice strip if there is no notice', () => {
    const html = fillTemplate(BUILT, choices);
    expect(html).not.toContain('NOTICE');
    expect(html).not.toContain('notice');
    expect(html).toContain('<header></header></div>');
  });

  test('escapes a notice in the strip, and repeats it only in the service info', () => {
    const html = fillTemplate(BUILT, { ...choices, info: { ...choices.info, notices: { no: '<b>"$&" & $1</b>', en: 'Another' } } });
    const text = '&lt;b&gt;&quot;$&amp;&quot; &amp; $1&lt;/b&gt;';
    expect(html).toContain(`<span>${text}</span>`);
    expect(html).not.toContain('<meta name="notice"');
    expect(html.split('&amp; $1')).toHaveLength(3);
  });

  test('puts the notice in the service info of a page that was not prerendered', () => {
    const html = fillTemplate('<html lang="en"><head></head><body></body></html>', { ...choices, info: { ...choices.info, notices: { no: 'Prøve', en: 'Another' } } });
    expect(html).toMatch(/<meta name="terms" content="[^"]*&quot;no&quot;:&quot;Prøve&quot;/);
  });

  test('carries this service’s limits and engines in the service info', () => {
    const content = /<meta name="terms" content="([^"]*)">/.exec(fillTemplate(BUILT, choices))?.[1];
    expect(JSON.parse(content!.replaceAll('&quot;', '"'))).toMatchObject({
      health: { limit: 5, windowSeconds: 60 },
      geo: {
        limit: 2, windowSeconds: 3600, dailyCap: 40, maxUsd: 3, maxSeconds: 240,
        engines: expect.arrayContaining([{ name: 'The claude', ready: true }, { name: 'The grok', ready: false }]),
      },
      schema: { limit: 6, windowSeconds: 3600 },
    });
  });

  test('writes the canonical and alternate URLs', () => {
    const html = fillTemplate(BUILT, choices);
    expect(html).toContain('<link rel="canonical" href="https://a.example/health">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://a.example/health?ui=en">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://a.example/health">');
    const localized = fillTemplate(BUILT, { ...choices, isLanguageInUrl: true });
    expect(localized).toContain('<link rel="canonical" href="https://a.example/health?ui=nb">');
  });

  test('keeps a page without a text of its own out of search engines, and without an address', () => {
    const html = fillTemplate(BUILT, { ...choices, document: undefined });
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toContain('a.example/health');
  });

  test('writes Open Graph tags and JSON-LD from the page’s title and description', () => {
    const html = fillTemplate(BUILT, choices);
    expect(html).toContain('<meta property="og:title" content="A &amp; B $&amp; &lt;/script&gt;">');
    expect(html).toContain('<meta property="og:description" content="C &quot;D&quot;">');
    expect(html).toContain('<meta property="og:url" content="https://a.example/health">');
    expect(html).toContain('<meta property="og:image" content="https://a.example/pages/share.nb.png">');
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)!;
    expect(JSON.parse(data)['@graph']).toMatchObject([
      { '@type': 'WebSite', url: 'https://a.example/' },
      { '@type': 'WebPage', name: 'A & B $& </script>', description: 'C "D"', url: 'https://a.example/health' },
    ]);
  });
});
