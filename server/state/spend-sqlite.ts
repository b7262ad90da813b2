import type { Clock } from '../clock.ts';
import type { DayCounter } from './rate-limiter.ts';
import { dayOf } from './spend.ts';
import type { DaySpent, Spend } from './spend.ts';
import type { StateFile } from './sqlite.ts';

const RETENTION_MS = 31 * 86_400_000;

/** Spend in SQLite. If a query fails, this process's own count still enforces the cap. */
export function createSqliteSpend(file: StateFile, { clock }: { clock: Clock }): Spend & DayCounter {
  // The larger of both counts decides: a lost write never admits more.
  const own = new Map<string, DaySpent>();
  file.query('expire days', 'DELETE FROM spend WHERE day < ?', dayOf(clock.now() - RETENTION_MS));

  function ownOn(day: string): DaySpent {
    for (const known of own.keys()) if (known < dayOf(clock.now() - 2 * 86_400_000)) own.delete(known);
    const spent = own.get(day) ?? { scans: 0, usd: 0 };
    own.set(day, spent);
    return spent;
  }

  function add(day: string, scans: number, usd: number): void {
    const mine = ownOn(day);
    mine.scans = Math.max(0, mine.scans + scans);
    mine.usd = Math.max(0, mine.usd + usd);
    file.query('store today\'s spend', `INSERT INTO spend (day, scans, usd) VALUES (?, MAX(0, ?), MAX(0, ?))
      ON CONFLICT (day) DO UPDATE SET scans = MAX(0, scans + ?), usd = MAX(0, usd + ?)`, day, scans, usd, scans, usd);
  }

  return {
    take(cap) {
      const day = dayOf(clock.now());
      const mine = ownOn(day);
      if (mine.scans >= cap) return false;
      const taken = file.query<Pick<DaySpent, 'scans'>>('take one of today\'s scans', `INSERT INTO spend (day, scans)
        VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET scans = scans + 1 WHERE scans < ? RETURNING scans`, day, cap);
      if (taken?.length === 0) return false;
      mine.scans = Math.max(mine.scans + 1, taken?.[0]?.scans ?? 0);
      return true;
    },
    async refund(takenAt) {
      add(dayOf(takenAt), -1, 0);
    },
    async addUsd(usd, takenAt) {
      if (usd !== 0) add(dayOf(takenAt), 0, usd);
    },
    async today() {
      const day = dayOf(clock.now());
      const [stored] = file.query<DaySpent>('read today\'s spend', 'SELECT scans, usd FROM spend WHERE day = ?', day) ?? [];
      const mine = ownOn(day);
      return { scans: Math.max(stored?.scans ?? 0, mine.scans), usd: Math.max(stored?.usd ?? 0, mine.usd) };
    },
  };
}
