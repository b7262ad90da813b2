import { addAbortListener } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Dispatcher } from 'undici';

import { every } from '../async/every.ts';
import type { Clock } from '../clock.ts';
import { faultOf } from './dial.ts';
import { NetFault } from './faults.ts';
import type { ResponseHeaders } from './fetch-types.ts';
import { readHeaders, wireSizeOf } from './headers.ts';

/** A GET request, and how its connection is observed. */
export interface SendOptions {
  path: string;
  headers: Readonly<Record<string, string>>;
  clock: Clock;
  signal: AbortSignal;
  /** Timeout for the response headers. */
  headersMs: number;
  /** Called for all bytes received; if it throws, the request fails with that error. */
  onWire: (bytes: number) => void;
  /** All bytes received on the connection so far, also those the client does not report. */
  received: () => number;
}

/** A response: status, headers and the body as received, still compressed. */
export interface WireResponse {
  status: number;
  headers: ResponseHeaders;
  firstByteMs: number;
  /** Reads the socket with back-pressure; destroying it before its end closes the connection. */
  body: Readable;
  /** Bytes of the body received so far. */
  bodyBytes: () => number;
}

const MAX_INTERIM_RESPONSES = 16;
/** How often unreported bytes are counted: endless empty lines, reason phrases or chunk extensions. */
const UNREPORTED_CHECK_MS = 250;
const MAX_UNREPORTED_BYTES = 256 * 1024;

/** Sends one GET request. The promise and the body reject with a `NetFault` or the signal's reason. */
export async function sendRequest(client: Client, options: SendOptions): Promise<WireResponse> {
  const { clock, signal, received } = options;
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<WireResponse>();
  const sentAt = clock.monotonic();
  const cleanup = new DisposableStack();
  let controller: Dispatcher.DispatchController | undefined;
  let interimResponses = 0;
  let bodyBytes = 0;
  let reported = received();
  let hasHeaders = false;
  let ended = false;

  const fail = (reason: Error): void => {
    if (ended) return;
    ended = true;
    cleanup.dispose();
    controller?.abort(reason);
    reject(reason);
    body.destroy(reason);
    void client.destroy(reason).catch(() => undefined);
  };
  const onWire = (bytes: number): void => {
    reported += bytes;
    options.onWire(bytes);
  };
  cleanup.use(every(clock, UNREPORTED_CHECK_MS, () => {
    const unreported = received() - reported;
    try {
      if (unreported > MAX_UNREPORTED_BYTES) onWire(unreported);
    } catch (error) {
      fail(error as Error);
    }
  }));

  const body = new Readable({
    highWaterMark: 64 * 1024,
    read: () => controller?.resume(),
    destroy: (error, done) => {
      fail(error ?? new NetFault('cancelled', 'the rest was not wanted'));
      done(error);
    },
  });
  body.on('error', () => undefined);

  cleanup.use(addAbortListener(signal, () => fail(signal.reason)));
  const headersTimer = cleanup.use(clock.after(options.headersMs, () => {
    fail(new NetFault('timeout', `no response headers within ${options.headersMs} ms`));
  }));

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: (started) => {
      controller = started;
      if (ended) started.abort(new NetFault('cancelled', 'given up before it was sent'));
    },
    onResponseStart: (_controller, status) => {
      const raw = (controller?.rawHeaders ?? []) as (Buffer | string)[];
      onWire(wireSizeOf(raw));
      if (status < 200) {
        interimResponses += 1;
        if (interimResponses <= MAX_INTERIM_RESPONSES) return;
        throw new NetFault('malformed', 'too many interim (1xx) responses');
      }
      hasHeaders = true;
      headersTimer[Symbol.dispose]();
      const firstByteMs = clock.monotonic() - sentAt;
      resolve({ status, headers: readHeaders(raw), firstByteMs, body, bodyBytes: () => bodyBytes });
    },
    onResponseData: (_controller, chunk) => {
      bodyBytes += chunk.length;
      onWire(chunk.length);
      if (!body.push(chunk)) controller?.pause();
    },
    onResponseEnd: () => {
      ended = true;
      cleanup.dispose();
      body.push(null);
    },
    onResponseError: (_controller, error) => fail(requestFault(error, hasHeaders)),
  };
  client.dispatch({ method: 'GET', path: options.path, headers: { ...options.headers } }, handler);
  return promise;
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
