import { setFlagsFromString } from 'node:v8';

// The engine's own way to end a pattern that went back too often.
for (const flag of ['--allow-natives-syntax', '--no-regexp-optimization']) setFlagsFromString(flag);
const limited = new Function('source', 'flags', 'limit', 'return %NewRegExpWithBacktrackLimit(source, flags, limit)') as
  (source: string, flags: string, limit: number) => RegExp;

const LENGTH = 5_000;
/** How often a pattern may go back a character: by its words and bounds up to some hundred times, not as often as there are. */
const MOST_STEPS_BACK = 1_000;
const SIGNS = ['a', 'A', '1', ' ', '\n', '-', '.', '/', '<', '"', ',', ':', '!', '=', 'å', 'a ', '1 '];
const MOST_WORDS = 40;
const MOST_BEGINNINGS = 12;

/** The attack that sends a pattern back without bound, made of its own words and of signs; null for none. */
export function attackOn(source: string, flags: string): string | null {
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])].slice(0, MOST_WORDS);
  // It begins at each place in turn, and where it matches at none the empty text does: no match means that it was ended.
  const pattern = limited(`(?:[^]*?(?:${source})|)`, flags.replace(/[gyd]/g, ''), MOST_STEPS_BACK * LENGTH);
  for (const piece of [...SIGNS, ...words]) {
    for (const beginning of ['', ...words.slice(0, MOST_BEGINNINGS)]) {
      const text = `${beginning}${piece.repeat(Math.ceil(LENGTH / piece.length))}\u0001`;
      if (pattern.exec(text) === null) return JSON.stringify(`${beginning}${piece}…`);
    }
  }
  return null;
}
