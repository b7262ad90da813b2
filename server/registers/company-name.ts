// Registered names against the names that stand on pages: `NORDLYS ULL AS` is written `Nordlys Ull`.

const LEGAL_FORMS = new Set('as asa ans da ba sa enk nuf kf iks ks ab aps oy gmbh ltd limited'.split(' '));
const SAYS_LITTLE = new Set([
  'norge', 'norway', 'norsk', 'norske', 'nordic', 'scandinavia', 'group', 'gruppen', 'holding', 'drift', 'invest',
  'handel', 'butikk', 'butikken', 'nettbutikk', 'nettbutikken', 'shop', 'store', 'online', 'og', 'and', 'avd',
  'international', 'import', 'the',
]);

/** Lower-case words without punctuation. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().replaceAll('&', ' og ').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The words of a company's name without its legal form. */
export function coreWords(name: string): string[] {
  const words = wordsOf(name);
  const core = words.filter((word, at) => !(LEGAL_FORMS.has(word) && (at === words.length - 1 || at === 0)));
  return core.length > 0 ? core : words;
}

/** Do the two name the same: the same words, or one the beginning of the other? */
export function namesAlike(one: string, other: string): boolean {
  const joined = [one, other].map((name) => coreWords(name).join(''));
  const [shorter = '', longer = ''] = joined.toSorted((a, b) => a.length - b.length);
  if (shorter === longer) return shorter !== '';
  return shorter.length >= 4 && (longer.startsWith(shorter) || longer.endsWith(shorter));
}

/** How much of a registered name stands in the texts: all of it in one place, some word that tells, or nothing. */
export function nameIn(name: string, texts: readonly string[]): 'whole' | 'part' | 'none' {
  const core = coreWords(name);
  const phrase = ` ${core.join(' ')} `;
  const squeezed = core.join('');
  const told = core.filter((word) => word.length >= 3 && !SAYS_LITTLE.has(word));
  let best: 'part' | 'none' = 'none';
  for (const text of texts) {
    const words = wordsOf(text);
    if (` ${words.join(' ')} `.includes(phrase)) return 'whole';
    const known = new Set(words);
    if (squeezed.length >= 5 && known.has(squeezed)) return 'whole';
    if (told.length > 0 && told.filter((word) => known.has(word)).length * 2 >= told.length) best = 'part';
  }
  return best;
}
