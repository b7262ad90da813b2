import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { RunStore } from '../api/run-store.ts';
import { useRun } from '../api/use-run.ts';
import { useQuery } from '../app/address.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { useAnnounce } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import { usePastScan, useSaveFailed } from './past-scan.ts';
import type { PastScan } from './store.ts';

interface ShownRunOptions<Input, Progress> {
  /** Whether the URL asks for a run with this input. */
  isAsked: (input: Input) => boolean;
  isDone: (progress: Progress) => boolean;
  /** Whether the URL leads into a run's report, which only the browser that holds it can show. */
  leadsInto?: boolean;
  /** That the service no longer knows the requested run. */
  gone: string;
}

/** What a tool's page renders: this tab's run if the URL asks for it, or a saved scan. */
export function useShownRun<Input, Progress, Tool extends PastScan['tool']>(
  store: RunStore<Input, Progress>, tool: Tool,
  { isAsked, isDone, leadsInto = false, gone }: ShownRunOptions<Input, Progress>,
) {
  const { texts } = useLocale();
  const run = useRun(store);
  const { run: known, status, connection, progress } = run;
  useEffect(() => store.resume(), [store]);
  const pastId = useQuery().get('past') ?? undefined;
  const isHere = known !== undefined && pastId === undefined && isAsked(known.input);
  const isGone = isHere && known.isGone === true;
  const { scan, isLoading, isUnreadable } = usePastScan(pastId ?? (isGone ? known.runId : undefined), tool);
  const isShareable = useServiceInfo()?.shareDays !== undefined;
  const hasSaveFailed = useSaveFailed(isHere ? known.runId : undefined);
  useAnnounce(connection === 'ok' ? undefined : texts.connection[connection]);
  useAnnounce(hasSaveFailed ? texts.notSaved : undefined);
  const why = (): ReactNode => {
    if (isUnreadable) return <p className="strip" role="alert">{texts.unreadable}</p>;
    if (isLoading || scan) return undefined;
    if (isGone) return <p className="strip">{gone}</p>;
    const isElsewhere = pastId !== undefined || (leadsInto && !isHere);
    return isElsewhere && <p className="strip">{texts.notKeptHere(isShareable)}</p>;
  };
  const note = why();
  return {
    run, scan, hasSaveFailed,
    /** Why neither a run nor a saved scan is there to render, if the URL asks for one. */
    note,
    /** Id of the saved scan that the URL asks for. */
    pastId,
    /** The requested run, unless the service no longer knows it. */
    live: isHere && !isGone ? known : undefined,
    /** This tab's running or finished run, if the URL asks for something else and there is no note. */
    otherRun: !note && !isHere && (status === 'running' || isDone(progress)) ? known : undefined,
  };
}
