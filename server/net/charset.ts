import type { AnswerHeaders } from './fetch-types.ts';

/** On what ground an encoding was chosen; `guess` when nothing declared one. */
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

/** How much of a page is searched for a declaration, as the HTML standard has it. */
const PRESCAN_BYTES = 1024;
const META = /<meta\s[^>]{0,512}?charset\s*=\s*["']?\s*([^\s"'/>;]{1,40})/i;
const COMMENT = /<!--.*?(?:-->|$)/gs;

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
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, PRESCAN_BYTES)).toString('latin1');
  const [, fromMeta] = META.exec(start.replace(COMMENT, '')) ?? [];
  if (!fromMeta || !isKnown(fromMeta)) return null;
  // A declaration that could be read as ASCII cannot be in UTF-16 (HTML § 13.2.3.2).
  return { label: new TextDecoder(fromMeta).encoding.startsWith('utf-16') ? 'utf-8' : fromMeta, source: 'meta' };
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
