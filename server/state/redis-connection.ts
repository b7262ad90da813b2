import { createClient } from '@redis/client';
import type { z } from 'zod';
import { atMost } from '../async/at-most.ts';
import { throttled } from '../async/throttled.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Script } from './script.ts';

/** What the connection depends on. */
export interface RedisDeps {
  clock: Clock;
  random: () => number;
  log: Pick<Logger, 'info' | 'warn'>;
}

export type RedisConnection = ReturnType<typeof connectRedis>;

/** Long enough for a busy machine, short enough to go unnoticed. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_TIMEOUT_MS = 2_000;
const PING_INTERVAL_MS = 3_000;
/** Without any data for this long, pings included, the client reconnects. */
const SOCKET_TIMEOUT_MS = 10_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
const MAX_QUEUED = 10_000;
/** The delay after a failed ping to a server that has timed out. */
const PROBE_RETRY_MS = 1_000;
/** A server that has not answered a ping for this long is connected to anew, which ends a reply without an end. */
const PROBE_TIMEOUT_MS = 2_000;
/** The delay before that. */
const RECONNECT_DELAY_MS = 1_000;
/** An unstable connection is logged at most once in this time. */
const LOG_INTERVAL_MS = 60_000;

/**
 * The Valkey or Redis that instances share. Starts connecting at once and reconnects forever; returns before it is
 * connected. Calls are short and never throw: the service runs without it.
 */
export function connectRedis(
  { url, commandTimeoutMs: givenMs, prefix = 'storefront' }: {
    /** May contain a password: never logged. */
    url: string;
    /** A command that takes longer counts as failed. */
    commandTimeoutMs?: number;
    /** Prefix of every key and channel. */
    prefix?: string;
  },
  { clock, random, log }: RedisDeps,
) {
  const commandTimeoutMs = givenMs ?? COMMAND_TIMEOUT_MS * clock.budgetScale;
  const connectTimeoutMs = CONNECT_TIMEOUT_MS * clock.budgetScale;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED,
    pingInterval: PING_INTERVAL_MS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(MAX_RECONNECT_DELAY_MS, 50 * 2 ** retries) * (0.5 + random() / 2),
    },
  });
  const reconnectCallbacks = new Set<() => void>();
  const channels = new Map<string, Set<(message: string) => void>>();
  const firstOutcome = Promise.withResolvers<void>();
  let isReachable = false;
  let hasTimedOut = false;
  let disposed = false;
  const reachability = createReachabilityLog({ clock, log });

  const markUnreachable = (code: string): void => {
    isReachable = false;
    firstOutcome.resolve();
    if (!disposed) reachability.report(false, code);
  };
  const markReachable = (): void => {
    if (isReachable || disposed) return;
    isReachable = true;
    firstOutcome.resolve();
    reachability.report(true);
    for (const callback of reconnectCallbacks) callback();
  };

  const onMessage = (message: string, channel: string): void => {
    for (const listener of channels.get(channel) ?? []) listener(message);
  };
  const subscribe = (channel: string): void => {
    // Failed subscriptions are repeated on `ready`.
    if (client.isReady) client.subscribe(channel, onMessage).catch(() => {});
  };
  const connect = (): void => {
    client.connect().catch((error: unknown) => markUnreachable(codeOf(error)));
  };
  const connectAnew = (): void => {
    if (disposed || !client.isOpen) return;
    client.destroy();
    clock.after(RECONNECT_DELAY_MS, () => {
      if (!disposed) connect();
    });
  };
  /** Pings until the server answers in time again; callers do not wait meanwhile. */
  const probe = (): void => {
    const sentAt = clock.monotonic();
    const timeout = clock.after(PROBE_TIMEOUT_MS * clock.budgetScale, connectAnew);
    client.sendCommand(['PING']).finally(() => timeout[Symbol.dispose]()).then(() => {
      if (disposed || !hasTimedOut) return;
      if (clock.monotonic() - sentAt > commandTimeoutMs) return probe();
      hasTimedOut = false;
      markReachable();
    }, () => {
      // After a disconnect, `ready` resets the state instead.
      if (client.isReady && hasTimedOut) clock.after(PROBE_RETRY_MS, probe);
    });
  };
  client.on('error', (error: unknown) => {
    markUnreachable(codeOf(error));
    // The socket is sound, so a reply was not: from here on it is unknown which reply belongs to which command.
    if (client.isReady) connectAnew();
  });
  client.on('ready', () => {
    hasTimedOut = false;
    for (const channel of channels.keys()) subscribe(channel);
    markReachable();
  });
  connect();

  /** Calls back once a command has taken too long, unless disposed before. */
  const startTimeout = (onTimeout: () => void): Disposable => {
    const timeout = new DisposableStack();
    // If our own event loop was blocked, replies that have already arrived are read before giving up.
    timeout.use(clock.after(commandTimeoutMs / 2, () => {
      timeout.use(clock.after(commandTimeoutMs / 2, () => setImmediate(() => {
        if (!timeout.disposed) onTimeout();
      })));
    }));
    return timeout;
  };
  const reportInvalid = throttled(clock, LOG_INTERVAL_MS, () => {
    log.warn('The shared state replied in another form than the one due; the reply was not used.');
  });
  /**
   * A call's reply if it comes in time and has the form that is due. After a timeout, no further call is made until a
   * ping is answered in time.
   */
  const replyInTime = async <Reply>(
    call: () => Promise<unknown>, form: z.ZodType<Reply>,
  ): Promise<Reply | undefined> => {
    if (disposed || hasTimedOut || !client.isReady) return undefined;
    const inTime = Promise.withResolvers<unknown>();
    using _timeout = startTimeout(() => {
      inTime.resolve(undefined);
      markUnreachable('late');
      if (hasTimedOut) return;
      hasTimedOut = true;
      probe();
    });
    Promise.try(call).then((reply) => {
      if (!hasTimedOut && client.isReady) markReachable();
      inTime.resolve(reply);
    }, (error: unknown) => {
      markUnreachable(codeOf(error));
      inTime.resolve(undefined);
    });
    const reply = await inTime.promise;
    if (reply === undefined) return undefined;
    const read = form.safeParse(reply);
    if (!read.success) reportInvalid();
    return read.data;
  };

  return {
    /** Whether the last command succeeded. */
    get isReachable(): boolean {
      return isReachable;
    },
    /** Resolves to `isReachable` once the first connection attempt has succeeded, failed or timed out. */
    async waitUntilReady(): Promise<boolean> {
      await atMost(clock, connectTimeoutMs, firstOutcome.promise);
      return isReachable;
    },
    /** Joins the parts to a prefixed key. */
    key: (...parts: string[]) => [prefix, ...parts].join(':'),
    /**
     * A command's reply; undefined on an error, a timeout, or a reply of another form. After a timeout it may still
     * have been executed.
     */
    send: <Reply>(command: readonly string[], form: z.ZodType<Reply>) =>
      replyInTime(() => client.sendCommand(command), form),
    /** A script's reply; undefined in the same cases as a command's. */
    run: <Reply>(
      { lua, sha, reply }: Script<Reply>, keys: readonly string[], args: readonly (string | number)[],
    ) => {
      const rest = [String(keys.length), ...keys, ...args.map(String)];
      return replyInTime(() => client.sendCommand(['EVALSHA', sha, ...rest]).catch((error: unknown) => {
        if (codeOf(error) !== 'NOSCRIPT') throw error;
        return client.sendCommand(['EVAL', lua, ...rest]);
      }), reply);
    },
    /** Receives a channel's messages until disposed; those published during an outage are lost. */
    subscribe(channel: string, listener: (message: string) => void): Disposable {
      const listeners = channels.get(channel) ?? new Set();
      listeners.add(listener);
      channels.set(channel, listeners);
      subscribe(channel);
      return {
        [Symbol.dispose]() {
          listeners.delete(listener);
          if (listeners.size > 0 || channels.get(channel) !== listeners) return;
          channels.delete(channel);
          if (client.isReady) client.unsubscribe(channel, onMessage).catch(() => {});
        },
      };
    },
    /** Calls back after each reconnect; the data may have been lost. */
    onReconnect(callback: () => void): Disposable {
      reconnectCallbacks.add(callback);
      return { [Symbol.dispose]: () => void reconnectCallbacks.delete(callback) };
    },
    async [Symbol.asyncDispose](): Promise<void> {
      if (disposed) return;
      disposed = true;
      reachability[Symbol.dispose]();
      client.destroy();
    },
  };
}

/** Logs when the server becomes unreachable and when it is back; an unstable one at most once in `LOG_INTERVAL_MS`. */
function createReachabilityLog({ clock, log }: Pick<RedisDeps, 'clock' | 'log'>) {
  let last: { isReachable: boolean; at: number } | undefined;
  let delayed: Disposable | undefined;

  function report(isReachable: boolean, code?: string): void {
    delayed?.[Symbol.dispose]();
    if (isReachable === (last?.isReachable ?? true)) return;
    const wait = last && !isReachable ? last.at + LOG_INTERVAL_MS - clock.monotonic() : 0;
    if (wait > 0) {
      delayed = clock.after(wait, () => report(isReachable, code));
      return;
    }
    last = { isReachable, at: clock.monotonic() };
    if (isReachable) return log.info('The shared state is reachable again.');
    log.warn(
      { code },
      'The shared state is unreachable: limits are counted per instance, and fresh AI scans are refused.',
    );
  }

  return { report, [Symbol.dispose]: () => delayed?.[Symbol.dispose]() };
}

/** Only the error's code, as its message may name hosts. */
function codeOf(error: unknown): string {
  const { code, message = '', name = 'Error' } = error as { code?: string; message?: string; name?: string };
  return code ?? /^[A-Z]{3,}\b/.exec(message)?.[0] ?? name;
}
