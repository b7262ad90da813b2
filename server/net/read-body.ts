import type { Readable } from 'node:stream';

import { decompress, isDecodingError } from './decompress.ts';
import { NetFault } from './faults.ts';
import type { BodySink } from './fetch-types.ts';

export interface ReadBodyOptions {
  /** The Content-Encoding it came with. */
  encoding: string | null;
  /** The most decompressed bytes the sink is given. */
  maxBytes: number;
  sink: BodySink;
  signal: AbortSignal;
  /** Whether no byte of it came, which no decompressor takes for an end. */
  wasEmpty: () => boolean;
}

export interface BodyReading {
  decodedBytes: number;
  truncated: false | 'size' | 'budget';
}

/**
 * Reads a body into a sink, decompressed, up to a cap. What lies beyond the cap is never decompressed, and the
 * connection is cut. Rejects with a `NetFault`, the signal's reason, or what the sink threw.
 */
export async function readBody(body: Readable, options: ReadBodyOptions): Promise<BodyReading> {
  const { encoding, maxBytes, sink, signal, wasEmpty } = options;
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => undefined);
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  let decodedBytes = 0;
  try {
    signal.throwIfAborted();
    const pieces = decompress(body as AsyncIterable<Buffer>, encoding);
    try {
      for await (const piece of pieces) {
        const room = maxBytes - decodedBytes;
        const wanted = piece.length > room ? piece.subarray(0, room) : piece;
        decodedBytes += wanted.length;
        if (wanted.length > 0) await Promise.race([sink(wanted), aborted.promise]);
        if (piece.length > room) return { decodedBytes, truncated: 'size' };
      }
    } catch (error) {
      if (error instanceof NetFault && error.code === 'budget') return { decodedBytes, truncated: 'budget' };
      if (!isDecodingError(error)) throw error;
      if (!wasEmpty()) throw new NetFault('bad-encoding', `the body is not what Content-Encoding says (${encoding})`);
    }
    return { decodedBytes, truncated: false };
  } finally {
    signal.removeEventListener('abort', onAbort);
    body.destroy();
  }
}
