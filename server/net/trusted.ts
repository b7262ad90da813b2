import { Agent, fetch as undiciFetch } from 'undici';

import type { Clock } from '../clock.ts';

declare const trusted: unique symbol;

/**
 * A `fetch` for one endpoint that the operator configured, and for nothing else: an address of another origin is an
 * error, and so is a redirect. Its brand keeps the platform's `fetch` from being passed for it.
 */
export type TrustedFetch = ((input: string | URL | Request, init?: RequestInit) => Promise<Response>) & {
  readonly [trusted]: true;
};

export interface TrustedClient extends AsyncDisposable {
  readonly fetch: TrustedFetch;
}

export interface TrustedOptions {
  /** The configured base URL; only its origin is reached. */
  baseUrl: string;
  clock: Clock;
  /** From the call to the last byte of the body. */
  timeoutMs: number;
  /** Cap on the decompressed body; beyond it, reading it fails. */
  maxBytes: number;
}

/** Opens the way to one endpoint; the way lasts as long as the service. */
export type OpenTrusted = (endpoint: Omit<TrustedOptions, 'clock'>) => TrustedFetch;

export type TrustedFault = 'other-origin' | 'timeout' | 'too-large';

/** Why a trusted call was ended on our side; what else may go wrong is the platform's `TypeError`. */
export class TrustedError extends Error {
  override readonly name = 'TrustedError';
  readonly code: TrustedFault;

  constructor(code: TrustedFault, message: string) {
    super(message);
    this.code = code;
  }
}

const CONNECTIONS = 16;
const CONNECT_MS = 5_000;

/** Opens a client for one configured endpoint; disposing it ends its calls and closes its connections. */
export function createTrustedClient({ baseUrl, clock, timeoutMs, maxBytes }: TrustedOptions): TrustedClient {
  const { origin, host } = new URL(baseUrl);
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });

  const call = async (input: string | URL | Request, given: RequestInit = {}): Promise<Response> => {
    const url = new URL(isRequest(input) ? input.url : input);
    const init = isRequest(input) ? { ...partsOf(input), ...given } : given;
    if (url.origin !== origin) throw new TrustedError('other-origin', `only ${host} is reached here, not ${url.host}`);
    const stop = new AbortController();
    const caller = init.signal;
    const held = new DisposableStack();
    const onAbort = (): void => stop.abort(caller?.reason);
    if (caller?.aborted) onAbort();
    caller?.addEventListener('abort', onAbort, { once: true });
    held.defer(() => caller?.removeEventListener('abort', onAbort));
    held.use(clock.after(timeoutMs, () => {
      stop.abort(new TrustedError('timeout', `${host} did not answer in full within ${timeoutMs} ms`));
    }));
    try {
      // One implementation under two names: undici's own types and the platform's describe the same objects.
      const response = await undiciFetch(
        url,
        { ...init, redirect: 'error', signal: stop.signal, dispatcher: agent } as Parameters<typeof undiciFetch>[1],
      ) as unknown as Response;
      return bounded(response, { host, maxBytes, held });
    } catch (error) {
      held.dispose();
      throw stop.signal.aborted ? stop.signal.reason : error;
    }
  };

  return {
    fetch: call as TrustedFetch,
    [Symbol.asyncDispose]: () => agent.destroy(),
  };
}

const isRequest = (input: string | URL | Request): input is Request => typeof input === 'object' && 'url' in input;

const partsOf = ({ method, headers, body, signal }: Request): RequestInit & { duplex?: 'half' } =>
  ({ method, headers, body, signal, ...(body && { duplex: 'half' as const }) });

/** The same answer with a body that counts, and that lets go of the deadline when it is over. */
function bounded(
  response: Response,
  { host, maxBytes, held }: { host: string; maxBytes: number; held: DisposableStack },
): Response {
  if (!response.body) {
    held.dispose();
    return response;
  }
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          held.dispose();
          return controller.close();
        }
        taken += value.length;
        if (taken > maxBytes) throw new TrustedError('too-large', `${host} answered with more than ${maxBytes} bytes`);
        controller.enqueue(value);
      } catch (error) {
        held.dispose();
        await reader.cancel(error).catch(() => undefined);
        controller.error(error);
      }
    },
    cancel(reason) {
      held.dispose();
      return reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  const answer = new Response(body, { status, statusText, headers });
  Object.defineProperty(answer, 'url', { value: response.url });
  return answer;
}
