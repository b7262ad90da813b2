import { RETENTION_HOURS } from '../../contract/vocabulary.ts';
import type { Language, Vertical } from '../../contract/vocabulary.ts';

/** What a stored measurement is looked up by. */
export interface MeasurementKey {
  /** The registrable domain. */
  domain: string;
  vertical: Vertical;
  lang: Language;
}

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

/** A stored value; undefined if it is not valid JSON. */
export function parseStored(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
