import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import type { HealthTexts } from './nb.ts';

/** Props shared by all parts of a report. */
export interface PanelProps {
  report: ScanReport;
  texts: HealthTexts;
  wordsOf: WordsOf;
}
