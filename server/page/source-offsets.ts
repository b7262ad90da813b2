import { decodeHTML } from 'entities';
import type { PageElement, PageText } from './nodes.ts';
import type { Span } from './span.ts';

// A character reference, a line end, a tag, or one more unit.
const PIECE = /&(?:#[xX]?[\dA-Fa-f]+|[A-Za-z][A-Za-z\d]*);?|\r\n|<\/?[A-Za-z!?][^<>]*>|[^]/g;

/** Maps a span of a text node's decoded value to the source. */
export function sourceOffsets(html: string, node: PageText, span: Span): Span | null {
  const { place } = node;
  if (!place) return null;
  const raw = html.slice(place.start, place.end);
  if (raw === node.value) return { start: place.start + span.start, end: place.start + span.end };
  const inside = align(raw, node.value, span);
  return inside && { start: place.start + inside.start, end: place.start + inside.end };
}

// The parser decodes character references, normalises line ends and may drop NUL and stray end tags inside the text.
function align(raw: string, value: string, span: Span): Span | null {
  let start = -1;
  let done = 0;
  for (const { 0: piece, index } of raw.matchAll(PIECE)) {
    const rest = value.slice(done, done + piece.length);
    const text = rest.startsWith(piece) ? piece : decoded(piece, rest);
    if (text === null) return null;
    done += text.length;
    if (start === -1 && done > span.start) start = index;
    if (done >= span.end) return { start, end: index + piece.length };
  }
  return null;
}

// What the parser has made of a piece of the source; null where the text says otherwise.
function decoded(piece: string, text: string): string | null {
  if (piece.startsWith('<') || /^[\0\r\n]$/.test(piece)) return piece === '\r' && text.startsWith('\n') ? '\n' : '';
  const read = piece === '\r\n' ? '\n' : decodeHTML(piece);
  return text.startsWith(read) ? read : null;
}

const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)|(?=>)))?/dy;

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
