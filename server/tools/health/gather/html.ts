import type { AnswerHeaders, FetchAnswer } from '../../../net/fetch-types.ts';

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const LOOKS_LIKE_HTML = /^\s*(?:<!--|<!doctype html|<html|<head|<body)/i;
const CHARSET = /charset\s*=\s*["']?\s*([\w.:-]+)/i;
const META_WINDOW = 1024;

/** True where the header says HTML. */
export const isHtmlType = (headers: Pick<AnswerHeaders, 'get'>): boolean => HTML_TYPE.test(headers.get('content-type') ?? '');

/** True for an HTML page, by its type or, where that is missing, by how it begins. */
export function isHtml({ headers, body }: Pick<FetchAnswer, 'headers' | 'body'>): boolean {
  const type = headers.get('content-type');
  if (type !== null && type.trim() !== '') return isHtmlType(headers);
  return LOOKS_LIKE_HTML.test(latin1(body.subarray(0, META_WINDOW)));
}

/** The page's text: by its byte order mark, its header, its own `meta`; else UTF-8, or Windows-1252 where it is not. */
export function decodeHtml({ headers, body }: Pick<FetchAnswer, 'headers' | 'body'>): string {
  const named = CHARSET.exec(headers.get('content-type') ?? '')?.[1]
    ?? CHARSET.exec(/<meta[^>]+charset[^>]*>/i.exec(latin1(body.subarray(0, META_WINDOW)))?.[0] ?? '')?.[1];
  const label = byteOrderMark(body) ?? named;
  if (label !== undefined) {
    const decoder = decoderFor(label);
    if (decoder) return decoder.decode(body);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function byteOrderMark(body: Uint8Array): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);
