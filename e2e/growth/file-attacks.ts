import { languageOf, list, times } from './pieces.ts';
import type { Attack } from './pieces.ts';

/** Attacks via robots.txt. */
export const ROBOTS: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'groups': (size: number) => times(size, (place) => `User-agent: a${place}\nDisallow: /\n`),
  'groups of one name': (size: number) => times(size, 'User-agent: *\nDisallow: /a\n'),
  'names of one group': (size: number) => `${times(size, (place) => `User-agent: a${place}\n`)}Disallow: /`,
  'rules': (size: number) =>
    `User-agent: *\n${times(size, (place) => `Disallow: /*${place}*a$\nAllow: /index.html\n`)}`,
  'one rule': (size: number) => `User-agent: *\nDisallow: /${times(size, '*a')}$`,
  'rules before a group': (size: number) => times(size, 'Disallow: /\n'),
  'lines of nothing known': (size: number) => times(size, 'Noindex: /a\nx\n'),
  'sitemaps': (size: number) => times(size, (place) => `Sitemap: /s${place}.xml\n`),
  'delays and signals': (size: number) =>
    `User-agent: *\n${times(size, 'Crawl-delay: 10\nContent-Signal: search=yes, ai-train=no\n')}`,
  'delays of many names': (size: number) =>
    `${times(size, 'User-agent: a\n')}${times(size, 'Crawl-delay: 1\n')}Disallow: /x`,
  'delays of one group of many': (size: number) => `${times(size, (place) => `User-agent: a${place}\nDisallow: /\n`)}User-agent: *\nDisallow: /\n${times(size, 'Crawl-delay: 1\n')}`,
  'one signal': (size: number) => `User-agent: *\nContent-Signal: ${times(size, 'a=b,')}`,
  'a name without an end': (size: number) => `User-agent: ${times(size, 'a')}\nDisallow: ${times(size, '%41')}`,
  'white space': (size: number) => times(size, ' \t'),
  'comments of a page': (size: number) => `${times(size, '<!---->')}x`,
  'line breaks': (size: number) => times(size, '\r\n\r'),
}));

/** Attacks via robots.txt on the URLs in a page. */
export const ASSETS: ReadonlyMap<string, (size: number) => { robots: string; body: string }> = new Map(Object.entries({
  'rules and scripts': (size: number) => ({
    robots: `User-agent: *\n${times(size, (place) => `Disallow: /b${place}\n`)}`,
    body: times(size, (place) => `<script src=/a${place}${'a'.repeat(400)}></script>`),
  }),
  'groups and disallowed scripts': (size: number) => ({
    robots: `User-agent: *\nDisallow: /a\n${times(size, (place) => `User-agent: b${place}\nDisallow: /b${place}\n`)}`,
    body: times(size, (place) => `<script src=/a${place}></script>`),
  }),
}));

/** Attacks via robots.txt on the longest path that a page may have. */
export const PATHS: ReadonlyMap<string, (size: number) => { robots: string; path: string }> = new Map(Object.entries({
  'rules that resemble a long path': (size: number) => ({
    robots: `User-agent: *\n${times(size, `Disallow: /*${'a'.repeat(20)}b\n`)}`, path: `/${'a'.repeat(8_000)}`,
  }),
}));

const urlset = (entries: string): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;

/** Attacks via sitemaps and feeds. */
export const SITEMAPS: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'addresses': (size: number) =>
    urlset(times(size, (place) => `<url><loc>https://shop.test/p/${place}</loc><lastmod>2026-01-01</lastmod></url>`)),
  'files of an index': (size: number) => `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${times(size, (place) => `<sitemap><loc>/s${place}.xml</loc></sitemap>`)}</sitemapindex>`,
  'one address': (size: number) => urlset(`<url><loc>${times(size, '/a ')}</loc></url>`),
  'one address in pieces': (size: number) =>
    urlset(`<url><loc>${times(size, 'a<!-- --><![CDATA[b]]>&amp;')}</loc></url>`),
  'a language of many parts': (size: number) => urlset(`<url><loc>https://shop.test/</loc><x:link xmlns:x="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="${languageOf(size)}" href="https://shop.test/"/></url>`),
  'elements in depth': (size: number) => urlset(times(size, '<url>')),
  'attributes': (size: number) => urlset(`<url ${times(size, (place) => `a${place}="1" `)}/>`),
  'namespaces': (size: number) =>
    urlset(times(size, (place) => `<a${place}:url xmlns:a${place}="http://a/${place}"/>`)),
  'entities': (size: number) => `<!DOCTYPE urlset [${times(size, (place) => `<!ENTITY e${place} "a">`)}]>${urlset('')}`,
  'an entity without an end': (size: number) => urlset(`<url><loc>&${times(size, 'a')}</loc></url>`),
  'a tag without an end': (size: number) => `<urlset ${times(size, 'a')}`,
  'comments': (size: number) => `${times(size, '<!---->')}x`,
  'white space': (size: number) => times(size, ' \n'),
  'a feed': (size: number) => `<rss version="2.0"><channel>${times(size, (place) => `<item><link>https://shop.test/p/${place}</link></item>`)}</channel></rss>`,
  'links of one entry': (size: number) => `<feed xmlns="http://www.w3.org/2005/Atom"><entry>${times(size, '<link href="https://shop.test/"/>')}</entry></feed>`,
  'lines': (size: number) => times(size, (place) => `https://shop.test/p/${place}\n`),
  'one line': (size: number) => `https://shop.test/${times(20 * size, 'a ')}`,
}));

/** Attacks via llms.txt. */
export const LLMS: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'links': (size: number) => `# Nordlys\n${times(size, '- [Kanne](/p/1)\n')}`,
  'brackets': (size: number) => `# Nordlys\n- ${times(size, '[')}`,
  'list marks': (size: number) => `# Nordlys\n${times(size, '- ')}`,
  'lines of white space': (size: number) => times(size, ' \n'),
  'a heading underlined': (size: number) => `Nordlys\n${times(size, '=')}a`,
}));

/** Attacks via the profiles for AI agents. */
export const PROFILES: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'services': (size: number) =>
    `{"protocol":{},"ucp":{"version":"2026-08-25","services":{${list(size, (place) => `"a.b${place}":[{}]`)}}}}`,
  'keys': (size: number) => `{"ucp":{"version":"2026-08-25"},"keys":[${list(size, () => '{"kty":"EC","d":"x"}')}]}`,
  'members nobody knows': (size: number) =>
    `{"protocol":{"version":"2026-04-17",${list(size, (place) => `"a${place}":1`)}}}`,
  'versions': (size: number) =>
    `{"protocol":{"version":"2026-04-17","supported_versions":[${list(size, () => '"2026-04-17"')}]}}`,
  'a language of many parts': (size: number) => `{"protocol":{"name":"acp","version":"2026-04-17","supported_versions":["2026-04-17"]},"api_base_url":"https://shop.test","transports":["rest"],"capabilities":{"services":["checkout"],"supported_locales":["${languageOf(size)}"]}}`,
  'lists in depth': (size: number) => `{"protocol":${times(size, '[')}${times(size, ']')}}`,
  'brackets never closed': (size: number) => `{"ucp":${times(size, '[')}`,
}));
