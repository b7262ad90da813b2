import { INFO_META, NOTICE_PLACEHOLDER } from '../../../contract/service-info.ts';
import type { ServiceInfo } from '../../../contract/service-info.ts';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import { escapeHtml, unescapeHtml } from '../../../contract/report/document-html.ts';
import type { Preferences } from './preferences.ts';
import { pageHead } from './page-head.ts';

/** The head of a page that must not be indexed. */
const UNLISTED = '<meta name="robots" content="noindex, nofollow">\n<meta name="referrer" content="no-referrer">';

/** Fills language, theme, notice and URLs into the build's HTML; without a `path` the page must not be indexed. */
export function fillTemplate(
  html: string,
  { theme, info, ...page }: Preferences & { info: ServiceInfo; publicUrl: string; path: string | undefined },
): string {
  const notice = info.notices?.[page.language];
  const root = `<html lang="${LANGUAGE_TAGS[page.language]}"${theme ? ` data-theme="${theme}"` : ''}`;
  const infoMeta = `<meta name="${INFO_META}" content="${escapeHtml(JSON.stringify(info))}">`;
  const { path } = page;
  const ownHead = path === undefined ? UNLISTED : pageHead({ ...page, path, ...titleAndDescription(html) });
  const head = `${infoMeta}\n${ownHead}\n`;
  const withHead = html.replace(/<html lang="[^"]*"/, () => root).replace('</head>', () => `${head}</head>`);
  if (notice === undefined) return withHead.replace(/<aside class="notice">[\s\S]*?<\/aside>/, '');
  return withHead.replaceAll(NOTICE_PLACEHOLDER, () => escapeHtml(notice));
}

function titleAndDescription(html: string): { title: string; description: string } {
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: unescapeHtml(/<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? ''),
  };
}
