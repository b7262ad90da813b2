import { useLocale } from '../i18n/language.ts';
import { useTerms } from './terms.ts';

/** What the host of this instance wants every reader to know, in the reader's language where the host wrote it in both. */
export function Notice({ text }: { text: string | undefined }) {
  const { texts, language } = useLocale();
  const notices = useTerms()?.notices;
  if (text === undefined) return null;
  return (
    <aside className="notice"><p><b>{texts.notice}</b> <span>{notices?.[language] ?? text}</span></p></aside>
  );
}
