import { createClient } from '@redis/client';

const CONNECT_MS = 5_000;
/** Blocking commands respond at least every five seconds: a connection that is silent for longer is replaced. */
const SILENCE_MS = 20_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
const MAX_QUEUED = 1_000;

interface QueueConnectionOptions {
  /** May hold a password: it is never logged. */
  url: string;
  random: () => number;
  /** Whether commands wait for a lost connection; otherwise they fail at once. */
  queuesOffline: boolean;
}

/** The connections of one queue: a client that reconnects forever, and the copies that BullMQ makes of it. */
export function queueConnection({ url, random, queuesOffline }: QueueConnectionOptions) {
  const client = createClient({
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
  const clients = [client];
  const duplicate = client.duplicate.bind(client);
  Object.assign(client, {
    duplicate(options?: { name: string }) {
      const copy = duplicate(options);
      clients.push(copy);
      return copy;
    },
  });
  return {
    client,
    /** No error of a connection is passed on any more: BullMQ stops listening before its connections have ended. */
    ignoreErrors() {
      for (const each of clients) each.removeAllListeners('error').on('error', () => {});
    },
    /** Ends all connections, also those that BullMQ has left to reconnect. */
    destroy() {
      for (const each of clients) if (each.isOpen) each.destroy();
    },
  };
}

/** The connections of one queue. */
export type QueueConnection = ReturnType<typeof queueConnection>;
