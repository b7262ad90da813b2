import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import type { HealthTexts } from './nb.ts';

/** What every part of a report is given. */
export interface PanelProps {
  report: ScanReport;
  texts: HealthTexts;
  wordsOf: WordsOf;
}
