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
/** How far behind it a pattern may look, where nothing in what it looks for repeats. */
const BEHIND = 50;
/** As many of the allowed steps per character may come from the beginning of a text. */
const STEPS_OF_BEGINNING = 400;

/**
 * A text of the pattern's own words and of single characters on which it backtracks without bound; null if there is
 * none.
 */
export function findBacktrackingInput(source: string, flags: string): string | null {
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])].slice(0, MAX_WORDS);
  const beginnings = words.slice(0, MAX_BEGINNINGS);
  const everywhere = triedAt(source, flags, { steps: MAX_STEPS_BACK * LENGTH });
  const wellBelow = triedAt(source, flags, { steps: (MAX_STEPS_BACK - STEPS_OF_BEGINNING) * LENGTH });
  const positions = Math.max(0, ...beginnings.map((beginning) => beginning.length)) + BEHIND;
  const atBeginning = triedAt(source, flags, { steps: STEPS_OF_BEGINNING * LENGTH, positions });
  const seesFar = looksFarBehind(source, flags);
  for (const piece of [...SIGNS, ...words]) {
    const repeated = `${piece.repeat(Math.ceil(LENGTH / piece.length))}\u0001`;
    const isNear = wellBelow.exec(repeated) === null;
    if (isNear && everywhere.exec(repeated) === null) return JSON.stringify(`${piece}…`);
    // Behind a beginning, the pattern does what it did without one: only what starts near the beginning is new.
    const pattern = isNear || seesFar ? everywhere : atBeginning;
    for (const beginning of beginnings) {
      if (pattern.exec(`${beginning}${repeated}`) === null) return JSON.stringify(`${beginning}${piece}…`);
    }
  }
  for (const word of words) {
    const text = `${word.repeat(MANY)}\u0001`;
    const steps = MAX_STEPS_BACK * text.length;
    if (triedAt(source, flags, { steps }).exec(text) === null) return JSON.stringify(`${word}… (${MANY})`);
  }
  return null;
}

/** In what a pattern looks for behind it, the parts that open, close or repeat. */
const PARTS = /\\p\{[^}]*\}|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[()*+]|\{\d+/gu;

/** Whether something repeats in what the pattern looks for behind it; classes within classes are not read. */
function looksFarBehind(source: string, flags: string): boolean {
  return Array.from(source.matchAll(/\(\?<[=!]/g)).some(({ index }) => {
    let depth = 0;
    for (const [part] of source.slice(index).matchAll(PARTS)) {
      if (flags.includes('v') || part === '*' || part === '+' || part.startsWith('{')) return true;
      if (part === '(') depth += 1;
      if (part === ')') depth -= 1;
      if (depth === 0) return false;
    }
    return true;
  });
}

/** Tried at all or the first positions, with the empty text as the last alternative: no match means the limit ended it. */
function triedAt(
  source: string, flags: string, { steps, positions }: { steps: number; positions?: number },
): RegExp {
  const skipped = positions === undefined ? '[^]*?' : `[^]{0,${positions}}?`;
  return limited(`(?:${skipped}(?:${source})|)`, flags.replace(/[gyd]/g, ''), steps);
}
