import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useHash, useQuery } from '../app/address.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { useLocale } from '../i18n/language.ts';
import { useShownRun } from '../past/use-shown-run.ts';
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
  const {
    run, pastId, live, isGone, otherRun, scan, isLoading, isUnreadable, hasSaveFailed,
  } = useShownRun(healthRun, 'health', {
    isAsked: ({ url }) => url === askedUrl, isDone: ({ summary }) => summary !== undefined,
  });
  const { status, connection, progress } = run;
  const isFinding = useHash().startsWith(`#${anchorOf('')}`);
  const isShareable = useServiceInfo()?.shareDays !== undefined;
  const liveReport = useMemo(
    () => live && scanReport(live.input, status === 'ended' ? brokenOff(progress) : progress, live.startedAt),
    [live, status, progress],
  );
  const pastReport = useMemo(() => scan && reportOf(scan), [scan]);
  const report = liveReport ?? pastReport;

  // A link to a finding only works in the browser that holds the report.
  const isFindingElsewhere = isFinding && askedUrl !== undefined && !live && !isGone;
  const isElsewhere = pastId === undefined ? isFindingElsewhere : !isLoading;
  const startNote = (): ReactNode => {
    if (isUnreadable) return <p className="strip" role="alert">{shared.unreadable}</p>;
    if (isGone && !isLoading) return <p className="strip">{texts.gone}</p>;
    return isElsewhere && <p className="strip">{shared.notKeptHere(isShareable)}</p>;
  };
  const start = (
    <StartView
      texts={texts} note={startNote()}
      belowForm={otherRun && !isUnreadable && !isElsewhere && (
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
