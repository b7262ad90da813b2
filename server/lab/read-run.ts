import { truncate, truncateUrl } from './truncate.ts';
import type {
  AxeReport, LabDocument, LabFailure, LabNode, LabReason, LabResponse, LabRun, LabRunOutcome,
} from './lab-result.ts';
import { paramsOf, readTracking } from './read-tracking.ts';
import type { DevtoolsLog, RawTracking } from './read-tracking.ts';

/** The page at the end of the run. */
export type FinalPage = Pick<LabDocument, 'url' | 'html'>;

/** The part of Lighthouse's result that is read; any audit or artifact may be missing. */
export interface RawRun {
  lhr: {
    runtimeError?: { code: string; message: string };
    audits: Readonly<Record<string, RawAudit | undefined>>;
    entities?: readonly { name: string; category?: string }[];
  };
  artifacts: {
    FinalPage?: FinalPage;
    ImageElements?: readonly { isCss: boolean; isInShadowDOM?: boolean }[];
    DevtoolsLog?: DevtoolsLog;
    Axe?: RawAxe | 'too-large' | null;
    Tracking?: RawTracking | null;
  };
}

/** What axe reports, as Lighthouse keeps it. */
interface RawAxe {
  ms: number;
  violations: readonly { id: string; tags?: readonly string[]; nodes?: readonly { node?: RawItem }[] }[];
}

interface RawAudit {
  scoreDisplayMode?: string;
  numericValue?: number;
  metricSavings?: Readonly<Record<string, number | undefined>>;
  details?: { items?: readonly RawItem[]; data?: string };
}

/** A row of a table; a row with `items` is a table itself. */
interface RawItem {
  type?: string;
  url?: string;
  protocol?: string;
  entity?: string;
  subpart?: string;
  duration?: number;
  score?: number;
  totalBytes?: number;
  transferSize?: number;
  wastedBytes?: number;
  wastedMs?: number;
  node?: RawItem;
  selector?: string;
  snippet?: string;
  items?: readonly RawItem[];
}

const MAX_SCREENSHOT_CHARS = 60_000;
/** More than a page is likely to load, so that checks count them all. */
const MAX_ROWS = 400;
/** Limit on entries that are listed beside their full count. */
const MAX_LISTED = 50;
const MAX_HEADERS = 60;

/** Headers about how a file is sent and cached. */
const FILE_HEADERS = ['content-encoding', 'content-type', 'cache-control', 'expires', 'date', 'age'];

/** Lighthouse's codes for a page that could not be loaded, or not in time; all others count as browser failures. */
const REASONS: Readonly<Record<string, LabReason>> = {
  NO_FCP: 'timeout', PAGE_HUNG: 'timeout', PROTOCOL_TIMEOUT: 'timeout',
  DNS_FAILURE: 'unreachable', FAILED_DOCUMENT_REQUEST: 'unreachable', ERRORED_DOCUMENT_REQUEST: 'unreachable',
  INSECURE_DOCUMENT_REQUEST: 'unreachable', CHROME_INTERSTITIAL_ERROR: 'unreachable',
};

/** The failure for one of Lighthouse's error codes. */
export const runFailure = (code: string, message: string): LabFailure =>
  ({ ok: false, reason: REASONS[code] ?? 'browser-failed', detail: `${code}: ${truncate(message)}` });

/** Reads from Lighthouse's result what the checks need; a part that it could not determine is `null`, never zero. */
export function readRun({ lhr, artifacts }: RawRun): LabRunOutcome {
  if (lhr.runtimeError) return runFailure(lhr.runtimeError.code, lhr.runtimeError.message);
  const { FinalPage: page, DevtoolsLog: log = [] } = artifacts;
  const response = documentIn(log);
  if (!page || !response) return runFailure('NO_DOCUMENT', 'what the page was in the end is not known');
  /** An audit's result, unless it failed. */
  const auditOf = (id: string): RawAudit | undefined => {
    const audit = lhr.audits[id];
    return audit?.scoreDisplayMode === 'error' ? undefined : audit;
  };
  /** An audit's rows: empty if it does not apply, `null` if it failed. */
  const rows = (id: string): readonly RawItem[] | null => {
    const audit = auditOf(id);
    return audit ? rowsOf(audit) : null;
  };
  const number = (id: string): number | null => {
    const value = auditOf(id)?.numericValue;
    return value !== undefined && Number.isFinite(value) ? value : null;
  };
  const breakdown = rows('lcp-breakdown-insight') ?? [];
  const parts = breakdown.find(({ items }) => items)?.items ?? [];
  const kinds = new Map(lhr.entities?.map(({ name, category }) => [name, category]));
  const run: LabRun = {
    metrics: {
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      tbt: number('total-blocking-time'),
    },
    lcpElement: nodeOf(breakdown.find(({ type }) => type === 'node')),
    lcpParts: parts.flatMap(({ subpart: part, duration: ms }) => (part && ms !== undefined ? [{ part, ms }] : [])),
    shifts: (rows('layout-shifts') ?? []).flatMap(({ node, score = 0 }) => {
      const moved = nodeOf(node);
      return moved && score > 0 ? [{ node: moved, score }] : [];
    }),
    longTasks: (rows('long-tasks') ?? []).map(({ url = '', duration: ms = 0 }) => ({ url: truncateUrl(url), ms })),
    totalBytes: number('total-byte-weight'),
    heaviest: (rows('total-byte-weight') ?? []).map(fileOf),
    images: rows('image-delivery-insight')?.map((row) =>
      ({ ...fileOf(row), wastedBytes: row.wastedBytes ?? 0 })) ?? null,
    renderBlocking: blockingOf(auditOf('render-blocking-insight')),
    unsized: unsizedOf(auditOf('unsized-images'), artifacts.ImageElements),
    http1Files: rows('modern-http-insight')?.map(({ url = '', protocol = '' }) =>
      ({ url: truncateUrl(url), protocol })) ?? null,
    others: rows('third-parties-insight')?.map(({ entity = '', transferSize: bytes = 0 }) =>
      ({ name: truncate(entity), bytes, kind: kinds.get(entity) ?? null })) ?? null,
    responses: responsesIn(log),
    axe: axeOf(artifacts.Axe),
    tracking: trackingOf(artifacts, page.url),
    screenshot: screenshotOf(lhr.audits['final-screenshot']),
    document: { ...page, url: truncateUrl(page.url), status: response.status, headers: response.headers },
  };
  return { ok: true, run };
}

const rowsOf = ({ details }: RawAudit): readonly RawItem[] => (details?.items ?? []).slice(0, MAX_ROWS);

function blockingOf(audit: RawAudit | undefined): LabRun['renderBlocking'] {
  if (!audit) return null;
  const { FCP = 0, LCP = 0 } = audit.metricSavings ?? {};
  const files = rowsOf(audit).map((row) => ({ ...fileOf(row), ms: row.wastedMs ?? null }));
  return { ms: Math.max(FCP, LCP), files };
}

function unsizedOf(audit: RawAudit | undefined, all: RawRun['artifacts']['ImageElements']): LabRun['unsized'] {
  if (!audit || !all) return null;
  const images = (audit.details?.items ?? []).flatMap(({ url = '', node: item }) => {
    const node = nodeOf(item);
    return node ? [{ url: truncateUrl(url), node }] : [];
  });
  const total = all.filter(({ isCss, isInShadowDOM }) => !isCss && !isInShadowDOM).length;
  return { total, count: images.length, images: images.slice(0, MAX_LISTED) };
}

const MAX_NODES = 5;

/** Violations of WCAG success criteria, without those of what axe calls best practices. */
function axeOf(raw: RawRun['artifacts']['Axe']): AxeReport | 'too-large' | null {
  if (raw === 'too-large') return raw;
  // If a gatherer fails, Lighthouse stores the error as its artifact.
  if (!raw || !('violations' in raw)) return null;
  const violations = raw.violations.slice(0, MAX_LISTED).flatMap(({ id, tags = [], nodes = [] }) => {
    const criteria = tags.flatMap((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join('.') ?? []);
    if (criteria.length === 0) return [];
    const firstNodes = nodes.slice(0, MAX_NODES).flatMap(({ node }) => nodeOf(node) ?? []);
    return [{ rule: truncate(id), criteria, count: nodes.length, nodes: firstNodes }];
  });
  return { ms: raw.ms, violations };
}

/** A log that cannot be read costs only the tracking. */
function trackingOf({ Tracking, DevtoolsLog: log = [] }: RawRun['artifacts'], page: string): LabRun['tracking'] {
  try {
    return readTracking(Tracking, log, page);
  } catch {
    return null;
  }
}

function screenshotOf(audit: RawAudit | undefined): string | null {
  const data = audit?.details?.data;
  return data?.startsWith('data:image/') && data.length <= MAX_SCREENSHOT_CHARS ? data : null;
}

const fileOf = ({ url = '', totalBytes = 0 }: RawItem): { url: string; bytes: number } =>
  ({ url: truncateUrl(url), bytes: totalBytes });

const nodeOf = (item: RawItem | undefined): LabNode | null =>
  (item?.selector === undefined ? null : { selector: truncate(item.selector), snippet: truncate(item.snippet ?? '') });

/** The http(s) responses of the log, in the order they came. */
function responsesIn(log: DevtoolsLog): LabResponse[] {
  const finished = paramsOf(log, 'Network.loadingFinished');
  const bytes = new Map(finished.map(({ requestId, encodedDataLength }) => [requestId, encodedDataLength]));
  return received(log).filter(({ response: { url } }) => /^https?:/.test(url)).slice(0, MAX_ROWS)
    .map(({ requestId, type, response }) => ({
      url: truncateUrl(response.url), type, status: response.status, protocol: response.protocol ?? '',
      bytes: bytes.get(requestId) ?? response.encodedDataLength ?? 0,
      headers: headersOf(response.headers, FILE_HEADERS),
    }));
}

/** The last response that the main frame loaded. */
function documentIn(log: DevtoolsLog): Pick<LabDocument, 'status' | 'headers'> | null {
  const documents = received(log).filter(({ type, requestId: id, loaderId }) => type === 'Document' && id === loaderId);
  const main = documents.filter(({ frameId }) => frameId === documents[0]?.frameId).at(-1);
  return main ? { status: main.response.status, headers: headersOf(main.response.headers) } : null;
}

const received = (log: DevtoolsLog) => paramsOf(log, 'Network.responseReceived');

function headersOf(headers: Readonly<Record<string, string>>, kept?: readonly string[]): Record<string, string> {
  const lower = Object.entries(headers).slice(0, MAX_HEADERS)
    .map(([name, value]) => [name.toLowerCase(), truncate(value)] as const);
  return Object.fromEntries(kept ? lower.filter(([name]) => kept.includes(name)) : lower);
}
