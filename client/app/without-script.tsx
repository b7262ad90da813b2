import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';

/** Fallback without JavaScript: links to the developers page, with the language in the query string. */
export function WithoutScript() {
  const { texts, language } = useLocale();
  const way = `/developers?ui=${LANGUAGE_TAGS[language]}`;
  return (
    <noscript>
      <p className="strip">{texts.noscript} <a href={way}>{texts.footer.links['/developers']}</a>.</p>
    </noscript>
  );
}
