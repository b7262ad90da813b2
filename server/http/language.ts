import type { Language } from '../../contract/vocabulary.ts';
import { parseAccept } from './accept.ts';

/** Norwegian or English by `Accept-Language` and its q-values; English by default. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = parseAccept(header).filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return accepted.map(({ value }) => languageOf(value)).find((language) => language !== undefined) ?? 'en';
}

/** The language of a lower-case BCP 47 tag; undefined if unsupported. */
export function languageOf(tag: string): Language | undefined {
  if (/^(?:nb|nn|no)(?:-|$)/.test(tag)) return 'no';
  return /^en(?:-|$)/.test(tag) ? 'en' : undefined;
}
