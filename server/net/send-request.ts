import type { Client } from 'undici';

import { every } from '../async/every.ts';
import type { Clock } from '../clock.ts';
import { faultOf } from './dial.ts';
import { NetFault } from './faults.ts';
import type { ResponseHeaders } from './fetch-types.ts';
import { readHeaders } from './headers.ts';

/** A GET request, and how its connection is observed. */
interface SendOptions {
  path: string;
  headers: Readonly<Record<string, string>>;
  clock: Clock;
  signal: AbortSignal;
  /** Timeout for the response headers. */
  headersMs: number;
  /** Called for the bytes received since the last call; if it throws, the request fails with that error. */
  onWire: (bytes: number) => void;
  /** All bytes received on the connection so far. */
  received: () => number;
}

/** A response: status, headers and the body as received, still compressed. */
export interface WireResponse {
  status: number;
  headers: ResponseHeaders;
  firstByteMs: number;
  /** Reads the socket with back-pressure. */
  body: AsyncIterable<Buffer>;
  /** Bytes of the body read so far. */
  bodyBytes: () => number;
  /** Ends the body; before its end, this closes the connection. */
  close: () => void;
}

const MAX_INTERIM_RESPONSES = 16;
/** How often bytes are counted that are not of a body: endless empty lines, reason phrases or chunk extensions. */
const COUNT_INTERVAL_MS = 250;

/** Sends one GET request. The promise and the body reject with a `NetFault` or the signal's reason. */
export async function sendRequest(client: Client, options: SendOptions): Promise<WireResponse> {
  const { path, headers, clock, signal, headersMs, received } = options;
  signal.throwIfAborted();
  const sentAt = clock.monotonic();
  const failed = new AbortController();
  const cleanup = new DisposableStack();
  let counted = received();
  let bodyBytes = 0;

  const count = (): void => {
    const fresh = received() - counted;
    counted += fresh;
    if (fresh > 0) options.onWire(fresh);
  };
  const countOrFail = (): void => {
    try {
      count();
    } catch (error) {
      failed.abort(error);
    }
  };
  // Without this, a response that fails or is closed early would cost nothing of what came since the last count.
  cleanup.defer(countOrFail);
  cleanup.use(every(clock, COUNT_INTERVAL_MS, countOrFail));
  const headersTimer = cleanup.use(clock.after(headersMs, () => {
    failed.abort(new NetFault('timeout', `no response headers within ${headersMs} ms`));
  }));
  const faultFor = (error: unknown, hasHeaders: boolean): unknown =>
    (signal.aborted ? signal.reason : requestFault(error as Error, hasHeaders));

  let interimResponses = 0;
  try {
    const { statusCode, headers: raw, body } = await client.request({
      method: 'GET', path, headers: { ...headers }, responseHeaders: 'raw',
      signal: AbortSignal.any([signal, failed.signal]),
      onInfo() {
        interimResponses += 1;
        if (interimResponses > MAX_INTERIM_RESPONSES) throw new NetFault('malformed', 'too many interim (1xx) responses');
      },
    });
    body.on('error', () => {}).once('close', () => cleanup.dispose());
    headersTimer[Symbol.dispose]();
    const firstByteMs = clock.monotonic() - sentAt;
    return {
      status: statusCode,
      // In this form, undici's headers are names and values in turn.
      headers: readHeaders(raw as unknown as string[]),
      firstByteMs,
      body: counting(body),
      bodyBytes: () => bodyBytes,
      close() {
        cleanup.dispose();
        body.destroy();
      },
    };
  } catch (error) {
    cleanup.dispose();
    failed.abort(error);
    throw faultFor(error, false);
  }

  async function* counting(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body) {
        bodyBytes += chunk.length;
        count();
        yield chunk;
      }
    } catch (error) {
      throw faultFor(error, true);
    }
  }
}

/** Maps an error of the HTTP client to a fault. */
function requestFault(error: Error & { code?: string }, hasHeaders: boolean): NetFault {
  if (error instanceof NetFault) return error;
  const code = error.code ?? '';
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new NetFault('too-large', 'the response headers are too large');
  const isCut = error.name === 'HTTPParserError' && error.message.includes('Invalid EOF state');
  // undici fails an assertion on a status below 100.
  if (code === 'ERR_ASSERTION' && !hasHeaders) return new NetFault('malformed', 'an invalid status code');
  // A length mismatch before the headers are complete means contradictory headers.
  if ((error.name === 'HTTPParserError' && !isCut) || (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' && !hasHeaders)) {
    return new NetFault('malformed', error.message || 'not a valid HTTP response');
  }
  if (code === 'UND_ERR_SOCKET' && error.message.startsWith('bad ')) {
    return new NetFault('malformed', 'a response without a request');
  }
  if (isCut || code.startsWith('UND_ERR_') || code.startsWith('ERR_SSL_')) {
    return new NetFault('reset', 'the connection was closed before the response was complete');
  }
  return new NetFault(faultOf(code), code || error.message);
}
