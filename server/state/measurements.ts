import { z } from 'zod';
import { RETENTION_HOURS } from '../../contract/vocabulary.ts';
import type { Language, Vertical } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import type { RedisConnection } from './redis-connection.ts';
import { script } from './script.ts';
import type { StateFile } from './sqlite.ts';
import { parseStored } from './stored-json.ts';

/** What a stored measurement is looked up by. */
export interface MeasurementKey {
  /** The registrable domain. */
  domain: string;
  vertical: Vertical;
  lang: Language;
}

/** How long a measurement may be used again. */
export const RETENTION_MS = RETENTION_HOURS * 3_600_000;

/** Stored AI measurements, opaque JSON by key. A failure to store is never an error. */
export interface Measurements {
  /** The stored value if it is less than 72 hours old, or dated less than 72 hours ahead. */
  find(key: MeasurementKey): Promise<unknown>;
  /** Stores or replaces a JSON value; false if it could not be stored. */
  save(key: MeasurementKey, value: unknown, measuredAt: number): Promise<boolean>;
}

/** The key as one string, for leases and Redis. */
export function keyOf({ domain, vertical, lang }: MeasurementKey): string {
  return `${domain}|${vertical}|${lang}`;
}

/** Measurements in SQLite; expired rows are deleted every hour and with every save. */
export function createSqliteMeasurements(file: StateFile, { clock }: { clock: Clock }): Measurements {
  const expire = (): void => {
    file.query('expire measurements', 'DELETE FROM measurements WHERE measured_at <= ?', clock.now() - RETENTION_MS);
  };
  file.hourly(expire);
  return {
    async find({ domain, vertical, lang }) {
      const [row] = file.query<{ value: string }>('find a measurement', `SELECT value FROM measurements
        WHERE domain = ? AND vertical = ? AND lang = ? AND abs(? - measured_at) < ?`,
      domain, vertical, lang, clock.now(), RETENTION_MS) ?? [];
      return row && parseStored(row.value);
    },
    async save({ domain, vertical, lang }, value, measuredAt) {
      expire();
      const saved = file.query('save a measurement', `INSERT OR REPLACE INTO measurements
        (domain, vertical, lang, measured_at, value) VALUES (?, ?, ?, ?, ?)`,
      domain, vertical, lang, measuredAt, JSON.stringify(value));
      return saved !== undefined;
    },
  };
}

/** Larger measurements are not stored; a usual one has some hundred KB. */
const MAX_CHARS = 4 * 1024 * 1024;
/** How many measurements are held back during an outage; the oldest is dropped first. */
const MAX_PENDING = 20;

const SAVE = script(`
local fence = redis.call('HGET', KEYS[1], 'fence')
if fence and tonumber(fence) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'fence', ARGV[1], 'at', ARGV[2], 'value', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`, z.literal([0, 1]));

const Stored = z.tuple([z.string().nullable(), z.string().max(MAX_CHARS).nullable()]);

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
    const isSaved = await redis.run(SAVE, [name], [fence, at, json, leftMs]);
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
      const [at, value] = await redis.send(['HMGET', name, 'at', 'value'], Stored) ?? [];
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
