import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { GeoReport } from '../../contract/report/visibility/report.ts';

/** What every part of a report is given. */
export interface PanelProps {
  report: GeoReport;
  texts: AllTexts;
}
