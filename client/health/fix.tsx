import type { FindingWords } from '../../contract/checks/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import type { ScanTexts } from '../../contract/report/health/nb.ts';

export interface FixProps {
  finding: FindingEvent;
  words: FindingWords;
  texts: ScanTexts;
}

/** What to do about a finding: the action, where it is done on the store's own system, and lines to copy. */
export function Fix({ finding: { recipe }, words: { title, fix, steps }, texts: { findings } }: FixProps) {
  if (fix === undefined) return null;
  const { code } = recipe ?? {};
  return (
    <div className="fix">
      <span>{findings.fix}</span>
      {fix}
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
