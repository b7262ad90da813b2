/** What the page says before an AI measurement is started: the figures of the very service it came from. */
export interface GeoTerms {
  /** In the order of every report; those that are not ready are not measured. */
  engines: readonly { name: string; ready: boolean }[];
  /** Fresh measurements one caller may start in a window. */
  limit: number;
  windowSeconds: number;
  /** Fresh measurements a UTC day over all callers; absent where there is no such limit. */
  dailyCap?: number | undefined;
  /** The most one measurement may cost the operator. */
  maxUsd: number;
  /** The longest one measurement may take. */
  maxSeconds: number;
  /** How long a measurement answers for the same store, industry and language. */
  keptHours: number;
}

/** The name of the `<meta>` that carries them as JSON. */
export const GEO_TERMS_META = 'geo-terms';
