import { TAGS, useSpeech } from '../i18n/language.ts';

/** What a reader without JavaScript is told, and the way that is open; without it only the address carries the language. */
export function WithoutScript() {
  const { texts, language } = useSpeech();
  return (
    <noscript>
      <p className="strip">{texts.noscript} <a href={`/developers?ui=${TAGS[language]}`}>{texts.footer.developers}</a>.</p>
    </noscript>
  );
}
