import type { BodySink, OpenSink, ResponseHead } from '../../../net/fetch-types.ts';
import { beginsAsHtml, isHtmlType } from '../../../page/begins-as-html.ts';

const SNIFFED_BYTES = 512;
const DATA = /^\s*(?:<\?xml\b|<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|feed)\b|https?:\/\/)/i;

/**
 * Passes a body to the sink, unless it is an HTML page, which is buffered. A body sent as HTML that starts like a
 * sitemap also goes to the sink: servers often send XML as HTML, and search engines go by the content.
 */
export function pageOrSink(openSink: OpenSink) {
  /** The head of a response sent as HTML. */
  let head: ResponseHead | null = null;
  let chunks: Uint8Array[] = [];
  let length = 0;
  let isPage: boolean | null = null;
  let sink: BodySink | null = null;

  async function decide(): Promise<void> {
    const start = Buffer.concat(chunks);
    isPage = !isData(start);
    if (isPage) return;
    sink = await openSink(head!);
    chunks = [];
    await sink?.(start);
  }

  async function write(chunk: Uint8Array): Promise<void> {
    if (isPage === false) return sink?.(chunk);
    chunks.push(chunk);
    length += chunk.length;
    if (isPage === null && length >= SNIFFED_BYTES) await decide();
  }

  return {
    open(response: ResponseHead) {
      if (!isHtmlType(response.headers.get('content-type'))) return openSink(response);
      head = response;
      return write;
    },
    /** The whole body if it is a page; `null` if it went to the sink. */
    async finish(): Promise<Uint8Array | null> {
      if (head && isPage === null) await decide();
      return isPage ? Buffer.concat(chunks) : null;
    },
  };
}

function isData(head: Uint8Array): boolean {
  if (head[0] === 0x1f && head[1] === 0x8b) return true;
  const text = new TextDecoder().decode(head.subarray(0, SNIFFED_BYTES));
  return DATA.test(text) && !beginsAsHtml(text);
}
