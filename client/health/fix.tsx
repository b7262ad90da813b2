import type { FindingWords } from '../../contract/checks/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import type { ScanTexts } from '../../contract/report/health/nb.ts';

export interface FixProps {
  finding: FindingEvent;
  words: FindingWords;
  texts: ScanTexts;
  /** The action stands above: only where and how is left to say. */
  isTold?: boolean;
}

/** What to do about a finding: the action, where it is done on the store's own system, and lines to copy. */
export function Fix({ finding: { recipe }, words: { title, fix, steps }, texts: { findings }, isTold = false }: FixProps) {
  const { code } = recipe ?? {};
  if (fix === undefined || (isTold && !steps && !code)) return null;
  return (
    <div className="fix">
      <span>{findings.fix}</span>
      {!isTold && fix}
      {steps && <p>{steps}</p>}
      {code && (
        <>
          <CodeBlock label={`${findings.fix}: ${title}`}>{code}</CodeBlock>
          <CopyButton text={() => code} />
        </>
      )}
    </div>
  );
}
