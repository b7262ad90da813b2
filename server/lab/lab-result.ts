import type { UnmeasuredReason } from '../../contract/vocabulary.ts';

/** An element of the page, as Lighthouse reports it. */
export interface LabNode {
  selector: string;
  /** Its opening tag. */
  snippet: string;
}

/** A file and its transfer size. */
export interface LabFile {
  url: string;
  bytes: number;
}

/** One network response. */
export interface LabResponse extends LabFile {
  /** The browser's resource type: Document, Stylesheet, Script, Image, Font, … */
  type: string;
  status: number;
  /** `http/1.1`, `h2`, … */
  protocol: string;
  /** Content-Encoding, Cache-Control and the like, names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** The final page, for classifying what answered. */
export interface LabDocument {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** After scripts have run, truncated. */
  html: string;
}

/** The three figures that are graded by bands and vary from run to run; `null` where there is none. */
export interface LabMetrics {
  /** Milliseconds. */
  lcp: number | null;
  cls: number | null;
  /** Milliseconds. */
  tbt: number | null;
}

/** What axe found on the final page. */
export interface AxeReport {
  /** Duration of the check, in milliseconds. */
  ms: number;
  violations: readonly AxeViolation[];
}

/** One violated rule, with the first elements that violate it. */
export interface AxeViolation {
  rule: string;
  /** Success criteria, like `1.4.3`. */
  criteria: readonly string[];
  /** Number of elements that violate it. */
  count: number;
  nodes: readonly LabNode[];
}

/** What one visit in a fresh profile left behind, and the hosts it requested, without any interaction. */
export interface LabTracking {
  /** The registrable domain of the page, or its host where there is none. */
  site: string;
  /** All cookies that were set, third-party ones included; never their values. */
  cookies: readonly ObservedCookie[];
  /** Storage keys of the page's own origin. */
  storage: readonly { area: 'localStorage' | 'sessionStorage'; key: string }[];
  /** Every requested host, in the order of their first requests. */
  hosts: readonly ObservedHost[];
}

/** A cookie that the visit set. */
export interface ObservedCookie {
  name: string;
  /** With a leading dot if subdomains get it too. */
  domain: string;
  /** How many days it lasts after the visit; `null` for a session cookie. */
  days: number | null;
  httpOnly: boolean;
  /** Whether the browser kept it; being incognito, it blocks third-party cookies. */
  isKept: boolean;
  /** The address whose response set it; `null` if that is unknown, as when a script set it. */
  setBy: string | null;
}

/** A requested host. */
export interface ObservedHost {
  host: string;
  /** Its registrable domain, or itself where there is none. */
  site: string;
  /** The first address requested from it. */
  url: string;
  /** The page, script or redirect that first requested it, with its 1-based line; `null` if that is unknown. */
  initiator: { url: string; line: number | null } | null;
}

/** One load of a page by a simulated phone; a part that Lighthouse could not determine is `null`. */
export interface LabRun {
  metrics: LabMetrics;
  lcpElement: LabNode | null;
  /** The parts of LCP in order, as observed without throttling. */
  lcpParts: readonly { part: string; ms: number }[];
  /** Layout shifts, the largest first. */
  shifts: readonly { node: LabNode; score: number }[];
  /** Long tasks, the longest first. */
  longTasks: readonly { url: string; ms: number }[];
  /** Total transfer size, in bytes. */
  totalBytes: number | null;
  /** The heaviest files. */
  heaviest: readonly LabFile[];
  images: readonly (LabFile & { wastedBytes: number })[] | null;
  renderBlocking: { ms: number; files: readonly (LabFile & { ms: number | null })[] } | null;
  /** `count` of `total` images, the first of them by name. */
  unsized: { total: number; count: number; images: readonly { url: string; node: LabNode }[] } | null;
  /** Files of hosts that send many over HTTP/1.1. */
  http1Files: readonly { url: string; protocol: string }[] | null;
  /** Third parties whose files were loaded; `kind` is Lighthouse's own category, `null` for those it does not know. */
  others: readonly { name: string; bytes: number; kind: string | null }[] | null;
  responses: readonly LabResponse[];
  /** Violations of WCAG; `null` if axe did not run, `too-large` if the page was too large for it. */
  axe: AxeReport | 'too-large' | null;
  /** `null` except in the first run, the only one with a fresh profile. */
  tracking: LabTracking | null;
  /** The final screenshot, a data URL. */
  screenshot: string | null;
  document: LabDocument;
}

/** The measurement of one page over one or more runs. */
export interface LabMeasurement extends LabRun {
  /** One, or three: the metrics are then their medians. */
  runs: number;
  /** The budget that cut the page short, if one did. */
  exhaustedBudget: 'bytes' | 'requests' | null;
}

/** The reasons why a page may not be measured or rendered. */
export const LAB_REASONS = [
  'no-browser', 'browser-failed', 'switched-off', 'timeout', 'budget', 'unreachable',
] as const satisfies readonly UnmeasuredReason[];
export type LabReason = (typeof LAB_REASONS)[number];

/** Why a page was not measured or rendered. */
export interface LabFailure {
  ok: false;
  reason: LabReason;
  /** In words, for the log. */
  detail: string;
}

/** The result of one page load. */
export type LabRunOutcome = { ok: true; run: LabRun } | LabFailure;
/** The result of measuring a page, over all its runs. */
export type LabOutcome = { ok: true; measurement: LabMeasurement } | LabFailure;

/** A page for a process that drives a browser. */
export interface PageRequest {
  url: string;
  /** The browser's DevTools port on 127.0.0.1. */
  port: number;
  /** The browser context to open it in. */
  context: string;
}

/** One page load for the process that runs Lighthouse. */
export interface LabRunRequest extends PageRequest {
  /** Whether the context is fresh; only then axe runs and tracking is read, after everything else is measured. */
  isFirst: boolean;
}

/** A page as a browser shows it after its scripts have run, or why it was not rendered. */
export type RenderOutcome = { ok: true; document: LabDocument } | LabFailure;

/** One page for the process that renders pages. */
export interface RenderRequest extends PageRequest {
  /** From request to response; a page that has not settled by then is read as it is. */
  withinMs: number;
}
