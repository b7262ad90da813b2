import { getDomain } from 'tldts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';
import type { ResponseClass, ResponseFacts } from './classify-response.ts';

/** The page that a browser ended on. */
export interface BrowserPage extends Pick<ResponseFacts, 'status' | 'headers'> {
  /** As the browser reports it; may not be http(s). */
  url: string;
  html: string;
}

/** A page of the store's site or a wall in front of it, or a page unrelated to the store. */
export type RenderedPageReading = { kind: 'page'; page: Page; answered: ResponseClass } | { kind: 'elsewhere' };

/** Classifies the page that a browser ended on: scripts may have led it away from the requested site. */
export function readRenderedPage(
  { url: shown, status, headers, html }: BrowserPage, requestedUrl: URL,
): RenderedPageReading {
  const url = URL.parse(shown);
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'elsewhere' };
  const page = createPage(html, url);
  const answered = classifyResponse({ url, status, headers, page });
  // A wall may be served from its vendor's domain.
  const isOfSite = answered.kind === 'wall' || siteOf(url) === siteOf(requestedUrl);
  return isOfSite ? { kind: 'page', page, answered } : { kind: 'elsewhere' };
}

const siteOf = ({ hostname }: URL): string => getDomain(hostname) ?? hostname;
