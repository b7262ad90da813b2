import { createClient } from '@redis/client';

/** A client of the Valkey or Redis that holds the queue of visits. */
export type QueueConnection = ReturnType<typeof dial>;

export interface ConnectionOptions {
  /** May hold a password: it is never logged. */
  url: string;
  random: () => number;
  /** Whether a command waits for a connection that is away; else it fails at once. */
  waits: boolean;
}

const CONNECT_MS = 5_000;
/** Commands that block answer every five seconds at least: a line that is silent for longer is cut and dialled again. */
const SILENCE_MS = 20_000;
const LONGEST_REDIAL_MS = 2_000;
const MAX_QUEUED = 1_000;

/** A client that BullMQ dials, again for ever, and duplicates for commands that block. */
export const queueConnection = (options: ConnectionOptions): QueueConnection => dial(options);

const dial = ({ url, random, waits }: ConnectionOptions) => createClient({
  url,
  disableOfflineQueue: !waits,
  commandsQueueMaxLength: MAX_QUEUED,
  maintNotifications: 'disabled',
  socket: {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    reconnectStrategy: (retries) => Math.min(LONGEST_REDIAL_MS, 50 * 2 ** retries) * (0.5 + random() / 2),
  },
});
