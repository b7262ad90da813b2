import { setFlagsFromString } from 'node:v8';

// V8's own limit on backtracking.
for (const flag of ['--allow-natives-syntax', '--no-regexp-optimization']) setFlagsFromString(flag);
const limited = new Function('source', 'flags', 'limit', 'return %NewRegExpWithBacktrackLimit(source, flags, limit)') as
  (source: string, flags: string, limit: number) => RegExp;

const LENGTH = 5_000;
/** The most backtracking steps per character: words and bounds cause some hundred, quadratic patterns far more. */
const MAX_STEPS_BACK = 1_000;
const SIGNS = ['[', 'a', 'A', '1', ' ', '\n', '-', '.', '/', '<', '"', ',', ':', '!', '=', 'å', 'a ', '1 '];
const MAX_WORDS = 40;
const MAX_BEGINNINGS = 12;
/** With this many words, a pattern that starts over at each word backtracks more often than allowed. */
const MANY = 2_500;

/**
 * A text of the pattern's own words and of single characters on which it backtracks without bound; null if there is
 * none.
 */
export function findBacktrackingInput(source: string, flags: string): string | null {
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])].slice(0, MAX_WORDS);
  const pattern = triedEverywhere(source, flags, LENGTH);
  for (const piece of [...SIGNS, ...words]) {
    for (const beginning of ['', ...words.slice(0, MAX_BEGINNINGS)]) {
      const text = `${beginning}${piece.repeat(Math.ceil(LENGTH / piece.length))}\u0001`;
      if (pattern.exec(text) === null) return JSON.stringify(`${beginning}${piece}…`);
    }
  }
  for (const word of words) {
    const text = `${word.repeat(MANY)}\u0001`;
    if (triedEverywhere(source, flags, text.length).exec(text) === null) return JSON.stringify(`${word}… (${MANY})`);
  }
  return null;
}

/** Tried at every position, with the empty text as the last alternative: no match means that the limit ended it. */
function triedEverywhere(source: string, flags: string, length: number): RegExp {
  return limited(`(?:[^]*?(?:${source})|)`, flags.replace(/[gyd]/g, ''), MAX_STEPS_BACK * length);
}
