import type { QueueConnection } from './connection.ts';
import { LAB_PREFIX } from './lab-job.ts';

/** A job counts as wanted for this long after the last `keepAlive`. */
const KEEP_ALIVE_MS = 15_000;
const CANCELLED_MS = 30_000;
/** Results that nobody has read expire. */
const RESULT_MS = 60_000;

/** What an instance and a worker exchange about a job outside the queue: whether it is still wanted, and its result. */
export function createJobChannel(client: QueueConnection['client']) {
  const demandKey = (id: string): string => `${LAB_PREFIX}:demand:${id}`;
  const resultKey = (id: string): string => `${LAB_PREFIX}:result:${id}`;
  return {
    /** Marks the job as wanted; repeated for as long as somebody waits for it. */
    keepAlive: (id: string) => client.set(demandKey(id), '1', { PX: KEEP_ALIVE_MS }),
    /** Marks the job as no longer wanted, and deletes its result. */
    cancel: (id: string) =>
      Promise.all([client.set(demandKey(id), '0', { PX: CANCELLED_MS }), client.del(resultKey(id))]),
    /** `missing` once the mark has expired, as nobody renews it any more. */
    async demand(id: string): Promise<'wanted' | 'cancelled' | 'missing'> {
      const value = await client.get(demandKey(id));
      if (value === null) return 'missing';
      return value === '1' ? 'wanted' : 'cancelled';
    },
    /** Stores the result, unless there is one. */
    storeResult: (id: string, text: string) => client.set(resultKey(id), text, { PX: RESULT_MS, NX: true }),
    /** Leaves the result where it is: the reply may be too late for who asked, and is then asked for again. */
    readResult: (id: string) => client.get(resultKey(id)),
  };
}
