import type { ServiceInfo } from '../../contract/service-info.ts';
import { useLocale } from '../i18n/language.ts';

export type Notices = NonNullable<ServiceInfo['notices']>;

/** What the host of this instance wants every reader to know, in the reader's language. */
export function Notice({ notices }: { notices: Notices | undefined }) {
  const { texts, language } = useLocale();
  if (!notices) return null;
  return (
    <aside className="notice"><p><b>{texts.notice}</b> <span>{notices[language]}</span></p></aside>
  );
}
