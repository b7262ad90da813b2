import { causeOf } from '../../net/faults.ts';
import type { FetchFault } from '../../net/faults.ts';
import type { FetchFailure, FetchResult, Hop } from '../../net/fetch-types.ts';
import { CERTIFICATE, ORIGIN, answer, fetched } from './artifacts-rig.ts';
import type { AnswerParts } from './artifacts-rig.ts';
import type { Entry, ServedResource, FetchedResource, ResourceAccess } from './gathered.ts';
import { readPage } from './gather/pages.ts';

/** A failed fetch. */
export function failure(code: FetchFault, parts: Pick<AnswerParts, 'url' | 'hops' | 'certificate'> = {}): FetchFailure {
  const { url = `${ORIGIN}/`, hops = [], certificate = null } = parts;
  return {
    ok: false, code, cause: causeOf(code), detail: `the fault ${code}`, url: new URL(url), head: null, hops,
    firstByteMs: null, certificate: certificate && { ...CERTIFICATE, ...certificate }, decodedBytes: 0,
  };
}

/** Redirects from each URL to the next; the last one is the target. */
export const hopsOf = (status: number, ...urls: readonly string[]): Hop[] =>
  urls.slice(1).map((location, from) => ({ url: urls[from]!, status, location }));

/** A resource with this access and, if given, this result. */
export const resource = (
  access: ResourceAccess,
  result: FetchResult | null = null,
  asked = `${ORIGIN}/`,
): FetchedResource =>
  ({ requestedUrl: new URL(asked), result, access, page: null });

/** A resource whose fetch failed. */
export const faulted = (code: FetchFault, parts?: Parameters<typeof failure>[1]): FetchedResource =>
  resource({ kind: 'fault' }, failure(code, parts), parts?.url);

/** A resource requested at this path, with a response that may come from another URL. */
export const asking = (path: string, parts: AnswerParts = {}, html: string | null = null): ServedResource =>
  ({ ...fetched(html, { path, ...parts }), requestedUrl: new URL(path, ORIGIN) });

/** An entry that reached the home page, unless `parts` has another outcome. */
export function entryOf(last: FetchedResource = fetched('<h1>Shop</h1>'), parts: Partial<Entry> = {}): Entry {
  return {
    requestedUrl: new URL(ORIGIN), outcome: 'scanned', last, url: last.result?.url ?? last.requestedUrl,
    tries: last.result ? [last.result] : [], legacyTls: null, platform: null, home: readPage(last), ...parts,
  };
}

/** A refusal with this status. */
export const refused = (status: number, vendor: string | null = null): FetchedResource =>
  resource({ kind: 'refusal', status, vendor, marker: 'm' }, answer({ status }));
