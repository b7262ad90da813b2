import { getDomain } from 'tldts';
import { createPage } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';
import type { ResponseFacts } from './classify-response.ts';

/** The page that a browser ended on. */
export interface BrowserPage extends Pick<ResponseFacts, 'status' | 'headers'> {
  /** As the browser reports it; may not be http(s). */
  url: string;
  html: string;
}

/**
 * Classifies the page that a browser ended on; null if it is neither of the store's site nor a wall in front of it, as
 * scripts may have led the browser away.
 */
export function readRenderedPage({ url: shown, status, headers, html }: BrowserPage, requestedUrl: URL) {
  const url = URL.parse(shown);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const page = createPage(html, url);
  const answered = classifyResponse({ url, status, headers, page });
  // A wall may be served from its vendor's domain.
  const isOfSite = answered.kind === 'wall' || siteOf(url) === siteOf(requestedUrl);
  return isOfSite ? { page, answered } : null;
}

const siteOf = ({ hostname }: URL): string => getDomain(hostname) ?? hostname;
