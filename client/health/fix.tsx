import type { FindingWords } from '../../contract/checks/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import type { HealthTexts } from './nb.ts';

interface FixProps {
  finding: FindingEvent;
  words: FindingWords;
  texts: HealthTexts;
  /** The action stands above: only where and how is left to say. */
  isActionShown?: boolean;
}

/** What the product data tool writes for a page. */
const PRODUCT_DATA: readonly string[] = [
  'product-present', 'offer-complete', 'price-agrees', 'product-availability', 'product-id', 'product-brand',
  'product-image',
];

/** What to do about a finding: the action, where it is done on the store's own system, and lines to copy. */
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
