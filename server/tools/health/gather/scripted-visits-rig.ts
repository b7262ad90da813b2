import type { FetchSession, TlsProbe } from '../../../net/fetch-types.ts';
import { scriptedFetch } from '../scripted-fetch.ts';
import type { ScriptedAnswer } from '../scripted-fetch.ts';
import { createTurns } from './errands.ts';
import { createPageReader } from './page-reader.ts';
import { createVisits } from './visits.ts';
import type { Visits } from './visits.ts';

/** What each address answers. */
export type Answers = Readonly<Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>>;

/** A scan's visits without a network; `asked` is every address that was asked for, in order. */
export function scriptedVisits(answers: Answers, probe?: TlsProbe): { visits: Visits; session: FetchSession; asked: readonly string[] } {
  const fetch = scriptedFetch(answers, probe);
  const session = fetch.openSession({ signal: new AbortController().signal });
  return { visits: createVisits(session, createTurns(60), createPageReader()), session, asked: fetch.asked };
}

/** A redirect. */
export const sending = (location: string, status = 301): ScriptedAnswer => ({ status, headers: { location } });

/** Something that is no HTML. */
export const plainText = (body: string, status = 200): ScriptedAnswer =>
  ({ status, headers: { 'content-type': 'text/plain' }, body });

/** What is put in a store's place while a visitor is checked. */
export const CHALLENGE: ScriptedAnswer = {
  status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<title>Just a moment...</title>',
};
