import type { LabDocument } from './lab-result.ts';

/** The page as it stands: its address and, up to a length, its HTML. Runs inside the browser, by its source alone. */
export function serializePage(htmlChars: number): Pick<LabDocument, 'url' | 'html'> {
  const { doctype, documentElement } = document;
  const html = (doctype ? new XMLSerializer().serializeToString(doctype) : '') + documentElement.outerHTML;
  return { url: location.href, html: html.slice(0, htmlChars) };
}
