import type { ApiError } from '../errors.ts';
import type { EmitterFailure } from '../emitter.ts';
import type { Example, Examples } from './example.ts';
import { VERSIONS } from '../version.ts';

type ErrorExamples = Examples<ApiError>;

const refusal = (summary: string, value: ApiError): Example<ApiError> => ({ summary, value });

const GUARD = {
  invalid: refusal('Not a URL, or white space inside', {
    error: 'invalid',
    message: 'The URL holds white space.',
  }),
  protocol: refusal('Neither http nor https', {
    error: 'protocol',
    message: 'Only http and https can be scanned.',
  }),
  private: refusal('A private address', {
    error: 'private',
    message: 'The host resolves only to addresses that are not public.',
  }),
} satisfies ErrorExamples;

export const HEALTH_INPUT_EXAMPLES = GUARD satisfies ErrorExamples;

export const GEO_INPUT_EXAMPLES = {
  invalid_brand: refusal('The brand breaks its rules', {
    error: 'invalid_brand',
    message: '`brand` must have 1 to 60 letters, digits, spaces or light punctuation.',
  }),
  invalid_domain: refusal('No usable domain', {
    error: 'invalid_domain',
    message: '`domain` must be a store domain or origin.',
  }),
  invalid_competitor: refusal('A competitor breaks the rules of names', {
    error: 'invalid_competitor',
    message: 'Each of `competitors` must follow the rules of `brand`.',
  }),
  too_many_competitors: refusal('More than three competitors', {
    error: 'too_many_competitors',
    message: '`competitors` may name at most 3.',
  }),
  invalid_vertical: refusal('An unknown industry', {
    error: 'invalid_vertical',
    message: '`vertical` must be one of the listed industries.',
  }),
  invalid_lang: refusal('An unknown language', {
    error: 'invalid_lang',
    message: '`lang` must be `no` or `en`.',
  }),
  ...GUARD,
  unresolved: refusal('The domain does not resolve', {
    error: 'unresolved',
    message: 'The domain does not resolve to an address.',
  }),
} satisfies ErrorExamples;

export const UNSUPPORTED_VERSION_EXAMPLES = {
  unsupported_version: refusal('Another version was asked for', {
    error: 'unsupported_version',
    message: 'That version is not answered here.',
    supported: VERSIONS.map((version) => version.date),
  }),
} satisfies ErrorExamples;

export const BAD_REQUEST_EXAMPLES = {
  bad_request: refusal('Not readable as HTTP', {
    error: 'bad_request',
    message: 'The request could not be read as HTTP.',
  }),
} satisfies ErrorExamples;

export const REQUEST_TIMEOUT_EXAMPLES = {
  request_timeout: refusal('The request did not arrive in time', {
    error: 'request_timeout',
    message: 'The request did not arrive in time.',
  }),
} satisfies ErrorExamples;

export const EXPECTATION_FAILED_EXAMPLES = {
  expectation_failed: refusal('An `Expect` header that cannot be met', {
    error: 'expectation_failed',
    message: 'Only `Expect: 100-continue` can be met.',
  }),
} satisfies ErrorExamples;

export const HEADERS_TOO_LARGE_EXAMPLES = {
  headers_too_large: refusal('Header fields too large', {
    error: 'headers_too_large',
    message: 'The request headers are too large.',
  }),
} satisfies ErrorExamples;

export const MISDIRECTED_EXAMPLES = {
  misdirected_request: refusal('A host name that is not the service’s', {
    error: 'misdirected_request',
    message: 'This service does not answer to the host name in the request.',
  }),
} satisfies ErrorExamples;

export const SCAN_IN_PROGRESS_EXAMPLES = {
  scan_in_progress: refusal('The same scan is running', {
    error: 'scan_in_progress',
    message: 'This store, vertical and language are being scanned. Fetch the stored answer in a minute.',
  }),
} satisfies ErrorExamples;

export const RATE_LIMITED_EXAMPLES = {
  rate: refusal('Your window is spent', {
    error: 'rate_limited',
    reason: 'rate',
    message: 'Scans are used up for now.',
  }),
  capacity: refusal('Every slot of this server is taken', {
    error: 'rate_limited',
    reason: 'capacity',
    message: 'All slots are busy.',
  }),
} satisfies ErrorExamples;

export const DAILY_CAP_EXAMPLES = {
  daily_cap: refusal("Today's fresh scans are used up", {
    error: 'daily_cap',
    message: "Today's new AI scans are used up. Stored ones are still answered.",
  }),
} satisfies ErrorExamples;

export const INTERNAL_EXAMPLES = {
  internal: refusal('A fault of ours', { error: 'internal', message: 'Something went wrong on our side.' }),
} satisfies ErrorExamples;

/** Examples that name the service's own address, or a method of one path. */
export const notFoundExamples = (publicUrl: string): ErrorExamples => ({
  not_found: refusal('Nothing is documented at this path', {
    error: 'not_found',
    message: 'Nothing is documented at this path.',
    docs: `${publicUrl}/developers`,
  }),
});

export const methodNotAllowedExamples = (allow: readonly string[]): ErrorExamples => ({
  method_not_allowed: refusal('Another method', {
    error: 'method_not_allowed',
    message: `Only ${allow.join(' and ')} can be used here.`,
    allow: [...allow],
  }),
});

const failed = (summary: string, value: Omit<EmitterFailure, 'ok'>): Example<EmitterFailure> => ({
  summary,
  value: { ok: false, ...value },
});

export const EMITTER_INPUT_EXAMPLES = {
  'invalid-url': failed('Not a web address', { reason: 'invalid-url', message: '`url` is not a web address.' }),
  'guard-failed': failed('An address that may not be read', {
    reason: 'guard-failed',
    message: 'The host resolves only to addresses that are not public.',
  }),
} satisfies Examples<EmitterFailure>;

export const EMITTER_LIMIT_EXAMPLES = {
  'rate-limited': failed('A limit is reached', { reason: 'rate-limited', message: 'Used up for now.' }),
} satisfies Examples<EmitterFailure>;

export const EMITTER_FAILURE_EXAMPLES = {
  blocked: failed('Bot protection stopped the fetch', { reason: 'blocked' }),
  'not-product-page': failed('Answered, but not as a product page', { reason: 'not-product-page', lowText: true }),
  unreachable: failed('The page did not answer', { reason: 'unreachable' }),
  'guard-blocked': failed('A redirect led to an address that may not be opened', { reason: 'guard-blocked' }),
} satisfies Examples<EmitterFailure>;
