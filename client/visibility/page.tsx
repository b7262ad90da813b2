import { createElement, useEffect, useMemo, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useRun } from '../api/use-run.ts';
import { useQuery } from '../app/address.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { useAnnounced } from '../components/live-region.tsx';
import { useLoadable } from '../components/loadable.ts';
import { TryAgain } from '../components/try-again.tsx';
import { useLocale } from '../i18n/language.ts';
import { useSaveFailed, usePastScan } from '../past/past-scan.ts';
import { geoRun, sourceOf } from './geo-run.ts';
import { draftOf, inputOf, visibilityAddress } from './link.ts';
import type { Draft } from './link.ts';
import type { VisibilityTexts } from './nb.ts';
import { REPORTS } from './lazy-report-view.ts';
import { StartView } from './start-view.tsx';
import { useQuestions } from './use-questions.ts';

/** The AI visibility scan: its form, the measurement this tab has started, or one kept from before (`?past=` its id). */
export function VisibilityPage({ texts }: { texts: VisibilityTexts }) {
  const { texts: shared, language } = useLocale();
  const run = useRun(geoRun);
  const query = useQuery();
  const pastId = query.get('past') ?? undefined;
  const asked = inputOf(draftOf(query, language));
  const { run: known, status, connection } = run;
  useEffect(() => geoRun.resume(), []);

  const isGone = status === 'gone';
  const isHere = known !== undefined && pastId === undefined && asked !== undefined &&
    visibilityAddress(asked) === visibilityAddress(known.input);
  const isShareable = useServiceInfo()?.shareDays !== undefined;
  const { scan, isLoading, isUnreadable } = usePastScan(pastId ?? (isHere && isGone ? known.runId : undefined), 'geo');
  const kept = useMemo(() => scan && sourceOf(scan), [scan]);
  const isLive = isHere && !isGone;
  const { list: questions } = useQuestions(isLive ? known.input.vertical : undefined, known?.input.lang ?? 'no');
  const isOver = status === 'ended';
  const live = useMemo(
    () => (isLive ? { input: known.input, progress: run.progress, startedAt: known.startedAt, isOver, questions } : undefined),
    [isLive, known, run.progress, isOver, questions],
  );
  const source = live ?? kept;
  // The form needs none of it.
  const { value: loaded, hasFailed, retry } = useLoadable(status !== 'idle' || source !== undefined ? REPORTS[language] : undefined);
  const all = useMemo(() => loaded && { ...texts, ...loaded.words }, [texts, loaded]);
  const hasSaveFailed = useSaveFailed(isHere ? known.runId : undefined);

  useAnnounced(connection === 'ok' ? undefined : shared.connection[connection]);
  useAnnounced(hasSaveFailed ? shared.unkept : undefined);

  const isDone = run.progress.result !== undefined;
  const isElsewhere = !source && !isHere && known !== undefined && (status === 'running' || isDone);
  const start = (
    <StartView
      texts={texts} given={query.has('brand') ? undefined : given(status, run.input)}
      note={isUnreadable ? <p className="strip" role="alert">{shared.unread}</p>
        : isHere && isGone ? <p className="strip">{texts.gone}</p>
          : pastId !== undefined && !isLoading ? <p className="strip">{shared.notHere(isShareable)}</p> : isElsewhere && (
        <p className="strip">
          {(isDone ? texts.ready : texts.elsewhere)(known.input.brand)}{' '}
          <button type="button" className="plain-button" onClick={() => navigate(visibilityAddress(known.input))}>
            {texts.show}
          </button>
        </p>
      )}
    />
  );
  const isReport = source !== undefined && loaded !== undefined;
  useHeadingFocus(isReport);
  return (
    <>
      {hasSaveFailed && <p className="strip">{shared.unkept}</p>}
      {hasFailed && <TryAgain onRetry={retry} />}
      {source && loaded && all ? (
        <ErrorBoundary>
          {createElement(loaded.View, {
            source, texts: all, connection: live ? connection : 'ok', isLive, isPast: pastId !== undefined,
            runId: pastId ?? known?.runId, isOwn: true,
          })}
        </ErrorBoundary>
      ) : start}
    </>
  );
}

/** What the form goes on showing while, and after, the service was asked in vain. */
function given(status: string, input: Parameters<typeof visibilityAddress>[0] | undefined): Draft | undefined {
  if (!input || !(status === 'starting' || status === 'failed')) return undefined;
  return draftOf(new URLSearchParams(visibilityAddress(input).split('?')[1]), 'no');
}

/** Leads the focus to the heading where the form gives way to a measurement, or the other way round; not at first. */
function useHeadingFocus(isReport: boolean): void {
  const before = useRef(isReport);
  useEffect(() => {
    if (before.current === isReport) return;
    before.current = isReport;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isReport]);
}
