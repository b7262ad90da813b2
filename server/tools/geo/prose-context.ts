import { AGAINST } from './lexicon/against.ts';

const NEGATIVE_CONTEXT = new RegExp(`(?<!\\p{L})(?:${AGAINST.join('|')})(?!\\p{L})`, 'iu');

/** The words of a sentence that speak against a shop; the shop is mentioned all the same. */
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

/** What begins a heading, list item or table cell, before its first word. */
export const LIST_MARK =
  /^\s*(?:\*\*|__)?(?:#{1,6}\s|[-*•–]\s|\d{1,2}[.)]\s|\|)[\s\d.)*_"«“\p{Extended_Pictographic}\uFE0F]*$/u;

// Text further away on a line has no bearing on a word.
const REACH = 400;

/** The text before and after a span on its line, at most `REACH` each; `x` marks a cut start, which begins no line. */
export function lineAround(prose: string, start: number, end: number): { before: string; after: string } {
  const before = prose.slice(Math.max(0, start - REACH), start).split('\n').at(-1) ?? '';
  const after = prose.slice(end, end + REACH).split('\n')[0] ?? '';
  return { before: withoutMasks(before.length === REACH ? `x${before}` : before), after: withoutMasks(after) };
}

/** Removes the mask and padding characters that `surfaceOf` writes. */
function withoutMasks(words: string): string {
  return words.replace(/[\uFFFC\u2060]/g, '');
}
