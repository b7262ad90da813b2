import type { StreamEvent } from '../../contract/streams.ts';
import type { Clock } from '../clock.ts';
import type { Presence } from '../state/presence.ts';
import type { SharedEngine } from '../state/shared-engine.ts';
import { LOOK, SEAL } from './relay-scripts.ts';
import type { LoggedEvent } from './run-log.ts';
import type { RelayPlaces } from './run-relay-redis.ts';
import { stopEvent } from './stop-reason.ts';

/** How often a silent run is looked after: longer than an instance takes to say again that it lives. */
const LOOK_MS = 4_000;
/** An instance is gone when it is not there at so many looks in a row. */
const GONE_AFTER = 2;
/** So many looks a living instance has to write a lost stream anew. */
const LOST_AFTER = 5;
const PAGE = 100;

interface FollowerDeps {
  engine: SharedEngine;
  presence: Presence;
  clock: Clock;
  places: RelayPlaces;
  unwatchedMs: number;
  keptMs: number;
}

interface Following {
  /** The instance the run goes on at. */
  owner: string;
  after: number;
  signal: AbortSignal;
}

type Follow = (runId: string, following: Following) => AsyncGenerator<LoggedEvent>;

/** Follows a run's stream to its terminal event; should its instance be gone, one is put there. */
export function createRelayFollower({ engine, presence, clock, places, unwatchedMs, keptMs }: FollowerDeps): Follow {
  const stillWatched = async (runId: string, owner: string): Promise<[boolean, boolean] | undefined> => {
    const keys = [places.stream(runId), presence.keyOf(owner), places.watched(runId)];
    const answer = await engine.ask({ script: LOOK, keys, args: [unwatchedMs] });
    const [isThere, isAlive] = (answer?.reply ?? []) as number[];
    return answer && [isThere === 1, isAlive === 1];
  };

  async function page(runId: string, after: number): Promise<Entry[]> {
    const answer = await engine.ask(['XRANGE', places.stream(runId), `${after + 1}-0`, '+', 'COUNT', String(PAGE)]);
    return ((answer?.reply ?? []) as [string, [string, string]][]).map(([id, [kind, json]]) => ({
      seq: Number.parseInt(id, 10), isLast: kind !== 'event', event: JSON.parse(json) as StreamEvent,
    }));
  }

  return async function* follow(runId, { owner, after, signal }) {
    const news = createBell();
    using _news = engine.listen(places.news(runId), news.ring);
    using _return = engine.onReturn(news.ring);
    let last = Math.max(0, Math.trunc(after));
    let looked = Number.NEGATIVE_INFINITY;
    let gone = 0;
    let lost = 0;
    try {
      while (!signal.aborted) {
        const entries = await page(runId, last);
        for (const { seq, event, isLast } of entries) {
          last = seq;
          yield { seq, event };
          if (isLast) return;
        }
        if (entries.length > 0) continue;
        if (clock.monotonic() - looked >= LOOK_MS) {
          looked = clock.monotonic();
          const found = await stillWatched(runId, owner);
          if (found) {
            const [isThere, isAlive] = found;
            gone = isAlive ? 0 : gone + 1;
            lost = isThere ? 0 : lost + 1;
          }
          const closing = stopEvent('internal');
          if ((gone >= GONE_AFTER && lost > 0) || lost >= LOST_AFTER) return yield { seq: last + 1, event: closing };
          if (gone >= GONE_AFTER) {
            const keys = [places.stream(runId), presence.keyOf(owner)];
            await engine.ask({ script: SEAL, keys, args: [keptMs, places.news(runId), JSON.stringify(closing)] });
            continue;
          }
        }
        await news.heard({ clock, signal, atMost: LOOK_MS });
      }
    } finally {
      // The time without a watcher begins now.
      await stillWatched(runId, owner);
    }
  };
}

interface Entry {
  seq: number;
  event: StreamEvent;
  isLast: boolean;
}

/** Rings are kept until somebody has heard them. */
function createBell() {
  let rung = Promise.withResolvers<void>();
  return {
    ring: (): void => rung.resolve(),
    async heard({ clock, signal, atMost }: { clock: Clock; signal: AbortSignal; atMost: number }): Promise<void> {
      const done = rung;
      const stop = (): void => done.resolve();
      using _late = clock.after(atMost, stop);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      await done.promise;
      signal.removeEventListener('abort', stop);
      rung = Promise.withResolvers();
    },
  };
}
