import { useMemo } from 'react';
import type { SharedMeasurement } from '../../contract/share.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { competitorsOf } from '../../contract/report/visibility/report.ts';
import { sourceOf } from '../visibility/past-scan.ts';
import { ReportView } from '../visibility/report-view.tsx';

/** A shared AI visibility measurement. */
export function SharedMeasurementView({ report: { result }, texts }: { report: SharedMeasurement; texts: AllTexts }) {
  const source = useMemo(() => {
    const { brand, domain, vertical, lang } = result;
    return sourceOf({ input: { brand, domain, vertical, lang, competitors: competitorsOf(result) }, result });
  }, [result]);
  return (
    <ReportView
      source={source} texts={texts} connection="ok" isLive={false} isPast={false} runId={undefined} isOwn={false}
    />
  );
}
