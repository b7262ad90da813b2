import type { FindingWords } from '../../contract/checks/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import type { HealthTexts } from './nb.ts';

interface FixProps {
  finding: FindingEvent;
  words: FindingWords;
  texts: HealthTexts;
  /** The action is already shown above; only where and how are rendered. */
  isActionShown?: boolean;
}

/** Checks that the product data tool's code fixes. */
const PRODUCT_DATA: readonly string[] = [
  'product-present', 'offer-complete', 'price-agrees', 'product-availability', 'product-id', 'product-brand',
  'product-image',
];

/** How to fix a finding: the action, the steps on the store's platform, and code to copy. */
export function Fix(
  { finding, words: { title, fix, steps }, texts: { findings, makeCode }, isActionShown = false }: FixProps,
) {
  const { code } = finding.recipe ?? {};
  const page = PRODUCT_DATA.includes(finding.id) ? finding.evidence[0]?.page : undefined;
  if (fix === undefined || (isActionShown && !steps && !code && !page)) return null;
  return (
    <div className="fix barred stack g2">
      <span className="meta medium">{findings.fix}</span>
      {!isActionShown && fix}
      {steps && <p>{steps}</p>}
      {page && <p><a href={`/schema?url=${encodeURIComponent(page)}`}>{makeCode}</a></p>}
      {code && (
        <>
          <CodeBlock label={`${findings.fix}: ${title}`}>{code}</CodeBlock>
          <p><CopyButton text={() => code} /></p>
        </>
      )}
    </div>
  );
}
