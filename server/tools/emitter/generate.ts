import type { EmitterFailure, EmitterResponse } from '../../../contract/emitter.ts';
import type { EmitterRequest } from '../../../contract/operations/schema.ts';
import { decodeText } from '../../net/charset.ts';
import type { FetchFailure, GuardedFetch } from '../../net/fetch-types.ts';
import { taskOf, ThreadError } from '../../threads/threads.ts';
import type { ThreadPool } from '../../threads/threads.ts';
import { renderPage } from './render-page.ts';
import type { FetchedPage, RenderPageDeps } from './render-page.ts';
import type { ExtractionModel } from './model.ts';
import type { ModelRequest } from './segments.ts';

/** The thread task that reads a page. */
export const READ_PAGE_TASK = taskOf(
  new URL('./read-page.ts', import.meta.url), 'readPageTask', () => import('./read-page.ts'),
);

/** Dependencies of the schema emitter. */
interface EmitterDeps extends RenderPageDeps {
  /** The guarded fetch, for the page. */
  fetch: GuardedFetch;
  /** Worker threads that parse the page. */
  threads: Pick<ThreadPool, 'run'>;
  /** Finds missing fields in the page's text; null if no model is configured. */
  model: ExtractionModel | null;
}

const MAX_REQUESTS = 7;
const MAX_WIRE_BYTES = 10_000_000;

/**
 * Turns one product page into verified JSON-LD, or says why it cannot. Rejects only with the signal's reason or with an
 * error thrown by the reader; a page that kills its thread is a result.
 */
export async function generate(
  input: EmitterRequest & { requestedUrl: URL; caller?: string }, deps: EmitterDeps, signal: AbortSignal,
): Promise<EmitterResponse> {
  const { clock, model, threads } = deps;
  await using session = deps.fetch.openSession({ signal, maxRequests: MAX_REQUESTS, maxWireBytes: MAX_WIRE_BYTES });
  const answer = await session.get(input.requestedUrl);
  signal.throwIfAborted();
  if (!answer.ok) return failureOf(answer);
  const { status, url, headers } = answer;
  const fetched: FetchedPage = {
    html: decodeText(answer), url: url.href, status, headers: headers.entries, now: clock.now(),
  };
  const { url: requested, caller } = input;
  const render = () => renderPage(fetched.url, deps, { signal, ...caller !== undefined && { caller } });
  const propose = model && ((request: ModelRequest) => model.propose(request, signal));
  try {
    const read = await threads.run(READ_PAGE_TASK, { fetched, render, propose }, { signal });
    if (!read.ok) return read;
    const extractionModel = read.result.llm === 'used' ? model?.name ?? null : null;
    return { ok: true, result: { ...read.result, url: requested, extractionModel } };
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    deps.log?.error({ err: error, host: url.host }, 'a page was not read');
    return { ok: false, reason: 'not-product-page', unread: true, message: 'The page answered, but could not be read.' };
  }
}

// A blocked input URL means that the request is refused; a blocked redirect is a result about the page.
function failureOf({ code, hops, detail }: FetchFailure): EmitterFailure {
  const reasonIfBlocked = hops.length > 0 ? 'guard-blocked' : 'guard-failed';
  return { ok: false, reason: code === 'guard-blocked' ? reasonIfBlocked : 'unreachable', message: detail };
}
