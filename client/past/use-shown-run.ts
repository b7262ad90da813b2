import { useEffect } from 'react';
import type { RunStore } from '../api/run-store.ts';
import { useRun } from '../api/use-run.ts';
import { useQuery } from '../app/address.ts';
import { useAnnounced } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import { usePastScan, useSaveFailed } from './past-scan.ts';
import type { PastScan } from './store.ts';

interface RunQuestions<Input, Progress> {
  /** Whether the address asks for a run of this input. */
  isAsked: (input: Input) => boolean;
  isDone: (progress: Progress) => boolean;
}

/** What a tool's page shows: the run of this tab, where the address asks for it, or a scan kept from before. */
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
  useAnnounced(connection === 'ok' ? undefined : texts.connection[connection]);
  useAnnounced(hasSaveFailed ? texts.unkept : undefined);
  return {
    run, ...past, hasSaveFailed,
    /** Of the scan from before that the address asks for. */
    pastId,
    /** The run that was asked for, as far as the service still knows it. */
    live: isHere && !isGone ? known : undefined,
    /** The service no longer knows the run that was asked for. */
    isGone,
    /** The run of this tab, where the address asks for something else. */
    elsewhere: !isHere && (status === 'running' || isDone(progress)) ? known : undefined,
  };
}
