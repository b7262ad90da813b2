import type { ServerResponse } from 'node:http';
import { CATALOGUE, checkById, isCheckId } from '../../contract/checks/catalogue.ts';
import type { CheckId } from '../../contract/checks/catalogue.ts';
import { RULE_SET } from '../../contract/checks/pillars.ts';
import { CATALOGUE_TEXTS } from '../../contract/checks/catalogue-texts.ts';
import { renderFinding } from '../../contract/checks/render-rig.ts';
import type {
  Evidence, FindingEvent, FindingParams, HealthEvent, HealthSummary, PillarCompleteEvent, Recipe,
} from '../../contract/health.ts';
import { FINDING_STATUSES, HEALTH_PHASES, PILLARS } from '../../contract/vocabulary.ts';
import type { FindingStatus, PillarId, UnmeasuredReason } from '../../contract/vocabulary.ts';
import type { Stub } from './test-proxy.ts';

/** A scripted finding; by default it passes. */
export interface ScriptedFinding {
  status: FindingStatus;
  params?: FindingParams;
  reason?: UnmeasuredReason;
  rootCause?: CheckId;
  evidence?: Evidence[];
  recipe?: Recipe;
}

/** Values for every placeholder of the catalogue's texts. */
const PARAMS: FindingParams = {
  host: 'skogogsjo.example', other: 'www.skogogsjo.example', status: 200,
  count: 3, total: 9, days: 64, ms: 640, bytes: 1_240_000,
  date: '2027-01-24', path: '/handlekurv', version: 'TLS 1.3', hops: 1, url: 'https://skogogsjo.example/sitemap.xml',
  names: 'Googlebot, Bingbot', line: 14, value: 0.04, orgnr: '999 888 777',
  name: 'Skog og Sjø Netthandel AS', types: 'invoice',
  vendor: 'Cloudflare',
};

function variantOf(id: CheckId, status: FindingStatus): FindingParams {
  const words = (CATALOGUE_TEXTS.no.checks[id] as unknown as Record<string, unknown>)[status];
  return typeof words === 'object' && words !== null && !Array.isArray(words)
    ? { variant: Object.keys(words)[0]! }
    : {};
}

/** The default status: `info` for an `info` check, `pass` for any other. */
const plainStatus = (id: CheckId): FindingStatus => ('pass' in CATALOGUE_TEXTS.no.checks[id] ? 'pass' : 'info');

export function findingEvent(id: CheckId, scripted: ScriptedFinding = { status: plainStatus(id) }): FindingEvent {
  const { phase, pillar, severity } = checkById(id);
  const params = { ...PARAMS, ...variantOf(id, scripted.status), ...scripted.params };
  const { status, reason, rootCause, recipe } = scripted;
  return {
    type: 'finding', id, phase, pillar, severity, status,
    ...renderFinding('en', { id, status, params, reason, rootCause, recipe }), ...(recipe ? { recipe } : {}),
    ...(reason ? { reason } : {}), ...(rootCause ? { rootCause } : {}), params, evidence: scripted.evidence ?? [],
  };
}

export interface ScanScript {
  /** By id; every other check passes. */
  findings?: Partial<Record<CheckId, ScriptedFinding>>;
  grades?: Partial<Record<PillarId, Partial<PillarCompleteEvent>>>;
  summary?: Partial<HealthSummary>;
  /** Ends after this finding, without `complete`. */
  stopAfter?: CheckId;
  error?: Extract<HealthEvent, { type: 'error' }>['error'];
  /** The checks that have findings. */
  only?: (id: CheckId) => boolean;
}

/** All events of a scan, in the service's order. */
export function scanEvents(
  { findings = {}, grades = {}, summary = {}, stopAfter, error, only = () => true }: ScanScript,
): HealthEvent[] {
  const events: HealthEvent[] = [];
  const made: FindingEvent[] = [];
  const times = [912, 840, 1210, 1630, 4320, 700, 210, 9800];
  for (const [at, phase] of HEALTH_PHASES.entries()) {
    const header = { type: 'phase', phase, index: at + 1, total: 8 } as const;
    events.push({ ...header, state: 'started' });
    for (const { id } of CATALOGUE.filter((check) => check.phase === phase && !check.b2bOnly && only(check.id))) {
      const finding = findingEvent(id, findings[id]);
      made.push(finding);
      events.push(finding);
    }
    events.push({ ...header, state: 'finished', durationMs: times[at]! });
    for (const pillar of PILLARS) {
      const last = CATALOGUE.findLast((check) => check.pillar === pillar)?.phase;
      if (last === phase) events.push(pillarEvent(pillar, made, grades[pillar]));
    }
  }
  if (stopAfter !== undefined)
    events.length = events.findIndex((event) => event.type === 'finding' && event.id === stopAfter) + 1;
  if (error) return [...events, { type: 'error', error, message: error }];
  if (stopAfter !== undefined) return events;
  const pillars = Object.fromEntries(PILLARS.map((pillar) => {
    const { grade, measured, applicable } = pillarEvent(pillar, made, grades[pillar]);
    return [pillar, { grade, measured, applicable }];
  })) as HealthSummary['pillars'];
  const counts = Object.fromEntries(
    FINDING_STATUSES.map((status) => [status, made.filter((finding) => finding.status === status).length]),
  ) as HealthSummary['counts'];
  return [...events, {
    type: 'complete',
    summary: {
      url: 'skogogsjo.example', finalUrl: 'https://skogogsjo.example/',
      scannedAt: '2026-11-20T08:14:00.000Z', durationMs: 12_614,
      ruleSet: RULE_SET, outcome: 'scanned', platform: { id: 'woocommerce', name: 'WooCommerce' },
      company: { orgnr: '999 888 777', name: 'Skog og Sjø Netthandel AS', status: 'active' },
      pillars, counts, ...summary,
    },
  }];
}

function pillarEvent(
  pillar: PillarId,
  made: readonly FindingEvent[],
  change: Partial<PillarCompleteEvent> = {},
): PillarCompleteEvent {
  const mine = made.filter((finding) => finding.pillar === pillar && finding.status !== 'not-applicable');
  return {
    type: 'pillar-complete', pillar, grade: 'A', applicable: mine.length,
    measured: mine.filter(({ status }) => status !== 'not-measured').length,
    deciding: [], unmeasuredCritical: [], ...change,
  };
}

/** Sends the events instead of the service: each start gets a run, each watcher all events after its last one. */
export const replayEvents = (events: readonly object[]): Stub => eventStream(events, (send) => send(events.length));

/** Sends the events instead of the service to one watcher, up to the count given to `sendUntil`. */
export function replayStepwise(events: readonly object[]): { stub: Stub; sendUntil: (count: number) => void } {
  let until = 0;
  let watcher: ((count: number) => void) | undefined;
  return {
    stub: eventStream(events, (send) => {
      watcher = send;
      send(until);
    }),
    sendUntil(count) {
      until = count;
      watcher?.(count);
    },
  };
}

/** `watched` gets a function that sends a watcher the events up to a count. */
function eventStream(events: readonly object[], onWatch: (send: (until: number) => void) => void): Stub {
  return (req, res) => {
    const url = new URL(req.url ?? '/', 'http://proxy');
    if (url.pathname.endsWith('.start')) {
      req.resume();
      const standing = { limit: 5, windowSeconds: 60, remaining: 4, resetSeconds: 60 };
      sendJson(res, 200, { result: { data: { runId: 'scripted', standing } } });
    } else if (url.pathname.endsWith('.cancel')) {
      req.resume();
      sendJson(res, 200, { result: { data: { cancelled: true } } });
    } else if (url.pathname.endsWith('.watch')) {
      const input = JSON.parse(url.searchParams.get('input') ?? '{}') as { lastEventId?: string };
      let sent = Number(req.headers['last-event-id'] ?? input.lastEventId ?? 0);
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.write('event: connected\ndata: {}\n\n');
      onWatch((until) => {
        for (; sent < until; sent += 1) res.write(`id: ${sent + 1}\ndata: ${JSON.stringify(events[sent])}\n\n`);
        const last = events[sent - 1] as { type?: string } | undefined;
        if (last?.type === 'complete' || last?.type === 'error') res.end('event: return\ndata: \n\n');
      });
    } else {
      return false;
    }
    return true;
  };
}

const RATE = { error: 'rate_limited', reason: 'rate' };

/** A scripted refusal: by default a spent window of five per minute. */
export interface Refused {
  status?: number;
  body?: object;
  retryAfter?: number;
  limit?: number;
  windowSeconds?: number;
}

/** Refuses every start and every page to read, as the service would. */
export function refuse(
  { status = 429, body = RATE, retryAfter, limit = 5, windowSeconds = 60 }: Refused,
): Stub {
  const standing = { limit, windowSeconds, remaining: 0, resetSeconds: retryAfter ?? 0 };
  const code = status === 429 ? 'TOO_MANY_REQUESTS' : status === 409 ? 'CONFLICT' : 'BAD_REQUEST';
  const data = { code, httpStatus: status, refusal: { status, body, standing, retryAfter } };
  return (req, res) => {
    if (!/\.(?:start|askAgain|generate)\b/.test(req.url ?? '')) return false;
    req.resume();
    sendJson(res, status, { error: { message: 'refused', code: -32000, data } });
    return true;
  };
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The ids of the catalogue's checks that match. */
export const idsWhere = (fits: (check: (typeof CATALOGUE)[number]) => boolean): CheckId[] =>
  CATALOGUE.filter(fits).map(({ id }) => id).filter(isCheckId);
