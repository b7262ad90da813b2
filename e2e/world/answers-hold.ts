import { isDeepStrictEqual } from 'node:util';
import { afterAll } from 'vitest';
import type { ResponseConfig, ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { HeaderValues } from '../../contract/headers.ts';
import { operations } from '../../contract/openapi/operations.ts';
import { scaledLimits } from '../../contract/operations/limits.ts';

// Every answer of an endpoint that a suite fetches is held to the contract as it is read: its status, its headers, its
// body or each of its lines. What breaks it fails the file, whatever else the test looks at.

const described = operations({ publicUrl: 'https://storefront.example', limits: scaledLimits(1, 40) });
const ENDPOINTS = new Map(
  described.filter(({ method }) => method === 'post').map((route) => [route.path, route.responses]),
);

const faults: string[] = [];
const plain = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const answer = await plain(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const responses = ENDPOINTS.get(pathname);
  // An answer to HEAD or OPTIONS has no body to judge.
  if (!responses || !answer.body) return answer;
  const about = `${pathname} ${answer.status}`;
  const response = responses[String(answer.status)] as ResponseConfig | undefined;
  if (!response) {
    faults.push(`${about} is not documented`);
    return answer;
  }
  holds(about, response.headers as z.ZodType, headersOf(answer));
  const [type, media] = Object.entries(response.content!)[0] as [string, ZodMediaTypeObject];
  const { schema } = media;
  if (!(schema instanceof z.ZodType)) throw new Error(`${about} has no schema`);
  const isStream = type === 'application/x-ndjson';
  return new Response(answer.body.pipeThrough(isStream ? eachLine(about, schema) : whole(about, schema)), answer);
};

afterAll(() => {
  if (faults.length > 0) throw new Error(`Answers break the contract:\n${faults.join('\n')}`);
});

function holds(about: string, schema: z.ZodType, value: unknown): void {
  const { data, error } = schema.safeParse(value);
  if (!error && isDeepStrictEqual(data, value)) return;
  // What a schema does not know it drops.
  const why = error ? z.prettifyError(error) : 'says more than its schema';
  faults.push(`${about} ${why} in ${JSON.stringify(value).slice(0, 500)}`);
}

/** By the names that the contract writes them with; whole numbers as such. */
function headersOf({ headers }: Response): Record<string, unknown> {
  return Object.fromEntries(Object.keys(HeaderValues).filter((name) => headers.has(name)).map((name) => {
    const value = headers.get(name)!;
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  }));
}

/** Passes bytes on as they come, and judges the lines in them; one that is cut off is not judged. */
function eachLine(about: string, schema: z.ZodType): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  let rest = '';
  return new TransformStream({
    transform(bytes, controller) {
      controller.enqueue(bytes);
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) holds(about, schema, JSON.parse(line));
    },
  });
}

function whole(about: string, schema: z.ZodType): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  let text = '';
  return new TransformStream({
    transform(bytes, controller) {
      controller.enqueue(bytes);
      text += decoder.decode(bytes, { stream: true });
    },
    flush: () => holds(about, schema, JSON.parse(text)),
  });
}
