import { INFO_META, NOTICE_PLACEHOLDER } from '../../../contract/service-info.ts';
import type { ServiceInfo } from '../../../contract/service-info.ts';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import type { PageDocument } from '../../../contract/report/document.ts';
import { escapeHtml } from '../../../contract/report/document-html.ts';
import type { Preferences } from './preferences.ts';
import { pageHead } from './page-head.ts';

/** The head of a page that must not be indexed. */
const UNLISTED = '<meta name="robots" content="noindex, nofollow">\n<meta name="referrer" content="no-referrer">';

/** What is filled into a page; `document` is its text alone. */
interface PageParts extends Preferences {
  info: ServiceInfo;
  publicUrl: string;
  path: string;
  document: PageDocument | undefined;
}

/** Fills language, theme, notice and URLs into the build's HTML; without a `document` the page must not be indexed. */
export function fillTemplate(html: string, { theme, info, document, ...page }: PageParts): string {
  const notice = info.notices?.[page.language];
  const root = `<html lang="${LANGUAGE_TAGS[page.language]}"${theme ? ` data-theme="${theme}"` : ''}`;
  const infoMeta = `<meta name="${INFO_META}" content="${escapeHtml(JSON.stringify(info))}">`;
  const ownHead = document ? pageHead({ ...page, ...document }) : UNLISTED;
  const head = `${infoMeta}\n${ownHead}\n`;
  const withHead = html.replace(/<html lang="[^"]*"/, () => root).replace('</head>', () => `${head}</head>`);
  if (notice === undefined) return withHead.replace(/<aside class="notice">[\s\S]*?<\/aside>/, '');
  return withHead.replaceAll(NOTICE_PLACEHOLDER, () => escapeHtml(notice));
}
