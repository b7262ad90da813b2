import type { LabDocument } from './lab-result.ts';

/** Characters of HTML kept of one page. */
export const MAX_RENDERED_HTML = 1_000_000;

/**
 * The page's address and its HTML, truncated; a script may have removed all of it. Must be self-contained: its source
 * runs inside the browser.
 */
export function serializePage(maxChars: number): Pick<LabDocument, 'url' | 'html'> {
  const { doctype, documentElement } = document;
  const html = (doctype ? new XMLSerializer().serializeToString(doctype) : '') + (documentElement?.outerHTML ?? '');
  return { url: location.href, html: html.slice(0, maxChars) };
}
