import { addAbortListener } from 'node:events';
import { stopEvent } from '../../contract/streams.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Clock } from '../clock.ts';
import type { Presence } from '../state/presence.ts';
import type { RedisConnection } from '../state/redis-connection.ts';
import { LOOK, SEAL } from './relay-scripts.ts';
import type { LoggedEvent } from './run-log.ts';

/** Where a run's parts lie. The stream's entry of event `n` is `n-0`; `0-1` names the run's instance. */
export interface RelayPlaces {
  stream(runId: string): string;
  /** There while somebody at another instance watches. */
  watched(runId: string): string;
  /** Says that the stream has grown. */
  updatesChannel(runId: string): string;
  /** What an instance listens to. */
  callsChannel(instance: string): string;
}

/** How often a silent run is looked after: longer than an instance takes to say again that it lives. */
const LOOK_MS = 4_000;
/** An instance is gone when it is not there at so many looks in a row. */
const GONE_AFTER = 2;
/** So many looks a living instance has to write a lost stream anew. */
const LOST_AFTER = 5;
const PAGE = 100;

interface FollowerDeps {
  redis: RedisConnection;
  presence: Presence;
  clock: Clock;
  places: RelayPlaces;
  unwatchedMs: number;
  retentionMs: number;
}

interface Following {
  /** The instance the run goes on at. */
  owner: string;
  after: number;
  signal: AbortSignal;
}

type Follow = (runId: string, following: Following) => AsyncGenerator<LoggedEvent>;

/** Follows a run's stream to its terminal event; should its instance be gone, one is put there. */
export function createRelayFollower({ redis, presence, clock, places, unwatchedMs, retentionMs }: FollowerDeps): Follow {
  async function page(runId: string, after: number): Promise<Entry[]> {
    const answer = await redis.send(['XRANGE', places.stream(runId), `${after + 1}-0`, '+', 'COUNT', String(PAGE)]);
    return ((answer?.reply ?? []) as [string, [string, string]][]).map(([id, [kind, json]]) => ({
      seq: Number.parseInt(id, 10), isLast: kind !== 'event', event: JSON.parse(json),
    }));
  }

  /** Says that the run is watched, and how often in a row its instance, and its stream, were not there. */
  function watchOver(runId: string, owner: string, onLook: () => void) {
    const keys = [places.stream(runId), presence.keyOf(owner), places.watched(runId)];
    const missed = { instance: 0, stream: 0 };
    let next: Disposable | undefined;
    let left = false;
    const look = async (): Promise<void> => {
      // However slowly it is read, a watched run stays watched.
      if (!left) next = clock.after(LOOK_MS, look);
      const answer = await redis.send({ script: LOOK, keys, args: [unwatchedMs] });
      if (!answer) return;
      const [isThere, isAlive] = answer.reply as [number, number];
      missed.instance = isAlive ? 0 : missed.instance + 1;
      missed.stream = isThere ? 0 : missed.stream + 1;
      onLook();
    };
    void look();
    return {
      missed,
      async [Symbol.asyncDispose]() {
        left = true;
        next?.[Symbol.dispose]();
        // The time without a watcher begins now.
        await look();
      },
    };
  }

  return async function* follow(runId, { owner, after, signal }) {
    const updates = createNotifier();
    using _updates = redis.subscribe(places.updatesChannel(runId), updates.notify);
    using _return = redis.onReconnect(updates.notify);
    using _gone = addAbortListener(signal, updates.notify);
    await using watching = watchOver(runId, owner, updates.notify);
    const { missed } = watching;
    const closing = stopEvent('internal');
    let last = Math.max(0, Math.trunc(after));
    while (!signal.aborted) {
      const entries = await page(runId, last);
      for (const { seq, event, isLast } of entries) {
        last = seq;
        yield { seq, event };
        if (isLast) return;
      }
      if (entries.length > 0) continue;
      const isGone = missed.instance >= GONE_AFTER;
      if ((isGone && missed.stream > 0) || missed.stream >= LOST_AFTER) return yield { seq: last + 1, event: closing };
      if (isGone) {
        const keys = [places.stream(runId), presence.keyOf(owner)];
        missed.instance = 0;
        await redis.send({ script: SEAL, keys, args: [retentionMs, places.updatesChannel(runId), JSON.stringify(closing)] });
        continue;
      }
      await updates.wait();
    }
  };
}

interface Entry {
  seq: number;
  /** Parsed by its operation where it is told. */
  event: StreamEvent;
  isLast: boolean;
}

/** Rings are kept until somebody has heard them. */
function createNotifier() {
  let pending = Promise.withResolvers<void>();
  return {
    notify: (): void => pending.resolve(),
    async wait(): Promise<void> {
      await pending.promise;
      pending = Promise.withResolvers();
    },
  };
}
