import type { CheckId } from '../../contract/checks/catalogue.ts';
import type { EngineFault } from '../world/engines-faults.ts';
import type { FaultName } from '../world/fault-server.ts';
import type { OddStoreName } from './odd-stores.ts';

/** The outcome at each endpoint; `watch` is the health scan over tRPC. Absent where the fault is not tried. */
export type Outcomes = Partial<Record<'health' | 'watch' | 'geo' | 'schema', string>>;

/** With the finding that reports the fault. */
export type Row = Outcomes & { shows?: CheckId };

/** What may be our own fault is not measured, and not graded. */
const UNSEEN: Outcomes = {
  health: 'unreachable, reachable not-measured, grades ----', geo: 'rules unknown, page unknown', schema: 'unreachable',
};
/** No other client can reach it either. */
const DEAD: Outcomes = { ...UNSEEN, health: 'unreachable, reachable fail, grades F---' };
const READ: Outcomes = {
  health: 'scanned, reachable pass', geo: 'rules allowed, page allowed', schema: 'not-product-page',
};
/** The health scan, which reports it, still reads the store; the other tools do not. */
const BAD_CERTIFICATE = {
  ...UNSEEN, health: 'scanned, reachable pass, cert-valid fail', shows: 'cert-valid',
} satisfies Row;
const watched = (outcomes: Outcomes): Outcomes => ({ ...outcomes, watch: outcomes.health! });

/** Faults that only a time limit ends. */
export const ENDLESS: ReadonlySet<string> = new Set<FaultName | NameFault>([
  'connect-hang', 'tls-silent', 'no-answer', 'head-drip', 'body-trickle', 'dns-silent',
]);

/** A host that misbehaves, from the first packet to the last redirect. */
export const HOST_FAULTS: Record<FaultName, Row> = {
  healthy: watched(READ),
  'connect-hang': watched(UNSEEN),
  'connect-refused': watched(DEAD),
  'tls-expired': BAD_CERTIFICATE,
  'tls-not-yet': BAD_CERTIFICATE,
  'tls-wrong-name': BAD_CERTIFICATE,
  'tls-self-signed': BAD_CERTIFICATE,
  'tls-old': UNSEEN,
  'tls-plain': DEAD,
  'tls-silent': watched(UNSEEN),
  'tls-cut': UNSEEN,
  'no-answer': watched(UNSEEN),
  'head-drip': watched(UNSEEN),
  'body-trickle': watched(UNSEEN),
  'interim-flood': UNSEEN,
  'reset-before-head': UNSEEN,
  'reset-in-body': watched(UNSEEN),
  'closed-without-answer': UNSEEN,
  'short-body': UNSEEN,
  'bad-chunk': UNSEEN,
  'cut-chunks': UNSEEN,
  'endless-body': READ,
  'gzip-bomb': READ,
  'brotli-bomb': watched(READ),
  'zstd-bomb': READ,
  'nested-bomb': READ,
  'not-gzip': UNSEEN,
  'cut-gzip': UNSEEN,
  'unknown-encoding': UNSEEN,
  'many-encodings': UNSEEN,
  'http-0.9': UNSEEN,
  'length-and-chunked': UNSEEN,
  'nul-in-header': UNSEEN,
  'huge-header': UNSEEN,
  'unasked-upgrade': UNSEEN,
  'unasked-continue': UNSEEN,
  'redirect-to-itself': UNSEEN,
  'redirect-without-end': UNSEEN,
  'redirect-to-private': watched({ ...UNSEEN, schema: 'guard-blocked' }),
  'redirect-to-port': { ...UNSEEN, schema: 'guard-blocked' },
  'redirect-to-file': { ...UNSEEN, schema: 'guard-blocked' },
  'redirect-twice': UNSEEN,
  'redirect-to-nonsense': UNSEEN,
  'redirect-to-nowhere': DEAD,
};

/** A name that does not resolve, or resolves differently each time. */
export const NAME_FAULTS = {
  'dns-nxdomain': { ...watched(DEAD), geo: '400 unresolved', schema: '400 guard-failed' },
  'dns-servfail': { ...UNSEEN, geo: '400 unresolved', schema: '400 guard-failed' },
  'dns-silent': { ...UNSEEN, geo: '400 unresolved', schema: '400 guard-failed' },
  'dns-rebinding': { ...watched(UNSEEN), schema: 'guard-failed' },
} satisfies Record<string, Outcomes>;
export type NameFault = keyof typeof NAME_FAULTS;

/** A store whose content could break its readers. */
export const STORE_FAULTS: Record<OddStoreName, Row> = {
  'wrong-charset': { ...READ, schema: 'enrich, model not-needed' },
  'lone-surrogates': { ...READ, schema: 'enrich, model not-needed' },
  'nul-in-page': { ...READ, schema: 'enrich, model not-needed' },
  'sitemap-loop': { health: 'scanned, reachable pass, sitemap-index warn', shows: 'sitemap-index' },
  'sitemap-50k-x-50k': { health: 'scanned, reachable pass, sitemap-has-products pass', shows: 'sitemap-has-products' },
  'a-million-links': { ...READ, schema: 'enrich, model not-needed' },
  'nested-100k': { ...READ, schema: 'enrich, model not-needed' },
  'jsonld-20-mb': { ...READ, schema: 'enrich, model not-needed' },
  'jsonld-nested-100k': { ...READ, schema: 'enrich, model not-needed' },
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
