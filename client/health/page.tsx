import { useEffect, useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useRun } from '../api/use-run.ts';
import { useHash, useQuery } from '../app/address.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { useAnnounced } from '../components/live-region.tsx';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { useLocale } from '../i18n/language.ts';
import { useSaveFailed, usePastScan } from '../past/past-scan.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { healthRun, reportOf } from './health-run.ts';
import { anchorOf, healthAddress } from './link.ts';
import type { HealthTexts } from './nb.ts';
import { brokenOff } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { SCAN_VIEWS } from './lazy-scan-view.ts';
import { StartView } from './start-view.tsx';

/** The health scan: its field, the scan this tab has started, or one kept from before (`?past=` its id). */
export function HealthPage({ texts }: { texts: HealthTexts }) {
  const { texts: shared, language, format } = useLocale();
  const run = useRun(healthRun);
  const query = useQuery();
  const askedUrl = query.get('url') ?? undefined;
  const pastId = query.get('past') ?? undefined;
  const { connection } = run;
  useEffect(() => healthRun.resume(), []);

  const isFinding = useHash().startsWith(`#${anchorOf('')}`);
  const isShareable = useServiceInfo()?.shareDays !== undefined;
  const known = run.run;
  const isGone = run.status === 'gone';
  const isHere = known !== undefined && pastId === undefined && askedUrl === known.input.url;
  const { scan, isLoading, isUnreadable } = usePastScan(pastId ?? (isHere && isGone ? known.runId : undefined), 'health');
  const kept = useMemo(() => scan && reportOf(scan), [scan]);
  const isOver = run.status === 'ended';
  const progress = useMemo(() => (isOver ? brokenOff(run.progress) : run.progress), [isOver, run.progress]);
  const live = useMemo(
    () => (isHere && !isGone && known ? scanReport(known.input, progress, known.startedAt) : undefined),
    [isHere, isGone, known, progress],
  );
  const report = live ?? kept;
  useAnnounced(connection === 'ok' ? undefined : shared.connection[connection]);
  const hasSaveFailed = useSaveFailed(isHere ? known.runId : undefined);
  useAnnounced(hasSaveFailed ? shared.unkept : undefined);

  const isElsewhere = !isHere && known !== undefined && (run.status === 'running' || progress.summary !== undefined);
  // A link to a report leads nowhere but in the browser that keeps it.
  const isNotHere = pastId !== undefined ? !isLoading : !isHere && isFinding && askedUrl !== undefined;
  const start = (
    <StartView
      texts={texts}
      note={isUnreadable ? <p className="strip" role="alert">{shared.unread}</p>
        : isHere && isGone && !isLoading ? <p className="strip">{texts.gone}</p>
          : isNotHere ? <p className="strip">{shared.notHere(isShareable)}</p>
            : undefined}
      later={isElsewhere && !isUnreadable && !isNotHere && (
        <p className="strip">
          {(progress.summary ? texts.ready : texts.elsewhere)(hostOf(known.input.url))}{' '}
          <button type="button" className="plain-button" onClick={() => navigate(healthAddress(known.input))}>
            {texts.show}
          </button>
        </p>
      )}
    />
  );
  if (!report) return start;

  const runId = pastId ?? known?.runId;
  const note = live && connection !== 'ok' ? shared.connection[connection]
    : pastId !== undefined ? texts.past(format.date(report.startedAt)) : undefined;
  return (
    <>
      {hasSaveFailed && <p className="strip">{shared.unkept}</p>}
      <WhenLoaded key={runId} loadable={SCAN_VIEWS[language]} meanwhile={start}>
        {(ScanView) => (
          <ScanView report={report} texts={texts} note={note} isLive={live !== undefined} runId={runId} isOwn />
        )}
      </WhenLoaded>
    </>
  );
}
