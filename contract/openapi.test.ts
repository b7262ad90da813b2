import type { ResponseConfig, ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildOpenApi } from './openapi.ts';
import { operations } from './openapi/operations.ts';
import { HeaderValues } from './headers.ts';
import { scaledLimits } from './operations/limits.ts';
import { EMITTER_FAILURES, ERROR_CODES } from './vocabulary.ts';

const ORIGIN = 'https://storefront.example';
const SERVICE = { publicUrl: ORIGIN, limits: scaledLimits(1, 40) };
const document = buildOpenApi({ ...SERVICE, publicUrl: `${ORIGIN}/` });

interface Sample {
  at: string;
  status: string;
  schema: z.ZodType;
  value: unknown;
}

const samplesOf = (at: string, status: string, content: Record<string, unknown> = {}): Sample[] =>
  Object.entries(content).flatMap(([type, body]) => {
    const { schema, examples } = body as ZodMediaTypeObject;
    return Object.entries(examples ?? {}).map(([name, example]) => ({
      at: `${at} ${type} ${name}`, status, schema: schema as z.ZodType, value: (example as { value: unknown }).value,
    }));
  });

const samples = operations(SERVICE).flatMap((route) => [
  ...samplesOf(`${route.path} request`, 'request', route.request?.body?.content),
  ...Object.entries(route.responses).flatMap(([status, response]) =>
    samplesOf(`${route.path} ${status}`, status, (response as ResponseConfig).content)),
]);

const endpoints = operations(SERVICE).filter((route) => route.method === 'post');

/** All objects in the document that satisfy `test`, at any depth. */
function everywhere(node: unknown, test: (node: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) return [];
  const here = !Array.isArray(node) && test(node as Record<string, unknown>) ? [node as Record<string, unknown>] : [];
  return [...here, ...Object.values(node).flatMap((child) => everywhere(child, test))];
}

describe('examples', () => {
  test.each(samples)('$at matches its schema', ({ schema, value }) => {
    const parsed = schema.parse(value);
    // Zod strips unknown keys, so a misspelled optional field would be missing from the result.
    expect(parsed).toMatchObject(value as object);
  });

  test.each(ERROR_CODES)('the code %s has one', (code) => {
    expect(samples.some(({ value }) => (value as { error?: unknown }).error === code)).toBe(true);
  });

  test.each(EMITTER_FAILURES)('the failure %s has one', (reason) => {
    expect(samples.some(({ value }) => (value as { reason?: unknown }).reason === reason)).toBe(true);
  });

  test('every response with a body has one', () => {
    const bare = operations(SERVICE).flatMap((route) => Object.entries(route.responses).flatMap(([status, response]) =>
      Object.values((response as ResponseConfig).content ?? {})
        .filter((body) => Object.keys((body as ZodMediaTypeObject).examples ?? {}).length === 0)
        .map(() => `${route.path} ${status}`)));
    expect(bare).toEqual([]);
  });

  test.each([
    ['/api/health/scan', ['phase', 'finding', 'pillar-complete', 'complete', 'error']],
    ['/api/geo/scan', ['phase', 'audit', 'provider-result', 'prompt-complete', 'metrics', 'complete', 'error']],
  ])('every event type of %s has one', (path, types) => {
    const seen = samples.filter((s) => s.at.startsWith(`${path} 200`)).map((s) => (s.value as { type: string }).type);
    expect([...new Set(seen)]).toEqual(types);
  });

  test.each(Object.entries(HeaderValues))('the header %s has one that matches its schema', (_name, schema) => {
    expect(schema.safeParse(schema.meta()?.['example']).success).toBe(true);
  });
});

describe('responses', () => {
  test.each(endpoints.map((route) => [route.path, Object.keys(route.responses)]))('%s lists every status', (path, statuses) => {
    const own = path === '/api/geo/scan' ? ['409'] : [];
    expect(statuses).toEqual(['200', '400', '404', '405', '408', ...own, '417', '421', '429', '431', '500', '503'].sort());
  });

  type Headed = Record<string, { headers: Record<string, { required: boolean }> }>;
  const headersOf = (path: string, status: string) => (document.paths![path]!.post!.responses as Headed)[status]!.headers;
  const required = (path: string, status: string) =>
    Object.entries(headersOf(path, status)).filter(([, header]) => header.required).map(([name]) => name).sort();
  const standing = ['RateLimit-Limit', 'RateLimit-Policy', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-API-Version'];

  test.each(endpoints.map((route) => route.path))('%s lists the required headers of each status', (path) => {
    expect(required(path, '200')).toEqual(standing);
    expect(required(path, '400')).toEqual(['X-API-Version']);
    expect(headersOf(path, '400')).toHaveProperty(['RateLimit-Limit', 'required'], false);
    expect(required(path, '404')).toEqual(['X-API-Version']);
    expect(required(path, '405')).toEqual(['Allow', ...standing]);
    expect(required(path, '429')).toEqual([...standing.slice(0, 4), 'Retry-After', 'X-API-Version']);
  });

  test('the refusal for a running scan requires Retry-After', () => {
    expect(required('/api/geo/scan', '409')).toContain('Retry-After');
  });
});

describe('the document', () => {
  test('asks for no credentials and says so', () => {
    expect(document.security).toEqual([]);
    expect(document.components?.securitySchemes).toBeUndefined();
  });

  test('names its own origin, without a trailing slash', () => {
    expect(document.servers).toEqual([{ url: ORIGIN, description: expect.any(String) }]);
    expect(JSON.stringify(document)).not.toContain(`${ORIGIN}//`);
  });

  test.each([
    ['EmitterResult', 'version', 1],
    ['HealthPhaseEvent', 'total', 8],
  ])('restricts %s.%s to the integer %i', (id, name, value) => {
    expect(document.components!.schemas![id]).toHaveProperty(['properties', name], { type: 'integer', enum: [value] });
  });

  test('states the limits in force, the English industry names, and the error code for malformed JSON', () => {
    const doubled = buildOpenApi({ publicUrl: ORIGIN, limits: scaledLimits(2, 40) }).paths!;
    expect(doubled['/api/health/scan']!.post!.description).toContain('60 requests in 60 s and 10 fresh runs in 60 s');
    expect(doubled['/api/geo/scan']!.post!.description).toContain('2 fresh runs at once, 80 a day (UTC)');
    const request = JSON.stringify(doubled['/api/geo/scan']!.post!.requestBody);
    expect(request).toContain('`mote` Fashion, `hjem` Home and interior');
    const malformed = endpoints.map(({ responses }) =>
      /object, and .* answered `(.*)`/.exec((responses['400'] as ResponseConfig).description ?? '')?.[1]);
    expect(malformed).toEqual(['invalid', 'invalid_brand', 'invalid-url']);
  });

  test('forbids no additional property', () => {
    expect(everywhere(document, (node) => node['additionalProperties'] === false)).toEqual([]);
  });

  test('maps every discriminator value to the schemas that have it', () => {
    const schemas = document.components?.schemas as Record<string, Record<string, never>>;
    const byRef = (ref: string) => schemas[ref.split('/').at(-1)!]!;
    const values = (schema: Record<string, never>, name: string): string[] =>
      schema['oneOf']
        ? (schema['oneOf'] as { $ref: string }[]).flatMap((member) => values(byRef(member.$ref), name))
        : (schema['properties']?.[name] as { enum: string[] } | undefined)?.enum ?? [];
    const unions = everywhere(document, (node) => typeof node['discriminator'] === 'object' && 'oneOf' in node) as unknown as
      { oneOf: { $ref: string }[]; discriminator: { propertyName: string; mapping: Record<string, string> } }[];
    expect(unions.length).toBeGreaterThanOrEqual(5);
    for (const { oneOf, discriminator } of unions) {
      expect(Object.values(discriminator.mapping).sort()).toEqual(oneOf.map((member) => member.$ref).sort());
      for (const [value, ref] of Object.entries(discriminator.mapping)) {
        expect([...new Set(values(byRef(ref), discriminator.propertyName))]).toEqual([value]);
      }
    }
  });

  test('says that a stream’s schema describes one line, and that unknown events and fields are to be ignored', () => {
    const streams = everywhere(document, (node) => 'application/x-ndjson' in ((node['content'] ?? {}) as object));
    expect(streams).toHaveLength(2);
    for (const { description } of streams) {
      expect(description).toMatch(/schema describes one line/);
      expect(description).toMatch(/Ignore event types and fields/);
    }
  });
});
