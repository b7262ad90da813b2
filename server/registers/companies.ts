// What pages say about a company's number, and what the register says about the company.

/** A store's page, already parsed, as input for registers. */
export interface StorePage {
  url: string;
  /** The area that a number on the page is in, unless it is in the footer or markup. */
  area: Exclude<PageArea, 'markup' | 'footer' | 'item'>;
  /** The visible text, one line per block, its white space collapsed. */
  text: string;
  /** Whether an offset in `text` is in the page's footer. */
  isInFooter(offset: number): boolean;
  /** Identifiers of organisations in its structured data. */
  claims: readonly IdClaim[];
}

/** A value of structured data that may hold a company's number. */
export interface IdClaim {
  /** The property in lower case: `vatid`, `taxid`, `identifier`, `iso6523code`. */
  property: string;
  /** The kind of identifier, as a PropertyValue declares it. */
  scheme: string | null;
  value: string;
  /** It belongs to the organisation behind the page, not to a brand or a marketplace's seller. */
  own: boolean;
}

/** Where on a page a number is. `item`: in the markup of a brand or another seller. */
export type PageArea = 'markup' | 'footer' | 'terms' | 'contact' | 'privacy' | 'body' | 'item';

/** One occurrence of a company's number on a page. */
export interface NumberOccurrence {
  /** The number in the register's format. */
  number: string;
  /** It passes the register's checksum. */
  valid: boolean;
  /** The number as printed. */
  written: string;
  /** The page's address. */
  page: string;
  area: PageArea;
  /** A label beside it identifies it as a company's number of this country. */
  labelled: boolean;
  /** Nothing beside it says what kind of number it is: it counts only if its registered name stands beside it. */
  bare?: boolean;
  /** A VAT suffix follows it. */
  vatMark: boolean;
  /** The words around it. */
  context: string;
}

/** Which number on the pages belongs to the company behind the store. */
export type NumberReading =
  /** There is none, or none that is the store's; `others` belong to payment providers and the like. */
  | { state: 'missing'; others: readonly NumberOccurrence[] }
  /** Only invalid numbers. */
  | { state: 'present-invalid'; written: string; occurrences: readonly NumberOccurrence[] }
  | { state: 'present-valid'; number: string; occurrences: readonly NumberOccurrence[] }
  /** Each of `numbers` could be the store's; empty if the pages give only numbers of other countries. */
  | { state: 'ambiguous'; numbers: readonly string[]; occurrences: readonly NumberOccurrence[] };

/** Context that tells a store's own number from those of others. */
export interface StoreTraits {
  host: string;
  /** The names the store gives itself. */
  names: readonly string[];
  lookups: ReadonlyMap<string, Lookup>;
}

/**
 * The register's answer about one number. Only the first four are statements about a company. If a `place` of business
 * was deleted, the register no longer tells which company it belonged to, and that company may still be active.
 */
export type Lookup =
  | { kind: 'found'; company: Company }
  | { kind: 'deleted'; number: string; name: string; on: string | null; place?: true }
  /** Deleted, and no longer in the open data. */
  | { kind: 'removed'; number: string; on: string | null; place?: true }
  | { kind: 'unknown'; number: string }
  | NotMeasured;

/** There is no answer. `timeout`: our own budget was spent; `service-down`: no valid response. */
export interface NotMeasured {
  kind: 'not-measured';
  reason: 'timeout' | 'service-down' | 'not-configured';
}

/** The status of a registered company. */
export type CompanyStatus = 'active' | 'bankrupt' | 'winding-up' | 'forced-winding-up';

/** A company as registered. For a place of business, status and VAT are those of the company it belongs to. */
export interface Company {
  number: string;
  name: string;
  /** The company a place of business belongs to. */
  parent: { number: string; name: string } | null;
  status: CompanyStatus | null;
  vatRegistered: boolean | null;
  /** The host of its registered home page. */
  website: string | null;
  /** The registered number of employees; `null` if the register gives none. */
  employees: number | null;
}

/** A register of companies. It never rejects: an error is *not measured*. */
export interface CompanyRegister {
  lookup(number: string, signal: AbortSignal): Promise<Lookup>;
  /** Looks up several numbers in as few requests as the register allows. */
  lookupAll(numbers: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Lookup>>;
  /** Companies whose registered home page is on this host, which is only a hint; empty also on failure. */
  byWebsite(host: string, signal: AbortSignal): Promise<readonly Company[]>;
}
