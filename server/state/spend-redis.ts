import type { Clock } from '../clock.ts';
import { script } from './script.ts';
import type { SharedEngine } from './shared-engine.ts';
import { dayOf } from './spend.ts';
import type { DaySpent, Spend } from './spend.ts';

/** A day is kept until it is over everywhere. */
export const DAY_KEPT_MS = 2 * 86_400_000;

// ARGV 4 and 5 are what the asking instance last heard: a day the engine has lost begins there, not at nothing.
const ADD = script(`
local known = redis.call('HMGET', KEYS[1], 'scans', 'usd')
local scans = math.max(0, tonumber(known[1] or ARGV[4]) + tonumber(ARGV[1]))
local usd = math.max(0, tonumber(known[2] or ARGV[5]) + tonumber(ARGV[2]))
redis.call('HSET', KEYS[1], 'scans', string.format('%.0f', scans), 'usd', string.format('%.6f', usd))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return {string.format('%.0f', scans), string.format('%.6f', usd)}`);

/** The day all instances share, as the step that takes a scan of it sees it. */
export interface SharedDay {
  /** Today's key. */
  key(): string;
  /** How many of today's scans this instance last heard were taken. */
  lastHeard(): number;
  /** What the engine says is taken now. */
  heard(scans: number): void;
}

/** Today's spend over all instances, one hash a day. */
export function createRedisSpend(engine: SharedEngine, { clock }: { clock: Clock }): Spend & { day: SharedDay } {
  let known: DaySpent & { day: string } = { day: '', scans: 0, usd: 0 };
  /** Money spent while the engine was away, by day. */
  const unsaid = new Map<string, number>();
  const keyOf = (day: string): string => engine.key('day', day);
  const lastHeard = (day: string): DaySpent => (known.day === day ? known : { scans: 0, usd: 0 });
  const today = (): string => dayOf(clock.now());

  async function add(day: string, scans: number, usd: number): Promise<boolean> {
    const { scans: knownScans, usd: knownUsd } = lastHeard(day);
    const args = [scans, usd, DAY_KEPT_MS, knownScans, knownUsd];
    const answer = await engine.ask({ script: ADD, keys: [keyOf(day)], args });
    if (!answer) return false;
    const [nowScans, nowUsd] = answer.reply as [string, string];
    if (day === today()) known = { day, scans: Number(nowScans), usd: Number(nowUsd) };
    return true;
  }

  engine.onReturn(() => {
    for (const [day, usd] of [...unsaid]) {
      unsaid.delete(day);
      void add(day, 0, usd);
    }
  });

  return {
    day: {
      key: () => keyOf(today()),
      lastHeard: () => lastHeard(today()).scans,
      heard(scans) {
        const day = today();
        known = { ...lastHeard(day), day, scans };
      },
    },
    async giveBack(takenAt) {
      // What cannot be said is not said later either: a scan too many counted is better than one too few.
      await add(dayOf(takenAt), -1, 0);
    },
    async addUsd(usd, takenAt) {
      if (usd === 0) return;
      const day = dayOf(takenAt);
      if (!(await add(day, 0, usd))) unsaid.set(day, (unsaid.get(day) ?? 0) + usd);
    },
    async today() {
      const day = today();
      const answer = await engine.ask(['HMGET', keyOf(day), 'scans', 'usd']);
      const { scans: knownScans, usd: knownUsd } = lastHeard(day);
      const [scans, usd] = (answer?.reply ?? [null, null]) as (string | null)[];
      return { scans: Number(scans ?? knownScans), usd: Number(usd ?? knownUsd) };
    },
  };
}
