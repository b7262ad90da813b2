import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { GeoReport } from '../../contract/report/visibility/report.ts';

/** Props shared by all parts of a report. */
export interface PanelProps {
  report: GeoReport;
  texts: AllTexts;
}
