import { useEffect, useMemo, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useQuery } from '../app/address.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { useLoadable } from '../components/loadable.ts';
import { TryAgain } from '../components/try-again.tsx';
import { useLocale } from '../i18n/language.ts';
import { useShownRun } from '../past/use-shown-run.tsx';
import { geoRun, sourceOf } from './geo-run.ts';
import { draftOf, inputOf, visibilityAddress } from './link.ts';
import type { Draft } from './link.ts';
import type { VisibilityTexts } from './nb.ts';
import { REPORTS } from './lazy-report-view.ts';
import { StartView } from './start-view.tsx';
import { useQuestions } from './use-questions.ts';

/** AI visibility page: the start form, this tab's measurement, or a saved one (`?past=<id>`). */
export function VisibilityPage({ texts }: { texts: VisibilityTexts }) {
  const { texts: shared, language } = useLocale();
  const query = useQuery();
  const asked = inputOf(draftOf(query, language));
  const askedAddress = asked && visibilityAddress(asked);
  const { run, pastId, live, otherRun, scan, note, hasSaveFailed } = useShownRun(geoRun, 'geo', {
    isAsked: (input) => visibilityAddress(input) === askedAddress, isDone: ({ result }) => result !== undefined,
    gone: texts.gone,
  });
  const { status, connection, progress } = run;
  const { list: questions } = useQuestions(live?.input.vertical, run.run?.input.lang ?? 'no');
  const isOver = status !== 'running';
  const liveSource = useMemo(
    () => live && { input: live.input, progress, startedAt: live.startedAt, isOver, questions },
    [live, progress, isOver, questions],
  );
  const pastSource = useMemo(() => scan && sourceOf(scan), [scan]);
  const source = liveSource ?? pastSource;
  // The start form does not need the report's code.
  const { value: loaded, hasFailed, retry } = useLoadable(
    status !== 'idle' || source !== undefined ? REPORTS[language] : undefined,
  );
  useHeadingFocus(source !== undefined && loaded !== undefined);

  const toOtherRun = otherRun && !source && (
    <p className="strip">
      {(progress.result ? texts.otherReady : texts.otherRunning)(otherRun.input.brand)}{' '}
      <button type="button" className="plain-button" onClick={() => navigate(visibilityAddress(otherRun.input))}>
        {texts.show}
      </button>
    </p>
  );
  return (
    <>
      {hasSaveFailed && <p className="strip">{shared.notSaved}</p>}
      {hasFailed && <TryAgain onRetry={retry} />}
      {source && loaded ? (
        <ErrorBoundary>
          <loaded.View
            source={source} texts={loaded.texts} connection={live ? connection : 'ok'} isLive={live !== undefined}
            isPast={pastId !== undefined} runId={pastId ?? run.run?.runId} isOwn
          />
        </ErrorBoundary>
      ) : (
        <StartView
          texts={texts} submittedDraft={query.has('brand') ? undefined : submittedDraft(status, run.input)}
          note={note || toOtherRun}
        />
      )}
    </>
  );
}

/** Keeps the form's values while a start is pending, and after it failed. */
function submittedDraft(status: string, input: Parameters<typeof visibilityAddress>[0] | undefined): Draft | undefined {
  if (!input || !(status === 'starting' || status === 'failed')) return undefined;
  return draftOf(new URLSearchParams(visibilityAddress(input).split('?')[1]), 'no');
}

/** Moves focus to the heading when the form is replaced by a report or back, but not on mount. */
function useHeadingFocus(isReport: boolean): void {
  const before = useRef(isReport);
  useEffect(() => {
    if (before.current === isReport) return;
    before.current = isReport;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isReport]);
}
