import { hasShopWords } from '../../../lexicon/lexicon.ts';
import { facet } from '../../../page/facet.ts';
import { guessLanguage, isKnownLanguage } from '../../../page/language.ts';
import { readLanguageTag } from '../../../page/language-tag.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import type { SampledPage } from '../gathered.ts';
import type { ShopWords } from '../../../lexicon/words.ts';

/** The language a page declares, unless its text is clearly in another; null if unknown. */
export const languageOf = ({ page }: SampledPage): string | null => detectLanguage(page);

const detectLanguage = facet((page: Page): string | null => {
  const declared = readLanguageTag(readMetadata(page).lang ?? '')?.language ?? null;
  const guess = guessLanguage(page.text.folded);
  if (guess === null || (declared !== null && isNorwegian(declared) && isNorwegian(guess))) return declared;
  // The guess is unreliable for a language outside the known ones: they share short words with it.
  return declared === null || isKnownLanguage(declared) ? guess : declared;
});

/** True for Norwegian, Bokmål or Nynorsk. */
export const isNorwegian = (language: string): boolean => ['nb', 'nn', 'no'].includes(language);

/**
 * True if the page's language is known well enough to report something of this kind, or the link to it, as missing.
 * A page of unknown language is treated as understood.
 */
export function isUnderstood(page: SampledPage, kind: keyof ShopWords): boolean {
  const language = languageOf(page);
  return language === null || hasShopWords(language, kind);
}
