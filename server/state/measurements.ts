import { KEPT_HOURS } from '../../contract/vocabulary.ts';
import type { Language, Vertical } from '../../contract/vocabulary.ts';

/** What one stored measurement answers for. */
export interface MeasurementKey {
  /** The registrable domain. */
  domain: string;
  vertical: Vertical;
  lang: Language;
}

/** How long a stored measurement answers. */
export const KEEP_MS = KEPT_HOURS * 3_600_000;

/** Stored AI measurements by key; who keeps them knows nothing of their inside. Failing to store is never an error. */
export interface Measurements {
  /** The stored value if it is younger than 72 hours; one further ahead than that is of a clock that was wrong. */
  find(key: MeasurementKey): Promise<unknown>;
  /** Keeps a JSON value in place of an older one; false when it could not be kept. */
  save(key: MeasurementKey, value: unknown, measuredAt: number): Promise<boolean>;
  /** Forgets what answers no longer. */
  expire(): Promise<void>;
}

/** The key in one word, for a lease or a log. */
export function keyOf({ domain, vertical, lang }: MeasurementKey): string {
  return `${domain}|${vertical}|${lang}`;
}
