import { useMemo } from 'react';
import type { SharedMeasurement } from '../../contract/share.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import { sourceOf } from '../visibility/keep.ts';
import { ReportView } from '../visibility/report-view.tsx';

/** A shared AI visibility measurement. */
export function SharedMeasurementView({ report: { result }, texts }: { report: SharedMeasurement; texts: AllTexts }) {
  const source = useMemo(() => {
    const { brand, domain, vertical, lang, metrics } = result;
    const competitors = metrics.shareOfVoice.parts.slice(1).map(({ name }) => name);
    return sourceOf({ input: { brand, domain, vertical, lang, competitors }, result });
  }, [result]);
  return (
    <ReportView
      source={source} texts={texts} connection="ok" isLive={false} isPast={false} runId={undefined} isOwn={false}
    />
  );
}
