import { addAbortListener } from 'node:events';
import { stopEvent } from '../../contract/streams.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import { createNotifier } from '../async/notifier.ts';
import type { Clock } from '../clock.ts';
import type { Presence } from '../state/presence.ts';
import type { RedisConnection } from '../state/redis-connection.ts';
import { POLL, SEAL } from './relay-scripts.ts';
import type { LoggedEvent } from './run-log.ts';

/** A run's Redis keys and channels. Event `n` is the stream entry `n-0`; entry `0-1` names the run's instance. */
export interface RelayKeys {
  stream(runId: string): string;
  /** Exists while another instance has a watcher. */
  watched(runId: string): string;
  /** Signals new entries of the stream. */
  updatesChannel(runId: string): string;
  /** Receives the ids of an instance's runs to cancel. */
  cancelChannel(instance: string): string;
}

/** How often a run's owner is checked: longer than an instance takes to renew its presence. */
const POLL_INTERVAL_MS = 4_000;
/** Polls in a row without presence after which the instance counts as gone. */
const MAX_MISSED_PRESENCE = 2;
/** Polls that a live instance has to rewrite a lost stream. */
const MAX_MISSED_STREAM = 5;
const PAGE_SIZE = 100;

interface FollowerDeps {
  redis: RedisConnection;
  presence: Presence;
  clock: Clock;
  keysOf: RelayKeys;
  unwatchedMs: number;
  retentionMs: number;
}

interface FollowOptions {
  /** The instance that executes the run. */
  owner: string;
  after: number;
  signal: AbortSignal;
}

type Follow = (runId: string, following: FollowOptions) => AsyncGenerator<LoggedEvent>;

/** Follows a run's stream to its terminal event, which is added if its instance is gone. */
export function createRelayFollower({ redis, presence, clock, keysOf, unwatchedMs, retentionMs }: FollowerDeps): Follow {
  async function page(runId: string, after: number): Promise<Entry[]> {
    const answer = await redis.send(['XRANGE', keysOf.stream(runId), `${after + 1}-0`, '+', 'COUNT', String(PAGE_SIZE)]);
    return ((answer?.reply ?? []) as [string, [string, string]][]).map(([id, [kind, json]]) => ({
      seq: Number.parseInt(id, 10), isLast: kind !== 'event', event: JSON.parse(json),
    }));
  }

  /** Marks the run as watched, and counts the polls in a row at which its instance or stream was missing. */
  function pollOwner(runId: string, owner: string, onPoll: () => void) {
    const keys = [keysOf.stream(runId), presence.keyOf(owner), keysOf.watched(runId)];
    const missed = { instance: 0, stream: 0 };
    let next: Disposable | undefined;
    let disposed = false;
    const poll = async (): Promise<void> => {
      // Polling goes on while the reader is slow, so that the run stays marked as watched.
      if (!disposed) next = clock.after(POLL_INTERVAL_MS, poll);
      const answer = await redis.send({ script: POLL, keys, args: [unwatchedMs] });
      if (!answer) return;
      const [isThere, isAlive] = answer.reply as [number, number];
      missed.instance = isAlive ? 0 : missed.instance + 1;
      missed.stream = isThere ? 0 : missed.stream + 1;
      onPoll();
    };
    void poll();
    return {
      missed,
      async [Symbol.asyncDispose]() {
        disposed = true;
        next?.[Symbol.dispose]();
        // Restarts the unwatched timeout.
        await poll();
      },
    };
  }

  return async function* follow(runId, { owner, after, signal }) {
    const updates = createNotifier();
    using _updates = redis.subscribe(keysOf.updatesChannel(runId), updates.notify);
    using _return = redis.onReconnect(updates.notify);
    using _gone = addAbortListener(signal, updates.notify);
    await using watching = pollOwner(runId, owner, updates.notify);
    const { missed } = watching;
    const lostEvent = stopEvent('internal');
    let last = Math.max(0, Math.trunc(after));
    while (!signal.aborted) {
      const { changed } = updates;
      const entries = await page(runId, last);
      for (const { seq, event, isLast } of entries) {
        last = seq;
        yield { seq, event };
        if (isLast) return;
      }
      if (entries.length > 0) continue;
      const isGone = missed.instance >= MAX_MISSED_PRESENCE;
      if ((isGone && missed.stream > 0) || missed.stream >= MAX_MISSED_STREAM) return yield { seq: last + 1, event: lostEvent };
      if (isGone) {
        const keys = [keysOf.stream(runId), presence.keyOf(owner)];
        missed.instance = 0;
        await redis.send({ script: SEAL, keys, args: [retentionMs, keysOf.updatesChannel(runId), JSON.stringify(lostEvent)] });
        continue;
      }
      await changed;
    }
  };
}

interface Entry {
  seq: number;
  /** Unparsed; the operation's schema parses it before it is sent. */
  event: StreamEvent;
  isLast: boolean;
}
