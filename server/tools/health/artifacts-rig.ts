import type { CertificateFacts, FetchResponse, Hop } from '../../net/fetch-types.ts';
import { readHeaders } from '../../net/headers.ts';
import { createPage } from '../../page/page.ts';
import type { PageRole, ReadPage, SampledPage, ServedResource } from './gathered.ts';
import { readPage } from './gather/pages.ts';

/** The store's origin in the test tables. */
export const ORIGIN = 'https://shop.test';

/** The start time of scans in the test tables. */
export const NOW = Date.parse('2026-11-22T08:00:00.000Z');

export const CERTIFICATE: CertificateFacts = {
  subject: 'shop.test', issuer: 'Test authority',
  notBefore: '2026-07-01T00:00:00.000Z', notAfter: '2026-12-01T00:00:00.000Z',
  names: ['shop.test'], hostOk: true, fault: null, protocol: 'TLSv1.3',
};

/** Overrides of an ordinary response. */
export interface AnswerParts {
  /** Relative to the store's origin. */
  path?: string;
  url?: string;
  status?: number;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  hops?: readonly Hop[];
  certificate?: Partial<CertificateFacts> | null;
  body?: string;
  truncated?: FetchResponse['truncated'];
}

/** An HTTP response. */
export function answer(parts: AnswerParts = {}): FetchResponse {
  const { path = '/', url = new URL(path, ORIGIN).href, status = 200, headers = {}, hops = [], body = '' } = parts;
  const raw = Object.entries(headers).flatMap(([name, values]) => [values].flat().flatMap((value) => [name, value]));
  return {
    ok: true, url: new URL(url), status, hops,
    body: new TextEncoder().encode(body), truncated: parts.truncated ?? false,
    headers: readHeaders(raw),
    firstByteMs: 100,
    certificate: parts.certificate === null || url.startsWith('http:')
      ? null
      : { ...CERTIFICATE, ...parts.certificate },
    decodedBytes: body.length,
  };
}

/** A resource the store served, with a parsed page if there is HTML. */
export function fetched(html: string | null = null, parts: AnswerParts = {}): ServedResource {
  const result = answer(parts);
  const page = html === null ? null : createPage(html, result.url);
  return { requestedUrl: result.url, result, access: { kind: 'store' }, page };
}

/** A parsed page of the store. */
export function pageOf(html: string, parts: AnswerParts & { shell?: boolean } = {}): ReadPage {
  const { shell, ...of } = parts;
  const read = readPage(fetched(html, of));
  if (!read.available) throw new Error(`not a page of the store: ${read.reason}`);
  return { ...read.value, ...(shell === undefined ? {} : { shell: shell ? 'needs-script' as const : null }) };
}

/** A parsed page with its role in the sample. */
export const sampled = (role: PageRole, html: string, parts?: Parameters<typeof pageOf>[1]): SampledPage =>
  ({ ...pageOf(html, parts), role });
