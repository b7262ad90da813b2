import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';

/** What a reader without JavaScript is told, and the way that is open; the address carries the language there. */
export function WithoutScript() {
  const { texts, language } = useLocale();
  const way = `/developers?ui=${LANGUAGE_TAGS[language]}`;
  return (
    <noscript>
      <p className="strip">{texts.noscript} <a href={way}>{texts.footer.links['/developers']}</a>.</p>
    </noscript>
  );
}
