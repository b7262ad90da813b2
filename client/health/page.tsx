import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useHash, useQuery } from '../app/address.ts';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { useLocale } from '../i18n/language.ts';
import { useShownRun } from '../past/use-shown-run.tsx';
import { hostOf } from '../../contract/report/hosts.ts';
import { healthRun, reportOf } from './health-run.ts';
import { anchorOf, healthAddress } from './link.ts';
import type { HealthTexts } from './nb.ts';
import { brokenOff } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { SCAN_VIEWS } from './lazy-scan-view.ts';
import { StartView } from './start-view.tsx';

/** Health scan page: the start form, this tab's scan, or a saved one (`?past=<id>`). */
export function HealthPage({ texts }: { texts: HealthTexts }) {
  const { texts: shared, language, format } = useLocale();
  const askedUrl = useQuery().get('url') ?? undefined;
  const isFinding = useHash().startsWith(`#${anchorOf('')}`);
  const { run, pastId, live, otherRun, scan, note, hasSaveFailed } = useShownRun(healthRun, 'health', {
    isAsked: ({ url }) => url === askedUrl, isDone: ({ summary }) => summary !== undefined,
    leadsInto: isFinding && askedUrl !== undefined, gone: texts.gone,
  });
  const { status, connection, progress } = run;
  const liveReport = useMemo(
    () => live && scanReport(live.input, status === 'running' ? progress : brokenOff(progress), live.startedAt),
    [live, status, progress],
  );
  const pastReport = useMemo(() => scan && reportOf(scan), [scan]);
  const report = liveReport ?? pastReport;

  const start = (
    <StartView
      texts={texts} note={note}
      belowForm={otherRun && (
        <p className="strip">
          {(progress.summary ? texts.otherReady : texts.otherRunning)(hostOf(otherRun.input.url))}{' '}
          <button type="button" className="plain-button" onClick={() => navigate(healthAddress(otherRun.input))}>
            {texts.show}
          </button>
        </p>
      )}
    />
  );
  if (!report) return start;

  const reportNote = (): string | undefined => {
    if (live && connection !== 'ok') return shared.connection[connection];
    return pastId === undefined ? undefined : texts.past(format.date(report.startedAt));
  };
  const runId = pastId ?? run.run?.runId;
  return (
    <>
      {hasSaveFailed && <p className="strip">{shared.notSaved}</p>}
      <WhenLoaded key={runId} loadable={SCAN_VIEWS[language]} fallback={start}>
        {(ScanView) => (
          <ScanView report={report} texts={texts} note={reportNote()} isLive={live !== undefined} runId={runId} isOwn />
        )}
      </WhenLoaded>
    </>
  );
}
