import { createClient } from '@redis/client';

const CONNECT_MS = 5_000;
/** Blocking commands respond at least every five seconds: a connection that is silent for longer is replaced. */
const SILENCE_MS = 20_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
const MAX_QUEUED = 1_000;

/** A client that reconnects forever, and that BullMQ duplicates for blocking commands. */
export const queueConnection = ({ url, random, queuesOffline }: {
  /** May hold a password: it is never logged. */
  url: string;
  random: () => number;
  /** Whether commands wait for a lost connection; otherwise they fail at once. */
  queuesOffline: boolean;
}) => createClient({
  url,
  disableOfflineQueue: !queuesOffline,
  commandsQueueMaxLength: MAX_QUEUED,
  maintNotifications: 'disabled',
  socket: {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    reconnectStrategy: (retries) => Math.min(MAX_RECONNECT_DELAY_MS, 50 * 2 ** retries) * (0.5 + random() / 2),
  },
});
