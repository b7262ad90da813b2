import type { Citation, Mention } from '../../contract/geo.ts';
import { addressesIn, linksIn, marksIn } from './markup.ts';
import type { LinkMarkup, Span } from './markup.ts';

/** A segment of an answer, in reading order. */
export type Piece = { start: number; text: string } & (
  | { kind: 'text' }
  | { kind: 'mention'; mention: Mention }
  /** A link in the answer, replaced by the number of its source. */
  | { kind: 'source'; number: number }
  /** Markdown syntax, which is hidden: nothing an engine wrote becomes a link, an image or a heading. */
  | { kind: 'markup' }
);

type Cut = Span & ({ kind: 'mention'; mention: Mention } | { kind: 'source'; number: number } | { kind: 'markup' });

/**
 * Splits an answer at names, links to its sources, and Markdown syntax. Offsets are in UTF-16 units; spans that are out
 * of range or overlap another are dropped. Concatenated, the pieces are the answer.
 */
export function piecesOf(text: string, mentions: readonly Mention[], citations: readonly Citation[]): Piece[] {
  const names = mentions
    .filter(({ start, end }) =>
      Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length)
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

/** An answer without Markdown syntax, where nothing in it is marked. */
export const readText = (text: string): string =>
  piecesOf(text, [], []).filter(({ kind }) => kind !== 'markup').map((piece) => piece.text).join('');

/** Sources and Markdown syntax; neither may cover a name. */
function cutsOf(text: string, names: readonly Span[], citations: readonly Citation[]): Cut[] {
  const numbers = new Map(citations.map(({ url }, at) => [pageOf(url), at + 1]));
  const holdsName = ({ start, end }: Span): boolean => names.some((name) => name.start < end && name.end > start);
  const links = linksIn(text);
  const markup = (span: Span): Cut => ({ kind: 'markup', ...span });
  const ofLink = (link: LinkMarkup): Cut[] => {
    const number = numbers.get(pageOf(link.address));
    if (number === undefined) return [link.opening, link.closing].map(markup);
    const whole = inBrackets(text, link.whole);
    return holdsName(whole)
      ? [markup(link.opening), { kind: 'source', number, ...link.closing }]
      : [{ kind: 'source', number, ...whole }];
  };
  const ofAddress = ({ address, ...span }: Span & { address: string }): Cut[] => {
    const number = numbers.get(pageOf(address));
    return number === undefined ? [] : [{ kind: 'source', number, ...span }];
  };
  return [...links.flatMap(ofLink), ...addressesIn(text).flatMap(ofAddress), ...marksIn(text, links).map(markup)]
    .filter((cut) => !holdsName(cut));
}

/** Extends a link to the parentheses around it, if it is alone in them. */
const inBrackets = (text: string, { start, end }: Span): Span =>
  (text[start - 1] === '(' && text[end] === ')' ? { start: start - 1, end: end + 1 } : { start, end });

/** Host and path of a URL: engines append queries, hashes and trailing slashes. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/$/, '');
}
