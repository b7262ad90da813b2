import { useState } from 'react';
import { useLocale } from '../i18n/language.ts';
import { CopyIcon } from './icons.tsx';
import { announce } from './live-region.tsx';

interface CopyButtonProps {
  /** Made when it is asked for. */
  text: () => string;
  label?: string;
  /** As a button, the view's primary one, or as words in a line. */
  look?: 'button' | 'primary' | 'words';
  /** Called when the text was copied; what it returns is announced with that. */
  onCopied?: (() => string) | undefined;
}

const FEEDBACK_MS = 4_000;

/** Rejects where the browser forbids it; a page that came over plain http has no clipboard at all. */
const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies text and says so in its own place. */
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
