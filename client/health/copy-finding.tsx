import type { FindingWords } from '../../contract/checks/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { findingText } from '../../contract/report/health/finding-text.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { useLocale } from '../i18n/language.ts';
import type { HealthTexts } from './nb.ts';

/** Copies a finding as plain text. */
export function CopyFinding(
  { finding, words, texts }: { finding: FindingEvent; words: FindingWords; texts: HealthTexts },
) {
  const status = useLocale().texts.statuses[finding.status];
  return (
    <CopyButton look="words" label={texts.findings.copy} text={() => findingText(finding, { words, texts, status })} />
  );
}
