import { useEffect } from 'react';
import type { RunStore } from '../api/run-store.ts';
import { useRun } from '../api/use-run.ts';
import { useQuery } from '../app/address.ts';
import { useAnnounce } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import { usePastScan, useSaveFailed } from './past-scan.ts';
import type { PastScan } from './store.ts';

interface RunQuestions<Input, Progress> {
  /** Whether the URL asks for a run with this input. */
  isAsked: (input: Input) => boolean;
  isDone: (progress: Progress) => boolean;
}

/** What a tool's page renders: this tab's run if the URL asks for it, or a saved scan. */
export function useShownRun<Input, Progress, Tool extends PastScan['tool']>(
  store: RunStore<Input, Progress>, tool: Tool, { isAsked, isDone }: RunQuestions<Input, Progress>,
) {
  const { texts } = useLocale();
  const run = useRun(store);
  const { run: known, status, connection, progress } = run;
  useEffect(() => store.resume(), [store]);
  const pastId = useQuery().get('past') ?? undefined;
  const isHere = known !== undefined && pastId === undefined && isAsked(known.input);
  const isGone = isHere && status === 'gone';
  const past = usePastScan(pastId ?? (isGone ? known.runId : undefined), tool);
  const hasSaveFailed = useSaveFailed(isHere ? known.runId : undefined);
  useAnnounce(connection === 'ok' ? undefined : texts.connection[connection]);
  useAnnounce(hasSaveFailed ? texts.notSaved : undefined);
  return {
    run, ...past, hasSaveFailed,
    /** Id of the saved scan that the URL asks for. */
    pastId,
    /** The requested run, unless the service no longer knows it. */
    live: isHere && !isGone ? known : undefined,
    /** The service no longer knows the requested run. */
    isGone,
    /** This tab's running or finished run, if the URL asks for something else. */
    otherRun: !isHere && (status === 'running' || isDone(progress)) ? known : undefined,
  };
}
