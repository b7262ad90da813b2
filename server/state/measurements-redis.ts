import type { Clock } from '../clock.ts';
import { KEEP_MS, keyOf } from './measurements.ts';
import type { MeasurementKey, Measurements } from './measurements.ts';
import { script } from './script.ts';
import type { SharedEngine } from './shared-engine.ts';

/** A measurement is some hundred KB; one larger than this is not kept. */
const MAX_CHARS = 4 * 1024 * 1024;
/** How many wait for an engine that is away; the one saved longest ago makes room. */
const MAX_UNSAID = 20;

const SAVE = script(`
local fence = redis.call('HGET', KEYS[1], 'fence')
if fence and tonumber(fence) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'fence', ARGV[1], 'at', ARGV[2], 'value', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`);

export interface RedisMeasurementsDeps {
  clock: Clock;
  /** The fence under which this instance holds a key's lease. */
  fenceOf(key: string): number | undefined;
}

interface Entry {
  fence: number;
  at: number;
  json: string;
}

/**
 * Stored measurements that every instance answers from. One that lost its lease does not overwrite a later one; what is
 * saved while the engine is away, and paid for, this instance keeps until the engine is back.
 */
export function createRedisMeasurements(engine: SharedEngine, { clock, fenceOf }: RedisMeasurementsDeps): Measurements {
  const unsaid = new Map<string, Entry>();
  const place = (key: MeasurementKey): string => engine.key('measurement', keyOf(key));
  const isLive = (at: number): boolean => Math.abs(clock.now() - at) < KEEP_MS;

  async function store(name: string, { fence, at, json }: Entry): Promise<boolean | undefined> {
    const leftMs = Math.floor(at + KEEP_MS - clock.now());
    if (leftMs <= 0) return false;
    const answer = await engine.ask({ script: SAVE, keys: [name], args: [fence, at, json, leftMs] });
    return answer && answer.reply === 1;
  }

  function keepUnsaid(name: string, entry: Entry): void {
    unsaid.delete(name);
    unsaid.set(name, entry);
    const [oldest] = unsaid.keys();
    if (unsaid.size > MAX_UNSAID) unsaid.delete(oldest!);
  }

  engine.onReturn(async () => {
    for (const [name, entry] of [...unsaid]) {
      const stored = await store(name, entry);
      if (stored !== undefined && unsaid.get(name) === entry) unsaid.delete(name);
    }
  });

  return {
    async find(key) {
      const name = place(key);
      const answer = await engine.ask(['HMGET', name, 'at', 'value']);
      const [at, value] = (answer?.reply ?? [null, null]) as (string | null)[];
      if (at != null && value != null && isLive(Number(at))) return parsed(value);
      const own = unsaid.get(name);
      return own && isLive(own.at) ? parsed(own.json) : undefined;
    },
    async save(key, value, measuredAt) {
      const entry: Entry = { fence: fenceOf(keyOf(key)) ?? 0, at: measuredAt, json: JSON.stringify(value) };
      if (entry.json.length > MAX_CHARS) return false;
      const stored = await store(place(key), entry);
      if (stored === undefined) keepUnsaid(place(key), entry);
      return stored ?? true;
    },
    async expire() {
      for (const [name, { at }] of unsaid) if (!isLive(at)) unsaid.delete(name);
    },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
