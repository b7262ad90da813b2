import { createClient } from '@redis/client';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Script } from './script.ts';

/** What a command may answer. */
export type Reply = string | number | null | Reply[];

/** What is asked of the engine: a script over keys, or a plain command whose keys are already whole. */
export type Request =
  | { script: Script; keys: readonly string[]; args?: readonly (string | number)[] }
  | readonly string[];

/** The Valkey or Redis that instances share. It is never waited for long and never throws: without it we go on. */
export interface SharedEngine extends AsyncDisposable {
  /** Whether it did what it was last asked. */
  readonly isReachable: boolean;
  /** Answers once it is known whether it can be reached, at the latest when a call would have been late. */
  firstContact(): Promise<boolean>;
  /** The whole key of these parts. */
  key(...parts: string[]): string;
  /** The reply in a box; nothing when the engine is away, refuses, or is late, when it may have done it all the same. */
  ask(request: Request): Promise<{ reply: Reply } | undefined>;
  /** Hears what is published on a channel until disposed; messages of an outage are lost. */
  listen(channel: string, hear: (message: string) => void): Disposable;
  /** Calls back whenever the engine has come back, its data perhaps lost. */
  onReturn(callback: () => void): Disposable;
}

export interface SharedEngineOptions {
  /** May hold a password: it is never logged. */
  url: string;
  /** A call that takes longer is done without. */
  callMs?: number;
  /** Comes before every key and channel. */
  prefix?: string;
}

export interface SharedEngineDeps {
  clock: Clock;
  random: () => number;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Long enough for a busy machine, short enough that nobody notices. */
export const CALL_MS = 300;
const CONNECT_MS = 2_000;
/** A line that has said nothing for so long, pings included, is cut and dialled again. */
const PING_MS = 3_000;
const SILENCE_MS = 10_000;
const LONGEST_REDIAL_MS = 2_000;
const MAX_QUEUED = 10_000;
/** An engine that is late is asked again so often. */
const PROBE_MS = 1_000;
/** An engine that comes and goes is spoken of once in this time. */
const QUIET_MS = 60_000;

/** Dials at once and for ever; answers before it is connected. */
export function connectSharedEngine(
  { url, callMs = CALL_MS, prefix = 'storefront' }: SharedEngineOptions,
  { clock, random, log }: SharedEngineDeps,
): SharedEngine {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(LONGEST_REDIAL_MS, 50 * 2 ** retries) * (0.5 + random() / 2),
    },
  });
  const returned = new Set<() => void>();
  const channels = new Map<string, Set<(message: string) => void>>();
  const known = Promise.withResolvers<void>();
  let isReachable = false;
  let isLate = false;
  let disposed = false;
  /** Why it is away; what has been said of it last, and when. */
  let trouble = '';
  let said: { away: boolean; at: number } | undefined;
  let toSay: Disposable | undefined;

  const say = (): void => {
    toSay?.[Symbol.dispose]();
    toSay = undefined;
    if (disposed || !isReachable === (said?.away ?? false)) return;
    const wait = said && !isReachable ? said.at + QUIET_MS - clock.monotonic() : 0;
    if (wait > 0) {
      toSay = clock.after(wait, say);
      return;
    }
    said = { away: !isReachable, at: clock.monotonic() };
    if (isReachable) return log.info('The shared state is back.');
    log.warn({ code: trouble }, 'The shared state is away: limits are our own, and fresh AI scans are refused.');
  };
  const leave = (code: string): void => {
    trouble = code;
    isReachable = false;
    known.resolve();
    say();
  };
  const comeBack = (): void => {
    if (isReachable || disposed) return;
    isReachable = true;
    known.resolve();
    say();
    for (const callback of returned) callback();
  };

  const hear = (message: string, channel: string): void => {
    for (const listener of channels.get(channel) ?? []) listener(message);
  };
  const subscribe = (channel: string): void => {
    // What fails now is made good when the connection is ready again.
    if (client.isReady) client.subscribe(channel, hear).catch(() => {});
  };
  /** Pings find out when a late engine answers in time again, so that no caller waits for it. */
  const probe = (): void => {
    const sentAt = clock.monotonic();
    client.sendCommand(['PING']).then(() => {
      if (disposed || !isLate) return;
      if (clock.monotonic() - sentAt > callMs) return void clock.after(PROBE_MS, probe);
      isLate = false;
      comeBack();
    }, () => {
      // Where the line is cut instead, being ready again ends it.
      if (client.isReady && isLate) clock.after(PROBE_MS, probe);
    });
  };
  client.on('error', (error: unknown) => leave(codeOf(error)));
  client.on('ready', () => {
    isLate = false;
    for (const channel of channels.keys()) subscribe(channel);
    comeBack();
  });
  client.connect().catch((error: unknown) => leave(codeOf(error)));

  const send = async (request: Request): Promise<Reply> => {
    if (!('script' in request)) return await client.sendCommand<Reply>([...request]);
    const { script: { lua, sha }, keys, args = [] } = request;
    const rest = [String(keys.length), ...keys, ...args.map(String)];
    try {
      return await client.sendCommand<Reply>(['EVALSHA', sha, ...rest]);
    } catch (error) {
      if (codeOf(error) !== 'NOSCRIPT') throw error;
      return await client.sendCommand<Reply>(['EVAL', lua, ...rest]);
    }
  };

  return {
    get isReachable() {
      return isReachable;
    },
    async firstContact() {
      const late = Promise.withResolvers<void>();
      using _late = clock.after(CONNECT_MS, () => late.resolve());
      await Promise.race([known.promise, late.promise]);
      return isReachable;
    },
    key: (...parts) => [prefix, ...parts].join(':'),
    async ask(request) {
      if (disposed || isLate || !client.isReady) return undefined;
      return await new Promise((resolve) => {
        let isSettled = false;
        let isFirstLate = false;
        const giveUp = (): void => {
          if (isSettled) return;
          isFirstLate = !isLate;
          isLate = true;
          leave('late');
          resolve(undefined);
        };
        // Should we be the ones who stand still, one half is lost at most, and what lies ready is read before we give up.
        let patience = clock.after(callMs / 2, () => {
          patience = clock.after(callMs / 2, () => setImmediate(giveUp));
        });
        const settle = (answer: { reply: Reply } | undefined): void => {
          isSettled = true;
          patience[Symbol.dispose]();
          if (isFirstLate) probe();
          resolve(answer);
        };
        send(request).then((reply) => {
          if (!isLate) comeBack();
          settle({ reply });
        }, (error: unknown) => {
          leave(codeOf(error));
          settle(undefined);
        });
      });
    },
    listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      listeners.add(listener);
      channels.set(channel, listeners);
      subscribe(channel);
      return {
        [Symbol.dispose]() {
          listeners.delete(listener);
          if (listeners.size > 0 || channels.get(channel) !== listeners) return;
          channels.delete(channel);
          if (client.isReady) client.unsubscribe(channel, hear).catch(() => {});
        },
      };
    },
    onReturn(callback) {
      returned.add(callback);
      return { [Symbol.dispose]: () => void returned.delete(callback) };
    },
    async [Symbol.asyncDispose]() {
      if (disposed) return;
      disposed = true;
      toSay?.[Symbol.dispose]();
      client.destroy();
    },
  };
}

/** One word for what went wrong; the rest of an error's text may name hosts. */
function codeOf(error: unknown): string {
  const { code, message = '', name = 'Error' } = error as { code?: string; message?: string; name?: string };
  return code ?? /^[A-Z]{3,}\b/.exec(message)?.[0] ?? name;
}
