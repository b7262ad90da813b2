import type { Clock } from '../clock.ts';
import { isLive, SHARE_CAPS, SHARE_RETENTION_MS } from './shares.ts';
import type { ShareCaps, Shares, StoredShare } from './shares.ts';
import type { StateFile } from './sqlite.ts';

/** Shared reports in SQLite; expired rows are deleted at start and with every save. */
export function createSqliteShares(
  file: StateFile, { clock, caps = SHARE_CAPS }: { clock: Clock; caps?: ShareCaps },
): Shares {
  const expire = (): void => {
    file.query('expire shares', 'DELETE FROM shares WHERE abs(? - made_at) >= ?', clock.now(), SHARE_RETENTION_MS);
  };
  expire();
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
