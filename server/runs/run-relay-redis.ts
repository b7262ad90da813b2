import type { StreamEvent } from '../../contract/streams.ts';
import { createRelayFollower, readEntries, relayKeys } from './relay-follower.ts';
import { APPEND, CANCEL, FIRST_ENTRY } from './relay-scripts.ts';
import type { LoggedEvent } from './run-log.ts';
import type { RelayDeps } from './relay-follower.ts';
import type { RecordedRun, RunRelay } from './run-relay.ts';
import { isTerminal } from './terminal-event.ts';

const BATCH = 100;
/** Delay between attempts while Redis is unreachable. */
const RETRY_MS = 1_000;

/** Copies of run logs in Redis streams, kept as long as the logs themselves. */
export function createRedisRelay(deps: RelayDeps): RunRelay {
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
    const answer = await redis.send({ script: APPEND, keys: [keysOf.stream(runId)], args });
    if (!answer) return undefined;
    const [last, sealed] = answer.reply as [number, number];
    return { last, sealed: sealed === 1 };
  }

  async function recorded(runId: string): Promise<RecordedRun> {
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
  }

  return {
    async open(runId) {
      await append(runId, [], 0);
    },
    async copy(runId, log, stop) {
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
    async watch(runId, { after, signal }) {
      const entries = await readEntries(redis, keysOf.stream(runId), FIRST_ENTRY, 1);
      if (!entries) return 'unavailable';
      const [first] = entries;
      return first?.id === FIRST_ENTRY ? follow(runId, { owner: first.text, after, signal }) : 'unknown-run';
    },
    recorded,
    async cancel(runId) {
      const args = [keysOf.cancelChannel(''), runId];
      const answer = await redis.send({ script: CANCEL, keys: [keysOf.stream(runId)], args });
      return answer !== undefined && answer.reply !== 0;
    },
    async watchedForMs(runId) {
      const answer = await redis.send(['PTTL', keysOf.watched(runId)]);
      // While Redis is unreachable the run goes on; its own deadline bounds it.
      return answer ? Math.max(0, Number(answer.reply)) : unwatchedMs;
    },
    onCancel(cancel) {
      redis.subscribe(keysOf.cancelChannel(presence.instance), cancel);
    },
  };
}
