import { z } from 'zod';
import { SHARE_DAYS } from '../../contract/service-info.ts';
import type { Clock } from '../clock.ts';
import type { RedisConnection } from './redis-connection.ts';
import { script } from './script.ts';
import type { StateFile } from './sqlite.ts';

/** How long a shared report is kept. */
export const SHARE_RETENTION_MS = SHARE_DAYS * 86_400_000;

/** Storage limits: number, total bytes, bytes of one report. */
const SHARE_CAPS = { count: 1_000, bytes: 128 * 1024 * 1024, bytesEach: 1024 * 1024 };

/** A report as it is stored. */
export interface StoredShare {
  /** Hash of the deletion secret; the secret itself is not stored. */
  secretHash: string;
  madeAt: number;
  /** Opaque to the store. */
  json: string;
}

/**
 * Shared reports by id. When storage is full new ones are refused: a link promised for 30 days is never evicted.
 * Never rejects; `unavailable` means that the store could not be reached.
 */
export interface Shares {
  save(id: string, share: StoredShare): Promise<'saved' | 'too-large' | 'full' | 'unavailable'>;
  find(id: string): Promise<StoredShare | 'not-found' | 'unavailable'>;
  remove(id: string): Promise<'removed' | 'unavailable'>;
}

/** Whether a share has not expired; one dated too far ahead comes from a wrong clock, which may be the present one. */
export const isLive = (madeAt: number, now: number): boolean => Math.abs(now - madeAt) < SHARE_RETENTION_MS;

/** Shared reports in SQLite; expired rows are deleted every hour and with every save. */
export function createSqliteShares(
  file: StateFile, { clock, caps = SHARE_CAPS }: { clock: Clock; caps?: typeof SHARE_CAPS },
): Shares {
  const expire = (): void => {
    file.query('expire shares', 'DELETE FROM shares WHERE made_at <= ?', clock.now() - SHARE_RETENTION_MS);
  };
  file.hourly(expire);
  return {
    async save(id, { secretHash, madeAt, json }) {
      const bytes = Buffer.byteLength(json);
      if (bytes > caps.bytesEach) return 'too-large';
      expire();
      // One statement: another process on the same file counts the same rows.
      const saved = file.query('save a share', `INSERT INTO shares (id, secret_hash, made_at, bytes, value)
        SELECT ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM shares) < ?
        AND (SELECT coalesce(sum(bytes), 0) FROM shares) + ? <= ? RETURNING id`,
      id, secretHash, madeAt, bytes, json, caps.count, bytes, caps.bytes);
      if (!saved) return 'unavailable';
      return saved.length > 0 ? 'saved' : 'full';
    },
    async find(id) {
      const found = file.query<StoredShare>('find a share',
        'SELECT secret_hash AS secretHash, made_at AS madeAt, value AS json FROM shares WHERE id = ?', id);
      if (!found) return 'unavailable';
      const [share] = found;
      return share && isLive(share.madeAt, clock.now()) ? share : 'not-found';
    },
    async remove(id) {
      const removed = file.query('delete a share', 'DELETE FROM shares WHERE id = ?', id);
      return removed ? 'removed' : 'unavailable';
    },
  };
}

// KEYS 2 holds each share's creation time and size; expired ones are removed before counting.
const SAVE = script(`
local now, keep = tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('HGETALL', KEYS[2])
local count, bytes = 0, 0
for place = 1, #known, 2 do
  local at, size = string.match(known[place + 1], '^(%d+) (%d+)$')
  if math.abs(now - tonumber(at)) >= keep then
    redis.call('HDEL', KEYS[2], known[place])
  else
    count, bytes = count + 1, bytes + tonumber(size)
  end
end
if count >= tonumber(ARGV[4]) or bytes + tonumber(ARGV[6]) > tonumber(ARGV[5]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2] .. ' ' .. ARGV[6])
redis.call('PEXPIRE', KEYS[2], keep)
redis.call('HSET', KEYS[1], 'secret', ARGV[7], 'at', ARGV[2], 'value', ARGV[8])
redis.call('PEXPIRE', KEYS[1], keep)
return 1`, z.literal([0, 1]));

const REMOVE = script(`
redis.call('HDEL', KEYS[2], ARGV[1])
return redis.call('DEL', KEYS[1])`, z.int());

const Text = z.string().max(SHARE_CAPS.bytesEach).nullable();
const Stored = z.tuple([Text, Text, Text]);

/** Shared reports over all instances. */
export function createRedisShares(
  redis: RedisConnection, { clock, caps = SHARE_CAPS }: { clock: Clock; caps?: typeof SHARE_CAPS },
): Shares {
  const keysOf = (id: string): string[] => [redis.key('share', id), redis.key('shares')];
  return {
    async save(id, { secretHash, madeAt, json }) {
      const bytes = Buffer.byteLength(json);
      if (bytes > caps.bytesEach) return 'too-large';
      const args = [id, madeAt, SHARE_RETENTION_MS, caps.count, caps.bytes, bytes, secretHash, json];
      const isSaved = await redis.run(SAVE, keysOf(id), args);
      if (isSaved === undefined) return 'unavailable';
      return isSaved ? 'saved' : 'full';
    },
    async find(id) {
      const stored = await redis.send(['HMGET', keysOf(id)[0]!, 'secret', 'at', 'value'], Stored);
      if (!stored) return 'unavailable';
      const [secretHash, at, json] = stored;
      if (secretHash == null || at == null || json == null || !isLive(Number(at), clock.now())) return 'not-found';
      return { secretHash, madeAt: Number(at), json };
    },
    async remove(id) {
      const removed = await redis.run(REMOVE, keysOf(id), [id]);
      return removed === undefined ? 'unavailable' : 'removed';
    },
  };
}
