/** One checkable sentence of the published interface, paraphrased, and numbered by its section. */
export interface Clause {
  id: string;
  says: string;
}

const clause = (id: string, says: string): Clause => ({ id, says });

/** Every clause of the interface that a client can check. */
export const CLAUSES: readonly Clause[] = [
  // 1 What the service does
  clause('1.1', 'Each tool is a single endpoint; nobody needs an account or a key.'),
  clause('1.2', 'CORS is not enabled: no Access-Control header anywhere, whatever Origin asks.'),
  clause(
    '1.4-geo',
    'The AI report has no composite score; an unmeasured engine is in no denominator and is no "no mention".',
  ),
  clause(
    '1.4-health',
    'The health scan gives four independent grades and no single score; speed not measured says so.',
  ),
  clause('1.4-challenge', 'A bot-protection page is never graded as the store.'),
  clause('1.4-emitter', 'The emitter omits what is not verified against the page; nothing is guessed.'),
  clause('1.5', 'Webhooks, keys and bulk endpoints do not exist.'),
  clause('1.6-index', '/api is a JSON index that points to /openapi.json; /developers exists.'),
  clause('1.6-llms', '/llms.txt exists.'),
  clause('1.6-markdown', 'Any page answers a markdown Accept header with markdown.'),

  // 2 Resources
  clause('2.1-url', 'Health: `url` is a required string; a bare hostname is read as https.'),
  clause('2.1-public', 'Health: the target must resolve to a public address.'),
  clause(
    '2.1-b2b',
    'Health: only the JSON boolean true makes `ehf-capability`; anything else reads as false, without an error.',
  ),
  clause('2.1-identity', 'Health: company look-up and login wall run whatever `b2b` says.'),
  clause('2.2-brand', 'AI: `brand` is required, at most 60 characters, letters, digits, spaces and light punctuation.'),
  clause('2.2-brand-shape', 'AI: control characters and URL-shaped text in `brand` are refused.'),
  clause('2.2-prompts', 'AI: prompts are fixed strings without the brand, in the language asked.'),
  clause('2.2-domain', 'AI: `domain` is required and must pass the address guard.'),
  clause('2.2-vertical', 'AI: `vertical` is one of 29 words, `generisk` among them.'),
  clause('2.2-competitors', 'AI: at most 3 competitors by the rules of `brand`; empty entries are ignored.'),
  clause('2.2-lang', 'AI: `lang` is `no` or `en`, `no` when absent.'),
  clause('2.3-url', 'Emitter: `url` is a required string.'),
  clause('2.4-lines', 'Every line of a stream is one JSON object with a `type` that the stream allows.'),
  clause('2.4-cached', 'AI: `complete` carries `result.cached`, a boolean.'),
  clause('2.4-summary', 'Health: `complete` carries the summary of the four grades.'),
  clause('2.5-union', 'The emitter answers a union on `ok`: `result`, or a `reason` of the list.'),
  clause('2.5-result', 'EmitterResult has its fields with their types; `version` is 1, `entityType` is Product.'),
  clause('2.5-urls', '`url` is as requested, `finalUrl` after redirects, `fetchedAt` a date-time.'),
  clause('2.5-order', '`fields` has ten entries in the fixed order.'),
  clause(
    '2.5-shapes',
    'A field is verified with value and evidence, or unverified with a reason; there is no third shape.',
  ),
  clause('2.5-quote', '`evidence.quote` stands verbatim on the page; its source is of the list.'),
  clause('2.5-gaps', 'A gap has `field` and `state`, and may have `existingValue`.'),
  clause('2.5-lowtext', '`lowText` is set on `not-product-page` when the page had too little text to judge.'),
  clause('2.6', 'ApiError: `error` is a code; `allow`, `supported`, `reason` and `docs` stand only where they belong.'),

  // 3 States
  clause(
    '3.1',
    '`offerEmitted` is true exactly when price, currency and availability are verified; only then is there an Offer.',
  ),
  clause('3.2', '`jsonld.faq` is not null only with a verified question and answer.'),
  clause(
    '3.3',
    'A repeat of (domain, vertical, lang) within 72 h is one `complete` line, cached, without model spend.',
  ),

  // 4 Endpoints
  clause('4-post', 'The three endpoints accept only POST with a JSON body.'),
  clause('4-version', 'Every response carries X-API-Version.'),
  clause('4.1-stream', 'Health: 200 is NDJSON of the documented content type that ends with `complete` or `error`.'),
  clause('4.1-live', 'Health: events arrive as they are made, not at the end.'),
  clause(
    '4.1-unresolved',
    'Health: a name that does not resolve is no 400; the scan reports that the store was not reached.',
  ),
  clause('4.1-400', 'Health: 400 `invalid`, `protocol`, `private` as documented.'),
  clause('4.2-stream', 'AI: 200 is NDJSON.'),
  clause(
    '4.2-400',
    'AI: 400 with each documented code; every refusal of the guard on the domain is a 400, unresolved too.',
  ),
  clause('4.2-409', 'AI: 409 `scan_in_progress`.'),
  clause('4.3-200', 'Emitter: `blocked`, `not-product-page`, `unreachable`, `guard-blocked` are 200 with `ok: false`.'),
  clause('4.3-order', 'Emitter: JSON-LD before microdata before meta tags.'),
  clause('4.3-model', 'Emitter: only real gaps go to at most one model call.'),
  clause(
    '4.3-400',
    'Emitter: 400 is EmitterFailure `invalid-url` or `guard-failed`, or ApiError `unsupported_version`.',
  ),
  clause('4.4', 'Another method is 405; an undocumented path under /api/ is a JSON 404.'),

  // 5 Authentication
  clause('5.1', 'No authentication: an Authorization header changes nothing.'),
  clause('5.2', 'Callers are told apart by IP address only.'),

  // 6 Events
  clause('6.1', 'A stream ends after exactly one `complete` or `error`, its last line.'),
  clause('6.2', 'The emitter sends no events: one JSON body.'),
  clause('6.5-health', 'Health emits `phase`, `finding`, `pillar-complete`, `complete`; all eight phases in order.'),
  clause('6.5-geo', 'AI emits `phase`, `audit`, `provider-result`, `prompt-complete`, `metrics`, `complete`.'),

  // 7 Errors
  clause('7-json', 'Every error under /api/ is application/json.'),
  clause(
    '7-version',
    '`unsupported_version`: 400 before body and limiters, `supported` in the body, no RateLimit headers.',
  ),
  clause('7-404', '`not_found`: always JSON with `docs`, an absolute URL, and X-API-Version.'),
  clause('7-405', '`method_not_allowed`: `allow` and `Allow` are POST, RateLimit headers present.'),
  clause('7-409', '`scan_in_progress`: Retry-After, and the real remaining budget, not 0.'),
  clause('7-rate', '`rate_limited` with `rate`: Retry-After, RateLimit-Remaining 0.'),
  clause('7-capacity', '`rate_limited` with `capacity`: Retry-After, RateLimit-Remaining 0.'),
  clause('7-daily', '`daily_cap` without a reason; stored answers still served.'),
  clause('7-emitter', 'Emitter 429: EmitterFailure `rate-limited` with Retry-After and RateLimit headers.'),
  clause('7.1', 'A wrong method with a wrong version is 405.'),
  clause('7.2', 'OPTIONS is 204 with an Allow header wider than POST.'),

  // 8 Limits
  clause('8-health-gate', 'Health: 30 requests per 60 s, metered before the address is resolved.'),
  clause('8-health-budget', 'Health: 5 scans per 60 s.'),
  clause('8-health-ceiling', 'Health: 4 at once.'),
  clause('8-geo-gate', 'AI: 10 requests per 3600 s, also the budget for cached serves.'),
  clause('8-geo-budget', 'AI: 2 fresh scans per 3600 s.'),
  clause('8-geo-ceiling', 'AI: 2 fresh scans at once.'),
  clause('8-emitter-gate', 'Emitter: 30 requests per 3600 s.'),
  clause('8-emitter-budget', 'Emitter: 6 generations per 3600 s.'),
  clause('8-emitter-ceiling', 'Emitter: 2 at once.'),
  clause('8-bounds', 'Brand and competitors at most 60 characters, at most 3 competitors.'),
  clause(
    '8-headers',
    'Every response of the endpoints but the version 400 carries the four RateLimit headers, well-formed.',
  ),
  clause(
    '8-policy',
    'RateLimit-Policy is the governing limiter’s: budget on a run, request limit on a 400 or a cached serve.',
  ),
  clause('8-405', 'A 405 reports the standing primary budget and does not spend it.'),
  clause('8-retry', 'Retry-After is at least 1, about 1–60 s for health and 60–3600 s for AI.'),

  // 9 Versioning
  clause('9.2', 'Streams, errors and the 404 carry X-API-Version, and so does what the HTTP server itself refuses.'),
  clause('9.3', 'Absent, empty, white space or the current date is current behaviour; any other value is refused.'),
  clause('9.4', 'Method handlers do not check the version.'),
  clause('9.5', 'Changes are announced on the developers page.'),
  clause('9.6', 'No version is deprecated: no Deprecation or Sunset header.'),
];
