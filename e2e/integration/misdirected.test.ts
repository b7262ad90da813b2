import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATHS } from '../conformance/client.ts';
import { expectLimits } from '../conformance/expectations.ts';
import { rawRequest, sendRaw } from '../world/raw-http.ts';
import type { RawAnswer } from '../world/raw-http.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const REBOUND = 'rebound.attacker.example';

let service: RunningService;
beforeAll(async () => {
  service = await startService({
    PUBLIC_URL: 'https://analysis.example', ALLOWED_HOSTS: 'Other.example, blåbær.example', ADMIN_PORT: '0', LOG_LEVEL: 'warn',
  });
});
afterAll(() => service[Symbol.asyncDispose]());

async function ask(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<RawAnswer> {
  const [answer] = await sendRaw(service.port, rawRequest(method, path, { Connection: 'close', ...headers }, body));
  return answer!;
}

describe('a page whose host name was rebound to the service', () => {
  test.each(Object.values(PATHS))('gets 421 from %s for every request, and spends no budget', async (path) => {
    const json = { 'Content-Type': 'application/json' };
    const asked: [string, Record<string, string>, string?][] = [
      ['POST', json, '{"url":"x y"}'], ['POST', { ...json, 'X-API-Version': 'x' }, '{}'], ['POST', { ...json, Expect: '100-continue', 'Content-Length': '2' }],
      ['GET', {}], ['OPTIONS', {}], ['BREW', {}],
    ];
    for (const [method, headers, body] of asked) {
      const answer = await ask(method, path, { Host: `${REBOUND}:3000`, ...headers }, body);
      expect(answer.status, method).toBe(421);
      expect(JSON.parse(answer.body).message, method).toMatch(/PUBLIC_URL[^]*ALLOWED_HOSTS/);
      const { limit, remaining } = expectLimits(new Headers(answer.headers));
      expect(remaining, method).toBe(limit);
    }
  });

  test.each(['/api', '/api/none', '/API/health/scan'])('gets 421 from %s, which has no limiter', async (path) => {
    expect((await ask('GET', path, { Host: REBOUND })).status).toBe(421);
  });

  test.each(['/', '/health', '/openapi.json', '/robots.txt', '/trpc/geo.questions', '/assets/x.js', '/none'])(
    'gets 421 from %s as plain text',
    async (path) => {
      const answer = await ask('GET', path, { Host: REBOUND });
      expect(answer.status).toBe(421);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.body).toMatch(/PUBLIC_URL[^]*ALLOWED_HOSTS/);
    },
  );

  test('starts no run, although its browser considers it same-origin', async () => {
    const headers = {
      Host: `${REBOUND}:3000`, Origin: `http://${REBOUND}:3000`, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ brand: 'Nordlys', domain: 'https://nordlys.example', vertical: 'mote' });
    expect((await ask('POST', '/trpc/geo.start', headers, body)).status).toBe(421);
  });

  test('gets 421 also for its host in the request target', async () => {
    expect((await ask('GET', `http://${REBOUND}/api`, { Host: 'localhost' })).status).toBe(421);
  });
});

test.each(['[::1]:8080', 'app:3000', 'ANALYSIS.example:443', 'xn--blbr-roah.example'])('%s is served', async (name) => {
  expect((await ask('GET', '/api', { Host: name })).status).toBe(200);
});

test('HTTP/1.0 without a host is served, since no browser sends it', async () => {
  const [answer] = await sendRaw(service.port, 'GET /api HTTP/1.0\r\n\r\n');
  expect(answer?.status).toBe(200);
});

test('the admin port answers to any host', async () => {
  const port = Number(/operations\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(service.output())?.[1]);
  const [answer] = await sendRaw(port, rawRequest('GET', '/healthz', { Host: REBOUND, Connection: 'close' }));
  expect(answer?.status).toBe(200);
});

test('the log says once which setting to change', () => {
  expect(service.output().match(/ALLOWED_HOSTS/g)).toHaveLength(1);
});
