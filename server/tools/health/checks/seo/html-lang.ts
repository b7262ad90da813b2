import { guessLanguage, isKnownLanguage } from '../../../../page/language.ts';
import type { GuessedLanguage } from '../../../../page/language.ts';
import { readLanguageTag } from '../../../../page/language-tag.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import type { Page } from '../../../../page/page.ts';
import { attribute } from '../../../../page/tree.ts';
import { defineCheck, fail, notMeasured, pass, warn, judgeFaults } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { pageEvidence, tagEvidence } from '../../evidence.ts';
import { isNorwegian } from '../../judging/page-language.ts';

export const check = defineCheck({
  id: 'html-lang',
  requiredArtifacts: { pages: 'writtenPages' },
  judge({ pages }) {
    const total = pages.length;
    const tagged = pages.map((page) => {
      const { root } = page.page.index;
      const lang = langOf(page).trim();
      const evidence = root ? tagEvidence(page, root) : pageEvidence(page, '<html>', '<html>');
      return { page, lang, evidence, tag: readLanguageTag(lang), detected: guessLanguage(page.page.text.folded) };
    });
    const missing = tagged.filter(({ lang }) => lang === '');
    const untagged = judgeFaults(total, [['fail', missing, 'missing', tagOf(missing[0]?.detected)]]);
    if (untagged.status === 'fail') return untagged;
    const invalid = tagged.filter(({ tag }) => !tag);
    if (invalid[0]) return fail({ variant: 'invalid', lang: invalid[0].lang }, invalid.map((one) => one.evidence));
    // English cookie text on a page in an unknown language is not the page's language.
    const guessed = tagged.flatMap(({ detected, ...one }) => {
      const { language } = one.tag!;
      return detected && (isKnownLanguage(language) || isCountry(language, detected)) ? [{ ...one, detected }] : [];
    });
    const mismatched = guessed.filter(({ tag, detected }) => !isSameLanguage(tag!.language, detected));
    const [first] = mismatched;
    if (first) {
      const evidence = mismatched.flatMap(({ page, evidence: tag, detected }) =>
        [tag, pageEvidence(page, detected, longestLine(page.page))]);
      return warn({ lang: first.lang, detected: first.detected }, evidence, tagOf(first.detected));
    }
    // A valid code is no proof if the language of the text could not be detected.
    if (guessed.length === 0) return notMeasured('ambiguous');
    const langs = [...new Set(guessed.map(({ lang }) => lang))].join(', ');
    return pass({ lang: langs, count: guessed.length, total });
  },
});

const tagOf = (language: GuessedLanguage | null | undefined) => (language ? `<html lang="${language}">` : undefined);

/** `xml:lang` only has an effect in XHTML. */
function langOf({ page, result }: ReadPage): string {
  const { root } = page.index;
  if (XHTML.test(result.headers.get('content-type') ?? '')) return readMetadata(page).lang ?? '';
  return (root && attribute(root, 'lang')) ?? '';
}

const XHTML = /^\s*application\/xhtml\+xml\b/i;

/** The text that best shows the language: a sentence rather than a menu. */
function longestLine({ text }: Page): string {
  const lines = text.lines.map(({ start, end }) => text.text.slice(start, end).trim());
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}

/** `se` is Sami, but on a page in Swedish it stands for Sweden. */
const isCountry = (language: string, detected: GuessedLanguage) =>
  new Intl.Locale(detected).maximize().region === language.toUpperCase();

/** `no` covers both forms of Norwegian. */
const isSameLanguage = (language: string, detected: GuessedLanguage) => language === detected
  || ([language, detected].includes('no') && isNorwegian(language) && isNorwegian(detected));
