import type { BodySink, OpenSink } from '../../../net/fetch-types.ts';
import { beginsAsHtml } from '../../../page/begins-as-html.ts';

/** A streamed body whose Content-Type says HTML. */
export type SortedBody = ReturnType<typeof sortBody>;

const SNIFFED_BYTES = 512;
const DATA = /^\s*(?:<\?xml\b|<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|feed)\b|https?:\/\/)/i;

/**
 * Buffers a body, unless it starts like a sitemap: then passes it to the sink. Servers often send XML as HTML, and
 * search engines go by the content.
 */
export function sortBody(open: () => ReturnType<OpenSink>) {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let isPage: boolean | null = null;
  let sink: BodySink | null = null;

  async function decide(): Promise<void> {
    const head = Buffer.concat(chunks);
    isPage = !isData(head);
    if (isPage) return;
    sink = await open();
    chunks = [];
    await sink?.(head);
  }

  return {
    async write(chunk: Uint8Array): Promise<void> {
      if (isPage === false) return sink?.(chunk);
      chunks.push(chunk);
      length += chunk.length;
      if (isPage === null && length >= SNIFFED_BYTES) await decide();
    },
    /** The whole body if it is a page; `null` if it went to the sink. */
    async finish(): Promise<Uint8Array | null> {
      if (isPage === null) await decide();
      return isPage ? Buffer.concat(chunks) : null;
    },
  };
}

function isData(head: Uint8Array): boolean {
  if (head[0] === 0x1f && head[1] === 0x8b) return true;
  const text = new TextDecoder().decode(head.subarray(0, SNIFFED_BYTES));
  return DATA.test(text) && !beginsAsHtml(text);
}
