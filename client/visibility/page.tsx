import { keepPreviousData, useQuery as useStored } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import { useRun } from '../api/use-run.ts';
import { navigate, useQuery } from '../app/router.ts';
import { useTerms } from '../app/terms.ts';
import { announce } from '../components/live-region.tsx';
import { useSpeech } from '../i18n/language.ts';
import { pastStore } from '../past/store.ts';
import { progressOf } from './keep.ts';
import { draftOf, inputOf, visibilityAddress } from './link.ts';
import type { Draft } from './link.ts';
import type { VisibilityTexts } from './nb.ts';
import type { ReportSource } from '../../contract/report/visibility/report.ts';
import type { ReportTexts } from '../../contract/report/visibility/report-nb.ts';
import { geoRun } from './run.ts';
import { StartView } from './start-view.tsx';
import { useQuestions } from './use-questions.ts';

const loadReport = async () => ({ default: (await import('./report-view.tsx')).ReportView });
/** Loaded once there is something to show, as its words are: the form needs none of them. */
const ReportView = lazy(loadReport);

async function loadWords(language: Language): Promise<ReportTexts> {
  return language === 'no' ? (await import('../../contract/report/visibility/report-nb.ts')).REPORT_NB : (await import('../../contract/report/visibility/report-en.ts')).REPORT_EN;
}

function useReportWords(isWanted: boolean): ReportTexts | undefined {
  const { language } = useSpeech();
  const { data } = useStored({
    queryKey: ['visibility report', language],
    queryFn: () => loadWords(language),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  useEffect(() => {
    if (isWanted) void loadReport().catch(() => {});
  }, [isWanted]);
  return data;
}

/** A measurement kept in this browser, by its id. */
function useKept(id: string | undefined): { kept: ReportSource | undefined; isLoading: boolean } {
  const { data, isLoading } = useStored({
    queryKey: ['past', 'geo', id ?? ''],
    queryFn: async () => (await pastStore.get(id ?? '', 'geo')) ?? null,
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  const kept = data
    ? { input: data.input, progress: progressOf(data), startedAt: data.at, isOver: true, questions: NONE } : undefined;
  return { kept, isLoading };
}

const NONE: ReportSource['questions'] = [];

/** The AI visibility scan: its form, the measurement this tab has started, or one kept from before (`?past=` its id). */
export function VisibilityPage({ texts }: { texts: VisibilityTexts }) {
  const { texts: shared, language } = useSpeech();
  const run = useRun(geoRun);
  const query = useQuery();
  const pastId = query.get('past') ?? undefined;
  const asked = inputOf(draftOf(query, language));
  useEffect(() => geoRun.resume(), []);

  const { run: known, status, connection } = run;
  const isGone = status === 'gone';
  const isHere = known !== undefined && pastId === undefined && asked !== undefined &&
    visibilityAddress(asked) === visibilityAddress(known.input);
  const isShareable = useTerms()?.shareDays !== undefined;
  const { kept, isLoading } = useKept(pastId ?? (isHere && isGone ? known.runId : undefined));
  const isLive = isHere && !isGone;
  const { list: questions } = useQuestions(isLive ? known.input.vertical : undefined, known?.input.lang ?? 'no');
  const live: ReportSource | undefined = isLive
    ? { input: known.input, progress: run.progress, startedAt: known.startedAt, isOver: status === 'ended', questions }
    : undefined;
  const source = live ?? kept;
  const words = useReportWords(status !== 'idle' || source !== undefined);
  const all = useMemo(() => words && { ...texts, ...words }, [texts, words]);
  const arrive = useArrivals();

  useEffect(() => {
    if (connection !== 'ok') announce(shared.connection[connection]);
  }, [connection, shared]);

  if (!source) {
    const isDone = run.progress.result !== undefined;
    const isElsewhere = !isHere && known !== undefined && (status === 'running' || isDone);
    return (
      <StartView
        texts={texts} onArrive={arrive} given={query.has('brand') ? undefined : given(status, run.input)}
        note={isHere && isGone ? <p className="strip">{texts.gone}</p> : pastId !== undefined && !isLoading ? (
          <p className="strip">{shared.notHere(isShareable)}</p>
        ) : isElsewhere && (
          <p className="strip">
            {(isDone ? texts.ready : texts.elsewhere)(known.input.brand)}{' '}
            <button type="button" className="plain-button" onClick={() => navigate(visibilityAddress(known.input))}>{texts.show}</button>
          </p>
        )}
      />
    );
  }
  if (!all) return null;
  const again = (): void => {
    if (live) geoRun.clear();
    navigate(visibilityAddress(source.input));
  };
  return (
    <Suspense>
      <ReportView
        source={source} texts={all} connection={live ? connection : 'ok'} isPast={pastId !== undefined}
        runId={pastId ?? known?.runId} control={{ isStopping: run.stopping, onArrive: arrive, onAgain: again, onStop: run.cancel }}
      />
    </Suspense>
  );
}

/** What the form goes on showing while, and after, the service was asked in vain. */
function given(status: string, input: Parameters<typeof visibilityAddress>[0] | undefined): Draft | undefined {
  if (!input || !(status === 'starting' || status === 'refused' || status === 'failed')) return undefined;
  return draftOf(new URLSearchParams(visibilityAddress(input).split('?')[1]), 'no');
}

/** Leads the focus to the heading where the form gives way to a measurement, or the other way round; not at first. */
function useArrivals(): (view: 'form' | 'report') => void {
  const before = useRef<'form' | 'report'>(undefined);
  return useCallback((view) => {
    const isNew = before.current !== undefined && before.current !== view;
    before.current = view;
    if (!isNew) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
}
