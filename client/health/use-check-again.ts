import { useEffect, useState } from 'react';
import type { CheckAgainEvent, CheckAgainRequest } from '../../contract/check-again.ts';
import type { FindingEvent } from '../../contract/health.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import { loadClient } from '../api/client.ts';
import type { Failure } from '../api/failure.ts';
import { createRunStore } from '../api/run-store.ts';
import { useRun } from '../api/use-run.ts';

type CheckAgainBody = HealthScanBody & Pick<CheckAgainRequest, 'check'>;

interface CheckProgress {
  isQueued: boolean;
  finding?: FindingEvent;
  /** ISO; set once the check has come to its end. */
  checkedAt?: string;
}

function reduceCheck(progress: CheckProgress, event: CheckAgainEvent): CheckProgress {
  switch (event.type) {
    case 'phase':
      return { ...progress, isQueued: event.state === 'queued' };
    case 'finding':
      return { ...progress, finding: event };
    case 'complete':
      return { ...progress, checkedAt: event.checkedAt };
    default:
      return progress;
  }
}

const createCheck = () => createRunStore<CheckAgainBody, CheckAgainEvent, CheckProgress>({
  service: async (reload) => {
    const { checkAgain: start, watchCheck: watch, cancel } = (await loadClient(reload)).health;
    return { start, watch, cancel };
  },
  initialProgress: { isQueued: false },
  reduce: reduceCheck,
});

/** Has the service check one finding again, and cancels when the reader leaves. */
export function useCheckAgain(input: HealthScanBody | undefined, check: string) {
  const [run] = useState(createCheck);
  const { status, progress: { isQueued, finding, checkedAt }, failure } = useRun(run);
  useEffect(() => run.clear, [run]);
  const isRunning = status === 'starting' || status === 'running';
  const now = status === 'ended' && finding && checkedAt !== undefined ? { finding, checkedAt } : undefined;
  const isStopped = status !== 'idle' && !isRunning && !now;
  return {
    isRunning, isQueued: status === 'running' && isQueued, now,
    failure: isStopped ? failure ?? FAILED : undefined,
    start: () => input && run.start({ ...input, check: check as CheckAgainRequest['check'] }),
    cancel: run.clear,
  };
}

/** It broke off, and the service knows no more of it. */
const FAILED: Failure = { kind: 'failed' };
