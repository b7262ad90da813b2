import type { FindingStatus } from '../vocabulary.ts';

/** A piece of a line. A plain string is literal: it is never parsed as markup. */
export type Inline =
  | string
  | { readonly kind: 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A line of text; source with inline markup goes through `richText` first. */
export type Text = string | readonly Inline[];

/** A term and its description. */
export interface Term {
  /** The fragment for links to it. */
  readonly id?: string;
  readonly term: Text;
  readonly text: Text;
}

/** A grade or metric, with what it is based on. */
export interface Card {
  readonly name: string;
  readonly value: string;
  /** Decides the colour; without it there is none. */
  readonly status?: FindingStatus;
  readonly lines: readonly Text[];
}

/** A claim with its evidence. */
export interface Row {
  readonly status: FindingStatus;
  /** The localized label of the status. */
  readonly word: string;
  readonly note?: string;
  readonly title: Text;
  readonly message?: Text;
  /** Third-party text, line by line. */
  readonly quote?: string;
  readonly details: readonly Text[];
}

/** A recommended action: what to do, why, and how. */
export interface Step {
  readonly action: Text;
  /** The severity, and the pillar it counts in. */
  readonly note: string;
  readonly why: Text;
  readonly details: readonly Text[];
}

/** A block of a page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string; readonly id?: string }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly ordered?: boolean }
  | { readonly kind: 'terms'; readonly items: readonly Term[] }
  | { readonly kind: 'table'; readonly head: readonly Text[]; readonly rows: readonly (readonly Text[])[] }
  /** `caption` may be empty. */
  | { readonly kind: 'code'; readonly language: string; readonly text: string; readonly caption: string }
  /** Laid out side by side. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** In the recommended order. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  /** Collapsed on screen; not printed while collapsed. */
  | { readonly kind: 'folded'; readonly label: string; readonly blocks: readonly Block[] };

/** One page in one language: the only source of its HTML and Markdown. */
export interface PageDocument {
  /** Shown in the browser's tab and in search results. */
  readonly title: string;
  /** The meta description, at most 160 characters. */
  readonly description: string;
  readonly heading: string;
  readonly lead?: Text;
  readonly blocks: readonly Block[];
}

/** The parts that are present: not null, undefined or false. */
export const present = <Part>(...parts: readonly (Part | false | null | undefined)[]): Part[] =>
  parts.filter((part): part is Part => part !== false && part != null);

/** Third-party text or a name, as inline code. */
export const verbatim = (text: string): Inline => ({ kind: 'code', text });

/** A section heading; `id` is the fragment for links to it. */
export const heading = (level: 2 | 3, text: string, id: string): Block => ({ kind: 'heading', level, text, id });

/** A paragraph of literal text, for example from third parties. */
export const plain = (text: Text): Block => ({ kind: 'paragraph', text });

/** A block of rows; undefined if there are none. */
export const rowsBlock = (rows: readonly Row[]): Block | undefined =>
  (rows.length > 0 ? { kind: 'rows', rows } : undefined);

/** A list of literal text; undefined if it is empty. */
export const listBlock = (items: readonly Text[], ordered = false): Block | undefined =>
  (items.length > 0 ? { kind: 'list', items, ordered } : undefined);

/** Rows collapsed under a label; undefined if there are none. */
export const foldedRows = (label: string, rows: readonly Row[]): Block | undefined =>
  (rows.length > 0 ? { kind: 'folded', label, blocks: [{ kind: 'rows', rows }] } : undefined);

/** A heading with its blocks; empty if there are no blocks. */
export function section(text: string, ...parts: readonly (Block | false | undefined)[]): Block[] {
  const blocks = present(...parts);
  return blocks.length > 0 ? [{ kind: 'heading', level: 2, text }, ...blocks] : [];
}

/** A paragraph of our own prose, with the markup of `richText`. */
export const paragraph = (source: string): Block => ({ kind: 'paragraph', text: richText(source) });

/** A list of our own prose, with the markup of `richText`. */
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items: items.map(richText) });

/** A code block with a caption, for example a command or a response. */
export const code = (language: string, caption: string, text: string): Block =>
  ({ kind: 'code', language, caption, text });

const MARKS = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Parses a line of our own prose: `code` in backticks, **strong**, and [links](/to). Never for untrusted text. */
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
