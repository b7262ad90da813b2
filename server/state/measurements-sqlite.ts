import type { Clock } from '../clock.ts';
import { parseStored, RETENTION_MS } from './measurements.ts';
import type { Measurements } from './measurements.ts';
import type { StateFile } from './sqlite.ts';

/** Measurements in SQLite; expired rows are deleted at start and with every save. */
export function createSqliteMeasurements(file: StateFile, { clock }: { clock: Clock }): Measurements {
  const expire = (): void => {
    file.query('expire measurements', 'DELETE FROM measurements WHERE measured_at <= ?', clock.now() - RETENTION_MS);
  };
  expire();
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
