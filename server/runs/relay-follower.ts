import { addAbortListener } from 'node:events';
import { stopEvent } from '../../contract/streams.ts';
import { createNotifier } from '../async/notifier.ts';
import type { Clock } from '../clock.ts';
import { every } from '../async/every.ts';
import type { Presence } from '../state/presence.ts';
import type { RedisConnection } from '../state/redis-connection.ts';
import { POLL, SEAL } from './relay-scripts.ts';
import type { LoggedEvent, WatchOptions } from './run-log.ts';

/** A run's Redis keys and channels. Event `n` is the stream entry `n-0`; entry `0-1` names the run's instance. */
export const relayKeys = ({ key }: Pick<RedisConnection, 'key'>) => ({
  stream: (runId: string) => key('run', runId),
  /** Exists while another instance has a watcher. */
  watched: (runId: string) => key('watched', runId),
  /** Signals new entries of the stream. */
  updatesChannel: (runId: string) => key('updates', runId),
  /** Receives the ids of an instance's runs to cancel. */
  cancelChannel: (instance: string) => key('cancel', instance),
});

/** How often a run's owner is checked: longer than an instance takes to renew its presence. */
const POLL_INTERVAL_MS = 4_000;
/** Polls in a row without presence after which the instance counts as gone. */
const MAX_MISSED_PRESENCE = 2;
/** Polls that a live instance has to rewrite a lost stream. */
const MAX_MISSED_STREAM = 5;
const PAGE_SIZE = 100;

export interface RelayDeps {
  redis: RedisConnection;
  presence: Presence;
  clock: Clock;
  /** How long an unwatched run goes on, and how long an ended one is kept. */
  unwatchedMs: number;
  retentionMs: number;
}

/** Follows a run's stream to its terminal event, which is added if its instance, its `owner`, is gone. */
export function createRelayFollower({ redis, presence, clock, unwatchedMs, retentionMs }: RelayDeps) {
  const keysOf = relayKeys(redis);

  /** Marks the run as watched, and counts the polls in a row at which its instance or stream was missing. */
  function pollOwner(runId: string, owner: string, onPoll: () => void) {
    const keys = [keysOf.stream(runId), presence.keyOf(owner), keysOf.watched(runId)];
    const missed = { instance: 0, stream: 0 };
    const poll = async (): Promise<void> => {
      const reply = await redis.run<[number, number]>(POLL, keys, [unwatchedMs]);
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

  return async function* follow(
    runId: string, { owner, after, signal }: WatchOptions & { owner: string },
  ): AsyncGenerator<LoggedEvent> {
    const updates = createNotifier();
    using _updates = redis.subscribe(keysOf.updatesChannel(runId), updates.notify);
    using _return = redis.onReconnect(updates.notify);
    using _gone = addAbortListener(signal, updates.notify);
    await using watching = pollOwner(runId, owner, updates.notify);
    const { missed } = watching;
    const lostEvent = stopEvent('internal');
    let last = after;
    while (!signal.aborted) {
      const { changed } = updates;
      const entries = await readEntries(redis, keysOf.stream(runId), `${last + 1}-0`) ?? [];
      for (const { id, kind, text } of entries) {
        last = Number.parseInt(id, 10);
        // Unparsed; the operation's schema parses it before it is sent.
        yield { seq: last, event: JSON.parse(text) };
        if (kind !== 'event') return;
      }
      if (entries.length > 0) continue;
      const isGone = missed.instance >= MAX_MISSED_PRESENCE;
      if ((isGone && missed.stream > 0) || missed.stream >= MAX_MISSED_STREAM) {
        return yield { seq: last + 1, event: lostEvent };
      }
      if (!isGone) {
        await changed;
        continue;
      }
      missed.instance = 0;
      const keys = [keysOf.stream(runId), presence.keyOf(owner)];
      const args = [retentionMs, keysOf.updatesChannel(runId), JSON.stringify(lostEvent)];
      await redis.run(SEAL, keys, args);
    }
  };
}

/**
 * Up to `max` entries of a stream, from an id on; undefined while Redis is unreachable. An entry's text is an event as
 * JSON, or the instance's name in the first.
 */
export async function readEntries(redis: RedisConnection, stream: string, from: string, max = PAGE_SIZE) {
  const entries = await redis.send<[string, [string, string]][]>(['XRANGE', stream, from, '+', 'COUNT', String(max)]);
  return entries?.map(([id, [kind, text]]) => ({ id, kind, text }));
}
