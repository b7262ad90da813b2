import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../world/raw-http.ts';
import type { RawAnswer } from '../world/raw-http.ts';
import { seeded } from '../world/seeded.ts';
import type { Seeded } from '../world/seeded.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const REQUESTS = 4_000;
const AT_ONCE = 32;

const METHODS = ['GET', 'POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'];
const TARGETS = [
  '/api', '/api/', '/api/health/scan', '/api/geo/scan', '/api/schema/generate', '/api/health/scan?x=%', '/api/%00', '//api',
  '/api/../etc/passwd', '/API/geo/scan', '/api/geo/scan/', '/%61pi/x', '/api/\u00e5', '/api/health/scan#f', '*', '/trpc/health.start',
  '/trpc/x', '/trpc/health.watch?input=%7B%22runId%22%3A%22x%22%7D', '/', '/health', '/nothing', '/openapi.json', '/developers',
  '/assets/../../package.json', '/%zz',
];
const TYPES = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '', 'application/json;charset=latin1'];
const BODIES = [
  '', '{', '{}', '[]', 'null', 'true', '"x"', '{"url":"x"}', '{"url":"http://127.0.0.1"}', '{"url":7}', '{"url":"ftp://x.example"}',
  '{"url":"not a url"}', '{"brand":"x","domain":"127.0.0.1","vertical":"mote"}', '{"brand":"\\u0000"}', '{"brand":"x","domain":"localhost"}',
  '{"__proto__":{"url":"x"}}', '{"url":"https://[::1]/"}', '\uFEFF{}', '{"url":"http://a.test:99999"}', `{"url":"${'x'.repeat(20_000)}"}`,
  `${'['.repeat(5000)}`, '{"url":"http://\\ud800.example"}', '{"brand":"x","domain":"x.invalid","vertical":"mote","competitors":{"length":99}}',
];
const HEADERS: [string, string][] = [
  ['X-API-Version', '2026-08-21'], ['X-API-Version', 'x'], ['X-API-Version', ''], ['Content-Encoding', 'gzip'], ['Origin', 'https://x.example'],
  ['Expect', '100-continue'], ['Expect', 'nonsense'], ['Upgrade', 'websocket'], ['Transfer-Encoding', 'identity'], ['Accept', 'text/markdown'],
  ['X-Forwarded-For', '1.2.3.4'], ['Content-Length', '-1'], ['Content-Length', 'x'], ['Cookie', 'ui=\u0001'], ['Accept-Language', ';;;q=q'],
  ['Authorization', 'Bearer x'], ['Range', 'bytes=0-1'], ['If-None-Match', '*'], ['Sec-Fetch-Site', 'cross-site'],
];
/** Every status that the published interface or HTTP itself allows. */
const DOCUMENTED = new Set([100, 200, 204, 206, 304, 400, 403, 404, 405, 409, 412, 415, 416, 417, 421, 429, 431, 503]);

let service: RunningService;

beforeAll(async () => {
  service = await startService({ TRUST_PROXY: '127.0.0.0/8', EGRESS_ONLY: 'mapped', LOG_LEVEL: 'warn' });
});
afterAll(() => service[Symbol.asyncDispose]());

test(`${REQUESTS} random requests get only documented responses`, { timeout: 180_000 }, async () => {
  const random = seeded(20_261_120);
  const requests = Array.from({ length: REQUESTS }, (_, place) => randomRequest(random, place));
  const statuses: Record<number, number> = {};
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let place = next++; place < requests.length; place = next++) {
      const request = requests[place]!;
      const answers = await sendRaw(service.port, request, { count: Number.POSITIVE_INFINITY });
      const answer = answers.at(-1) ?? expect.unreachable(request);
      judge(answer, request);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  process.stdout.write(`answers by status: ${JSON.stringify(statuses)}\n`);
  expect(Object.keys(statuses).length).toBeGreaterThan(6);
  expect(service.output()).not.toMatch(/unhandled|"level":50/);
  const alive = await fetch(`${service.baseUrl}/api`);
  expect(alive.status).toBe(200);
});

function randomRequest(random: Seeded, place: number): string {
  const method = random.pick(METHODS);
  const target = random.pick(TARGETS);
  const type = random.pick(TYPES);
  const body = method === 'GET' || method === 'HEAD' ? '' : random.pick(BODIES);
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', `X-Forwarded-For: 198.18.0.${place % 10}`];
  if (type) lines.push(`Content-Type: ${type}`);
  const extra = random.below(3);
  for (let count = 0; count < extra; count += 1) lines.push(random.pick(HEADERS).join(': '));
  if (body || method === 'POST') lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function judge({ status, headers, body }: RawAnswer, request: string): void {
  const text = `${Object.keys(headers).join()}\n${body}`;
  const about = `${request.slice(0, 400)}\n→ ${status} ${text.slice(0, 600)}`;
  expect(DOCUMENTED.has(status), about).toBe(true);
  expect(text, about).not.toMatch(/access-control-|at [\w.<>]+ \(?(?:file|node):/i);
  const [, target = ''] = request.split(' ');
  if (target.startsWith('/api')) expect(headers['x-api-version'], about).toBe('2026-08-21');
}
