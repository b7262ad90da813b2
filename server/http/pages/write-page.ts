import { TERMS_META } from '../../../contract/terms.ts';
import type { ServiceTerms } from '../../../contract/terms.ts';
import type { Choices } from './choices.ts';
import { escapeHtml } from '../../../contract/report/document-html.ts';
import { pageHead } from './page-head.ts';

/** What the page's HTML is completed with for one reader. */
export interface PageChoices extends Choices {
  /** What is said before anything is started. */
  terms: ServiceTerms;
  publicUrl: string;
  /** The page's path, without a query; nothing where no search engine may have the page. */
  path: string | undefined;
}

/** Where the build left room for the host's words. */
const NOTICE = '%NOTICE%';

/** The head of a page that is only for those who have its address. */
const UNLISTED = '<meta name="robots" content="noindex, nofollow">\n<meta name="referrer" content="no-referrer">';

/** Writes language, theme, notice and the page's own addresses into HTML of the build. */
export function writePage(html: string, { theme, terms, ...page }: PageChoices): string {
  const notice = terms.notices?.[page.language];
  const lang = page.language === 'no' ? 'nb' : 'en';
  const root = `<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}`;
  const told = `<meta name="${TERMS_META}" content="${escapeHtml(JSON.stringify(terms))}">`;
  const { path } = page;
  const own = path === undefined ? UNLISTED : pageHead({ ...page, path, ...wordsOf(html) });
  const head = `${told}\n${own}\n`;
  const dressed = html.replace(/<html lang="[^"]*"/, () => root).replace('</head>', () => `${head}</head>`);
  if (notice !== undefined) return withMeta(dressed, notice).replaceAll(NOTICE, () => escapeHtml(notice));
  return dressed
    .replace(/<meta name="notice"[^>]*>\s*/, '')
    .replace(/<aside class="notice">[\s\S]*?<\/aside>/, '');
}

/** Title and description as the build wrote them. */
function wordsOf(html: string): { title: string; description: string } {
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: unescaped(/<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? ''),
  };
}

/** In development nothing was rendered ahead, and the page is told of the notice all the same. */
function withMeta(html: string, notice: string): string {
  if (html.includes('<meta name="notice"')) return html;
  return html.replace('</head>', () => `<meta name="notice" content="${escapeHtml(notice)}"></head>`);
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
