import type { Clock } from '../clock.ts';
import { keyOf, parseStored, RETENTION_MS } from './measurements.ts';
import type { MeasurementKey, Measurements } from './measurements.ts';
import { script } from './script.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Larger measurements are not stored; a usual one has some hundred KB. */
const MAX_CHARS = 4 * 1024 * 1024;
/** How many are held back during an outage; the oldest is dropped first. */
const MAX_PENDING = 20;

const SAVE = script(`
local fence = redis.call('HGET', KEYS[1], 'fence')
if fence and tonumber(fence) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'fence', ARGV[1], 'at', ARGV[2], 'value', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`);

interface Entry {
  fence: number;
  at: number;
  json: string;
}

/**
 * Measurements shared by all instances. `fenceOf` is the fence of this instance's lease on a key: it keeps one that
 * lost its lease from overwriting a later result. What is saved during an outage is held until Redis is back.
 */
export function createRedisMeasurements(
  redis: RedisConnection, { clock, fenceOf }: { clock: Clock; fenceOf: (key: string) => number | undefined },
): Measurements {
  const pending = new Map<string, Entry>();
  const redisKey = (key: MeasurementKey): string => redis.key('measurement', keyOf(key));
  const isLive = (at: number): boolean => Math.abs(clock.now() - at) < RETENTION_MS;

  async function store(name: string, { fence, at, json }: Entry): Promise<boolean | undefined> {
    const leftMs = Math.floor(at + RETENTION_MS - clock.now());
    if (leftMs <= 0) return false;
    const isSaved = await redis.run<0 | 1>(SAVE, [name], [fence, at, json, leftMs]);
    return isSaved === undefined ? undefined : isSaved === 1;
  }

  function keepPending(name: string, entry: Entry): void {
    pending.delete(name);
    pending.set(name, entry);
    const [oldest] = pending.keys();
    if (pending.size > MAX_PENDING) pending.delete(oldest!);
  }

  redis.onReconnect(async () => {
    for (const [name, entry] of [...pending]) {
      const stored = await store(name, entry);
      if (stored !== undefined && pending.get(name) === entry) pending.delete(name);
    }
  });

  return {
    async find(key) {
      const name = redisKey(key);
      const [at, value] = await redis.send<(string | null)[]>(['HMGET', name, 'at', 'value']) ?? [];
      if (at != null && value != null && isLive(Number(at))) return parseStored(value);
      const own = pending.get(name);
      return own && isLive(own.at) ? parseStored(own.json) : undefined;
    },
    async save(key, value, measuredAt) {
      const entry: Entry = { fence: fenceOf(keyOf(key)) ?? 0, at: measuredAt, json: JSON.stringify(value) };
      if (entry.json.length > MAX_CHARS) return false;
      const stored = await store(redisKey(key), entry);
      if (stored === undefined) keepPending(redisKey(key), entry);
      return stored ?? true;
    },
  };
}
