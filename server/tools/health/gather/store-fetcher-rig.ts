import type { FetchSession, TlsProbe } from '../../../net/fetch-types.ts';
import { scriptedFetch } from '../scripted-fetch-rig.ts';
import type { ScriptedAnswer } from '../scripted-fetch-rig.ts';
import { createRequestBudget } from './request-budget.ts';
import { createPageReader } from './page-reader.ts';
import { createStoreFetcher } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

/** Responses by URL. */
export type Answers = Readonly<Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>>;

/** A store fetcher without a network; `requests` lists every requested URL, in order. */
export function scriptedFetcher(answers: Answers, probe?: TlsProbe): {
  fetcher: StoreFetcher;
  session: FetchSession;
  requests: readonly string[];
} {
  const fetch = scriptedFetch(answers, probe);
  const session = fetch.openSession({ signal: new AbortController().signal });
  return {
    fetcher: createStoreFetcher(session, createRequestBudget(60), createPageReader()),
    session,
    requests: fetch.requests,
  };
}

/** A redirect response. */
export const redirectTo = (location: string, status = 301): ScriptedAnswer => ({ status, headers: { location } });

/** A plain-text response. */
export const plainText = (body: string, status = 200): ScriptedAnswer =>
  ({ status, headers: { 'content-type': 'text/plain' }, body });

/** A Cloudflare challenge page. */
export const CHALLENGE: ScriptedAnswer = {
  status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<title>Just a moment...</title>',
};
