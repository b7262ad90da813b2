import { isDeepStrictEqual } from 'node:util';
import type { ResponseConfig, ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { checkAgain } from '../../contract/check-again.ts';
import { ApiError } from '../../contract/errors.ts';
import { HeaderValues } from '../../contract/headers.ts';
import { operations } from '../../contract/openapi/operations.ts';
import type { Responses } from '../../contract/openapi/responses.ts';
import { scaledLimits } from '../../contract/operations/limits.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import { isUnderApi, pathOf } from '../../server/http/rest/paths.ts';

// Checks every response that a suite gets from the service against the contract: status, headers, and the body or each
// of its lines; over tRPC events, results and refusals. A breach fails the suite.

const breaches: string[] = [];

/** The breaches of the contract since the last call. */
export const takeBreaches = (): string[] => breaches.splice(0);

/** The head of a response, with its request. */
export interface Head {
  method: string;
  /** The request target: a path, or a whole URL. */
  target: string;
  status: number;
  headers: Headers;
}

/** Reads the body of one response; `end` is not called for one that breaks off. */
export interface BodyCheck {
  read(bytes: Uint8Array): void;
  end(): void;
}

const described = operations({ publicUrl: 'https://storefront.example', limits: scaledLimits(1, 40) });
const ROUTES = new Map(described.map((route) => [route.path, route]));
const [INDEX, ENDPOINT] = [ROUTES.get('/api')!, ROUTES.get(OPERATIONS.health.path)!];
/** The responses of any other path under `/api`. */
const ELSEWHERE: Responses = { ...INDEX.responses, 404: ENDPOINT.responses[404]! };

/** Checks the head against the contract, then the body as it arrives; undefined where the contract says nothing. */
export function checkResponse(head: Head): BodyCheck | undefined {
  const path = pathOf(head.target);
  const [, procedure] = /^\/trpc\/([\w.]+)$/.exec(path) ?? [];
  if (procedure) return checkProcedure(procedure, head);
  const route = ROUTES.get(path);
  // Under `/api` every method is documented, elsewhere only the route's own.
  if (!isUnderApi(path) && route?.method !== head.method.toLowerCase()) return undefined;
  return checkDocumented(`${head.method} ${path} ${head.status}`, route?.responses ?? ELSEWHERE, head);
}

function checkDocumented(
  about: string,
  responses: Responses,
  { method, status, headers }: Head,
): BodyCheck | undefined {
  // Responses without a body have no content in the contract.
  if (status < 200 || status === 204 || status === 304) return undefined;
  const response = responses[status] as ResponseConfig | undefined;
  if (!response?.content) return void breaches.push(`${about} is not documented`);
  const [type, { schema }] = Object.entries(response.content)[0] as [string, ZodMediaTypeObject];
  if (!(schema instanceof z.ZodType)) throw new Error(`${about} has no schema`);
  if (!headers.get('content-type')?.startsWith(type)) breaches.push(`${about} is ${headers.get('content-type')}`);
  holds(about, (response.headers ?? z.object()) as z.ZodType, documentedHeaders(headers));
  if (method === 'HEAD') return undefined;
  if (type === 'application/x-ndjson') return pieces('\n', (line) => holds(about, schema, parsed(line)));
  return whole((text) => holds(about, schema, type === 'text/plain' ? text : parsed(text)));
}

/** The parts of a call's response that are checked. */
const Called = z.object({
  error: z.object({ data: z.object({ refusal: z.object({ body: z.unknown() }).optional() }).optional() }).optional(),
  result: z.object({ data: z.unknown() }).optional(),
}).catch({});

/** The schema of a stream's events; checking again is on tRPC only. */
const eventOf = (
  procedure: string,
  operation: (typeof OPERATIONS)[keyof typeof OPERATIONS] | undefined,
): z.ZodType | undefined => {
  if (procedure === 'health.watchCheck') return checkAgain.event;
  return operation && 'event' in operation ? operation.event : undefined;
};

function checkProcedure(procedure: string, { headers }: Head): BodyCheck {
  const [tool = ''] = procedure.split('.');
  const operation = tool in OPERATIONS ? OPERATIONS[tool as keyof typeof OPERATIONS] : undefined;
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    return pieces('\n\n', (block) => {
      const [data] = /(?<=^data: ?)\{.*\}$/m.exec(block) ?? [];
      const event = eventOf(procedure, operation);
      if (data && event && !/^event:/m.test(block)) holds(procedure, event, parsed(data));
    });
  }
  return whole((text) => {
    const { error, result } = Called.parse(parsed(text));
    if (error?.data?.refusal) holds(procedure, ApiError, error.data.refusal.body);
    if (result && operation && 'response' in operation) holds(procedure, operation.response, result.data);
  });
}

/** The parsed JSON, or the text itself, which no schema accepts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function holds(about: string, schema: z.ZodType, value: unknown): void {
  const { data, error } = schema.safeParse(value);
  if (!error && isDeepStrictEqual(data, value)) return;
  // A schema drops the members it does not know.
  const why = error ? z.prettifyError(error) : 'says more than its schema';
  breaches.push(`${about} ${why} in ${JSON.stringify(value).slice(0, 500)}`);
}

/** Headers by their names in the contract; integers as numbers. */
const documentedHeaders = (headers: Headers): Record<string, unknown> =>
  Object.fromEntries(Object.keys(HeaderValues).filter((name) => headers.has(name)).map((name) => {
    const value = headers.get(name)!;
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  }));

/** Checks each piece that ends with the separator; a last one without it is incomplete, and ignored. */
function pieces(separator: string, judge: (piece: string) => void): BodyCheck {
  const decoder = new TextDecoder();
  let rest = '';
  return {
    read(bytes) {
      const all = (rest + decoder.decode(bytes, { stream: true })).split(separator);
      rest = all.pop()!;
      all.forEach(judge);
    },
    end() {},
  };
}

function whole(judge: (text: string) => void): BodyCheck {
  const read: Uint8Array[] = [];
  return { read: (bytes) => void read.push(bytes), end: () => judge(Buffer.concat(read).toString()) };
}
