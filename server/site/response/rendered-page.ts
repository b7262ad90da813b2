import { getDomain } from 'tldts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';
import type { ResponseClass, ResponseFacts } from './classify-response.ts';

/** What stood in a browser in the end. */
export interface BrowserPage extends Pick<ResponseFacts, 'status' | 'headers'> {
  /** As the browser says it; may be no address of the web. */
  url: string;
  html: string;
}

/** A page of the store's site or a wall before it, or nothing that says anything of the store. */
export type RenderedPageReading = { kind: 'page'; page: Page; answered: ResponseClass } | { kind: 'elsewhere' };

/** Holds what a browser showed against what it was sent to: its scripts may have led it anywhere. */
export function readRenderedPage({ url: shown, status, headers, html }: BrowserPage, asked: URL): RenderedPageReading {
  const url = URL.parse(shown);
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'elsewhere' };
  const page = createPage(html, url);
  const answered = classifyResponse({ url, status, headers, page });
  // A wall may stand at a name of its vendor's.
  const isOurs = answered.kind === 'wall' || siteOf(url) === siteOf(asked);
  return isOurs ? { kind: 'page', page, answered } : { kind: 'elsewhere' };
}

const siteOf = ({ hostname }: URL): string => getDomain(hostname) ?? hostname;
