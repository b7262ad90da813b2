import type { FindingStatus } from '../vocabulary.ts';

/** A piece of a line. A plain string is literal text: nothing in it is read as markup. */
export type Inline =
  | string
  | { readonly kind: 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A line of text; with marks to be read it goes through `richText`. */
export type Text = string | readonly Inline[];

/** A term and its description. */
export interface Term {
  /** The fragment that links point to. */
  readonly id?: string;
  readonly term: Text;
  readonly text: Text;
}

/** A grade or a figure with what it rests on. */
export interface Card {
  readonly name: string;
  readonly value: string;
  /** How it stands, where it does: only this colours it. */
  readonly status?: FindingStatus;
  readonly lines: readonly Text[];
}

/** A claim with its evidence. */
export interface Row {
  readonly status: FindingStatus;
  /** The status in words. */
  readonly word: string;
  readonly note?: string;
  readonly title: Text;
  readonly message?: Text;
  /** Words of others, line by line. */
  readonly quote?: string;
  readonly details: readonly Text[];
}

/** Something to do, why, and how. */
export interface Step {
  readonly action: Text;
  /** The severity, and what it counts in. */
  readonly note: string;
  readonly why: Text;
  readonly details: readonly Text[];
}

/** A part of a page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string; readonly id?: string }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly ordered?: boolean }
  | { readonly kind: 'terms'; readonly items: readonly Term[] }
  | { readonly kind: 'table'; readonly head: readonly Text[]; readonly rows: readonly (readonly Text[])[] }
  /** Without a caption it is empty. */
  | { readonly kind: 'code'; readonly language: string; readonly text: string; readonly caption: string }
  /** Side by side. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** In the order they are best taken. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  /** Folded on a screen, and left out on paper while it is. */
  | { readonly kind: 'folded'; readonly label: string; readonly blocks: readonly Block[] };

/** One page in one language; its HTML and its markdown are made of this alone. */
export interface PageDocument {
  /** The name in the tab, and in a search result. */
  readonly title: string;
  /** For search engines, at most 160 characters. */
  readonly description: string;
  readonly heading: string;
  readonly lead?: Text;
  readonly blocks: readonly Block[];
}

/** What is there of these parts. */
export const present = <Part>(...parts: readonly (Part | false | null | undefined)[]): Part[] =>
  parts.filter((part): part is Part => part !== false && part != null);

/** Words of others, or a name, as they stand in code. */
export const verbatim = (text: string): Inline => ({ kind: 'code', text });

/** A section's heading; `id` is what links point to. */
export const heading = (level: 2 | 3, text: string, id: string): Block => ({ kind: 'heading', level, text, id });

/** Words of others, or such as hold them, as a paragraph. */
export const plain = (text: Text): Block => ({ kind: 'paragraph', text });

/** Rows, where there are any. */
export const rowsBlock = (rows: readonly Row[]): Block | undefined => (rows.length > 0 ? { kind: 'rows', rows } : undefined);

/** A list of words of others, where there are any. */
export const listBlock = (items: readonly Text[], ordered = false): Block | undefined =>
  (items.length > 0 ? { kind: 'list', items, ordered } : undefined);

/** Rows folded into one line, where there are any. */
export const foldedRows = (label: string, rows: readonly Row[]): Block | undefined =>
  (rows.length > 0 ? { kind: 'folded', label, blocks: [{ kind: 'rows', rows }] } : undefined);

/** What stands under a heading; without it, nothing. */
export function section(text: string, ...parts: readonly (Block | false | undefined)[]): Block[] {
  const blocks = present(...parts);
  return blocks.length > 0 ? [{ kind: 'heading', level: 2, text }, ...blocks] : [];
}

/** A paragraph of our own prose, with the marks of `richText`. */
export const paragraph = (source: string): Block => ({ kind: 'paragraph', text: richText(source) });

/** A list of our own prose, with the marks of `richText`. */
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items: items.map(richText) });

/** An example, a command or an answer, with a line that says what it is. */
export const code = (language: string, caption: string, text: string): Block =>
  ({ kind: 'code', language, caption, text });

const MARKS = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Reads a line of our own prose: `code` in backticks, **strong**, and [links](/to). Never for untrusted text. */
export function richText(source: string): readonly Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(MARKS)) {
    if (match.index > at) found.push(source.slice(at, match.index));
    at = match.index + match[0].length;
    const { code: codeText, strong, text, href } = match.groups!;
    if (codeText !== undefined) found.push(verbatim(codeText));
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else found.push({ kind: 'link', text: text!, href: href! });
  }
  if (at < source.length) found.push(source.slice(at));
  return found;
}
