import { causeOf } from '../../net/faults.ts';
import type { FetchFault } from '../../net/faults.ts';
import type {
  CertificateFacts, FetchResponse, FetchOptions, FetchResult, FetchSession, GuardedFetch, Hop, TlsProbe,
} from '../../net/fetch-types.ts';
import { readHeaders } from '../../net/headers.ts';
import { CERTIFICATE } from './artifacts-rig.ts';

/** A URL's response in a unit test. */
export type ScriptedAnswer =
  | FetchFault
  /** No response until the session ends. */
  | 'hang'
  | {
      status?: number;
      headers?: Readonly<Record<string, string>>;
      body?: string;
      certificate?: Partial<CertificateFacts>;
      truncated?: FetchResponse['truncated'];
      /** Milliseconds to the first byte; 1 by default. */
      firstByteMs?: number;
    };

export interface ScriptedFetch extends GuardedFetch {
  /** Every requested URL, redirects included, in order. */
  readonly requests: readonly string[];
}

/**
 * A guarded fetch without a network: responds by exact URL. A list gives one response per request and then repeats its
 * last one; an unknown URL is `dns-nxdomain`. Follows up to five redirects, as the real one does.
 */
export function scriptedFetch(
  answers: Readonly<Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>>, probe: TlsProbe = h2Probe(),
): ScriptedFetch {
  const requests: string[] = [];
  const unverified = new Set<string>();
  const spent = { requests: 0, wireBytes: 0 };

  const answerFor = (url: URL): ScriptedAnswer => {
    const scripted = answers[url.href] ?? 'dns-nxdomain';
    if (!Array.isArray(scripted)) return scripted as ScriptedAnswer;
    const times = requests.filter((href) => href === url.href).length;
    return scripted[Math.min(times, scripted.length) - 1] as ScriptedAnswer;
  };

  let ending: AbortSignal | null = null;

  async function get(input: string | URL, { maxRedirects = 5 }: FetchOptions = {}): Promise<FetchResult> {
    const hops: Hop[] = [];
    for (let url = new URL(input); ;) {
      spent.requests += 1;
      requests.push(url.href);
      await Promise.resolve();
      const scripted = ending?.aborted ? 'cancelled' : answerFor(url);
      if (scripted === 'hang') await new Promise((resolve) => ending?.addEventListener('abort', resolve, { once: true }));
      const answer = scripted === 'hang' ? 'cancelled' : scripted;
      const facts = {
        hops, firstByteMs: typeof answer === 'object' ? answer.firstByteMs ?? 1 : 1, wireBytes: 0, decodedBytes: 0,
        certificate: url.protocol === 'https:' && typeof answer === 'object'
          ? { ...CERTIFICATE, ...answer.certificate } : null,
      };
      const fault = typeof answer === 'string' ? answer : answer.certificate?.fault ?? null;
      if (fault !== null && !(fault.startsWith('tls-') && typeof answer === 'object' && unverified.has(url.hostname))) {
        return { ...facts, ok: false, code: fault, cause: causeOf(fault), detail: fault, url, head: null };
      }
      const { status = 200, headers = {}, body = '', truncated = false } = answer as Exclude<ScriptedAnswer, string>;
      const location = headers['location'];
      if (location !== undefined && status >= 300 && status < 400 && maxRedirects > 0) {
        hops.push({ url: url.href, status, location });
        const code = hops.some((hop) => hop.url === new URL(location, url).href) ? 'redirect-loop' : 'too-many-redirects';
        if (code === 'redirect-loop' || hops.length > maxRedirects) {
          return { ...facts, ok: false, code, cause: 'store', detail: code, url, head: null };
        }
        url = new URL(location, url);
        continue;
      }
      return {
        ...facts, ok: true, url, status, truncated, body: new TextEncoder().encode(body),
        headers: readHeaders(Object.entries({ 'content-type': 'text/html; charset=utf-8', ...headers }).flat()),
      };
    }
  }

  const session: FetchSession = {
    spent,
    get,
    async stream(url, open, options) {
      const result = await get(url, options);
      if (!result.ok) return result;
      await (await open(result))?.(result.body);
      return { ...result, body: new Uint8Array() };
    },
    probeTls: async () => probe,
    readUnverified: (hostname) => void unverified.add(hostname),
    [Symbol.asyncDispose]: async () => {},
  };
  return {
    requests,
    openSession: ({ signal }) => {
      ending = signal;
      return session;
    },
  };
}

const h2Probe = (): TlsProbe => ({ ok: true, alpn: 'h2', certificate: CERTIFICATE });
