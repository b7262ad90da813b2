import { useLocale } from '../i18n/language.ts';
import { useElapsed } from './use-elapsed.ts';

/** Whole seconds since a moment, while something runs. */
export function Elapsed({ since }: { since: string }) {
  const { format } = useLocale();
  return <>{format.seconds(useElapsed(since, true) * 1000)}</>;
}
