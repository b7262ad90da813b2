import type { FetchFault } from '../../net/faults.ts';
import type {
  CertificateFacts, FetchResponse, FetchOptions, FetchResult, FetchSession, GuardedFetch, Hop, TlsProbe,
} from '../../net/fetch-types.ts';
import { failure } from './artifacts-access-rig.ts';
import { answer, CERTIFICATE } from './artifacts-rig.ts';

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

/** A guarded fetch with scripted responses. */
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
      if (scripted === 'hang')
        await new Promise((resolve) => ending?.addEventListener('abort', resolve, { once: true }));
      const given = scripted === 'hang' ? 'cancelled' : scripted;
      const script = typeof given === 'string' ? null : given;
      const { status = 200, headers = {}, firstByteMs = 1 } = script ?? {};
      const certificate = script && url.protocol === 'https:' ? script.certificate ?? {} : null;
      const facts = { url: url.href, hops, certificate };
      const fault = typeof given === 'string' ? given : given.certificate?.fault ?? null;
      if (fault !== null && !(script && fault.startsWith('tls-') && unverified.has(url.hostname))) {
        return { ...failure(fault, facts), firstByteMs };
      }
      const location = headers['location'];
      if (location === undefined || status < 300 || status >= 400 || maxRedirects === 0) {
        const type = { 'content-type': 'text/html; charset=utf-8' };
        return { ...answer({ ...script, ...facts, headers: { ...type, ...headers } }), firstByteMs };
      }
      hops.push({ url: url.href, status, location });
      const next = new URL(location, url);
      if (hops.some((hop) => hop.url === next.href)) return { ...failure('redirect-loop', facts), firstByteMs };
      if (hops.length > maxRedirects) return { ...failure('too-many-redirects', facts), firstByteMs };
      url = next;
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
