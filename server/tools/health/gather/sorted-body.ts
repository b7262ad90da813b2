import type { BodySink, OpenSink } from '../../../net/fetch-types.ts';
import { beginsAsHtml } from '../../../page/begins-as-html.ts';

/** The body of an answer that calls itself HTML, while it comes. */
export interface SortedBody {
  write: BodySink;
  /** The whole body where it is a page; `null` where it went to the sink. */
  finish(): Promise<Uint8Array | null>;
}

const SNIFFED = 512;
const DATA = /^\s*(?:<\?xml\b|<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|feed)\b|https?:\/\/)/i;

/**
 * Keeps what begins as a page does, or as nothing known; hands a sitemap in spite of its name to the sink. Servers
 * often send XML as HTML, and search engines go by what is in it.
 */
export function sortBody(open: () => ReturnType<OpenSink>): SortedBody {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let isPage: boolean | null = null;
  let sink: BodySink | null = null;

  async function decide(): Promise<void> {
    const head = Buffer.concat(pieces);
    isPage = !isData(head);
    if (isPage) return;
    sink = await open();
    pieces = [];
    await sink?.(head);
  }

  return {
    async write(piece) {
      if (isPage === false) return sink?.(piece);
      pieces.push(piece);
      length += piece.length;
      if (isPage === null && length >= SNIFFED) await decide();
    },
    async finish() {
      if (isPage === null) await decide();
      return isPage ? Buffer.concat(pieces) : null;
    },
  };
}

function isData(head: Uint8Array): boolean {
  if (head[0] === 0x1f && head[1] === 0x8b) return true;
  const text = new TextDecoder().decode(head.subarray(0, SNIFFED));
  return DATA.test(text) && !beginsAsHtml(text);
}
