/** The three forms in which names are compared. */
export interface Folded {
  /** Normalized case, width and composition. */
  exact: string;
  /** Accents dropped: `elkjop`. */
  plain: string;
  /** Accents spelt out: `elkjoep`, `aasgaard`. */
  spelt: string;
}

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

const ASCII = /^[\x20-\x7E]*$/;

const PLAIN: Record<string, string> = {
  ø: 'o', æ: 'ae', å: 'a', œ: 'oe', ß: 'ss', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i',
};
const SPELT: Record<string, string> = { ...PLAIN, ø: 'oe', å: 'aa', ö: 'oe', ä: 'ae', ü: 'ue' };

/** Folds one word: NFKC, lower case, invisible characters out, then accents in two ways. */
export function fold(word: string): Folded {
  if (ASCII.test(word)) {
    const lower = word.toLowerCase();
    return { exact: lower, plain: lower, spelt: lower };
  }
  const exact = word.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
  return { exact, plain: folded(exact, PLAIN), spelt: folded(exact, SPELT) };
}

/** Folds several words into one key. */
export function foldAll(words: readonly string[]): Folded {
  const parts = words.map(fold);
  const join = (form: keyof Folded): string => parts.map((part) => part[form]).join('');
  return { exact: join('exact'), plain: join('plain'), spelt: join('spelt') };
}

function folded(word: string, letters: Record<string, string>): string {
  let key = '';
  for (const letter of word.normalize('NFC')) {
    key += letters[letter] ?? (letter < '\x7F' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''));
  }
  return key;
}
