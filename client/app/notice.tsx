import { useLocale } from '../i18n/language.ts';

/** What the host of this instance wants every reader to know. */
export function Notice({ text }: { text: string | undefined }) {
  const { texts } = useLocale();
  if (text === undefined) return null;
  return (
    <aside className="notice"><p><b>{texts.notice}</b> <span>{text}</span></p></aside>
  );
}
