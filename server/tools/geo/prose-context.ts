import { AGAINST } from './lexicon/against.ts';

const NEGATIVE_CONTEXT = new RegExp(`(?<!\\p{L})(?:${AGAINST.join('|')})(?!\\p{L})`, 'iu');

/** The words that make a sentence speak against what it names: named all the same. */
export function negativeContext(sentence: string): string | undefined {
  return NEGATIVE_CONTEXT.exec(sentence)?.[0];
}

/** The sentence around a stretch of prose, within its line. */
export function sentenceAround(prose: string, start: number, end: number): string {
  const line = lineAround(prose, start, end);
  const before = line.before.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const after = line.after.split(/(?<=[.!?])\s+/)[0] ?? '';
  return before + prose.slice(start, end) + after;
}

// As far as anything on a line bears on a word in it.
const REACH = 400;

/** What stands before and after a stretch on its own line; of a long one the nearest part, never taken for all. */
export function lineAround(prose: string, start: number, end: number): { before: string; after: string } {
  const before = prose.slice(Math.max(0, start - REACH), start).split('\n').at(-1) ?? '';
  const after = prose.slice(end, end + REACH).split('\n')[0] ?? '';
  return { before: withoutBlots(before.length === REACH ? `x${before}` : before), after: withoutBlots(after) };
}

/** Without the marks for what was taken out of the answer or cannot be seen in it. */
function withoutBlots(words: string): string {
  return words.replace(/[\uFFFC\u2060]/g, '');
}
