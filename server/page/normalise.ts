// To compare: `comparable`; `foldCaseAndMarks` where offsets must stay; `wordForms` where accents may differ. To pass on:
// `nfcText`.

// Invisible characters and look-alike spaces.
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SPACES = /[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g;
// Fast path: only characters NFKC leaves unchanged, no white space to collapse.
const PLAIN = /^(?:[\x21-\x7E\u00C0-\u0131\u0134-\u013E\u0141-\u0148\u014A-\u017E]| (?! ))*$/;
const INITIAL_PROGRESS = /^[ \t\n\r\f]*$/;
// Ordering marks is quadratic in their run; texts have a few, Unicode's stream-safe format 30.
const CLUSTER = /\P{M}\p{M}{0,30}|\p{M}{1,30}/gu;
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** A text whose runs of combining marks are cut to 30, so that normalising it is linear. */
export const boundedMarks = (text: string): string => text.replace(MANY_MARKS, '$1');

/** NFKC, without invisible characters, white space collapsed. Apply it to both sides of a comparison. */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text;
  if (INITIAL_PROGRESS.test(text)) return ' ';
  return boundedMarks(text.replace(INVISIBLE, '')).normalize('NFKC').replace(SPACES, ' ');
}

/** NFC, without invisible characters, white space collapsed: a text as it is passed on, with its own characters. */
export function nfcText(text: string): string {
  return boundedMarks(text.replace(INVISIBLE, '')).normalize('NFC').replace(SPACES, ' ').trim();
}

/** A normalised text with the original position of each of its code units. */
export interface Mapped {
  text: string;
  starts: readonly number[];
  /** The end of each code unit's original cluster. */
  ends: readonly number[];
}

/** Like `normalise`, cluster by cluster, with a map to original positions. */
export function normaliseMapped(original: string): Mapped {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of original.matchAll(CLUSTER)) {
    const piece = match[0].replace(INVISIBLE, '').normalize('NFKC').replace(SPACES, ' ');
    const end = match.index + match[0].length;
    for (const unit of piece.split('')) {
      if (unit === ' ' && units.at(-1) === ' ') {
        ends[ends.length - 1] = end;
        continue;
      }
      units.push(unit);
      starts.push(match.index);
      ends.push(end);
    }
  }
  return { text: units.join(''), starts, ends };
}

const QUOTES: Record<string, string> = {
  '‘': "'", '’': "'", '‚': "'", '‛': "'", '`': "'", '´': "'", '′': "'",
  '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '″': '"', '‟': '"',
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-',
};
const FOLDABLE = new RegExp(`[${Object.keys(QUOTES).join('')}]`, 'g');

/** Folds quotes and dashes, for comparison only; the length stays, so offsets stay. */
export function foldMarks(text: string): string {
  return text.replace(FOLDABLE, (unit) => QUOTES[unit] ?? unit);
}

/** Folds quotes, dashes and case, for comparison only; the length stays, so offsets stay. */
export function foldCaseAndMarks(text: string): string {
  const folded = foldMarks(text);
  const lower = folded.toLowerCase();
  if (lower.length === folded.length) return lower;
  return folded.replace(/[^\u0130]/g, (unit) => unit.toLowerCase());
}

/** Normalised, folded and trimmed, for equality checks. */
export function comparable(text: string): string {
  return foldCaseAndMarks(normalise(text)).trim();
}
