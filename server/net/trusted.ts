import { Agent, fetch as undiciFetch } from 'undici';
import type { Clock } from '../clock.ts';
import { createJsonLimiter } from './json-limits.ts';

declare const trusted: unique symbol;

/** An engine or model as the operator configured it; `baseUrl` and `model` replace defaults. */
export interface EndpointConfig {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
}

/**
 * A `fetch` for one endpoint the operator configured: another origin is an error, and so is a redirect. The brand keeps
 * the platform's `fetch` from being passed in its place.
 */
export type TrustedFetch = ((input: string | URL | Request, init?: RequestInit) => Promise<Response>) & {
  readonly [trusted]: true;
};

export type TrustedClient = ReturnType<typeof createTrustedClient>;

interface TrustedOptions {
  /** The configured base URL; only its origin is allowed. */
  baseUrl: string;
  clock: Clock;
  /** From the call to the last byte of the body. */
  timeoutMs: number;
  /** Cap on the decompressed body; reading beyond it fails. */
  maxBytes: number;
}

/** Creates the fetch of one endpoint, for the lifetime of the service. */
export type OpenTrusted = (endpoint: Omit<TrustedOptions, 'clock'>) => TrustedFetch;

const CONNECTIONS = 16;
const CONNECT_MS = 5_000;

/** Creates a client for one configured endpoint; disposing it aborts its calls and closes its connections. */
export function createTrustedClient({ baseUrl, clock, timeoutMs, maxBytes }: TrustedOptions) {
  const { origin, host } = new URL(baseUrl);
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });

  const call = async (input: string | URL | Request, overrides: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const init = input instanceof Request ? { ...initOf(input), ...overrides } : overrides;
    if (url.origin !== origin) throw new Error(`only ${host} is reached here, not ${url.host}`);
    const stop = new AbortController();
    const signal = init.signal ? AbortSignal.any([init.signal, stop.signal]) : stop.signal;
    const timer = clock.after(timeoutMs, () => {
      stop.abort(new Error(`${host} did not answer in full within ${timeoutMs} ms`));
    });
    try {
      // undici's types and the platform's describe the same objects.
      const response = await undiciFetch(
        url,
        { ...init, redirect: 'error', signal, dispatcher: agent } as Parameters<typeof undiciFetch>[1],
      ) as unknown as Response;
      return limitBody(response, { host, maxBytes, timer });
    } catch (error) {
      timer[Symbol.dispose]();
      throw signal.aborted ? signal.reason : error;
    }
  };

  return {
    fetch: call as TrustedFetch,
    [Symbol.asyncDispose]: () => agent.destroy(),
  };
}

const initOf = ({ method, headers, body, signal }: Request): RequestInit & { duplex?: 'half' } =>
  ({ method, headers, body, signal, ...(body && { duplex: 'half' as const }) });

/** The response with limits on its body: its size, and JSON that is slow to parse. Clears the timeout at its end. */
function limitBody(
  response: Response,
  { host, maxBytes, timer }: { host: string; maxBytes: number; timer: Disposable },
): Response {
  if (!response.body) {
    timer[Symbol.dispose]();
    return response;
  }
  let received = 0;
  const exceedsJsonLimits = createJsonLimiter();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > maxBytes) throw new Error(`${host} answered with more than ${maxBytes} bytes`);
      if (exceedsJsonLimits(chunk)) throw new Error(`${host} answered with JSON of too many values or levels`);
      controller.enqueue(chunk);
    },
  });
  // Whoever reads the body gets the error.
  void response.body.pipeTo(writable).catch(() => {}).finally(() => timer[Symbol.dispose]());
  const { status, statusText, headers } = response;
  const answer = new Response(readable, { status, statusText, headers });
  Object.defineProperty(answer, 'url', { value: response.url });
  return answer;
}
