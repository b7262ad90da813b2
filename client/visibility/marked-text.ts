import type { Citation, Mention } from '../../contract/geo.ts';
import { addressesIn, linksIn, marksIn } from './markup.ts';
import type { LinkMarkup, Span } from './markup.ts';

/** A stretch of an answer, in the order it is read. */
export type Piece = { start: number; text: string } & (
  | { kind: 'text' }
  | { kind: 'mention'; mention: Mention }
  /** A link in the answer, in whose place its source's number stands. */
  | { kind: 'source'; number: number }
  /** Marks of Markdown, which are not shown: nothing an engine wrote becomes a link, an image or a heading. */
  | { kind: 'markup' }
);

type Cut = Span & ({ kind: 'mention'; mention: Mention } | { kind: 'source'; number: number } | { kind: 'markup' });

/**
 * Cuts an answer where names stand, where it links to one of its sources, and around the marks of Markdown. Offsets are
 * in UTF-16 units; a span outside the text or across another is left out. Put together again, the pieces are the answer.
 */
export function piecesOf(text: string, mentions: readonly Mention[], citations: readonly Citation[]): Piece[] {
  const names = mentions
    .filter(({ start, end }) => Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length)
    .map((mention): Cut => ({ kind: 'mention', start: mention.start, end: mention.end, mention }));
  const cuts = [...names, ...cutsOf(text, names, citations)].sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, ...cut } of cuts) {
    if (start < at) continue;
    if (start > at) pieces.push({ kind: 'text', start: at, text: text.slice(at, start) });
    pieces.push({ ...cut, start, text: text.slice(start, end) });
    at = end;
  }
  if (at < text.length) pieces.push({ kind: 'text', start: at, text: text.slice(at) });
  return pieces;
}

/** An answer without the marks of Markdown, for where nothing in it is marked. */
export const readText = (text: string): string =>
  piecesOf(text, [], []).filter(({ kind }) => kind !== 'markup').map((piece) => piece.text).join('');

/** Sources and marks; none of them hides a name, which is what is looked for. */
function cutsOf(text: string, names: readonly Span[], citations: readonly Citation[]): Cut[] {
  const numbers = new Map(citations.map(({ url }, at) => [pageOf(url), at + 1]));
  const holdsName = ({ start, end }: Span): boolean => names.some((name) => name.start < end && name.end > start);
  const links = linksIn(text);
  const markup = (span: Span): Cut => ({ kind: 'markup', ...span });
  const ofLink = (link: LinkMarkup): Cut[] => {
    const number = numbers.get(pageOf(link.address));
    if (number === undefined) return [link.opening, link.closing].map(markup);
    const whole = inBrackets(text, link.whole);
    return holdsName(whole) ? [markup(link.opening), { kind: 'source', number, ...link.closing }] : [{ kind: 'source', number, ...whole }];
  };
  const ofAddress = ({ address, ...span }: Span & { address: string }): Cut[] => {
    const number = numbers.get(pageOf(address));
    return number === undefined ? [] : [{ kind: 'source', number, ...span }];
  };
  return [...links.flatMap(ofLink), ...addressesIn(text).flatMap(ofAddress), ...marksIn(text, links).map(markup)]
    .filter((cut) => !holdsName(cut));
}

/** A link with the brackets it stands in, where it is alone in them. */
const inBrackets = (text: string, { start, end }: Span): Span =>
  (text[start - 1] === '(' && text[end] === ')' ? { start: start - 1, end: end + 1 } : { start, end });

/** An address without what engines hang on to it: query, fragment and the last slash. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/$/, '');
}
