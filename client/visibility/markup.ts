/** A range in a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** A link or image, with the parts that are hidden: before its label, and after it. */
export interface LinkMarkup {
  whole: Span;
  opening: Span;
  closing: Span;
  address: string;
}

const TARGET = String.raw`(?:[^\s()]|\([^\s()]{0,200}\)){1,2000}(?:\s"[^"\n]{0,200}")?`;

/** `[label](address)`, optionally in brackets of its own, or `![label](address)`. */
const LINK = new RegExp(String.raw`(!?\[{1,8}(?!\[))[^\]\n]{0,300}(\]{1,8}\((${TARGET})\))`, 'g');
/** An image inside a link. */
const LINKED_IMAGE = new RegExp(String.raw`(\[!\[)[^\]\n]{0,300}(\]\(${TARGET}\)\]\((${TARGET})\))`, 'g');
const BARE_ADDRESS = /\bhttps?:\/\/[^\s)\]>"]{0,2000}[^\s)\]>".,;:!?]/g;

/** Prefixes of headings and quotes, and the delimiter row of a table. */
const AT_LINE =
  /^ {0,3}(?:#{1,6} {1,9}|(?:> ?)+(?=\S))|^ {0,9}\|?(?: {0,9}:?-{3,}:? {0,9}\|)+(?: {0,9}:?-{3,}:?)? {0,9}(?:\n|$)/gm;
const FENCED = /^(```[\w+-]{0,30}\n)([^`]*)(```(?:\n|$))/gm;
const CODE = /(?<!`)(`{1,3})(?!`)([^`\n]+)\1(?!`)/g;
const EMPHASIS = /\*{1,3}|_{1,3}|~~/g;
const ESCAPE = /\\[\\`*_{}[\]()#+.!|>~-]/g;

const spanOf = (start: number, length: number): Span => ({ start, end: start + length });

/** Links and images, in the order of the text. */
export function linksIn(text: string): LinkMarkup[] {
  return [LINKED_IMAGE, LINK].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, 1: opening, 2: closing, 3: address, index }) => ({
      whole: spanOf(index, all.length), opening: spanOf(index, opening!.length),
      closing: spanOf(index + all.length - closing!.length, closing!.length), address: address!.split(/\s/)[0]!,
    }))).sort((a, b) => a.whole.start - b.whole.start || b.whole.end - a.whole.end);
}

/** Bare URLs in the text. */
export const addressesIn = (text: string): (Span & { address: string })[] =>
  [...text.matchAll(BARE_ADDRESS)].map(({ 0: address, index }) => ({ ...spanOf(index, address.length), address }));

/** Markdown syntax other than links: formatting, which is noise where the text is rendered without it. */
export function marksIn(text: string, links: readonly LinkMarkup[]): Span[] {
  const codes = [...fencesIn(text), ...codesIn(text)];
  const isLiteral = within([
    ...codes.map(([opening, closing]) => ({ start: opening.start, end: closing.end })),
    ...links.map(({ closing }) => closing), ...addressesIn(text),
  ]);
  const escapes = [...text.matchAll(ESCAPE)]
    .map(({ index }) => spanOf(index, 2))
    .filter(({ start }) => !isLiteral(start));
  const isEscaped = within(escapes);
  const lines = [...text.matchAll(AT_LINE)].map(({ 0: all, index }) => spanOf(index, all.length));
  return [
    ...codes.flat(), ...escapes.map(({ start }) => spanOf(start, 1)), ...lines.filter(({ start }) => !isLiteral(start)),
    ...emphasisIn(text, (at) => isLiteral(at) || isEscaped(at)),
  ];
}

const fencesIn = (text: string): [Span, Span][] =>
  [...text.matchAll(FENCED)].map(({ 0: all, 1: opening, 3: closing, index }) =>
    [spanOf(index, opening!.length), spanOf(index + all.length - closing!.length, closing!.length)]);

const codesIn = (text: string): [Span, Span][] => [...text.matchAll(CODE)].map(({ 0: all, 1: tick, index }) =>
  [spanOf(index, tick!.length), spanOf(index + all.length - tick!.length, tick!.length)]);

/** Emphasis delimiters: paired on the same line, and adjacent to the emphasised text. */
function emphasisIn(text: string, isKept: (at: number) => boolean): Span[] {
  const found: Span[] = [];
  const open = new Map<string, Span>();
  let line = 0;
  for (const { 0: mark, index } of text.matchAll(EMPHASIS)) {
    if (isKept(index)) continue;
    const end = index + mark.length;
    if (text.slice(line, index).includes('\n')) open.clear();
    line = index;
    const [before, after] = [text[index - 1] ?? ' ', text[end] ?? ' '];
    const opener = open.get(mark);
    const isWord = mark.startsWith('_') && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    if (opener && /\S/.test(before) && opener.end < index && !isWord) {
      found.push(opener, { start: index, end });
      open.delete(mark);
    } else if (/\S/.test(after) && !isWord) open.set(mark, { start: index, end });
  }
  return found;
}

/** Returns whether a position is in one of the spans; positions may be queried in any order. */
function within(spans: readonly Span[]): (at: number) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const reach: number[] = [];
  for (const { end } of sorted) reach.push(Math.max(end, reach.at(-1) ?? 0));
  return (at) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.start <= at) low = middle + 1;
      else high = middle;
    }
    return low > 0 && reach[low - 1]! > at;
  };
}
