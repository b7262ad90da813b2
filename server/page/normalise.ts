// What the eye does not see, and the spaces that look alike.
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SPACES = /[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g;
// Letters that NFKC leaves as they are, without white space that would have to be collapsed.
const PLAIN = /^(?:[\x21-\x7E\u00C0-\u0131\u0134-\u013E\u0141-\u0148\u014A-\u017E]| (?! ))*$/;
const BLANK = /^[ \t\n\r\f]*$/;
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/** NFKC, nothing invisible, every run of white space one space. Both sides of a comparison go through it. */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text;
  if (BLANK.test(text)) return ' ';
  return text.replace(INVISIBLE, '').normalize('NFKC').replace(SPACES, ' ');
}

/** A text and, for each of its code units, where in the original the piece it came from begins. */
export interface Mapped {
  text: string;
  starts: readonly number[];
  /** Where the original piece of each code unit ends. */
  ends: readonly number[];
}

/** The same as `normalise`, piece by piece, remembering where each piece stood. */
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
export function foldSame(text: string): string {
  const folded = foldMarks(text);
  const lower = folded.toLowerCase();
  if (lower.length === folded.length) return lower;
  return folded.replace(/[^\u0130]/g, (unit) => unit.toLowerCase());
}

/** Normalised, folded and trimmed: equal exactly when two texts read the same. */
export function comparable(text: string): string {
  return foldSame(normalise(text)).trim();
}
