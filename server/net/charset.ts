import type { AnswerHeaders } from './fetch-types.ts';

/** On what ground an encoding was chosen: `meta` for what the page itself declares, `guess` when nothing did. */
export type CharsetSource = 'bom' | 'header' | 'meta' | 'guess';

/** A body as text. */
export interface DecodedText {
  text: string;
  /** The encoding's name in the Encoding Standard, in lower case. */
  charset: string;
  source: CharsetSource;
  /** True when bytes did not fit the encoding and U+FFFD stands for them. */
  damaged: boolean;
}

/** Where a declaration belongs (HTML § 4.2.5.4), and how far a head is searched for one that stands too late. */
const PRESCAN_BYTES = 1024;
const LATEST_BYTES = 64 * 1024;
const COMMENT = /<!--.*?(?:-->|$)/gs;
const HEAD_ENDS = /<\/head|<body/i;
const RAW_TEXT = /<(script|style|title|noscript|template)[\s>].*?(?:<\/\1|$)/gis;
const META = /<meta[\s/]((?:"[^"]{0,1024}"|'[^']{0,1024}'|[^>"']){1,1024})/gi;
const ATTRIBUTE = /([^\s"'>/=]{1,40})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s>"']{1,200}))/g;
const XML = /^<\?xml\s[^>]{0,500}?\bencoding\s{0,20}=\s{0,20}["']([^"'>]{1,40})["']/;
const IN_CONTENT = /charset\s{0,20}=\s{0,20}["']?\s{0,20}([^\s"';]{1,40})/i;

/** Decodes a body the way browsers choose: byte order mark, Content-Type, `<meta>`, else UTF-8 or windows-1252. */
export function decodeText(body: Uint8Array, headers: Pick<AnswerHeaders, 'get'>): DecodedText {
  const { label, source } = declared(body, headers.get('content-type')) ?? { label: guess(body), source: 'guess' };
  const strict = new TextDecoder(label, { fatal: true });
  try {
    return { text: strict.decode(body), charset: strict.encoding, source, damaged: false };
  } catch {
    return { text: new TextDecoder(label).decode(body), charset: strict.encoding, source, damaged: true };
  }
}

interface Declaration {
  label: string;
  source: CharsetSource;
}

function declared(body: Uint8Array, contentType: string | null): Declaration | null {
  const mark = byteOrderMark(body);
  if (mark) return { label: mark, source: 'bom' };
  const [, fromHeader] = /;\s*charset\s*=\s*["']?([^\s"';,]{1,40})/i.exec(contentType ?? '') ?? [];
  if (fromHeader && isKnown(fromHeader)) return { label: fromHeader, source: 'header' };
  const start = startOf(body, PRESCAN_BYTES);
  const fromMeta = metaLabel(start) ?? metaLabel(headOf(startOf(body, LATEST_BYTES))) ?? xmlLabel(start);
  return fromMeta === null ? null : { label: fromMeta, source: 'meta' };
}

const startOf = (body: Uint8Array, bytes: number): string =>
  Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, bytes)).toString('latin1').replace(COMMENT, '');

/** What a parser meets as elements of the head, where a declaration counts however late (HTML § 13.2.6.4.4). */
function headOf(start: string): string {
  const elements = start.replace(RAW_TEXT, '');
  return elements.slice(0, HEAD_ENDS.exec(elements)?.index);
}

/** The first usable declaration, by its own attribute or by `http-equiv`. */
function metaLabel(html: string): string | null {
  for (const [, text = ''] of html.matchAll(META)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    }
    const isTyped = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-type';
    const inContent = isTyped ? IN_CONTENT.exec(attributes.get('content') ?? '')?.[1] : undefined;
    const label = (attributes.get('charset') ?? inContent)?.trim();
    if (label && isKnown(label)) return overruled(label);
  }
  return null;
}

/** An XML declaration, which counts where no `meta` does (HTML § 13.2.3.2). */
function xmlLabel(html: string): string | null {
  const label = XML.exec(html)?.[1]?.trim();
  return label && isKnown(label) ? overruled(label) : null;
}

/** A declaration that could be read as ASCII cannot be in UTF-16 (HTML § 13.2.3.2). */
function overruled(label: string): string {
  const { encoding } = new TextDecoder(label);
  if (encoding.startsWith('utf-16')) return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : label;
}

function byteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

// A body that was cut may end in the middle of a character, so its end is not held against UTF-8.
function guess(body: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
