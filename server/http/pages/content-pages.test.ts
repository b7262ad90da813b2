import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/vocabulary.ts';
import { botPage } from './bot.ts';
import { documentFromHtml } from './document-from-html.ts';
import { documentHtml } from '../../../contract/report/document-html.ts';
import { documentMarkdown } from '../../../contract/report/document-markdown.ts';
import { developersPage } from './developers.ts';
import { howWeMeasurePage } from './how-we-measure.ts';
import { notFoundPage } from './error-pages.ts';
import { pageHtml } from './page-html.ts';
import { privacyPage } from './privacy.ts';
import { FACTS } from './pages-rig.ts';
import { LISTED_PAGES, llmsTxt, robotsTxt, sitemapXml } from './site-files.ts';

const PAGES = { '/how-we-measure': howWeMeasurePage, '/developers': developersPage, '/privacy': privacyPage, '/bot': botPage };

describe.each(LANGUAGES)('in %s', (language) => {
  const frame = {
    publicUrl: FACTS.publicUrl, language, theme: undefined, isLanguageInUrl: false, notice: undefined,
    stylesheet: '/s.css',
    script: '/s.js',
  };

  test.each(Object.entries(PAGES))('%s has prose, a short description, its addresses and no inline code', (path, write) => {
    const page = write(language, FACTS);
    const html = pageHtml(page, { ...frame, path });
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(documentMarkdown(page).length).toBeGreaterThan(400);
    expect(html).toContain(`<html lang="${language === 'no' ? 'nb' : 'en'}">`);
    expect(html).toContain(`<link rel="canonical" href="https://analyse.example${path}">`);
    for (const tag of ['nb', 'en']) expect(html).toContain(`hreflang="${tag}" href="https://analyse.example${path}?ui=${tag}">`);
    for (const property of ['title', 'description', 'url', 'type', 'image']) expect(html).toContain(`<meta property="og:${property}"`);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json">| type="module" src="\/s\.js"><\/script>)|<style|\son\w+=|\sstyle=/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('a language in the URL is kept in the links and in the canonical URL', () => {
    const html = pageHtml(privacyPage(language, FACTS), { ...frame, path: '/privacy', isLanguageInUrl: true });
    const tag = language === 'no' ? 'nb' : 'en';
    expect(html).toContain(`<link rel="canonical" href="https://analyse.example/privacy?ui=${tag}">`);
    expect(html).toContain(`href="/how-we-measure?ui=${tag}"`);
  });

  test('a 404 page has noindex, no canonical URL and an escaped notice', () => {
    const html = pageHtml(notFoundPage(language), { ...frame, path: undefined, notice: '<b>"Hi"' });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
    expect(html).toContain('<span>&lt;b&gt;&quot;Hi&quot;</span>');
  });

  test('the privacy and crawler pages state the service’s own facts', () => {
    const facts = { ...FACTS, runRetentionMinutes: 13, crawler: { ...FACTS.crawler, token: 'Other' } };
    const privacy = documentMarkdown(privacyPage(language, facts));
    expect(privacy).toMatch(/13 minut/);
    expect(privacy).toMatch(/72 (?:hours|timer)/);
    const shared = documentMarkdown(privacyPage(language, { ...facts, sharesState: true }));
    expect(shared.replace(/^.*(?:several instances|flere instanser).*\n\n/m, '')).toBe(privacy);
    expect(shared).not.toBe(privacy);
    const bot = documentMarkdown(botPage(language, facts));
    expect(bot).toContain('User-agent: Other\nDisallow: /');
    expect(bot).toMatch(/ 60 /);
    const none = { ...facts, crawler: { ...facts.crawler, browserRequests: undefined, probesAsAiCrawlers: true } };
    expect(documentMarkdown(botPage(language, none))).not.toMatch(/ 200 /);
    expect(documentMarkdown(botPage(language, none)).length).not.toBe(bot.length);
  });
});

describe('llms.txt', () => {
  const text = llmsTxt(FACTS);

  test('follows the format of llmstxt.org', () => {
    const [first, ...sections] = text.split(/^## /m);
    expect(first).toMatch(/^# [^\n]+\n\n(?:> [^\n]+\n)+\n/);
    expect(first!.match(/^#/gm)).toHaveLength(1);
    expect(first).not.toMatch(/^#{2,}/m);
    expect(sections.length).toBeGreaterThan(1);
    for (const section of sections) {
      const [name, blank, ...lines] = section.trimEnd().split('\n');
      expect(name).toMatch(/^\S/);
      expect(blank).toBe('');
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/analyse\.example\/[^)\s]*\): \S/);
    }
  });

  test('lists every page once', () => {
    for (const { path } of LISTED_PAGES) expect(text.split(`](${FACTS.publicUrl}${path}): `)).toHaveLength(2);
  });
});

test('robots.txt allows the pages to every crawler, and gives the full URL of the sitemap', () => {
  const text = robotsTxt(FACTS.publicUrl);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(text).toContain('\nSitemap: https://analyse.example/sitemap.xml\n');
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('the sitemap lists every page in both languages, and a date only where it is known', () => {
  const xml = sitemapXml(FACTS.publicUrl, new Map([['/bot', '2026-11-20']]));
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-20']);
  expect(xml).toContain('/bot</loc><lastmod>');
  expect(xml.match(/<url>/g)).toHaveLength(LISTED_PAGES.length);
  for (const { path } of LISTED_PAGES) {
    expect(xml).toContain(`<loc>https://analyse.example${path}</loc>`);
    for (const tag of ['nb', 'en']) expect(xml).toContain(`hreflang="${tag}" href="https://analyse.example${path}?ui=${tag}"/>`);
  }
});

describe('documentFromHtml', () => {
  const read = (main: string) => documentFromHtml(
    `<!doctype html><title>T</title><meta name="description" ` +
      `content="D"><body><header>Menu</header><main>${main}</main></body>`,
  )!;

  test('reads the prose and leaves out controls and pictures', () => {
    const page = read(`<div><h1>The  tool</h1><p class="lead">One <b>two</b>
      <a href="/a">three</a>.</p></div><form><label>Address</label><input><button>Go</button></form><svg><text>x</text></svg>
      <noscript><p>Needs a script.</p></noscript><h2>Does</h2><ul><li>This</li><li><code>that</code></li></ul><pre>a
  b</pre><dl><div><dt>T</dt><dd>D</dd></div></dl><p hidden>not this</p><p aria-hidden="true">nor this</p>`);
    expect(page).toMatchObject({ title: 'T', description: 'D', heading: 'The tool' });
    expect(documentMarkdown(page)).toBe(
      '# The tool\n\nOne **two** [three](/a).\n\nNeeds a script.\n\n## Does\n\n- This\n- `that`\n\n```\na\n  ' +
        'b\n```\n\n- T: D\n',
    );
  });

  test('leaves out lists and items without text', () => {
    expect(documentMarkdown(read('<ul></ul><dl></dl><ul><li><button>Go</button></li></ul><ol><li>One</li><li><svg></svg></li></ol>')))
      .toBe('# T\n\n1. One\n');
  });

  test('separates what only the style sheet sets apart', () => {
    expect(documentMarkdown(read('<p><b>one</b><span>two</span><i></i></p><ol><li><h3><i>1</i> Access</h3><p>a</p></li></ol>')))
      .toBe('# T\n\n**one** · two\n\n1. **Access**: a\n');
  });

  test('leaves out examples that only illustrate', () => {
    expect(documentMarkdown(read('<section class="card example"><p>Grade D</p></section><p>one</p>'))).toBe('# T\n\none\n');
  });

  test('keeps escaped markup as text', () => {
    expect(documentHtml(read('<p>&lt;script&gt;</p>')).body).toBe('<p>&lt;script&gt;</p>');
  });

  test('returns nothing for a page that was not prerendered', () => {
    expect(documentFromHtml('<!doctype html><title>T</title><div id="root"></div>')).toBeUndefined();
  });
});
