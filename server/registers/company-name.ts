// Compares registered names with names on pages: `NORDLYS ULL AS` is written `Nordlys Ull`.

const LEGAL_FORMS = new Set('as asa ans da ba sa enk nuf kf iks ks ab aps oy gmbh ltd limited'.split(' '));
const GENERIC_WORDS = new Set([
  'norge', 'norway', 'norsk', 'norske', 'nordic', 'scandinavia', 'group', 'gruppen', 'holding', 'drift', 'invest',
  'handel', 'butikk', 'butikken', 'nettbutikk', 'nettbutikken', 'shop', 'store', 'online', 'og', 'and', 'avd',
  'international', 'import', 'the',
]);

/** The number of letters from which a shared run is no coincidence, wherever the words end. */
export const LONG_ENOUGH = 8;

/** Lower-case words without punctuation. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().replaceAll('&', ' og ').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A word as a host writes it: `rødgarn` is `rodgarn`. */
export const withoutAccents = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae');

/** The words of a company's name without its legal form. */
function coreWords(name: string): string[] {
  const words = wordsOf(name);
  const core = words.filter((word, at) => !(LEGAL_FORMS.has(word) && (at === words.length - 1 || at === 0)));
  return core.length > 0 ? core : words;
}

/**
 * Whether two names match: the same words, or one starts or ends the other at a word boundary, next to a generic word
 * (`nordlysshop`) or with at least `LONG_ENOUGH` letters. `garn` does not match `Garnkroken`.
 */
export function namesAlike(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [one, other].map((name) => coreWords(name).map(withoutAccents))
    .toSorted((a, b) => a.join('').length - b.join('').length);
  const [short, long] = [shorter.join(''), longer.join('')];
  if (short === long) return short !== '';
  if (short.length < 4) return false;
  const mayEndThere = (rest: string): boolean => short.length >= LONG_ENOUGH || GENERIC_WORDS.has(rest);
  const isPart = (before: string, rest: string): boolean => endsAWord(before, longer) || mayEndThere(rest);
  const before = long.slice(0, -short.length);
  return (long.startsWith(short) && isPart(short, long.slice(short.length)))
    || (long.endsWith(short) && isPart(before, before));
}

/** Whether the letters are the first words joined, without a part of the next word. */
function endsAWord(letters: string, words: readonly string[]): boolean {
  let joined = '';
  return words.some((word) => (joined += word) === letters);
}

/** How much of a registered name the texts contain. `part`: half of its distinctive words, each with a capital. */
export function nameIn(name: string, texts: readonly string[]): 'whole' | 'part' | 'none' {
  const core = coreWords(name);
  const phrase = ` ${core.join(' ')} `;
  const squeezed = core.join('');
  const distinctive = core.filter((word) => word.length >= 3 && !GENERIC_WORDS.has(word));
  let best: 'part' | 'none' = 'none';
  for (const text of texts) {
    const words = wordsOf(text);
    if (` ${words.join(' ')} `.includes(phrase)) return 'whole';
    const known = new Set(words);
    if (squeezed.length >= 5 && known.has(squeezed)) return 'whole';
    // The register writes a person's surname first.
    const isReordered = words.some((word, at) =>
      core.includes(word) && isSame(words.slice(at, at + core.length), core));
    if (isReordered) return 'whole';
    const capitals = new Set(wordsOf((text.match(/(?<![\p{L}\p{N}])[\p{Lu}\p{N}][\p{L}\p{N}]*/gu) ?? []).join(' ')));
    const capitalised = distinctive.filter((word) => capitals.has(word));
    if (distinctive.length > 0 && capitalised.length * 2 >= distinctive.length) best = 'part';
  }
  return best;
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.toSorted().join(' ') === others.toSorted().join(' ');
