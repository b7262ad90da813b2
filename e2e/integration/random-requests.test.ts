import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { EmitterResponse } from '../../contract/emitter.ts';
import { GeoEvent } from '../../contract/geo.ts';
import { HealthEvent } from '../../contract/health.ts';
import { seeded } from '../world/seeded.ts';
import type { Seeded } from '../world/seeded.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const REQUESTS = 10_000;
const AT_ONCE = 32;
const ANSWER_MS = 20_000;

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
/** Everything the published interface or HTTP itself lets the service answer with. */
const DOCUMENTED = new Set([100, 200, 204, 206, 304, 400, 403, 404, 405, 409, 412, 413, 415, 416, 417, 421, 429, 431, 503]);

let service: RunningService;

beforeAll(async () => {
  service = await startService({ TRUST_PROXY: '127.0.0.0/8', EGRESS_ONLY: 'mapped', LOG_LEVEL: 'warn' });
});
afterAll(() => service[Symbol.asyncDispose]());

test(`${REQUESTS} random requests get documented answers only`, { timeout: 180_000 }, async () => {
  const random = seeded(20_261_120);
  const requests = Array.from({ length: REQUESTS }, (_, place) => randomRequest(random, place));
  const statuses: Record<number, number> = {};
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let place = next++; place < requests.length; place = next++) {
      const request = requests[place]!;
      const answer = await exchange(service.port, request);
      judge(answer, request);
      const status = statusOf(answer);
      statuses[status] = (statuses[status] ?? 0) + 1;
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

/** All the bytes of the answer; a request that breaks off its own body is ended by us. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request));
    const pieces: Buffer[] = [];
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to ${JSON.stringify(request.slice(0, 300))}`));
    }, ANSWER_MS);
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(pieces).toString());
    });
  });
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

function judge(answer: string, request: string): void {
  const about = `${request.slice(0, 400)}\n→ ${answer.slice(0, 600)}`;
  const status = statusOf(answer);
  expect(DOCUMENTED.has(status), about).toBe(true);
  const final = status === 100 ? answer.slice(answer.indexOf('\r\n\r\n') + 4) : answer;
  expect(final, about).not.toMatch(/access-control-/i);
  expect(final, about).not.toMatch(/at [\w.<>]+ \(?(?:file|node):/);
  const [, target = ''] = request.split(' ');
  if (!target.startsWith('/api')) return;
  expect(final, about).toMatch(/^x-api-version: 2026-08-21\r$/im);
  const type = /^content-type: ([^\r]+)/im.exec(final)?.[1];
  const body = final.slice(final.indexOf('\r\n\r\n') + 4);
  if (body === '') return;
  if (type === 'application/json') expectDocumentedBody(JSON.parse(body), target, about);
  else {
    expect(type, about).toBe('application/x-ndjson; charset=utf-8');
    const Event = target.startsWith('/api/geo') ? GeoEvent : HealthEvent;
    const text = unchunked(body).trimEnd();
    for (const line of text.split('\n')) Event.parse(JSON.parse(line));
  }
}

function expectDocumentedBody(body: unknown, target: string, about: string): void {
  const known = ApiError.safeParse(body).success || EmitterResponse.safeParse(body).success || target === '/api';
  expect(known, about).toBe(true);
}

function unchunked(body: string): string {
  const bytes = Buffer.from(body);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString(), 16);
    if (!size) break;
    pieces.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(pieces).toString();
}
