import { attempt } from './attempt.ts';
import type { FetchResponse } from './fetch-types.ts';

/** A declaration must be in the first 1024 bytes (HTML § 4.2.5.4); a late one in the head is still searched for. */
const PRESCAN_BYTES = 1024;
const LATE_PRESCAN_BYTES = 64 * 1024;
const COMMENT = /<!--.*?(?:-->|$)/gs;
const END_OF_HEAD = /<\/head|<body/i;
const RAW_TEXT = /<(script|style|title|noscript|template)[\s>].*?(?:<\/\1|$)/gis;
const META = /<meta[\s/]((?:"[^"]{0,1024}"|'[^']{0,1024}'|[^>"']){1,1024})/gi;
const ATTRIBUTE = /([^\s"'>/=]{1,40})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s>"']{1,200}))/g;
const XML = /^<\?xml\s[^>]{0,500}?\bencoding\s{0,20}=\s{0,20}["']([^"'>]{1,40})["']/;
const IN_CONTENT = /charset\s{0,20}=\s{0,20}["']?\s{0,20}([^\s"';]{1,40})/i;

type Body = Pick<FetchResponse, 'headers' | 'body'>;

/** Decodes a body as browsers do: by byte order mark, Content-Type or `<meta>`, else as UTF-8 or windows-1252. */
export const decodeText = (response: Body): string => new TextDecoder(labelOf(response)).decode(response.body);

function labelOf({ body, headers }: Body): string {
  const mark = byteOrderMark(body);
  if (mark) return mark;
  const [, fromHeader] = /;\s*charset\s*=\s*["']?([^\s"';,]{1,40})/i.exec(headers.get('content-type') ?? '') ?? [];
  if (fromHeader && encodingOf(fromHeader)) return fromHeader;
  const start = startOf(body, PRESCAN_BYTES);
  return metaLabel(start) ?? metaLabel(headOf(startOf(body, LATE_PRESCAN_BYTES))) ?? xmlLabel(start) ?? guess(body);
}

const startOf = (body: Uint8Array, bytes: number): string =>
  Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, bytes)).toString('latin1').replace(COMMENT, '');

/** The head without raw text elements; a declaration in it counts at any position (HTML § 13.2.6.4.4). */
function headOf(start: string): string {
  const elements = start.replace(RAW_TEXT, '');
  return elements.slice(0, END_OF_HEAD.exec(elements)?.index);
}

/** The first usable `<meta>` declaration, by `charset` or by `http-equiv`. */
function metaLabel(html: string): string | null {
  for (const [, text = ''] of html.matchAll(META)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    }
    const isTyped = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-type';
    const inContent = isTyped ? IN_CONTENT.exec(attributes.get('content') ?? '')?.[1] : undefined;
    const label = declared(attributes.get('charset') ?? inContent);
    if (label) return label;
  }
  return null;
}

/** The XML declaration, used when no `meta` declares an encoding (HTML § 13.2.3.2). */
const xmlLabel = (html: string): string | null => declared(XML.exec(html)?.[1]);

/** The encoding that a declaration stands for; if it can be read as ASCII, it is not UTF-16 (HTML § 13.2.3.2). */
function declared(label = ''): string | null {
  const encoding = encodingOf(label);
  if (encoding === null) return null;
  if (encoding.startsWith('utf-16')) return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
}

function byteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null;
}

const encodingOf = (label: string): string | null => attempt(() => new TextDecoder(label).encoding) ?? null;

// `stream: true`: a truncated body may end in the middle of a character and still be UTF-8.
function guess(body: Uint8Array): string {
  const asUtf8 = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true }));
  return asUtf8 === undefined ? 'windows-1252' : 'utf-8';
}
