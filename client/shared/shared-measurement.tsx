import { useMemo } from 'react';
import type { SharedMeasurement } from '../../contract/share.ts';
import { BLANK } from '../../contract/report/visibility/progress.ts';
import type { ReportSource } from '../../contract/report/visibility/report.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { ReportView } from '../visibility/report-view.tsx';

/** A shared AI visibility measurement. */
export function SharedMeasurementView({ report: { result }, texts }: { report: SharedMeasurement; texts: AllTexts }) {
  const source = useMemo((): ReportSource => {
    const { brand, domain, vertical, lang, metrics, measuredAt } = result;
    const competitors = metrics.shareOfVoice.parts.slice(1).map(({ name }) => name);
    return {
      input: { brand, domain, vertical, lang, competitors }, progress: { ...BLANK, result }, startedAt: measuredAt, isOver: true, questions: [],
    };
  }, [result]);
  return <ReportView source={source} texts={texts} connection="ok" isPast={false} runId={undefined} />;
}
