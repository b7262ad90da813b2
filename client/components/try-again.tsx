import { useLocale } from '../i18n/language.ts';
import { Button } from './button.tsx';

interface TryAgainProps {
  /** What happened and what to do; by default, that part of the page did not load. */
  message?: string;
  onRetry: () => void;
}

/** Error message with a retry button. */
export function TryAgain({ message, onRetry }: TryAgainProps) {
  const { texts } = useLocale();
  return (
    <div className="strip spread try-again">
      <p role="alert">{message ?? texts.notLoaded}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
