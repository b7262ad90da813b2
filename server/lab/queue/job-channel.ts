import { LAB_PREFIX } from './lab-job.ts';

/** The part of the Redis client that is used. */
interface RedisCommands {
  sendCommand<T>(words: string[]): Promise<T>;
}

/** A job counts as wanted for this long after the last `keepAlive`. */
const KEEP_ALIVE_MS = 15_000;
const CANCELLED_MS = 30_000;
/** Results that nobody has read expire. */
const RESULT_MS = 60_000;

/** What an instance and a worker exchange about one job outside the queue: whether it is still wanted, and its result. */
export function createJobChannel(client: RedisCommands) {
  const demandKey = (id: string): string => `${LAB_PREFIX}:demand:${id}`;
  const resultKey = (id: string): string => `${LAB_PREFIX}:result:${id}`;
  const set = async (key: string, value: string, ...options: string[]): Promise<void> =>
    void await client.sendCommand(['SET', key, value, 'PX', ...options]);
  return {
    /** Marks the job as wanted; repeated for as long as somebody waits for it. */
    keepAlive: (id: string) => set(demandKey(id), '1', String(KEEP_ALIVE_MS)),
    /** Marks the job as no longer wanted. */
    cancel: (id: string) => set(demandKey(id), '0', String(CANCELLED_MS)),
    /** `missing` once the mark has expired: whoever waited is gone. */
    async demand(id: string): Promise<'wanted' | 'cancelled' | 'missing'> {
      const value = await client.sendCommand<string | null>(['GET', demandKey(id)]);
      if (value === null) return 'missing';
      return value === '1' ? 'wanted' : 'cancelled';
    },
    /** Stores the result, unless there is one. */
    storeResult: (id: string, text: string) => set(resultKey(id), text, String(RESULT_MS), 'NX'),
    /** Reads and deletes the result. */
    async takeResult(id: string): Promise<string | null> {
      const text = await client.sendCommand<string | null>(['GET', resultKey(id)]);
      if (text !== null) await client.sendCommand(['DEL', resultKey(id)]);
      return text;
    },
  };
}
