import type { StreamEvent } from '../../contract/streams.ts';
import { createRelayFollower, readEntries, relayKeys } from './relay-follower.ts';
import { APPEND, CANCEL, FIRST_ENTRY } from './relay-scripts.ts';
import type { LoggedEvent, RecordedRun, RunLog, RunWatch, WatchOptions } from './run-log.ts';
import type { RelayDeps } from './relay-follower.ts';
import { isTerminal } from './terminal-event.ts';

const BATCH = 100;
/** Delay between attempts while Redis is unreachable. */
const RETRY_MS = 1_000;

export type RunRelay = ReturnType<typeof createRedisRelay>;

/**
 * Lets any instance watch and cancel another instance's runs, by copies of their logs in Redis streams, kept as long as
 * the logs themselves. Never rejects; a run does not depend on it.
 */
export function createRedisRelay(deps: RelayDeps) {
  const { redis, presence, clock, unwatchedMs, retentionMs } = deps;
  const keysOf = relayKeys(redis);
  const follow = createRelayFollower(deps);

  /**
   * The stream's last number after the call, and whether another instance took this one for dead and ended the stream;
   * undefined while Redis is unreachable.
   */
  async function append(runId: string, events: readonly LoggedEvent[], from: number) {
    const lines = events.flatMap(({ event }) => [isTerminal(event) ? 'end' : 'event', JSON.stringify(event)]);
    const args = [presence.instance, keysOf.updatesChannel(runId), retentionMs, from + 1, ...lines];
    const reply = await redis.run<[number, number]>(APPEND, [keysOf.stream(runId)], args);
    return reply && { last: reply[0], sealed: reply[1] === 1 };
  }

  return {
    /** Registers a run, before its id is handed out. */
    async open(runId: string): Promise<void> {
      await append(runId, [], 0);
    },
    /** Copies a run's log until it has ended, retrying through outages; after `stop` only once more. */
    async copy(runId: string, log: RunLog, stop: AbortSignal): Promise<void> {
      let sent = 0;
      let giveUpAt = Number.POSITIVE_INFINITY;
      // After a reconnect the stream may be lost: the next append replies where it ends.
      let wake = new AbortController();
      using _back = redis.onReconnect(() => wake.abort());
      for (;;) {
        const batch = await log.next(sent, { signal: wake.signal, max: BATCH });
        if (batch.length === 0 && !wake.signal.aborted) return;
        wake = wake.signal.aborted ? new AbortController() : wake;
        const appended = await append(runId, batch, sent);
        if (appended?.sealed) return;
        if (appended) {
          sent = appended.last;
          continue;
        }
        if (log.ended) giveUpAt = Math.min(giveUpAt, clock.monotonic() + retentionMs);
        if (stop.aborted || clock.monotonic() > giveUpAt) return;
        await clock.sleep(RETRY_MS, stop).catch(() => {});
      }
    },
    /** Events of another instance's run; they end with a terminal event even if that instance crashes. */
    async watch(runId: string, { after, signal }: WatchOptions): Promise<RunWatch> {
      const entries = await readEntries(redis, keysOf.stream(runId), FIRST_ENTRY, 1);
      if (!entries) return 'unavailable';
      const [first] = entries;
      return first?.id === FIRST_ENTRY ? follow(runId, { owner: first.text, after, signal }) : 'unknown-run';
    },
    /** All events of another instance's ended run. */
    async recorded(runId: string): Promise<RecordedRun> {
      const events: StreamEvent[] = [];
      for (let isKnown = false; ; isKnown = true) {
        const from = isKnown ? `${events.length + 1}-0` : FIRST_ENTRY;
        const entries = await readEntries(redis, keysOf.stream(runId), from);
        if (!entries) return 'unavailable';
        if (entries.length === 0) return isKnown ? 'running' : 'unknown-run';
        for (const { id, kind, text } of entries) {
          if (id !== FIRST_ENTRY) events.push(JSON.parse(text) as StreamEvent);
          if (kind === 'end' || kind === 'sealed') return events;
        }
      }
    },
    /** Cancels another instance's run; false if it is unknown or has ended. */
    async cancel(runId: string): Promise<boolean> {
      const args = [keysOf.cancelChannel(''), runId];
      return (await redis.run<number>(CANCEL, [keysOf.stream(runId)], args) ?? 0) > 0;
    },
    /** For how many more ms the run counts as watched on another instance. */
    async watchedForMs(runId: string): Promise<number> {
      // While Redis is unreachable the run goes on; its own deadline bounds it.
      return Math.max(0, await redis.send<number>(['PTTL', keysOf.watched(runId)]) ?? unwatchedMs);
    },
    /** Called with the id of each run of this instance that another one cancels. */
    onCancel(cancel: (runId: string) => void): void {
      redis.subscribe(keysOf.cancelChannel(presence.instance), cancel);
    },
  };
}
