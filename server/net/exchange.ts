import { Readable } from 'node:stream';
import type { Client, Dispatcher } from 'undici';

import type { Clock } from '../clock.ts';
import { faultOf } from './dial.ts';
import { NetFault } from './faults.ts';
import type { AnswerHeaders } from './fetch-types.ts';
import { readHeaders, wireSizeOf } from './headers.ts';

export interface ExchangeOptions {
  path: string;
  headers: Readonly<Record<string, string>>;
  clock: Clock;
  signal: AbortSignal;
  /** How long the head may take. */
  headersMs: number;
  /** Told of every byte that came; a throw ends the exchange with what was thrown. */
  onWire: (bytes: number) => void;
  /** Every byte the connection has taken so far, also those of which the client says nothing. */
  received: () => number;
}

/** The head of an answer and its body as it comes from the wire, not decompressed. */
export interface Exchange {
  status: number;
  headers: AnswerHeaders;
  firstByteMs: number;
  /** Pulls on the socket only as it is read; destroying it cuts the connection unless it has ended. */
  body: Readable;
  /** Bytes of the body that came so far. */
  bodyBytes: () => number;
}

const MOST_INTERIM_ANSWERS = 16;
/** How often bytes are looked for of which the client says nothing: empty lines, reasons and extensions without end. */
const WATCH_MS = 250;
const UNTOLD_BYTES = 256 * 1024;

/** Makes one GET on a client. Rejects with a `NetFault` or the signal's reason; so does the body. */
export function exchange(client: Client, options: ExchangeOptions): Promise<Exchange> {
  const { clock, signal, received } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Exchange>();
  const sentAt = clock.monotonic();
  const held = new DisposableStack();
  let controller: Dispatcher.DispatchController | undefined;
  let interim = 0;
  let bodyBytes = 0;
  let told = received();
  let hasHead = false;
  let over = false;

  const end = (reason: unknown): void => {
    if (over) return;
    over = true;
    held.dispose();
    controller?.abort(asError(reason));
    reject(reason);
    body.destroy(asError(reason));
    void client.destroy(asError(reason)).catch(() => undefined);
  };
  const onWire = (bytes: number): void => {
    told += bytes;
    options.onWire(bytes);
  };
  let watch: Disposable | undefined;
  held.defer(() => watch?.[Symbol.dispose]());
  const look = (): void => {
    const untold = received() - told;
    try {
      if (untold > UNTOLD_BYTES) onWire(untold);
    } catch (error) {
      return end(error);
    }
    watch = clock.after(WATCH_MS, look);
  };
  watch = clock.after(WATCH_MS, look);

  const body = new Readable({
    highWaterMark: 64 * 1024,
    read: () => controller?.resume(),
    destroy: (error, done) => {
      end(error ?? new NetFault('cancelled', 'the rest was not wanted'));
      done(error);
    },
  });
  body.on('error', () => undefined);

  const onAbort = (): void => end(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  held.defer(() => signal.removeEventListener('abort', onAbort));
  const headTimer = held.use(clock.after(options.headersMs, () => {
    end(new NetFault('timeout', `no answer within ${options.headersMs} ms`));
  }));
  if (signal.aborted) onAbort();

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: (started) => {
      controller = started;
      if (over) started.abort(new NetFault('cancelled', 'given up before it was sent'));
    },
    onResponseStart: (_controller, status) => {
      const raw = (controller?.rawHeaders ?? []) as (Buffer | string)[];
      onWire(wireSizeOf(raw));
      if (status < 200) {
        interim += 1;
        if (interim > MOST_INTERIM_ANSWERS) throw new NetFault('malformed', 'interim answers without end');
        return;
      }
      hasHead = true;
      headTimer[Symbol.dispose]();
      const firstByteMs = clock.monotonic() - sentAt;
      resolve({ status, headers: readHeaders(raw), firstByteMs, body, bodyBytes: () => bodyBytes });
    },
    onResponseData: (_controller, chunk) => {
      bodyBytes += chunk.length;
      onWire(chunk.length);
      if (!body.push(chunk)) controller?.pause();
    },
    onResponseEnd: () => {
      over = true;
      held.dispose();
      body.push(null);
    },
    onResponseError: (_controller, error) => end(exchangeFault(error, hasHead)),
  };
  if (!over) client.dispatch({ method: 'GET', path: options.path, headers: { ...options.headers } }, handler);
  return promise;
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new NetFault('cancelled', String(reason));

/** What an error of the HTTP client says about the other side. */
function exchangeFault(error: Error & { code?: string }, hasHead: boolean): NetFault {
  if (error instanceof NetFault) return error;
  const code = error.code ?? '';
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new NetFault('too-large', 'the head of the answer is too large');
  const isCut = error.name === 'HTTPParserError' && error.message.includes('Invalid EOF state');
  // The client takes a status below 100 for a fault of its own.
  if (code === 'ERR_ASSERTION' && !hasHead) return new NetFault('malformed', 'a status that there is not');
  // Before the head is complete, a length that does not fit is a head that contradicts itself.
  if ((error.name === 'HTTPParserError' && !isCut) || (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' && !hasHead)) {
    return new NetFault('malformed', error.message || 'not a valid HTTP answer');
  }
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
    return new NetFault('reset', 'the connection was closed before the body was complete');
  }
  if (code === 'UND_ERR_SOCKET' && error.message.startsWith('bad ')) {
    return new NetFault('malformed', 'an answer that was not asked for');
  }
  if (isCut || code.startsWith('UND_ERR_') || code.startsWith('ERR_SSL_')) {
    return new NetFault('reset', 'the connection was closed before the answer was complete');
  }
  return new NetFault(faultOf(code), code || error.message);
}
