/**
 * What the names in the braces of a text stand for, in every check. Numbers are written by the reader's language, so an
 * identifier is a string. Text from a store is cut short by the check before it comes here.
 */
export interface ParamTypes {
  /** Those the finding is about, as its check says, of `total` looked at. */
  count: number;
  total: number;
  /** The HTTP status that came. */
  status: number;
  /** The host that was asked, without a port. */
  host: string;
  /** That host with or without `www`. */
  other: string;
  path: string;
  /** A file of the sitemap. */
  url: string;
  /** The line of robots.txt that decided, from 1. */
  line: number;
  /** ISO. */
  date: string;
  days: number;
  seconds: number;
  hops: number;
  version: string;
  /** Whose protection the markers point to. */
  vendor: string;
  /** Of a document for AI agents, or its header fields: the first the finding is about, never what it holds. */
  member: string;
  /** Joined by `, `. */
  names: string;
  types: string;
  missing: string;
  /** The company's name as registered. */
  name: string;
  /** Nine digits grouped by the check as it wants them read. */
  orgnr: string;
  /** An ISO 3166-1 code. */
  country: string;
  currency: string;
  lang: string;
  detected: string;
  /** As it stands on a page. */
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

/** Nothing to fill in. */
export type None = Record<never, never>;

/** Ways to have a status, told apart by `variant`. */
export type Variant<Name extends string, Params = None> = Name extends string ? { variant: Name } & Params : never;

export type OfTotal = Pick<ParamTypes, 'count' | 'total'>;
export type Total = Pick<ParamTypes, 'total'>;
export type Status = Pick<ParamTypes, 'status'>;
export type Host = Pick<ParamTypes, 'host'>;
export type Names = Pick<ParamTypes, 'names'>;
export type File = Pick<ParamTypes, 'url'>;
/** Members of a document, and how many there are. */
export type Members = Pick<ParamTypes, 'member' | 'count'>;
