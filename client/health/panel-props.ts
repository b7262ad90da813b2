import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import type { Refusal } from '../api/failure.ts';
import type { HealthTexts } from './nb.ts';

/** What every part of a report is given. */
export interface PanelProps {
  report: ScanReport;
  texts: HealthTexts;
  wordsOf: WordsOf;
}

/** A scan that is the reader's own. */
export interface ScanControl {
  /** Why a new scan was refused. */
  refusal: Refusal | undefined;
  failure: string | undefined;
  isStarting: boolean;
  isStopping: boolean;
  onAgain: () => void;
  /** The same, of a store that sells to businesses. */
  onAgainAsTrade: () => void;
  onCancel: () => void;
}
