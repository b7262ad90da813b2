import { addAbortListener } from 'node:events';

/** Waits for the work, but rejects with the signal's reason as soon as that aborts. */
export async function untilAborted<T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  using _abort = addAbortListener(signal, onAbort);
  if (signal.aborted) onAbort();
  return await Promise.race([aborted.promise, work]);
}
