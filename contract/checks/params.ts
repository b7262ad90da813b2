// The shapes that params share. Numbers are written by the reader's language, so what is an identifier (a port, an
// organisation number) is a string. Text from a store is cut short by the check before it comes here.

/** Nothing to fill in. */
export type None = Record<never, never>;

/** One of several ways to have a status, told apart by `variant`. */
export type Variant<Name extends string, Params = None> = { variant: Name } & Params;

/** Some of those looked at. */
export interface OfTotal {
  /** Those the finding is about, as its check says. */
  count: number;
  /** Those looked at. */
  total: number;
}

/** All of those looked at. */
export interface Total {
  total: number;
}

/** The HTTP status that came. */
export interface Status {
  status: number;
}

/** The host that was asked, without a port. */
export interface Host {
  host: string;
}

/** The line of robots.txt that decided, from 1. */
export interface Line {
  line: number;
}

/** Names, joined by `, `. */
export interface Names {
  names: string;
}

/** A file of the sitemap. */
export interface File {
  url: string;
}

/** Members of a document for AI agents, or header fields it came with. */
export interface Members {
  /** The first the finding is about, never what it holds. */
  member: string;
  /** How many there are. */
  count: number;
}
