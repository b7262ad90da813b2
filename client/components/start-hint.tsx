import type { ReactNode } from 'react';
import { useOnline } from '../api/use-online.ts';
import { useLocale } from '../i18n/language.ts';
import { useAnnounce } from './live-region.tsx';

/** Hint below a form's button, or a notice while offline. */
export function StartHint({ children }: { children: ReactNode }) {
  const { texts } = useLocale();
  const isOnline = useOnline();
  useAnnounce(isOnline ? undefined : texts.offlineNow);
  return isOnline ? <p>{children}</p> : <p className="refusal"><b>{texts.offlineNow}</b></p>;
}
