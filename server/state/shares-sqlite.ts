import type { Clock } from '../clock.ts';
import { isLive, SHARE_CAPS, SHARE_RETENTION_MS } from './shares.ts';
import type { ShareCaps, Shares } from './shares.ts';
import type { StateFile } from './sqlite.ts';

interface Row {
  secret_hash: string;
  made_at: number;
  value: string;
}

/** Shared reports in SQLite; expired rows are deleted at start and with every save. */
export function createSqliteShares(
  file: StateFile, { clock, caps = SHARE_CAPS }: { clock: Clock; caps?: ShareCaps },
): Shares {
  const expire = (): void => {
    file.query('expire shares', (database) =>
      database.prepare('DELETE FROM shares WHERE abs(? - made_at) >= ?').run(clock.now(), SHARE_RETENTION_MS));
  };
  expire();
  return {
    async save(id, { secretHash, madeAt, json }) {
      const bytes = Buffer.byteLength(json);
      if (bytes > caps.bytesEach) return 'too-large';
      expire();
      // One statement: another process on the same file counts the same rows.
      const saved = file.query('save a share', (database) =>
        database
          .prepare(`INSERT INTO shares (id, secret_hash, made_at, bytes, value)
                    SELECT ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM shares) < ?
                    AND (SELECT coalesce(sum(bytes), 0) FROM shares) + ? <= ?`)
          .run(id, secretHash, madeAt, bytes, json, caps.count, bytes, caps.bytes));
      if (!saved) return 'unavailable';
      return saved.changes > 0 ? 'saved' : 'full';
    },
    async find(id) {
      const found = file.query('find a share', (database) => ({
        row: database.prepare('SELECT secret_hash, made_at, value FROM shares WHERE id = ?').get(id) as Row | undefined,
      }));
      if (!found) return 'unavailable';
      if (!found.row || !isLive(found.row.made_at, clock.now())) return 'not-found';
      return { secretHash: found.row.secret_hash, madeAt: found.row.made_at, json: found.row.value };
    },
    async remove(id) {
      const removed = file.query('delete a share', (database) =>
        database.prepare('DELETE FROM shares WHERE id = ?').run(id));
      return removed ? 'removed' : 'unavailable';
    },
  };
}
