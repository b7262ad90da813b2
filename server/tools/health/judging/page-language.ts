import { hasShopWords } from '../../../lexicon/lexicon.ts';
import { facet } from '../../../page/facet.ts';
import { guessLanguage, isKnownLanguage } from '../../../page/language.ts';
import { readLanguageTag } from '../../../page/language-tag.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import type { SampledPage } from '../gathered.ts';
import { ROLE_LANGUAGES } from '../link-roles.ts';
import type { ShopWords } from '../../../lexicon/words.ts';

/** The language a page says it is in, but where it clearly reads as another; null where neither tells. */
export const languageOf = ({ page }: SampledPage): string | null => read(page);

const read = facet((page: Page): string | null => {
  const said = readLanguageTag(readMetadata(page).lang ?? '')?.language ?? null;
  const guess = guessLanguage(page.text.folded);
  if (guess === null || (said !== null && isNorwegian(said) && isNorwegian(guess))) return said;
  // What is none of the languages that can be told apart shares small words with those that are.
  return said === null || isKnownLanguage(said) ? guess : said;
});

/** Either form of Norwegian. */
export const isNorwegian = (language: string): boolean => ['nb', 'nn', 'no'].includes(language);

/**
 * Whether something missing from the page is missing: its words are known in the page's language, and so are those of
 * the links that lead there. A page that does not tell its language is read as one of ours.
 */
export function isUnderstood(page: SampledPage, kind: keyof ShopWords): boolean {
  const language = languageOf(page);
  return language === null || (ROLE_LANGUAGES.includes(language) && hasShopWords(language, kind));
}
