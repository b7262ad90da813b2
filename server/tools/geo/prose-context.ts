import { BLOT } from './surface.ts';

const NEGATIVE = [
  'l(?:a|agt|egge[rs]?|egges) (?:\\p{L}+ ){0,2}ned', 'ned(?:lagt|legges|leggelse)', 'konkurs\\p{L}*', 'unngå\\p{L}*',
  'avvikle[rt]?s?', 'styr(?:e)? unna', 'hold(?:e)? (?:deg |seg )?unna', 'advar\\p{L}*', 'svindel\\p{L}*',
  'svindl\\p{L}*', 'fraråde?[rst]*',
  'ikke (?:å )?anbefal\\p{L}*', 'anbefale[rs]? ikke', 'finnes ikke (?:lenger|mer)', 'ikke lenger i drift',
  'clos(?:ed|ing) down', 'shut(?:ting)? down', 'out of business', 'bankrupt\\p{L}*', 'insolven\\p{L}*', 'avoid\\p{L}*',
  'stay away', 'steer clear', 'scam\\p{L}*', '(?:not|don.t|wouldn.t) recommend', 'defunct',
  'no longer (?:exists?|operat\\p{L}*|in business)', 'ceased (?:operations?|trading)',
];
const NEGATIVE_CONTEXT = new RegExp(`(?<!\\p{L})(?:${NEGATIVE.join('|')})(?!\\p{L})`, 'iu');

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

function withoutBlots(words: string): string {
  return words.includes(BLOT) || words.includes('\u2060') ? words.replace(/[\uFFFC\u2060]/g, '') : words;
}
