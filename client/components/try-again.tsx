import { useLocale } from '../i18n/language.ts';
import { Button } from './button.tsx';

interface TryAgainProps {
  /** What happened and what to do; that a part did not load where nothing else is said. */
  message?: string;
  onRetry: () => void;
}

/** What could not be shown, and the way to try again. */
export function TryAgain({ message, onRetry }: TryAgainProps) {
  const { texts } = useLocale();
  return (
    <div className="strip spread try-again">
      <p role="alert">{message ?? texts.notLoaded}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
