// For comparison: `comparable`, `foldCaseAndMarks` where offsets must stay, and `wordForms` where accents may differ.
// For texts that are passed on: `nfcText`.

/** Invisible characters, direction marks among them, as the inside of a character class. */
export const INVISIBLE = '\\u00AD\\u200B-\\u200F\\u2060\\uFEFF';
const EACH_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'g');
// White space and look-alikes.
const SPACES = /[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g;
// Fast path: only characters that NFKC leaves unchanged, and no white space to collapse.
const PLAIN = /^(?:[\x21-\x7E\u00C0-\u0131\u0134-\u013E\u0141-\u0148\u014A-\u017E]| (?! ))*$/;
const ONLY_ASCII_SPACE = /^[ \t\n\r\f]*$/;
// Sorting a run of combining marks takes quadratic time. Texts have a few in a row; Unicode's stream-safe format
// allows 30.
const CLUSTER = /\P{M}\p{M}{0,30}|\p{M}{1,30}/gu;
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Cuts runs of combining marks to 30, so that normalising the text takes linear time. */
export const boundedMarks = (text: string): string => text.replace(MANY_MARKS, '$1');

/** A text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(EACH_INVISIBLE, '');

/** NFKC, without invisible characters, white space collapsed. Both sides of a comparison need it. */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text;
  if (ONLY_ASCII_SPACE.test(text)) return ' ';
  return boundedMarks(withoutInvisible(text)).normalize('NFKC').replace(SPACES, ' ');
}

/** NFC, without invisible characters, white space collapsed: for texts that are passed on. */
export function nfcText(text: string): string {
  return boundedMarks(withoutInvisible(text)).normalize('NFC').replace(SPACES, ' ').trim();
}

/** A normalised text with the original start and end of each of its code units. */
export interface Mapped {
  text: string;
  starts: readonly number[];
  /** The end of the cluster that each code unit comes from. */
  ends: readonly number[];
}

/** Like `normalise`, cluster by cluster, with a map to original positions. */
export function normaliseMapped(original: string): Mapped {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of original.matchAll(CLUSTER)) {
    const piece = withoutInvisible(match[0]).normalize('NFKC').replace(SPACES, ' ');
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

/** Folds quotes and dashes for comparison. The length stays the same, so offsets stay valid. */
export function foldMarks(text: string): string {
  return text.replace(FOLDABLE, (unit) => QUOTES[unit] ?? unit);
}

/** Folds quotes, dashes and case for comparison. The length stays the same, so offsets stay valid. */
export function foldCaseAndMarks(text: string): string {
  const folded = foldMarks(text);
  const lower = folded.toLowerCase();
  if (lower.length === folded.length) return lower;
  return folded.replace(/[^\u0130]/g, (unit) => unit.toLowerCase());
}

/** Normalises, folds and trims a text for comparison. */
export function comparable(text: string): string {
  return foldCaseAndMarks(normalise(text)).trim();
}
