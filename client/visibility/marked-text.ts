import type { Citation, Mention } from '../../contract/geo.ts';

/** A stretch of an answer, in the order it is read. */
export type Piece = { start: number; text: string } & (
  | { kind: 'text' }
  | { kind: 'mention'; mention: Mention }
  /** A link in the answer, in whose place its source's number stands. */
  | { kind: 'source'; number: number }
);

/** `[label](address)`, alone or in brackets of its own; or a bare address. */
const LINK = /\(?\[{1,8}(?!\[)[^\]\n]{0,300}\]+\((https?:\/\/[^\s)]{1,2000})\)\)?|\bhttps?:\/\/[^\s)\]>"]{0,2000}[^\s)\]>".,;:!?]/g;

/**
 * Cuts an answer where names stand, and where the answer itself links to one of its sources. Offsets are in UTF-16
 * units; a span outside the text or across another is left out. Put together again, the pieces are the answer.
 */
export function piecesOf(text: string, mentions: readonly Mention[], citations: readonly Citation[]): Piece[] {
  const spans = [...mentionSpans(text, mentions), ...sourceSpans(text, mentions, citations)].sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of spans) {
    if (piece.start < at) continue;
    if (piece.start > at) pieces.push({ kind: 'text', start: at, text: text.slice(at, piece.start) });
    pieces.push(piece);
    at = piece.start + piece.text.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', start: at, text: text.slice(at) });
  return pieces;
}

function mentionSpans(text: string, mentions: readonly Mention[]): Piece[] {
  return mentions
    .filter(({ start, end }) => Number.isInteger(start) && start >= 0 && start < end && end <= text.length)
    .map((mention) => ({ kind: 'mention', start: mention.start, text: text.slice(mention.start, mention.end), mention }));
}

/** A link that holds a name stays as it was written: the name is what is looked for. */
function sourceSpans(text: string, mentions: readonly Mention[], citations: readonly Citation[]): Piece[] {
  const numbers = new Map(citations.map(({ url }, at) => [pageOf(url), at + 1]));
  return [...text.matchAll(LINK)].flatMap((match): Piece[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const number = numbers.get(pageOf(match[1] ?? match[0]));
    const holdsName = mentions.some((mention) => mention.start < end && mention.end > start);
    if (number === undefined || holdsName) return [];
    return [{ kind: 'source', start, text: match[0], number }];
  });
}

/** An address without what engines hang on to it: query, fragment and the last slash. */
function pageOf(address: string): string {
  try {
    const { host, pathname } = new URL(address);
    return host + pathname.replace(/\/$/, '');
  } catch {
    return address;
  }
}
