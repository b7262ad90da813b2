import type { ResponseConfig, RouteConfig, ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { HeaderValues, RATE_LIMIT_HEADERS, type HeaderName } from '../headers.ts';
import type { Examples } from '../operations/operation.ts';
import { REFUSALS, type RefusalCase, type RefusalName } from '../operations/refusals.ts';
import { VERSION_HEADER } from '../version.ts';
import type { ErrorCode } from '../vocabulary.ts';

export type Responses = RouteConfig['responses'];

/** The headers of a response: always sent, or only in the cases that their descriptions name. */
interface HeaderSet {
  always: readonly HeaderName[];
  sometimes?: readonly HeaderName[];
}

/** The headers of every response. */
export const VERSION_ONLY: HeaderSet = { always: [VERSION_HEADER] };
/** The headers of an endpoint's response once the rate limiters were consulted. */
const METERED: HeaderSet = { always: [VERSION_HEADER, ...RATE_LIMIT_HEADERS] };
/** The same, once the requested API version is known. */
export const STANDING: HeaderSet = { ...METERED, sometimes: ['Deprecation', 'Sunset'] };
/** The headers of a refusal with `Retry-After`. */
const WAIT: HeaderSet = { ...STANDING, always: [...STANDING.always, 'Retry-After'] };
/** The headers of a response that may be sent before or after the rate limiters. */
const MAYBE_STANDING: HeaderSet = {
  always: [VERSION_HEADER],
  sometimes: [...RATE_LIMIT_HEADERS, 'Deprecation', 'Sunset'],
};

/** Overrides by status code; by default the description is the refusal's summary, with no headers but the version. */
type ByStatus = Readonly<Record<number, { description?: string; headers?: HeaderSet }>>;

/** Overrides for an endpoint; `more` is appended to the descriptions of 400 and 429. */
export const atEndpoint = (more: { 400: string; 429: string }): ByStatus => ({
  400: {
    description:
      'The body or the address in it cannot be used. The `RateLimit-*` headers are those of the request limit, and are ' +
      `missing from \`unsupported_version\` and \`bad_request\`, which are answered ahead of the limiters.${more[400]}`,
    headers: MAYBE_STANDING,
  },
  404: {
    description:
      'Nothing is documented at the path asked for. Paths are strict: another case, or a slash at the end, is another ' +
      'path.',
  },
  405: {
    description:
      'Any method but POST, whatever version is asked for. The `RateLimit-*` headers tell the standing of the primary ' +
      'budget, read without spending it.',
    headers: { always: [VERSION_HEADER, 'Allow', ...RATE_LIMIT_HEADERS] },
  },
  409: {
    description:
      'A scan of the same store, vertical and language is running on this server. `RateLimit-Remaining` is what you ' +
      'have left. A retry is usually served from the stored measurement.',
    headers: WAIT,
  },
  417: { headers: METERED },
  421: { headers: METERED },
  429: {
    description: `A limit is reached; \`RateLimit-Remaining\` is 0. Wait \`Retry-After\` seconds.${more[429]}`,
    headers: WAIT,
  },
  500: { headers: MAYBE_STANDING },
  503: {
    description: 'The service is restarting, and has given up the request. Send it again after `Retry-After` seconds.',
    headers: WAIT,
  },
});

function headers({ always, sometimes = [] }: HeaderSet): z.ZodObject {
  return z.object({
    ...Object.fromEntries(always.map((name) => [name, HeaderValues[name]])),
    ...Object.fromEntries(sometimes.map((name) => [name, HeaderValues[name].optional()])),
  });
}

/** A media type object with examples. */
export function media(schema: z.ZodType, examples: Examples<unknown>): ZodMediaTypeObject {
  return { schema, examples: { ...examples } };
}

/** A JSON response with description, headers, schema and examples. */
export function json(description: string, headerSet: HeaderSet, body: ZodMediaTypeObject): ResponseConfig {
  return { description, headers: headers(headerSet), content: { 'application/json': body } };
}

/** An NDJSON response; the schema is that of one line. */
export function lines(description: string, line: z.ZodType, examples: Examples<unknown>): ResponseConfig {
  return {
    description:
      `${description}\n\nThe body is newline-delimited JSON, sent as it is found. **The schema describes one line, ` +
      'not the whole body**: split at `\\n`, parse each line by itself. The last line is always `complete` or `error`. ' +
      'Ignore event types and fields you do not know: new ones may come without a new version.',
    headers: headers(STANDING),
    content: { 'application/x-ndjson': media(line, examples) },
  };
}

/** A refusal as the document shows it. */
export interface ShownRefusal {
  name: string;
  refusal: Omit<RefusalCase, 'body'> & { body: unknown };
  schema: z.ZodType;
}

/** The responses of these refusals, grouped by status code. */
export function refusalResponses(shown: readonly ShownRefusal[], described: ByStatus = {}): Responses {
  const byStatus = Map.groupBy(shown, ({ refusal }) => refusal.status);
  return Object.fromEntries([...byStatus].map(([status, cases]) => {
    const { description = `${cases[0]!.refusal.summary}.`, headers: headerSet = VERSION_ONLY } = described[status]
      ?? {};
    const schemas = [...new Set(cases.map(({ schema }) => schema))];
    const examples = cases.map(({ name, refusal: { summary, body } }) => [name, { summary, value: body }] as const);
    const schema = schemas.length === 1 ? schemas[0]! : z.union(schemas);
    return [status, json(description, headerSet, media(schema, Object.fromEntries(examples)))];
  }));
}

const { summary, body: misdirected } = REFUSALS.misdirected_request;

/** The 421 response outside `/api`, which is plain text. */
export const MISDIRECTED_PAGE: ResponseConfig = {
  description: `${summary}. The body is words for a person.`,
  content: { 'text/plain': media(z.string(), { misdirected_request: { summary, value: misdirected.message } }) },
};

/** Overrides of refusal bodies for a single endpoint. */
export type RefusalOverrides = Readonly<Partial<Record<RefusalName, Partial<ApiError>>>>;

/** Refusals with `ApiError` bodies. If several 400s have only a code, they share one schema, named `shared`. */
export function apiErrors(
  names: readonly RefusalName[], overrides: RefusalOverrides = {}, shared = 'BadRequestError',
): ShownRefusal[] {
  const cases = names.map((name): { name: string; refusal: RefusalCase } =>
    ({ name, refusal: { ...REFUSALS[name], body: { ...REFUSALS[name].body, ...overrides[name] } } }));
  const plain = cases.filter(({ refusal }) => refusal.status === 400 && extrasOf(refusal).length === 0);
  const codes = [...new Set(plain.map(({ refusal }) => refusal.body.error))];
  return cases.map((each) => ({
    ...each,
    schema: plain.includes(each) && plain.length > 1 ? narrowed(shared, codes) : narrowedTo(each.refusal),
  }));
}

/** The `ApiError` fields that only some codes have. */
const EXTRAS = ['allow', 'supported', 'reason', 'docs'] as const;
type Extra = (typeof EXTRAS)[number];

const extrasOf = ({ body }: RefusalCase): Extra[] => EXTRAS.filter((key) => key in body);

const SCHEMAS = new Map<string, z.ZodType>();

// Narrows ApiError to what one response can carry, so that generated clients can discriminate by `error`.
function narrowed(id: string, codes: readonly ErrorCode[], extras: readonly Extra[] = []): z.ZodType {
  const known = SCHEMAS.get(id);
  if (known) return known;
  const present = Object.fromEntries(extras.map((key) => [key, ApiError.shape[key].unwrap()]));
  const schema = z.intersection(ApiError, z.object({ error: z.enum(codes), ...present })).meta({ id });
  SCHEMAS.set(id, schema);
  return schema;
}

function narrowedTo(refusal: RefusalCase): z.ZodType {
  const { error } = refusal.body;
  const id = `${error.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Error`;
  return narrowed(id, [error], extrasOf(refusal));
}
