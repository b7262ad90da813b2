import { AGAINST } from './lexicon/against.ts';

const NEGATIVE_CONTEXT = new RegExp(`(?<!\\p{L})(?:${AGAINST.join('|')})(?!\\p{L})`, 'iu');

/** The first words in a sentence that speak against a shop, if any. The shop still counts as mentioned. */
export function negativeContext(sentence: string): string | undefined {
  return NEGATIVE_CONTEXT.exec(sentence)?.[0];
}

/** The sentence around a span of prose, within its line. */
export function sentenceAround(prose: string, start: number, end: number): string {
  const line = lineAround(prose, start, end);
  const before = line.before.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const after = line.after.split(/(?<=[.!?])\s+/)[0] ?? '';
  return before + prose.slice(start, end) + after;
}

/** Matches what precedes the first word of a heading, list item or table cell. */
export const LIST_MARK =
  /^\s*(?:\*\*|__)?(?:#{1,6}\s|[-*•–]\s|\d{1,2}[.)]\s|\|)[\s\d.)*_"«“\p{Extended_Pictographic}\uFE0F]*$/u;

// Text further away on the line says nothing about a word.
const MAX_CHARS = 400;

/**
 * The text before and after a span on its line, at most `MAX_CHARS` each. A cut text before it begins with `x`, so that
 * it does not look like the start of a line.
 */
export function lineAround(prose: string, start: number, end: number): { before: string; after: string } {
  const before = prose.slice(Math.max(0, start - MAX_CHARS), start).split('\n').at(-1) ?? '';
  const after = prose.slice(end, end + MAX_CHARS).split('\n')[0] ?? '';
  return { before: withoutMasks(before.length === MAX_CHARS ? `x${before}` : before), after: withoutMasks(after) };
}

// Removes the characters with which `surfaceOf` masks and pads.
function withoutMasks(words: string): string {
  return words.replace(/[\uFFFC\u2060]/g, '');
}
