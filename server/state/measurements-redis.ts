import type { Clock } from '../clock.ts';
import { KEEP_MS, keyOf } from './measurements.ts';
import type { MeasurementKey, Measurements } from './measurements.ts';
import { script } from './shared-engine.ts';
import type { SharedEngine } from './shared-engine.ts';

/** A measurement is some hundred KB; one larger than this is not kept. */
const MAX_CHARS = 4 * 1024 * 1024;

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

/** Stored measurements that every instance answers from; one that lost its lease does not overwrite a later one. */
export function createRedisMeasurements(engine: SharedEngine, { clock, fenceOf }: RedisMeasurementsDeps): Measurements {
  const place = (key: MeasurementKey): string => engine.key('measurement', keyOf(key));
  return {
    async find(key) {
      const answer = await engine.ask(['HMGET', place(key), 'at', 'value']);
      const [at, value] = (answer?.reply ?? [null, null]) as (string | null)[];
      if (at == null || value == null || Number(at) <= clock.now() - KEEP_MS) return undefined;
      return parsed(value);
    },
    async save(key, value, measuredAt) {
      const json = JSON.stringify(value);
      const leftMs = Math.floor(measuredAt + KEEP_MS - clock.now());
      if (json.length > MAX_CHARS || leftMs <= 0) return false;
      const args = [fenceOf(keyOf(key)) ?? 0, measuredAt, json, leftMs];
      const answer = await engine.ask({ script: SAVE, keys: [place(key)], args });
      return answer?.reply === 1;
    },
    async expire() {
      // The engine forgets by itself.
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
