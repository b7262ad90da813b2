import type { ResponseConfig, ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import {
  ALLOW, DEPRECATION, HeaderValues, RATE_LIMIT_HEADERS, RETRY_AFTER, SUNSET, type HeaderName,
} from '../headers.ts';
import { VERSION_HEADER } from '../version.ts';
import {
  BadRequestError, DailyCapError, ExpectationFailedError, HeadersTooLargeError, InternalError, MethodNotAllowedError,
  MisdirectedRequestError, NotFoundError, RateLimitedError, RequestTimeoutError, ScanInProgressError, UnsupportedVersionError,
} from './errors.ts';
import {
  BAD_REQUEST_EXAMPLES, DAILY_CAP_EXAMPLES, EXPECTATION_FAILED_EXAMPLES, HEADERS_TOO_LARGE_EXAMPLES,
  INTERNAL_EXAMPLES, MISDIRECTED_EXAMPLES, RATE_LIMITED_EXAMPLES, REQUEST_TIMEOUT_EXAMPLES, SCAN_IN_PROGRESS_EXAMPLES,
  UNSUPPORTED_VERSION_EXAMPLES, methodNotAllowedExamples, notFoundExamples,
} from './examples-errors.ts';
import type { Example } from './example.ts';

/** Examples of which each holds one of the payloads of a response. */
export type AnyExamples = Readonly<Record<string, Example<unknown>>>;

/** What a response's headers are: always there, or only in the case their words name. */
export interface HeaderSet {
  always?: readonly HeaderName[];
  sometimes?: readonly HeaderName[];
}

/** The header every response has. */
export const VERSION_ONLY: HeaderSet = { always: [VERSION_HEADER] };

/** What a response of an endpoint carries once the limiters have been read. */
export const STANDING: HeaderSet = {
  always: [VERSION_HEADER, ...RATE_LIMIT_HEADERS],
  sometimes: [DEPRECATION, SUNSET],
};

/** A refusal that says how long to wait. */
export const WAIT: HeaderSet = { ...STANDING, always: [VERSION_HEADER, ...RATE_LIMIT_HEADERS, RETRY_AFTER] };

/** The headers of a response that may come from before or after the limiters. */
export const MAYBE_STANDING: HeaderSet = {
  always: [VERSION_HEADER],
  sometimes: [...RATE_LIMIT_HEADERS, DEPRECATION, SUNSET],
};

function headers({ always = [], sometimes = [] }: HeaderSet): z.ZodObject {
  return z.object({
    ...Object.fromEntries(always.map((name) => [name, HeaderValues[name]])),
    ...Object.fromEntries(sometimes.map((name) => [name, HeaderValues[name].optional()])),
  });
}

/** The examples of a media type in the form the document wants. */
export function media(schema: z.ZodType, examples: AnyExamples): ZodMediaTypeObject {
  return { schema, examples: { ...examples } };
}

/** A JSON response: its words, its headers, its schema and an example for each code it may carry. */
export function json(description: string, headerSet: HeaderSet, body: ZodMediaTypeObject): ResponseConfig {
  return { description, headers: headers(headerSet), content: { 'application/json': body } };
}

/** A stream of JSON lines; the schema is that of one line. */
export function lines(description: string, line: z.ZodType, examples: AnyExamples): ResponseConfig {
  return {
    description:
      `${description}\n\nThe body is newline-delimited JSON, sent as it is found. **The schema describes one line, ` +
      'not the whole body**: split at `\\n`, parse each line by itself. The last line is always `complete` or `error`. ' +
      'Ignore event types and fields you do not know: new ones may come without a new version.',
    headers: headers(STANDING),
    content: { 'application/x-ndjson': media(line, examples) },
  };
}

/** The 400 of an endpoint: its own refusals, then those every endpoint shares. */
export function badInput(description: string, own: z.ZodType, examples: AnyExamples): ResponseConfig {
  return json(
    `${description} The \`RateLimit-*\` headers are those of the front gate, and are missing from ` +
      '`unsupported_version` and `bad_request`, which are answered ahead of the limiters.',
    MAYBE_STANDING,
    media(z.union([own, UnsupportedVersionError, BadRequestError]), {
      ...examples, ...UNSUPPORTED_VERSION_EXAMPLES, ...BAD_REQUEST_EXAMPLES,
    }),
  );
}

/** The 400 of a path without input. */
export const BAD_REQUEST = json(
  'The request could not be read as HTTP.', VERSION_ONLY, media(BadRequestError, BAD_REQUEST_EXAMPLES),
);

export const notFound = (publicUrl: string): ResponseConfig =>
  json(
    'Nothing is documented at the path asked for. Paths are strict: another case, or a slash at the end, is another path.',
    VERSION_ONLY,
    media(NotFoundError, notFoundExamples(publicUrl)),
  );

/** The 405 of an endpoint: the caller's standing, read without spending it. */
export const METHOD_NOT_ALLOWED = json(
  'Any method but POST, whatever version is asked for. The `RateLimit-*` headers tell the standing of the primary ' +
    'budget, read without spending it.',
  { always: [VERSION_HEADER, ALLOW, ...RATE_LIMIT_HEADERS] },
  media(MethodNotAllowedError, methodNotAllowedExamples(['POST'])),
);

/** The 405 of the index, which no limiter meters. */
export const INDEX_METHOD_NOT_ALLOWED = json(
  'Any method but GET and HEAD.',
  { always: [VERSION_HEADER, ALLOW] },
  media(MethodNotAllowedError, methodNotAllowedExamples(['GET', 'HEAD'])),
);

export const REQUEST_TIMEOUT = json(
  'The request did not arrive in time.', VERSION_ONLY, media(RequestTimeoutError, REQUEST_TIMEOUT_EXAMPLES),
);

export const SCAN_IN_PROGRESS = json(
  'The same store, vertical and language is being scanned on this server. `RateLimit-Remaining` is what you have left. ' +
    'A retry is usually served from the stored measurement.',
  WAIT,
  media(ScanInProgressError, SCAN_IN_PROGRESS_EXAMPLES),
);

export const EXPECTATION_FAILED = json(
  'An `Expect` header that cannot be met.',
  VERSION_ONLY,
  media(ExpectationFailedError, EXPECTATION_FAILED_EXAMPLES),
);

const MISDIRECTED_WORDS = 'The request names a host that is not the service’s, before anything else is looked at.';

/** The 421 of an endpoint: the caller's standing, read without spending it. */
export const MISDIRECTED = json(
  MISDIRECTED_WORDS,
  { always: [VERSION_HEADER, ...RATE_LIMIT_HEADERS] },
  media(MisdirectedRequestError, MISDIRECTED_EXAMPLES),
);

/** The 421 of a path no limiter meters. */
export const UNMETERED_MISDIRECTED = json(
  MISDIRECTED_WORDS, VERSION_ONLY, media(MisdirectedRequestError, MISDIRECTED_EXAMPLES),
);

/** The 421 outside of `/api`. */
export const MISDIRECTED_PAGE: ResponseConfig = {
  description: `${MISDIRECTED_WORDS} The body is words for a person.`,
  content: {
    'text/plain': media(z.string(), {
      misdirected: { summary: 'What its operator sets', value: 'This service does not answer to the host name in the request.' },
    }),
  },
};

const LIMITED = 'A limit is reached; `RateLimit-Remaining` is 0. Wait `Retry-After` seconds.';

export const RATE_LIMITED = json(LIMITED, WAIT, media(RateLimitedError, RATE_LIMITED_EXAMPLES));

export const RATE_LIMITED_OR_CAPPED = json(
  `${LIMITED} After \`daily_cap\`, stored measurements are still answered.`,
  WAIT,
  media(z.union([RateLimitedError, DailyCapError]), { ...RATE_LIMITED_EXAMPLES, ...DAILY_CAP_EXAMPLES }),
);

/** The 429 of an endpoint whose refusals have a shape of their own. */
export const limited = (body: ZodMediaTypeObject): ResponseConfig => json(LIMITED, WAIT, body);

export const HEADERS_TOO_LARGE = json(
  'The request headers are too large.', VERSION_ONLY, media(HeadersTooLargeError, HEADERS_TOO_LARGE_EXAMPLES),
);

/** The 500 of an endpoint; the limiters' headers are missing when the fault came before them. */
export const INTERNAL = json('A fault of ours.', MAYBE_STANDING, media(InternalError, INTERNAL_EXAMPLES));

/** The 500 of a path no limiter meters. */
export const UNMETERED_INTERNAL = json('A fault of ours.', VERSION_ONLY, media(InternalError, INTERNAL_EXAMPLES));
