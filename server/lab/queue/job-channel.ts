import { LAB_PREFIX } from './lab-job.ts';

/** What an instance and a worker exchange about one job outside the queue: whether it is still wanted, and its result. */
export interface JobChannel {
  /** Marks the job as wanted; repeated for as long as somebody waits for it. */
  keepAlive(id: string): Promise<void>;
  /** Marks the job as no longer wanted. */
  cancel(id: string): Promise<void>;
  /** `missing` once the mark has expired: whoever waited is gone. */
  demand(id: string): Promise<'wanted' | 'cancelled' | 'missing'>;
  /** Stores the result, unless there is one. */
  storeResult(id: string, text: string): Promise<void>;
  /** Reads and deletes the result. */
  takeResult(id: string): Promise<string | null>;
}

/** The part of the Redis client that is used. */
export interface RedisCommands {
  sendCommand<T>(words: string[]): Promise<T>;
}

/** A job counts as wanted for this long after the last `keepAlive`. */
export const KEEP_ALIVE_MS = 15_000;
const CANCELLED_MS = 30_000;
/** Results that nobody has read expire. */
const RESULT_MS = 60_000;

export function createJobChannel(client: RedisCommands): JobChannel {
  const demandKey = (id: string): string => `${LAB_PREFIX}:wanted:${id}`;
  const resultKey = (id: string): string => `${LAB_PREFIX}:answer:${id}`;
  const set = async (key: string, value: string, ms: number): Promise<void> =>
    void await client.sendCommand(['SET', key, value, 'PX', String(ms)]);
  return {
    keepAlive: (id) => set(demandKey(id), '1', KEEP_ALIVE_MS),
    cancel: (id) => set(demandKey(id), '0', CANCELLED_MS),
    async demand(id) {
      const value = await client.sendCommand<string | null>(['GET', demandKey(id)]);
      if (value === null) return 'missing';
      return value === '1' ? 'wanted' : 'cancelled';
    },
    async storeResult(id, text) {
      await client.sendCommand(['SET', resultKey(id), text, 'PX', String(RESULT_MS), 'NX']);
    },
    async takeResult(id) {
      const text = await client.sendCommand<string | null>(['GET', resultKey(id)]);
      if (text !== null) await client.sendCommand(['DEL', resultKey(id)]);
      return text;
    },
  };
}
