import type { UnmeasuredReason } from '../../contract/vocabulary.ts';

/** An element of the page, as Lighthouse names it. */
export interface LabNode {
  selector: string;
  /** Its opening tag. */
  snippet: string;
}

/** A file and what it weighed on the wire. */
export interface LabFile {
  url: string;
  bytes: number;
}

/** One network response. */
export interface LabResponse extends LabFile {
  /** The browser's word for what it asked for: Document, Stylesheet, Script, Image, Font, … */
  type: string;
  status: number;
  /** `http/1.1`, `h2`, … */
  protocol: string;
  /** Content-Encoding, Cache-Control and the like, names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** The final page, for classifying who answered. */
export interface LabDocument {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** As scripts left it, cut at a length. */
  html: string;
}

/** The three figures that are graded by bands and vary from run to run; `null` where the page gave none. */
export interface LabMetrics {
  /** Milliseconds. */
  lcp: number | null;
  cls: number | null;
  /** Milliseconds. */
  tbt: number | null;
}

/** What axe found on the page as it stood in the end. */
export interface AxeReport {
  /** Milliseconds that looking took. */
  ms: number;
  violations: readonly AxeViolation[];
}

/** One rule that is broken, with the first elements that break it. */
export interface AxeViolation {
  rule: string;
  /** Success criteria, as `1.4.3`. */
  criteria: readonly string[];
  /** Elements that break it. */
  count: number;
  nodes: readonly LabNode[];
}

/** What one visit in a fresh profile left behind, and whom it asked, with nothing clicked. */
export interface LabTraces {
  /** The registrable domain of the page, or its host where there is none. */
  site: string;
  /** All that were set, whoever's they are; never what they hold. */
  cookies: readonly TracedCookie[];
  /** Keys the page's own origin keeps in the browser. */
  storage: readonly { area: 'localStorage' | 'sessionStorage'; key: string }[];
  /** Every host that was asked, in the order of their first requests. */
  hosts: readonly TracedHost[];
}

/** A cookie. */
export interface TracedCookie {
  name: string;
  /** With a dot before it where subdomains get it too. */
  domain: string;
  /** How long it is kept from the visit on; `null` until the browser closes. */
  days: number | null;
  httpOnly: boolean;
  /** Whether the browser kept it: of others than the page it keeps none, being off the record. */
  isKept: boolean;
  /** The address that set it with its answer; `null` where none was seen to, as when a script did. */
  setBy: string | null;
}

/** A host that was asked for something. */
export interface TracedHost {
  host: string;
  /** Its registrable domain, or itself where there is none. */
  site: string;
  /** What it was first asked for. */
  url: string;
  /** The page, script or redirect that first asked for it, with its line from 1; `null` where the browser does not say. */
  startedBy: { url: string; line: number | null } | null;
}

/** One load of a page by a simulated phone; a part is `null` where Lighthouse could not tell. */
export interface LabRun {
  metrics: LabMetrics;
  lcpElement: LabNode | null;
  /** Where the time to the main content went, as observed without throttling, in order. */
  lcpParts: readonly { part: string; ms: number }[];
  /** What moved, the most first. */
  shifts: readonly { node: LabNode; score: number }[];
  /** What kept the page busy for long, the longest first. */
  tasks: readonly { url: string; ms: number }[];
  /** All the page fetched, in bytes on the wire. */
  weight: number | null;
  /** The heaviest files. */
  heaviest: readonly LabFile[];
  images: readonly (LabFile & { wastedBytes: number })[] | null;
  blocking: { ms: number; files: readonly (LabFile & { ms: number | null })[] } | null;
  unsized: { total: number; images: readonly { url: string; node: LabNode }[] } | null;
  /** Files of a host that sends many over HTTP/1.1. */
  oldHttp: readonly { url: string; protocol: string }[] | null;
  /** Who else's files came; `kind` is Lighthouse's own category, `null` for those it does not know. */
  others: readonly { name: string; bytes: number; kind: string | null }[] | null;
  responses: readonly LabResponse[];
  /** What axe found against WCAG; `null` where it did not look, and why where the page was too large for it. */
  axe: AxeReport | 'too-large' | null;
  /** `null` in any run but the first, whose profile alone is fresh. */
  traces: LabTraces | null;
  /** The last frame of the filmstrip, a data URL. */
  picture: string | null;
  document: LabDocument;
}

/** What one page came to, over as many runs as it took. */
export interface LabMeasurement extends LabRun {
  /** One, or three whose medians the metrics are. */
  runs: number;
  /** The budget that cut the page short, if one did. */
  cutBy: 'bytes' | 'requests' | null;
}

export type LabReason = Extract<
  UnmeasuredReason, 'no-browser' | 'browser-failed' | 'switched-off' | 'timeout' | 'budget' | 'unreachable'
>;

/** Why there are no figures. */
export interface LabFailure {
  ok: false;
  reason: LabReason;
  /** In words, for the log. */
  detail: string;
}

export type LabRunOutcome = { ok: true; run: LabRun } | LabFailure;
export type LabOutcome = { ok: true; measurement: LabMeasurement } | LabFailure;

/** One page load for the process that runs Lighthouse. */
export interface LabRunRequest {
  url: string;
  /** Where the browser speaks the DevTools protocol, on 127.0.0.1. */
  port: number;
  /** The browser context to load it in. */
  context: string;
  /** Whether the context is fresh: axe and what the visit left behind are looked at then, when all else is measured. */
  isFirst: boolean;
  /** Characters of the final page's HTML to keep. */
  htmlChars: number;
}

/** A page as a browser shows it when its scripts have run, or why it was not seen. */
export type RenderOutcome = { ok: true; document: LabDocument } | LabFailure;

/** One page for the process that renders pages. */
export interface RenderRequest {
  url: string;
  /** Where the browser speaks the DevTools protocol, on 127.0.0.1. */
  port: number;
  /** The browser context to open it in. */
  context: string;
  /** From the order to the answer: a page that is not done by then is read as it stands. */
  withinMs: number;
  /** Characters of HTML to keep. */
  htmlChars: number;
}
