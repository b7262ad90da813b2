import type { ApiError } from '../errors.ts';
import { VERSIONS } from '../version.ts';
import { LANGUAGES, MAX_COMPETITORS, MAX_NAME_LENGTH } from '../vocabulary.ts';
import type { ErrorCode } from '../vocabulary.ts';

/** A refusal: its status code, when it happens, and its default body. */
export interface RefusalCase {
  status: number;
  summary: string;
  body: ApiError & { message: string };
}

/** By default the body has the name as its code, and the summary as its message. */
const refusal = (status: number, summary: string, overrides: Partial<ApiError> = {}) =>
  ({ status, summary, overrides });

const CASES = {
  invalid: refusal(400, 'Not a URL, or white space inside', {
    message: 'A web address is needed, as one string without white space.',
  }),
  forbidden: refusal(400, 'A web address with a port or credentials that are not accepted', {
    error: 'invalid', message: 'The port of the address, or the credentials in it, are not accepted.',
  }),
  protocol: refusal(400, 'Neither http nor https', { message: 'Only http and https can be read.' }),
  private: refusal(400, 'A private address', { message: 'The host resolves only to addresses that are not public.' }),
  unresolved: refusal(400, 'The domain does not resolve to an address'),
  invalid_brand: refusal(400, 'The brand breaks its rules', {
    message:
      `\`brand\` must have 1 to ${MAX_NAME_LENGTH} letters, digits, spaces or light punctuation, and be no URL or e-mail address.`,
  }),
  invalid_domain: refusal(
    400,
    'No usable domain',
    { message: '`domain` must be a store domain or origin, with a name.' },
  ),
  invalid_vertical: refusal(400, '`vertical` must be one of the listed industries'),
  too_many_competitors: refusal(400, `\`competitors\` may name at most ${MAX_COMPETITORS}`),
  invalid_competitor: refusal(400, 'A competitor breaks the rules of names', {
    message: '`competitors` must be a list of names that follow the rules of `brand`.',
  }),
  invalid_lang: refusal(400, 'An unknown language', {
    message: `\`lang\` must be ${LANGUAGES.map((each) => `\`${each}\``).join(' or ')}.`,
  }),
  unsupported_version: refusal(400, 'Another version was asked for', {
    message: 'Leave `X-API-Version` out, or send one of `supported`.',
    supported: VERSIONS.map(({ date }) => date),
  }),
  bad_request: refusal(400, 'The request is not valid HTTP, or does not have one `Host`'),
  not_found: refusal(404, 'Nothing is documented at this path'),
  method_not_allowed: refusal(405, 'Another method', { message: 'Only POST can be used here.', allow: ['POST'] }),
  request_timeout: refusal(408, 'The request did not arrive in time'),
  scan_in_progress: refusal(409, 'A scan of the same store, vertical and language is running'),
  expectation_failed: refusal(417, 'An `Expect` header that cannot be met', {
    message: 'Only `Expect: 100-continue` can be met.',
  }),
  misdirected_request: refusal(421, 'A host name that is not the service’s', {
    message:
      'This service does not answer to the host name in the request. If the name is its own, its operator sets ' +
      'PUBLIC_URL to the address people use, or lists the name in ALLOWED_HOSTS.',
  }),
  rate: refusal(429, 'Your window is spent', {
    error: 'rate_limited', reason: 'rate', message: 'Your own requests are used up for now.',
  }),
  capacity: refusal(429, 'Every slot of this server is taken', {
    error: 'rate_limited', reason: 'capacity', message: 'All slots are busy.',
  }),
  daily_cap: refusal(429, "Today's fresh scans are used up", {
    message: 'Today’s new scans are used up, until the day ends in UTC. Stored ones are still answered.',
  }),
  headers_too_large: refusal(431, 'The request headers are too large'),
  internal: refusal(500, 'A fault of ours', { message: 'Something went wrong on our side.' }),
  shutting_down: refusal(503, 'The service is restarting', {
    message: 'The service is restarting. Send the request again.',
  }),
} satisfies Record<Exclude<ErrorCode, 'rate_limited'> | 'forbidden' | 'rate' | 'capacity', object>;

export type RefusalName = keyof typeof CASES;

/** All refusals by name: the error code, but for `rate` and `capacity` (`rate_limited`) and `forbidden` (`invalid`). */
export const REFUSALS = Object.fromEntries(Object.entries(CASES).map(([name, { status, summary, overrides }]) =>
  [name, { status, summary, body: { error: name, message: `${summary}.`, ...overrides } }],
)) as Readonly<Record<RefusalName, RefusalCase>>;

/** The refusals that any request to an endpoint may get. */
export const COMMON_REFUSALS = [
  'unsupported_version', 'bad_request', 'not_found', 'method_not_allowed', 'request_timeout', 'expectation_failed',
  'misdirected_request', 'headers_too_large', 'internal', 'shutting_down',
] as const satisfies readonly RefusalName[];

/** The HTTP status code of each error code. */
export const STATUS_OF = Object.fromEntries(
  Object.values(REFUSALS).map(({ body, status }) => [body.error, status]),
) as Readonly<Record<ErrorCode, number>>;
