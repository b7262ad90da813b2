import type { Choices } from './choices.ts';

/** What the page's HTML is completed with for one reader. */
export interface PageChoices extends Choices {
  notice: string | undefined;
  /** The page's one address, without a query. */
  address: string;
}

/** Where the build left room for the host's words. */
const NOTICE = '%NOTICE%';

/** Writes language, theme, notice and the page's own addresses into HTML of the build. */
export function writePage(html: string, { language, theme, notice, address }: PageChoices): string {
  const lang = language === 'no' ? 'nb' : 'en';
  const root = `<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}`;
  const at = escaped(address || '/');
  const links = [
    `<link rel="canonical" href="${at}">`,
    ...['nb', 'en'].map((tag) => `<link rel="alternate" hreflang="${tag}" href="${at}?ui=${tag}">`),
    `<link rel="alternate" hreflang="x-default" href="${at}">`,
    ...sharingCard(html, at),
  ].join('');
  const dressed = html.replace(/<html lang="[^"]*"/, () => root).replace('</head>', () => `${links}</head>`);
  if (notice !== undefined) return withMeta(dressed, notice).replaceAll(NOTICE, () => escaped(notice));
  return dressed
    .replace(/<meta name="notice"[^>]*>\s*/, '')
    .replace(/<aside class="notice">[\s\S]*?<\/aside>/, '');
}

/** What is shown where the address is shared, in the page's own words, which the build has escaped already. */
function sharingCard(html: string, at: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]*)">/.exec(html)?.[1];
  const said = { type: 'website', site_name: 'Storefront Analysis', title, description, url: at };
  return Object.entries(said).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta property="og:${name}" content="${content}">`]);
}

/** In development nothing was rendered ahead, and the page is told of the notice all the same. */
function withMeta(html: string, notice: string): string {
  if (html.includes('<meta name="notice"')) return html;
  return html.replace('</head>', () => `<meta name="notice" content="${escaped(notice)}"></head>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
