// The closed vocabularies of the contract, without zod, so that the page can load them directly.
import { VERTICAL_NAMES } from './verticals.ts';

/** The two languages of all texts; the API uses `no`, BCP 47 `nb`. */
export const LANGUAGES = ['no', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_TAGS: Readonly<Record<Language, 'nb' | 'en'>> = { no: 'nb', en: 'en' };

/** The three tools, by the names in their endpoints. */
export const TOOLS = ['health', 'geo', 'schema'] as const;
export type ToolId = (typeof TOOLS)[number];

/** The eight phases of a health scan, in report order. */
export const HEALTH_PHASES = ['access', 'robots', 'sitemap', 'seo', 'links', 'registry', 'schema', 'speed'] as const;
export type HealthPhase = (typeof HEALTH_PHASES)[number];

export const PHASE_STATES = ['started', 'queued', 'running', 'finished'] as const;
export type PhaseState = (typeof PHASE_STATES)[number];

/** The four pillars, each with its own grade; there is no overall grade. */
export const PILLARS = ['revenue-critical', 'ai-readiness', 'speed', 'seo-hygiene'] as const;
export type PillarId = (typeof PILLARS)[number];

export const GRADES = ['A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof GRADES)[number];

export const SEVERITIES = ['critical', 'major', 'minor', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const FINDING_STATUSES = ['pass', 'warn', 'fail', 'info', 'not-measured', 'not-applicable'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** Why a health check could not be measured. */
export const UNMEASURED_REASONS = [
  'unreachable', 'refused', 'challenged', 'closed', 'not-found', 'needs-script', 'truncated', 'timeout', 'budget',
  'service-down', 'not-configured', 'no-browser', 'browser-failed', 'switched-off', 'ambiguous', 'root-cause',
  'failed',
] as const;
export type UnmeasuredReason = (typeof UNMEASURED_REASONS)[number];

export const SCAN_OUTCOMES = ['scanned', 'unreachable', 'refused', 'challenged', 'waiting-room', 'closed'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/** The codes of a stream's closing `error` event. */
export const STREAM_ERRORS = ['internal', 'shutting-down', 'cancelled'] as const;
export type StreamError = (typeof STREAM_ERRORS)[number];

/** The six AI answer engines. */
export const ENGINES = ['openai', 'gemini', 'perplexity', 'claude', 'grok', 'mistral'] as const;
export type EngineId = (typeof ENGINES)[number];

/** The industries with a prompt pack; `generisk` is the fallback. */
export const VERTICALS = Object.keys(VERTICAL_NAMES) as readonly Vertical[];
export type Vertical = keyof typeof VERTICAL_NAMES;

export const GEO_PHASES = ['audit', 'asking', 'metrics'] as const;
export type GeoPhase = (typeof GEO_PHASES)[number];

/** Why an engine's answer to a prompt could not be measured. */
export const ANSWER_REASONS = [
  'not-configured', 'timeout', 'budget', 'rate-limited', 'refused', 'empty', 'incomplete', 'failed', 'not-stored',
] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number];

/** Whether an engine searched the web before it answered. */
export const RETRIEVALS = ['used', 'not-used', 'unknown'] as const;
export type Retrieval = (typeof RETRIEVALS)[number];

/** What an interval generalizes to besides other questions: other engines, or only those asked. */
export const INTERVAL_SCOPES = ['other-engines', 'asked-engines'] as const;

/** The maximum number of times that a measurement asks an engine the same question. */
export const MAX_REPEATS = 5;

/** The version of the rules by which answers are evaluated; only measurements with the same one are comparable. */
export const GEO_RULE_SET = '2026-11-30';

/** How a mention of a name was matched. */
export const MATCH_BASES = ['exact', 'folded', 'genitive', 'domain'] as const;
export type MatchBasis = (typeof MATCH_BASES)[number];

export const CRAWLER_PURPOSES = ['search', 'user', 'training', 'ads'] as const;
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

/** Uses of crawled pages, as the crawler's owner states them; `grounding`: retrieval while an answer is written. */
export const CRAWLER_USES = ['search', 'grounding', 'user', 'training', 'ads'] as const;
export type CrawlerUse = (typeof CRAWLER_USES)[number];

export const CRAWLER_VERDICTS = ['allowed', 'blocked', 'unknown', 'cannot-assess'] as const;

/** The fields of the schema emitter, in response order. */
export const EMITTER_FIELDS = [
  'name', 'description', 'brand', 'image', 'sku', 'gtin', 'price', 'currency', 'availability', 'faq',
] as const;
export type EmitterField = (typeof EMITTER_FIELDS)[number];

export const EVIDENCE_SOURCES = ['jsonld', 'microdata', 'og-meta', 'llm-verified', 'user-confirmed'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

export const UNVERIFIED_REASONS = ['no-evidence', 'gate-failed', 'llm-unavailable'] as const;
export type UnverifiedReason = (typeof UNVERIFIED_REASONS)[number];

export const EMITTER_FAILURES = [
  'unreachable', 'guard-blocked', 'blocked', 'not-product-page', 'invalid-url', 'guard-failed', 'rate-limited',
] as const;
export type EmitterFailureReason = (typeof EMITTER_FAILURES)[number];

/** Why no browser rendered a page that has too little content without scripts. */
export const UNSEEN_REASONS = [
  'no-browser', 'switched-off', 'browser-failed', 'timeout', 'budget', 'unreachable', 'elsewhere',
] as const;
export type UnseenReason = (typeof UNSEEN_REASONS)[number];

export const GAP_STATES = ['present', 'incomplete', 'missing'] as const;

/** What is wrong with a member of a field; the last three are remarks on a valid value. */
export const GAP_FAULTS = [
  'missing', 'malformed', 'contradicts', 'not-allowed', 'several',
  'not-unique', 'range', 'not-the-price', 'restricted', 'past',
  'ignored', 'unresolved', 'plain-text',
] as const;

export const EMITTER_MODES = ['generate', 'enrich'] as const;

export const MODEL_USES = ['used', 'unavailable', 'not-needed'] as const;

/** schema.org's ItemAvailability, by short names. */
export const AVAILABILITIES = [
  'BackOrder', 'Discontinued', 'InStock', 'InStoreOnly', 'LimitedAvailability', 'OnlineOnly', 'OutOfStock', 'PreOrder',
  'PreSale', 'SoldOut',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The codes for refusals by the address guard. */
const GUARD_CODES = ['invalid', 'protocol', 'private', 'unresolved'] as const;
/** Why the guard refuses. `forbidden`, sent as `invalid`: a web address with a port or credentials not accepted. */
export type GuardRefusal = (typeof GUARD_CODES)[number] | 'forbidden';

/** All stable codes of an `ApiError`. */
export const ERROR_CODES = [
  ...GUARD_CODES, 'invalid_brand', 'invalid_domain', 'invalid_competitor', 'too_many_competitors', 'invalid_vertical',
  'invalid_lang', 'unsupported_version', 'not_found', 'method_not_allowed', 'scan_in_progress', 'rate_limited',
  'daily_cap', 'bad_request', 'request_timeout', 'headers_too_large', 'expectation_failed',
  'misdirected_request', 'internal', 'shutting_down',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const LIMIT_REASONS = ['rate', 'capacity'] as const;

/** The maximum length of `brand` and competitors in code points, and the maximum number of competitors. */
export const MAX_NAME_LENGTH = 60;
export const MAX_COMPETITORS = 3;

/** The maximum number of URLs that a scan requests. */
export const SCAN_REQUESTS = 60;

/** The TTL, in hours, of the cached AI visibility measurement of a domain, industry and language. */
export const RETENTION_HOURS = 72;
