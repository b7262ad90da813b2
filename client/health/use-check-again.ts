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
  /** ISO 8601; set when the check has completed. */
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

/** Rechecks one finding; cancels the check on unmount. */
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

/** The check broke off, and the service no longer knows it. */
const FAILED: Failure = { kind: 'failed' };
