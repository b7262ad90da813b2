import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckAgainEvent, CheckAgainRequest } from '../../contract/check-again.ts';
import type { FindingEvent } from '../../contract/health.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import { loadClient } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';

/** The state of one finding that is checked again. */
type CheckState =
  | { kind: 'idle' }
  | { kind: 'running'; isQueued: boolean }
  | { kind: 'done'; finding: FindingEvent; checkedAt: string }
  | { kind: 'stopped'; failure: Failure };

const IDLE: CheckState = { kind: 'idle' };

/** Has the service check one finding again, and cancels when the reader leaves. */
export function useCheckAgain(input: HealthScanBody | undefined, check: string) {
  const [state, setState] = useState<CheckState>(IDLE);
  const running = useRef<() => void>(undefined);
  useEffect(() => () => running.current?.(), []);

  const start = useCallback(async (): Promise<void> => {
    if (!input || running.current) return;
    let isLeft = false;
    let stop = (): void => {};
    const end = (next: CheckState): void => {
      if (isLeft) return;
      isLeft = true;
      running.current = undefined;
      setState(next);
    };
    running.current = () => {
      end(IDLE);
      stop();
    };
    setState({ kind: 'running', isQueued: false });
    try {
      const trpc = await loadClient();
      const { runId } = await trpc.health.checkAgain.mutate({ ...input, check: check as CheckAgainRequest['check'] });
      const cancel = (): void => void trpc.health.cancel.mutate({ runId }).catch(() => {});
      if (isLeft) return cancel();
      let finding: FindingEvent | undefined;
      const hear = (event: CheckAgainEvent): void => {
        if (event.type === 'finding') finding = event;
        else if (event.type === 'phase') {
          const isQueued = event.state === 'queued';
          setState((last) => (last.kind === 'running' ? { kind: 'running', isQueued } : last));
        } else end(event.type === 'complete' && finding ? { kind: 'done', finding, checkedAt: event.checkedAt } : FAILED);
      };
      const watching = trpc.health.watchCheck.subscribe({ runId, lastEventId: undefined }, {
        onData: ({ data }) => hear(data),
        onError: (error) => end({ kind: 'stopped', failure: failureOf(error) }),
        onComplete: () => end(FAILED),
      });
      stop = () => {
        watching.unsubscribe();
        cancel();
      };
    } catch (error) {
      end({ kind: 'stopped', failure: failureOf(error) });
    }
  }, [input, check]);

  return { state, start, cancel: () => running.current?.() };
}

const FAILED: CheckState = { kind: 'stopped', failure: { kind: 'failed' } };
