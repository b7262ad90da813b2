import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/vocabulary.ts';
import { botPage } from './bot.ts';
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
