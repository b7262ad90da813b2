import { addAbortListener } from 'node:events';
import type { Readable } from 'node:stream';

import { decompress, isDecodingError } from './decompress.ts';
import { NetFault } from './faults.ts';
import type { BodySink } from './fetch-types.ts';

export interface ReadBodyOptions {
  /** Its Content-Encoding. */
  encoding: string | null;
  /** Cap on decompressed bytes. */
  maxBytes: number;
  sink: BodySink;
  signal: AbortSignal;
  /** Whether the body had no bytes: decompressors fail on empty input, but it is a valid body. */
  wasEmpty: () => boolean;
}

export interface BodyReading {
  decodedBytes: number;
  truncated: false | 'size' | 'budget';
}

/**
 * Reads a body into a sink, decompressed, up to a cap; a longer body is not decompressed further, and its connection is
 * closed. Rejects with a `NetFault`, the signal's reason or the sink's error.
 */
export async function readBody(body: Readable, options: ReadBodyOptions): Promise<BodyReading> {
  const { encoding, maxBytes, sink, signal, wasEmpty } = options;
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => undefined);
  using _abort = addAbortListener(signal, () => aborted.reject(signal.reason));
  let decodedBytes = 0;
  try {
    signal.throwIfAborted();
    const chunks = decompress(body as AsyncIterable<Buffer>, encoding);
    try {
      for await (const chunk of chunks) {
        const remaining = maxBytes - decodedBytes;
        const accepted = chunk.length > remaining ? chunk.subarray(0, remaining) : chunk;
        decodedBytes += accepted.length;
        if (accepted.length > 0) await Promise.race([sink(accepted), aborted.promise]);
        if (chunk.length > remaining) return { decodedBytes, truncated: 'size' };
      }
    } catch (error) {
      if (error instanceof NetFault && error.code === 'budget') return { decodedBytes, truncated: 'budget' };
      if (!isDecodingError(error)) throw error;
      if (!wasEmpty()) throw new NetFault('bad-encoding', `the body is not what Content-Encoding says (${encoding})`);
    }
    return { decodedBytes, truncated: false };
  } finally {
    body.destroy();
  }
}
