import { VERTICALS } from '../../contract/vocabulary.ts';
import type { Vertical } from '../../contract/vocabulary.ts';
import type { VerticalWords } from '../../contract/report/visibility/verticals-nb.ts';

/** An industry in the search results. */
export interface Offer {
  id: Vertical;
  name: string;
}

const WORDS = /[^\p{L}\p{N}]+/u;

const normalize = (text: string): string =>
  text.toLowerCase().replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '').trim();

/**
 * Industries whose name or synonyms match what was typed; names that begin with it come first. Every typed word must be
 * the start of a word. Without any, all industries are returned.
 */
export function searchVerticals(typed: string, words: Readonly<Record<Vertical, VerticalWords>>): Offer[] {
  const sought = normalize(typed).split(WORDS).filter(Boolean);
  const ranked = VERTICALS.flatMap((id) => {
    const [name, also] = words[id];
    const [own, all] = [normalize(name), normalize(`${name} ${also}`)].map((text) => text.split(WORDS));
    if (!sought.every((word) => all!.some((each) => each.startsWith(word)))) return [];
    const rank = sought.length === 0 || own![0]!.startsWith(sought[0]!)
      ? 0
      : own!.some((each) => each.startsWith(sought[0]!)) ? 1 : 2;
    return [{ id, name, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ id, name }) => ({ id, name }));
}

/** The industry with this name, ignoring case and diacritics. */
export const verticalNamed = (typed: string, words: Readonly<Record<Vertical, VerticalWords>>): Vertical | undefined =>
  VERTICALS.find((id) => normalize(words[id][0]) === normalize(typed));
