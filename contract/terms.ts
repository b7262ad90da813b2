/** How many fresh runs of a tool one caller may start in a window. */
export interface ToolTerms {
  limit: number;
  windowSeconds: number;
}

/** What an AI measurement asks, costs and allows. */
export interface GeoTerms extends ToolTerms {
  /** In the order of every report; those that are not ready are not measured. */
  engines: readonly { name: string; ready: boolean }[];
  /** Fresh measurements a UTC day over all callers; absent where there is no such limit. */
  dailyCap?: number | undefined;
  /** The most one measurement may cost the operator. */
  maxUsd: number;
  /** The longest one measurement may take. */
  maxSeconds: number;
  /** How long a measurement answers for the same store, industry and language. */
  keptHours: number;
}

/** What the page says before anything is started: the figures of the very service it came from. */
export interface ServiceTerms {
  health: ToolTerms;
  geo: GeoTerms;
  schema: ToolTerms;
}

/** The name of the `<meta>` that carries them as JSON. */
export const TERMS_META = 'terms';
