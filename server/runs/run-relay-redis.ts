import { addAbortListener } from 'node:events';
import { z } from 'zod';
import { stopEvent } from '../../contract/streams.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import { every } from '../async/every.ts';
import { createNotifier } from '../async/notifier.ts';
import type { Clock } from '../clock.ts';
import type { Presence } from '../state/presence.ts';
import type { RedisConnection } from '../state/redis-connection.ts';
import { script } from '../state/script.ts';
import { parseStored } from '../state/stored-json.ts';
import type { LoggedEvent, RecordedRun, RunLog, RunWatch, WatchOptions } from './run-log.ts';
import { isTerminal } from './terminal-event.ts';

/** Events read or written at a time. */
const BATCH = 100;
/** Delay between attempts while Redis is unreachable. */
const RETRY_MS = 1_000;
/** How often a run's owner is checked: longer than an instance takes to renew its presence. */
const POLL_INTERVAL_MS = 4_000;
/** Polls in a row without presence after which the instance counts as gone. */
const MAX_MISSED_PRESENCE = 2;
/** Polls that a live instance has to rewrite a lost stream. */
const MAX_MISSED_STREAM = 5;

const LOST_EVENT = stopEvent('internal');

/** The stream entry that names the run's instance. */
const FIRST_ENTRY = '0-1';

const Bit = z.literal([0, 1]);

const TAIL = `
local function tail(key)
  local entry = redis.call('XREVRANGE', key, '+', '-', 'COUNT', 1)[1]
  if not entry then return nil end
  return tonumber(string.match(entry[1], '^%d+')), entry[2][1]
end
`;

/**
 * Appends the events from number ARGV 4 on, if the stream ends right before it; replies the stream's last number and
 * whether it is sealed. This rewrites a lost stream, and appends nothing twice if the call is repeated.
 */
const APPEND = script(`${TAIL}
local last, kind = tail(KEYS[1])
if kind == 'sealed' then return {last, 1} end
if not last then
  redis.call('XADD', KEYS[1], '${FIRST_ENTRY}', 'instance', ARGV[1])
  last = 0
end
if last == ARGV[4] - 1 then
  for place = 5, #ARGV, 2 do
    last = last + 1
    redis.call('XADD', KEYS[1], string.format('%d-0', last), ARGV[place], ARGV[place + 1])
  end
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
if #ARGV > 4 then redis.call('PUBLISH', ARGV[2], last) end
return {last, 0}`, z.tuple([z.int().min(0), Bit]));

/** Marks the run as watched (KEYS 3); replies whether the stream and its instance exist. */
const POLL = script(`
redis.call('SET', KEYS[3], '1', 'PX', ARGV[1])
return {redis.call('EXISTS', KEYS[1]), redis.call('EXISTS', KEYS[2])}`, z.tuple([Bit, Bit]));

/** Ends the stream of a crashed instance, once, for all watchers. */
const SEAL = script(`${TAIL}
local last, kind = tail(KEYS[1])
if not last or kind == 'end' or kind == 'sealed' or redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
redis.call('XADD', KEYS[1], string.format('%d-0', last + 1), 'sealed', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
redis.call('PUBLISH', ARGV[2], last + 1)
return 1`, z.unknown());

/** Sends the cancellation to the run's instance; replies the number of receivers. */
const CANCEL = script(`${TAIL}
local last, kind = tail(KEYS[1])
local first = redis.call('XRANGE', KEYS[1], '${FIRST_ENTRY}', '${FIRST_ENTRY}')[1]
if not first or kind == 'end' or kind == 'sealed' then return 0 end
return redis.call('PUBLISH', ARGV[1] .. first[2][2], ARGV[2])`, z.int());

/** The first entry of a run's stream. */
const Owner = z.tuple([z.literal(FIRST_ENTRY), z.tuple([z.literal('instance'), z.string().max(100)])]);

/** Entries of a run's stream: id, kind, and the event as JSON. */
const Entries = z.array(z.tuple([z.string(), z.tuple([z.string(), z.string()])])).max(BATCH);
const AnyEvent = z.looseObject({ type: z.string() });

/** An event; undefined if the text is none. The operation's schema parses it before it is sent. */
const eventIn = (text: string): StreamEvent | undefined => AnyEvent.safeParse(parseStored(text)).data;

export type RunRelay = ReturnType<typeof createRedisRelay>;

/**
 * Lets any instance watch and cancel another instance's runs, by copies of their logs in Redis streams, kept as long as
 * the logs themselves. Never rejects; a run does not depend on it.
 */
export function createRedisRelay({ redis, presence, clock, unwatchedMs, retentionMs, maxChars }: {
  redis: RedisConnection;
  presence: Presence;
  clock: Clock;
  /** How long an unwatched run goes on. */
  unwatchedMs: number;
  /** How long an ended run is kept. */
  retentionMs: number;
  /** The largest log of another instance that is read as a whole. */
  maxChars: number;
}) {
  /** A run's stream: event `n` is the entry `n-0`; entry `0-1` names the run's instance. */
  const streamOf = (runId: string): string => redis.key('run', runId);
  /** Exists while another instance has a watcher. */
  const watchedKey = (runId: string): string => redis.key('watched', runId);
  /** Signals new entries of the stream. */
  const updatesChannel = (runId: string): string => redis.key('updates', runId);
  /** Receives the ids of an instance's runs to cancel. */
  const cancelChannel = (instance: string): string => redis.key('cancel', instance);

  /**
   * Appends the events after number `from`. Returns the stream's last number, and whether another instance took this
   * one for dead and ended the stream; undefined while Redis is unreachable.
   */
  async function append(runId: string, events: readonly LoggedEvent[], from: number) {
    const lines = events.flatMap(({ event }) => [isTerminal(event) ? 'end' : 'event', JSON.stringify(event)]);
    const args = [presence.instance, updatesChannel(runId), retentionMs, from + 1, ...lines];
    const reply = await redis.run(APPEND, [streamOf(runId)], args);
    return reply && { last: reply[0], sealed: reply[1] === 1 };
  }

  /** The name of a run's instance; undefined while Redis is unreachable. */
  async function readOwner(runId: string): Promise<string | 'unknown-run' | undefined> {
    const first = await redis.send(['XRANGE', streamOf(runId), FIRST_ENTRY, FIRST_ENTRY], z.array(Owner).max(1));
    return first && (first[0]?.[1][1] ?? 'unknown-run');
  }

  /** Reads events after number `after`; undefined while Redis is unreachable. One that is unreadable counts as lost. */
  async function readEvents(runId: string, after: number) {
    const command = ['XRANGE', streamOf(runId), `${after + 1}-0`, '+', 'COUNT', String(BATCH)];
    const entries = await redis.send(command, Entries);
    return entries?.map(([id, [kind, text]], place) => {
      const seq = after + 1 + place;
      const event = id === `${seq}-0` ? eventIn(text) : undefined;
      return { seq, event: event ?? LOST_EVENT, isLast: !event || kind !== 'event', chars: text.length };
    });
  }

  /** Marks the run as watched, and counts the polls in a row at which its instance or stream was missing. */
  function pollOwner(runId: string, owner: string, onPoll: () => void) {
    const keys = [streamOf(runId), presence.keyOf(owner), watchedKey(runId)];
    const missed = { instance: 0, stream: 0 };
    const poll = async (): Promise<void> => {
      const reply = await redis.run(POLL, keys, [unwatchedMs]);
      if (!reply) return;
      const [isThere, isAlive] = reply;
      missed.instance = isAlive ? 0 : missed.instance + 1;
      missed.stream = isThere ? 0 : missed.stream + 1;
      onPoll();
    };
    void poll();
    // Polling goes on while the reader is slow, so that the run stays marked as watched.
    const polling = every(clock, POLL_INTERVAL_MS, poll);
    return {
      missed,
      async [Symbol.asyncDispose]() {
        polling[Symbol.dispose]();
        // Restarts the unwatched timeout.
        await poll();
      },
    };
  }

  /** Follows a run's stream to its terminal event; adds that event if the run's instance, its `owner`, is gone. */
  async function* follow(
    runId: string, { owner, after, signal }: WatchOptions & { owner: string },
  ): AsyncGenerator<LoggedEvent> {
    const updates = createNotifier();
    using _updates = redis.subscribe(updatesChannel(runId), updates.notify);
    using _return = redis.onReconnect(updates.notify);
    using _gone = addAbortListener(signal, updates.notify);
    await using watching = pollOwner(runId, owner, updates.notify);
    const { missed } = watching;
    let last = after;
    while (!signal.aborted) {
      const { changed } = updates;
      const logged = await readEvents(runId, last) ?? [];
      for (const { seq, event, isLast } of logged) {
        last = seq;
        yield { seq, event };
        if (isLast) return;
      }
      if (logged.length > 0) continue;
      const isGone = missed.instance >= MAX_MISSED_PRESENCE;
      if ((isGone && missed.stream > 0) || missed.stream >= MAX_MISSED_STREAM) {
        return yield { seq: last + 1, event: LOST_EVENT };
      }
      if (!isGone) {
        await changed;
        continue;
      }
      missed.instance = 0;
      const args = [retentionMs, updatesChannel(runId), JSON.stringify(LOST_EVENT)];
      await redis.run(SEAL, [streamOf(runId), presence.keyOf(owner)], args);
    }
  }

  return {
    /** Registers a run, before its id is handed out. */
    async open(runId: string): Promise<void> {
      await append(runId, [], 0);
    },
    /** Copies a run's log until it has ended, and retries during outages; after `stop`, a failure ends the copying. */
    async copy(runId: string, log: RunLog, stop: AbortSignal): Promise<void> {
      let sent = 0;
      let giveUpAt = Number.POSITIVE_INFINITY;
      // After a reconnect the stream may be lost: the next append replies where it ends.
      let wake = new AbortController();
      using _back = redis.onReconnect(() => wake.abort());
      for (;;) {
        const batch = await log.next(sent, { signal: wake.signal, max: BATCH });
        if (batch.length === 0 && !wake.signal.aborted) return;
        if (wake.signal.aborted) wake = new AbortController();
        const appended = await append(runId, batch, sent);
        if (appended?.sealed) return;
        if (appended) {
          const hasProgressed = batch.length === 0 || appended.last > sent;
          sent = appended.last;
          if (hasProgressed) continue;
        }
        if (log.ended) giveUpAt = Math.min(giveUpAt, clock.monotonic() + retentionMs);
        if (stop.aborted || clock.monotonic() > giveUpAt) return;
        await clock.sleep(RETRY_MS, stop).catch(() => {});
      }
    },
    /** Events of another instance's run; they end with a terminal event even if that instance crashes. */
    async watch(runId: string, options: WatchOptions): Promise<RunWatch> {
      const owner = await readOwner(runId);
      if (owner === undefined) return 'unavailable';
      return owner === 'unknown-run' ? owner : follow(runId, { owner, ...options });
    },
    /** All events of another instance's ended run. */
    async recorded(runId: string): Promise<RecordedRun> {
      const owner = await readOwner(runId);
      if (owner === undefined) return 'unavailable';
      if (owner === 'unknown-run') return owner;
      const events: StreamEvent[] = [];
      for (let total = 0; total <= maxChars;) {
        const logged = await readEvents(runId, events.length);
        if (!logged) return 'unavailable';
        if (logged.length === 0) return 'running';
        for (const { event, isLast, chars } of logged) {
          total += chars;
          events.push(event);
          if (isLast) return events;
        }
      }
      return 'unknown-run';
    },
    /** Cancels another instance's run; false if it is unknown or has ended. */
    async cancel(runId: string): Promise<boolean> {
      const receivers = await redis.run(CANCEL, [streamOf(runId)], [cancelChannel(''), runId]);
      return receivers !== undefined && receivers > 0;
    },
    /** For how many more ms the run counts as watched on another instance. */
    async watchedForMs(runId: string): Promise<number> {
      // While Redis is unreachable the run goes on; its own deadline bounds it.
      return Math.max(0, await redis.send(['PTTL', watchedKey(runId)], z.int().max(unwatchedMs)) ?? unwatchedMs);
    },
    /** Called with the id of each run of this instance that another one cancels. */
    onCancel(cancel: (runId: string) => void): void {
      redis.subscribe(cancelChannel(presence.instance), cancel);
    },
  };
}
