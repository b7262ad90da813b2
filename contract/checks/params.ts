/**
 * The placeholders of all check texts, with their types. Numbers are formatted for the locale, so identifiers are
 * strings. Checks truncate text from a store before passing it.
 */
export interface ParamTypes {
  /** What the finding is about, of `total` examined; each check says what it counts. */
  count: number;
  total: number;
  /** The HTTP status code received. */
  status: number;
  /** The requested host, without port. */
  host: string;
  /** The same host with `www.` added or removed. */
  other: string;
  path: string;
  /** The URL of a sitemap file. */
  url: string;
  /** The deciding line of robots.txt, from 1. */
  line: number;
  /** ISO 8601. */
  date: string;
  days: number;
  seconds: number;
  hops: number;
  version: string;
  /** The bot protection that the markers point to. */
  vendor: string;
  /** The name of the first affected member or header of an AI agent document, never its value. */
  member: string;
  /** Joined by `, `. */
  names: string;
  types: string;
  missing: string;
  /** The company's registered name. */
  name: string;
  /** Nine digits, grouped by the check for display. */
  orgnr: string;
  /** ISO 3166-1 code. */
  country: string;
  currency: string;
  lang: string;
  detected: string;
  /** As printed on a page. */
  text: string;
  value: string;
  ms: number;
  inp: number;
  bytes: number;
  markup: number;
  percent: number;
  named: number;
  page: number;
  pages: number;
  redirects: number;
  urls: number;
}

/** No params. */
export type None = Record<never, never>;

/** The params of a status with variants, discriminated by `variant`. */
export type Variant<Name extends string, Params = None> = Name extends string ? { variant: Name } & Params : never;

export type OfTotal = Pick<ParamTypes, 'count' | 'total'>;
export type Total = Pick<ParamTypes, 'total'>;
export type Status = Pick<ParamTypes, 'status'>;
export type Host = Pick<ParamTypes, 'host'>;
export type Names = Pick<ParamTypes, 'names'>;
export type File = Pick<ParamTypes, 'url'>;
/** The first affected member of a document, and how many there are. */
export type Members = Pick<ParamTypes, 'member' | 'count'>;
