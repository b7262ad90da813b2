import { decodeHTML } from 'entities';
import { facet } from './facet.ts';
import type { PageElement, PageText } from './nodes.ts';
import type { Span } from './span.ts';

const REFERENCE = /&(?:#[xX][\dA-Fa-f]+;?|#\d+;?|[A-Za-z][A-Za-z\d]*;?)/y;

/** No name of a character is longer. */
const MAX_NAME_CHARS = 40;

/** Maps a span of a text node's decoded value to the page's source; null if it cannot be found there. */
export function sourceOffsets(page: { html: string }, node: PageText, span: Span): Span | null {
  const { place } = node;
  if (!place) return null;
  const aligned = alignmentsOf(page)(node);
  if (aligned === null) return { start: place.start + span.start, end: place.start + span.end };
  if (span.end > aligned.length || span.start >= span.end) return null;
  return { start: place.start + aligned.starts[span.start]!, end: place.start + aligned.ends[span.end - 1]! };
}

// Cached: many quotes may be in one text that has to be read from its start. Null for a text written as it is.
const alignmentsOf = facet(({ html }: { html: string }) => facet(({ place, value }: PageText): Alignment | null => {
  const raw = html.slice(place!.start, place!.end);
  return raw === value ? null : align(raw, value);
}));

/** Where each code unit of a value starts and ends in its source, as far as the two agree. */
interface Alignment {
  starts: Int32Array;
  ends: Int32Array;
  length: number;
}

// The parser decodes character references, normalises line ends and may drop stray end tags inside the text.
function align(raw: string, value: string): Alignment {
  const starts = new Int32Array(value.length + 1);
  const ends = new Int32Array(value.length + 1);
  let at = 0;
  let length = 0;
  while (length < value.length) {
    const piece = nextPiece(raw, at, value, length);
    if (!piece) break;
    for (const until = length + piece.text.length; length < until; length += 1) {
      starts[length] = piece.start;
      ends[length] = piece.end;
    }
    at = piece.end;
  }
  return { starts, ends, length };
}

function nextPiece(raw: string, from: number, value: string, done: number): (Span & { text: string }) | null {
  for (let at = from; at < raw.length; at += 1) {
    const unit = raw[at]!;
    if (unit === '&') {
      const reference = referenceAt(raw, at, value.slice(done, done + 2));
      if (reference) return { start: at, end: at + reference.raw.length, text: reference.text };
    }
    if (unit === '\r' && value[done] === '\n') {
      return { start: at, end: at + (raw[at + 1] === '\n' ? 2 : 1), text: '\n' };
    }
    if (unit === value[done]) return { start: at, end: at + 1, text: unit };
    if (unit === '<') at = Math.max(at, raw.indexOf('>', at));
    else if (unit !== '\0' && unit !== '\n' && unit !== '\r') return null;
  }
  return null;
}

const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)|(?=>)))?/dy;

// The shortest prefix that decodes to the next part of the value: in `&ampere`, only `&amp` is the reference.
function referenceAt(raw: string, at: number, value: string): { raw: string; text: string } | null {
  REFERENCE.lastIndex = at;
  const longest = REFERENCE.exec(raw)?.[0] ?? '';
  // A numeric reference has no shorter prefix, however many digits it has.
  const shortest = longest[1] === '#' ? longest.length - (longest.endsWith(';') ? 1 : 0) : 3;
  for (let length = shortest; length <= Math.min(longest.length, shortest + MAX_NAME_CHARS); length += 1) {
    const text = decodeHTML(longest.slice(0, length));
    if (text.length <= 2 && text !== longest.slice(0, length) && value.startsWith(text)) {
      const closed = longest[length] === ';' && decodeHTML(longest.slice(0, length + 1)) === text;
      return { raw: longest.slice(0, closed ? length + 1 : length), text };
    }
  }
  return null;
}

/** The source span of an attribute's raw value, without quotes; the first of duplicate attributes. */
export function attributeOffsets(html: string, element: PageElement, name: string): Span | null {
  if (!element.place) return null;
  const { start, contentStart } = element.place;
  const tag = html.slice(start, contentStart);
  ATTRIBUTE.lastIndex = 1 + element.tagName.length;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    if (match[1]!.toLowerCase() !== name) continue;
    const value = match.indices?.[3] ?? match.indices?.[4] ?? match.indices?.[5];
    return value ? { start: start + value[0], end: start + value[1] } : null;
  }
  return null;
}
