import type { CheckId } from '../../contract/checks/catalogue.ts';
import type { EngineFault } from '../world/engines-faults.ts';
import type { FaultName } from '../world/fault-server.ts';
import type { OddStoreName } from './odd-stores.ts';

/** The outcome at each endpoint; `watch` is the health scan over tRPC. Absent where the fault is not tried. */
export type Outcomes = Partial<Record<'health' | 'watch' | 'geo' | 'schema', string>>;

/** With the finding that reports the fault. */
export type Row = Outcomes & { include?: CheckId };

/** What may be our own fault is not measured, and not graded. */
const UNMEASURED: Outcomes = {
  health: 'unreachable, reachable not-measured, grades ----', geo: 'rules unknown, page unknown', schema: 'unreachable',
};
/** No other client can reach it either. */
const UNREACHABLE: Outcomes = { ...UNMEASURED, health: 'unreachable, reachable fail, grades F---' };
const SCANNED: Outcomes = {
  health: 'scanned, reachable pass', geo: 'rules allowed, page allowed', schema: 'not-product-page',
};
/** The health scan, which reports it, still reads the store; the other tools do not. */
const BAD_CERTIFICATE = {
  ...UNMEASURED, health: 'scanned, reachable pass, cert-valid fail', include: 'cert-valid',
} satisfies Row;
const watched = (outcomes: Outcomes): Outcomes => ({ ...outcomes, watch: outcomes.health! });

/** Faults that only a time limit ends. */
export const ENDLESS: ReadonlySet<string> = new Set<FaultName | DnsFault>([
  'connect-hang', 'tls-silent', 'no-answer', 'head-drip', 'body-trickle', 'dns-silent',
]);

/** A host that misbehaves, from the first packet to the last redirect. */
export const HOST_FAULTS: Record<FaultName, Row> = {
  healthy: watched(SCANNED),
  'connect-hang': watched(UNMEASURED),
  'connect-refused': watched(UNREACHABLE),
  'tls-expired': BAD_CERTIFICATE,
  'tls-not-yet': BAD_CERTIFICATE,
  'tls-wrong-name': BAD_CERTIFICATE,
  'tls-self-signed': BAD_CERTIFICATE,
  'tls-old': UNMEASURED,
  'tls-plain': UNREACHABLE,
  'tls-silent': watched(UNMEASURED),
  'tls-cut': UNMEASURED,
  'no-answer': watched(UNMEASURED),
  'head-drip': watched(UNMEASURED),
  'body-trickle': watched(UNMEASURED),
  'interim-flood': UNMEASURED,
  'reset-before-head': UNMEASURED,
  'reset-in-body': watched(UNMEASURED),
  'closed-without-answer': UNMEASURED,
  'short-body': UNMEASURED,
  'bad-chunk': UNMEASURED,
  'cut-chunks': UNMEASURED,
  'endless-body': SCANNED,
  'gzip-bomb': SCANNED,
  'brotli-bomb': watched(SCANNED),
  'zstd-bomb': SCANNED,
  'nested-bomb': SCANNED,
  'not-gzip': UNMEASURED,
  'cut-gzip': UNMEASURED,
  'unknown-encoding': UNMEASURED,
  'many-encodings': UNMEASURED,
  'http-0.9': UNMEASURED,
  'length-and-chunked': UNMEASURED,
  'nul-in-header': UNMEASURED,
  'huge-header': UNMEASURED,
  'unasked-upgrade': UNMEASURED,
  'unasked-continue': UNMEASURED,
  'redirect-to-itself': UNMEASURED,
  'redirect-without-end': UNMEASURED,
  'redirect-to-private': watched({ ...UNMEASURED, schema: 'guard-blocked' }),
  'redirect-to-port': { ...UNMEASURED, schema: 'guard-blocked' },
  'redirect-to-file': { ...UNMEASURED, schema: 'guard-blocked' },
  'redirect-twice': UNMEASURED,
  'redirect-to-nonsense': UNMEASURED,
  'redirect-to-nowhere': UNREACHABLE,
};

/** A name that does not resolve, or resolves differently each time. */
export const DNS_FAULTS = {
  'dns-nxdomain': { ...watched(UNREACHABLE), geo: '400 unresolved', schema: '400 guard-failed' },
  'dns-servfail': { ...UNMEASURED, geo: '400 unresolved', schema: '400 guard-failed' },
  'dns-silent': { ...UNMEASURED, geo: '400 unresolved', schema: '400 guard-failed' },
  'dns-rebinding': { ...watched(UNMEASURED), schema: 'guard-failed' },
} satisfies Record<string, Outcomes>;
export type DnsFault = keyof typeof DNS_FAULTS;

/** A store whose content could break its readers. */
export const STORE_FAULTS: Record<OddStoreName, Row> = {
  'wrong-charset': { ...SCANNED, schema: 'enrich, model not-needed' },
  'lone-surrogates': { ...SCANNED, schema: 'enrich, model not-needed' },
  'nul-in-page': { ...SCANNED, schema: 'enrich, model not-needed' },
  'sitemap-loop': { health: 'scanned, reachable pass, sitemap-index warn', include: 'sitemap-index' },
  'sitemap-50k-x-50k': {
    health: 'scanned, reachable pass, sitemap-has-products pass',
    include: 'sitemap-has-products',
  },
  'a-million-links': { ...SCANNED, schema: 'enrich, model not-needed' },
  'nested-100k': { ...SCANNED, schema: 'enrich, model not-needed' },
  'jsonld-20-mb': { ...SCANNED, schema: 'enrich, model not-needed' },
  'jsonld-nested-100k': { ...SCANNED, schema: 'enrich, model not-needed' },
  'bot-wall': {
    health: 'challenged, reachable not-measured, grades ----', geo: 'rules unknown, page unknown', schema: 'blocked',
  },
};

/** All six engines at once, with a working store. */
export const ENGINE_FAULTS: Partial<Record<EngineFault, Outcomes>> = Object.fromEntries(
  Object.entries({
    unauthorized: '48 failed',
    'rate-limited': '48 rate-limited',
    'server-error': '48 failed',
    'empty-body': '48 empty',
    blank: '48 empty',
    'not-json': '48 failed',
    cut: '48 failed',
    reset: '48 failed',
    // Last, since its measurement, all six engines' answers to seven prompts, is stored.
    hang: '42 measured, 6 timeout',
  }).map(([fault, answers]) => [fault, { geo: `answers: ${answers}` }]),
);

/** A working page with a gap for the schema emitter's model, which fails. */
export const MODEL_FAILS: Outcomes = { schema: 'generate, model unavailable' };
