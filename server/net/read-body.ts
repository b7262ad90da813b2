import { untilAborted } from '../async/until-aborted.ts';
import { decompress, isDecodingError } from './decompress.ts';
import type { WireResponse } from './send-request.ts';
import { NetFault } from './faults.ts';
import type { BodySink, FetchResponse, ResponseHeaders } from './fetch-types.ts';

/** How much of a body was read, and why not all of it. */
export type BodyReading = Pick<FetchResponse, 'decodedBytes' | 'truncated'>;

/**
 * Reads a response's body into a sink, decompressed, up to `maxBytes`; a longer one is not decompressed further.
 * Rejects with a `NetFault`, the signal's reason or the sink's error. The caller closes the response.
 */
export async function readBody(
  { headers, body, bodyBytes }: WireResponse,
  { maxBytes, sink, signal }: { maxBytes: number; sink: BodySink; signal: AbortSignal },
): Promise<BodyReading> {
  const encoding = codingsOf(headers);
  let decodedBytes = 0;
  signal.throwIfAborted();
  const chunks = decompress(body, encoding);
  try {
    for await (const chunk of chunks) {
      const remaining = maxBytes - decodedBytes;
      const accepted = chunk.length > remaining ? chunk.subarray(0, remaining) : chunk;
      decodedBytes += accepted.length;
      if (accepted.length > 0) await untilAborted(sink(accepted), signal);
      if (chunk.length > remaining) return { decodedBytes, truncated: 'size' };
    }
  } catch (error) {
    if (error instanceof NetFault && error.code === 'budget') return { decodedBytes, truncated: 'budget' };
    if (!isDecodingError(error)) throw error;
    // Decompressors fail on empty input, but an empty body is a valid one.
    if (bodyBytes() > 0) throw new NetFault('bad-encoding', `the body is not what Content-Encoding says (${encoding})`);
  }
  return { decodedBytes, truncated: false };
}

/** Content codings, then transfer codings (RFC 9112 § 7), without `chunked`, which the client has decoded. */
const codingsOf = ({ all }: ResponseHeaders): string | null =>
  [...all('content-encoding'), ...all('transfer-encoding')].flatMap((list) => list.split(','))
    .filter((coding) => coding.trim().toLowerCase() !== 'chunked').join(',') || null;
