import type { ResponseHeaders, FetchResponse } from '../../../net/fetch-types.ts';

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const LOOKS_LIKE_HTML = /^\s*(?:<!--|<!doctype html|<html|<head|<body)/i;
const SNIFFED_BYTES = 1024;

/** True if the `Content-Type` header says HTML. */
export const isHtmlType = (headers: Pick<ResponseHeaders, 'get'>): boolean =>
  HTML_TYPE.test(headers.get('content-type') ?? '');

/** True for HTML by `Content-Type` or, without that header, by the first bytes. */
export function isHtml({ headers, body }: Pick<FetchResponse, 'headers' | 'body'>): boolean {
  const type = headers.get('content-type');
  if (type !== null && type.trim() !== '') return isHtmlType(headers);
  return LOOKS_LIKE_HTML.test(latin1(body.subarray(0, SNIFFED_BYTES)));
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);
