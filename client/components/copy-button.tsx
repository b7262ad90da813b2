import { useState } from 'react';
import { useLocale } from '../i18n/language.ts';
import { CopyIcon } from './icons.tsx';
import { announce } from './live-region.tsx';

interface CopyButtonProps {
  /** Computed on click. */
  text: () => string;
  label?: string;
  /** Default button, the view's primary button, or inline text. */
  look?: 'button' | 'primary' | 'words';
  /** Called after copying; the returned text is added to the announcement. */
  onCopied?: (() => string) | undefined;
}

const FEEDBACK_MS = 4_000;

/** `async`, so that it also rejects where `navigator.clipboard` is undefined, as over plain HTTP. */
const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies text; shows the outcome as its label and announces it. */
export function CopyButton({ text, label, look = 'button', onCopied }: CopyButtonProps) {
  const { texts } = useLocale();
  const [feedback, setFeedback] = useState<string>();
  const copy = async (): Promise<void> => {
    const isCopied = await writeClipboard(text()).then(() => true, () => false);
    const answer = isCopied ? texts.copy.copied : texts.copy.failed;
    setFeedback(answer);
    announce(isCopied && onCopied ? `${answer}. ${onCopied()}` : answer);
    window.setTimeout(() => setFeedback(undefined), FEEDBACK_MS);
  };
  const shown = feedback ?? label ?? texts.copy.copy;
  if (look === 'words') {
    return <button type="button" className="plain-button" onClick={() => void copy()}>{shown}</button>;
  }
  return (
    <button type="button" className={`button ${look === 'primary' ? 'primary' : ''}`} onClick={() => void copy()}>
      <CopyIcon />
      {shown}
    </button>
  );
}
