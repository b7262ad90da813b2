import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isName, isUrlShaped } from '../../contract/operations/name.ts';
import { ENDPOINTS } from '../../contract/operations/operations.ts';
import type { AnyOperation } from '../../contract/operations/operations.ts';
import { firstRefusal } from '../../contract/operations/parse-body.ts';
import { REFUSALS } from '../../contract/operations/refusals.ts';
import type { RefusalName } from '../../contract/operations/refusals.ts';
import { EgressPolicy } from '../../server/net/egress-policy.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import type { OpenApiDocument } from '../../contract/openapi.ts';
import type { ToolId } from '../../contract/vocabulary.ts';
import { checkResponse } from '../world/contract-check.ts';
import { BODIES, MALFORMED } from '../world/generated-bodies.ts';
import type { Body } from '../world/generated-bodies.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const BODIES_EACH = 2_000;
const AT_ONCE = 16;
const SEED = 20_261_122;
const TAKEN = 'taken';

let service: RunningService;
let pool: Pool;
let document: OpenApiDocument;

beforeAll(async () => {
  // Nothing is mapped, so the guard refuses every address: valid bodies end there, and no scan is run.
  service = await startService({ EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' });
  pool = new Pool(service.baseUrl, { connections: AT_ONCE });
  document = (await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(async () => {
  await pool.close();
  await service[Symbol.asyncDispose]();
});

const policy = EgressPolicy.parse({ EGRESS_ONLY: 'mapped' });
const resolver = { resolve: () => Promise.reject(new Error('nothing is resolved')) };
const guard = createAddressGuard({ policy, resolver });

/** The verdict of the contract's schema or, for a valid body, of the guard. */
async function expected(operation: AnyOperation, body: unknown): Promise<RefusalName | typeof TAKEN> {
  const { data, error } = operation.input.safeParse(body);
  if (!data) return firstRefusal(operation, error.issues);
  const target = 'url' in data ? data.url : data.domain;
  const verdict = await guard.judgeInput(target, AbortSignal.timeout(5_000));
  return verdict.ok ? TAKEN : verdict.code;
}

/** Posts a body as `fetch` would, and as strictly checked, for a fraction of its cost. */
async function post(path: string, body: Body): Promise<{ status: number; said: unknown }> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await pool.request({ path, method: 'POST', headers, body });
  const answered = new Headers(answer.headers as Record<string, string>);
  const check = checkResponse({ method: 'POST', target: path, status: answer.statusCode, headers: answered });
  const bytes = await answer.body.bytes();
  check?.read(bytes);
  check?.end();
  return { status: answer.statusCode, said: JSON.parse(Buffer.from(bytes).toString()) };
}

async function restVerdict({ path }: AnyOperation, body: Body): Promise<string> {
  const { status, said } = await post(path, body);
  const { error, reason } = said as { error?: string; reason?: string };
  expect(status).toBe(400);
  return error ?? reason ?? TAKEN;
}

async function trpcVerdict(procedure: string, body: Body): Promise<string> {
  const { status, said } = await post(`/trpc/${procedure}`, body);
  const { error } = said as { error?: { data?: { refusal?: { body: { error: string } } } } };
  expect(status).toBe(400);
  return error?.data?.refusal?.body.error ?? `no refusal: ${JSON.stringify(error)}`;
}

/** The tRPC procedures that take the body of an endpoint. */
const PROCEDURES: Readonly<Record<ToolId, readonly string[]>> = {
  health: ['health.start'], geo: ['geo.start', 'geo.askAgain'], schema: ['schema.generate'],
};

/** The code in REST: the emitter has its own shape. */
const inRest = (operation: AnyOperation, name: RefusalName): string =>
  'failed' in operation ? operation.failed(name, REFUSALS[name].body.message).reason : REFUSALS[name].body.error;

/** All that JSON Schema cannot express, each as a conversion to an equivalent body that it can judge. */
const UNSAID: Readonly<Record<string, (body: Record<string, unknown>) => Record<string, unknown>>> = {
  'a `b2b` that is no boolean reads as false': ({ b2b, ...body }) => (typeof b2b === 'boolean' ? { ...body, b2b } : body),
  'white space around a name goes': (body) => ({
    ...body,
    ...('brand' in body && { brand: trimmed(body['brand']) }),
    ...(Array.isArray(body['competitors']) && { competitors: body['competitors'].map(trimmed) }),
  }),
  // Replaced by a name that the schema refuses.
  'a name that reads like an address is refused': (body) => ({
    ...body,
    ...('brand' in body && { brand: noAddress(body['brand']) }),
    ...(Array.isArray(body['competitors']) && { competitors: body['competitors'].map(noAddress) }),
  }),
};

const isBlank = (name: unknown): boolean => typeof name === 'string' && name.trim() === '';
const noAddress = (name: unknown): unknown => (typeof name === 'string' && isName(name) && isUrlShaped(name) ? '<' : name);

/** Trims by character, independently of the contract; a control character at an end stays. */
function trimmed(name: unknown): unknown {
  if (typeof name !== 'string') return name;
  const isSpace = (letter: string | undefined): boolean =>
    letter !== undefined && letter.trim() === '' && !/\p{Cc}/u.test(letter);
  const all = [...name];
  while (isSpace(all[0])) all.shift();
  while (isSpace(all.at(-1))) all.pop();
  return isBlank(name) ? name : all.join('');
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

describe.each(ENDPOINTS.map((operation) => [operation.path, operation] as const))('%s', (path, operation) => {
  const texts = fc.sample(BODIES[operation.tool], { numRuns: BODIES_EACH, seed: SEED })
    .map((body) => JSON.stringify(body));

  test('REST, tRPC and Zod give the same verdict', { timeout: 240_000 }, async () => {
    const different: unknown[] = [];
    const counts = new Map<string, number>();
    const queue: MapIterator<[Body, unknown]> = new Map<Body, unknown>([
      ...texts.map((text) => [text, JSON.parse(text)] as const),
      ...MALFORMED.map((body) => [body, undefined] as const),
    ]).entries();
    const judge = async (): Promise<void> => {
      for (const [body, value] of queue) {
        const name = await expected(operation, value);
        counts.set(name, (counts.get(name) ?? 0) + 1);
        if (name === TAKEN) continue;
        const rest = await restVerdict(operation, body);
        const trpc = await Promise.all(PROCEDURES[operation.tool].map((procedure) => trpcVerdict(procedure, body)));
        const isOne = rest === inRest(operation, name) && trpc.every((each) => each === REFUSALS[name].body.error);
        if (!isOne) different.push({ body, name, rest, trpc });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, judge));
    expect(different).toEqual([]);
    expect(counts.get(TAKEN)).toBe(undefined);
    // Each refusal for a body occurs often enough.
    const reached = operation.refusals.filter((name) => REFUSALS[name].status === 400 && name !== 'unresolved');
    for (const name of reached) expect(counts.get(name) ?? 0, name).toBeGreaterThan(10);
  });

  test('a validator of the published JSON Schema agrees, except for what it cannot express', () => {
    const body = document.paths![path]!.post!.requestBody as { content: Record<string, { schema: object }> };
    const validate = new Ajv2020({ strict: false }).compile(body.content['application/json']!.schema);
    const different: string[] = [];
    const needed = new Set<string>();
    let taken = 0;
    for (const text of texts) {
      const body: unknown = JSON.parse(text);
      const zod = operation.input.safeParse(body).success;
      if (zod) taken += 1;
      let meant = body;
      for (const [what, say] of Object.entries(UNSAID)) {
        const before = validate(meant);
        if (isRecord(meant)) meant = say(meant);
        if (validate(meant) !== before) needed.add(what);
      }
      if (validate(meant) !== zod) different.push(`${text}: Zod ${zod}, ${JSON.stringify(validate.errors)}`);
    }
    expect(different).toEqual([]);
    expect(taken).toBeGreaterThan(BODIES_EACH / 10);
    expect(BODIES_EACH - taken).toBeGreaterThan(BODIES_EACH / 10);
    // Every entry of the list is needed.
    const [b2b, ...ofNames] = Object.keys(UNSAID);
    expect([...needed].toSorted()).toEqual({ health: [b2b], geo: ofNames, schema: [] }[operation.tool].toSorted());
  });
});
