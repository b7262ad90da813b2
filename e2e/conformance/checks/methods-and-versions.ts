import { expect } from 'vitest';
import { rawRequest, sendRaw } from '../../world/raw-http.ts';
import type { Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import { expectError, expectLimits, VERSION } from '../expectations.ts';
import { HOSTS } from '../world.ts';

const ENDPOINTS = Object.values(PATHS);
const OTHER_METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];

/** Sections 4, 7.1, 7.2, 9: methods, versions and paths. */
export const methodsAndVersions: Checks = {
  '4-post': {
    'every other method is refused on every endpoint': async ({ client }) => {
      for (const path of ENDPOINTS) {
        for (const method of OTHER_METHODS) expectError(await client().send(method, path), 405, 'method_not_allowed');
      }
    },
    'so is an unknown method, without spending budget': async ({ client, service }) => {
      for (const path of ENDPOINTS) {
        const { address } = client();
        for (const method of ['BREW', 'post', 'CONNECT', 'M-SEARCH']) {
          const bytes = rawRequest(method, path, { 'X-Forwarded-For': address, 'X-API-Version': 'x' });
          const [answer] = await sendRaw(service.port, bytes);
          expect(answer?.status, method).toBe(405);
          expect(answer?.headers, method).toMatchObject({ allow: 'POST', 'x-api-version': VERSION });
          const { limit, remaining } = expectLimits(new Headers(answer!.headers));
          expect(remaining, method).toBe(limit);
        }
      }
      const [astray] = await sendRaw(service.port, rawRequest('BREW', '/api/coffee'));
      expect(JSON.parse(astray!.body)).toMatchObject({ error: 'not_found' });
    },
    'a body that is not JSON, or is too large, is refused': async ({ client }) => {
      const caller = client();
      const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
        caller.send('POST', PATHS.health, { headers: { 'Content-Type': type }, body });
      expectError(await send('{"url":"x"}', 'text/plain'), 400, 'invalid');
      expectError(await send("{'url':1}"), 400, 'invalid');
      expectError(await send(new Uint8Array(20_000_000)), 400, 'invalid');
    },
  },
  '4-version': {
    'on every kind of answer': async ({ client }) => {
      const caller = client();
      const answers = [
        await caller.send('GET', '/api'),
        await caller.send('GET', '/api/none'),
        await caller.send('GET', PATHS.geo),
        await caller.send('OPTIONS', PATHS.schema),
        await caller.post(PATHS.schema, { url: `https://${HOSTS.shop}/om` }),
        await caller.post(PATHS.schema, { url: 'x y' }),
        await caller.post(PATHS.health, { url: `https://${HOSTS.missing}` }),
        await caller.post(PATHS.health, {}, { 'X-API-Version': '1999-01-01' }),
      ];
      for (const answer of answers) expect(answer.headers.get('x-api-version')).toBe(VERSION);
    },
  },
  '4.4': {
    'paths that only look documented': async ({ client }) => {
      const paths = ['/api/', '/api/health', '/api/health/scan/', '/api/health/scan/x', '/api/HEALTH/scan', '/api/health//scan',
        '/api/health/scan.json', '/api/health%2Fscan', '/api/v1/health/scan', '/api/%zz'];
      for (const path of paths) {
        for (const method of ['GET', 'POST', 'DELETE']) expectError(await client().send(method, path), 404, 'not_found');
      }
    },
    'paths that a client library would normalize': async ({ service }) => {
      const targets = ['//api/health/scan', '/API/health/scan', '/x/../api/health/scan', '/api/../api/x', '/%61pi/health/scan',
        '/api/./health/scan', '/api\\health\\scan', 'http://localhost/API/x'];
      for (const target of targets) {
        const [answer] = await sendRaw(service.port, rawRequest('POST', target, { 'Content-Length': '0' }));
        expect(answer?.status, target).toBe(404);
        expect(answer?.headers['content-type'], target).toBe('application/json');
        expect(JSON.parse(answer!.body)).toMatchObject({ error: 'not_found' });
      }
    },
  },
  '7-405': {
    'body and headers': async ({ client }) => {
      for (const path of ENDPOINTS) {
        const answer = await client().send('GET', path);
        expectError(answer, 405, 'method_not_allowed');
        expect(answer.json().allow).toEqual(['POST']);
        expect(answer.headers.get('allow')).toBe('POST');
        expectLimits(answer.headers);
      }
    },
    'HEAD is the same without a body': async ({ client }) => {
      const answer = await client().send('HEAD', PATHS.health);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
      expect(answer.text).toBe('');
      expectLimits(answer.headers, '5;w=60');
    },
  },
  '7.1': {
    'a wrong method takes precedence over a wrong version': async ({ client }) => {
      for (const path of ENDPOINTS) {
        const answer = await client().send('GET', path, { headers: { 'X-API-Version': '1999-01-01' } });
        expectError(answer, 405, 'method_not_allowed');
      }
    },
  },
  '7.2': {
    'OPTIONS has no body and spends no budget': async ({ client }) => {
      const caller = client();
      for (let time = 0; time < 3; time += 1) {
        const answer = await caller.send('OPTIONS', PATHS.health);
        expect(answer.status).toBe(204);
        expect(answer.text).toBe('');
        expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'POST', 'OPTIONS']));
        expect(expectLimits(answer.headers, '5;w=60').remaining).toBe(5);
      }
    },
  },
  '7-404': {
    'a JSON body with a link to the documentation': async ({ client }) => {
      const answer = await client().send('GET', '/api/nothing', { headers: { Accept: 'text/html' } });
      expectError(answer, 404, 'not_found');
      expect(answer.json().docs).toBe('https://analyse.example/developers');
    },
    'an unknown path with a wrong version is a 404': async ({ client }) => {
      const answer = await client().send('POST', '/api/nothing', { headers: { 'X-API-Version': 'x' } });
      expectError(answer, 404, 'not_found');
    },
  },
  '7-version': {
    'refused before the body is read and before the limiters': async ({ client }) => {
      const caller = client();
      for (let time = 0; time < 35; time += 1) {
        const answer = await caller.send('POST', PATHS.health, {
          headers: { 'X-API-Version': '2026-01-01', 'Content-Type': 'text/plain' },
          body: 'not JSON',
        });
        expectError(answer, 400, 'unsupported_version');
        expect(answer.json().supported).toEqual([VERSION]);
        for (const name of answer.headers.keys()) expect(name).not.toMatch(/^ratelimit-/);
      }
      expect(expectLimits((await caller.post(PATHS.health, { url: 'x y' })).headers).remaining).toBe(29);
    },
    'in ApiError’s shape on the emitter too': async ({ client }) => {
      expectError(await client().post(PATHS.schema, {}, { 'X-API-Version': 'v2' }), 400, 'unsupported_version');
    },
    'an unread large body closes the connection': async ({ service }) => {
      const head = rawRequest('POST', PATHS.health, { 'X-API-Version': 'x', 'Content-Length': '1000000' });
      const [answer] = await sendRaw(service.port, head);
      expect(answer?.status).toBe(400);
      expect(answer?.headers.connection).toBe('close');
    },
  },
  '9.2': {
    'refusals by the HTTP server itself': async ({ service }) => {
      const cases: [string, string, number][] = [
        ['garbage', 'GARBAGE\r\n\r\n', 400],
        ['no Host', 'GET /api HTTP/1.1\r\n\r\n', 400],
        ['two of them', rawRequest('GET', '/api', { host: 'elsewhere' }), 400],
        ['a method that is none', '(GET) /api HTTP/1.1\r\nHost: x\r\n\r\n', 400],
        ['oversized headers', rawRequest('GET', '/api', { 'X-Big': 'x'.repeat(40_000) }), 431],
        ['an unmet expectation', rawRequest('POST', PATHS.health, { Expect: '200-maybe', 'Content-Length': '0' }), 417],
        ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 405],
        ['an upgrade', rawRequest('GET', PATHS.health, { Connection: 'Upgrade', Upgrade: 'websocket' }), 405],
        ['two lengths', rawRequest('POST', PATHS.health, { 'Content-Length': '1', 'content-length': '2' }, 'x'), 400],
        [
          'length and chunks',
          rawRequest('POST', PATHS.health, { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' }, '0\r\n\r\n'),
          400,
        ],
      ];
      for (const [name, bytes, status] of cases) {
        const [answer] = await sendRaw(service.port, bytes);
        expect(answer?.status, name).toBe(status);
        expect(answer?.headers['x-api-version'], name).toBe(VERSION);
        expect(JSON.parse(answer!.body), name).toHaveProperty('error');
      }
    },
    'a wrong version is refused before 100 Continue': async ({ service }) => {
      const [answer] = await sendRaw(service.port, rawRequest('POST', PATHS.health, {
        'X-API-Version': 'x', Expect: '100-continue', 'Content-Type': 'application/json', 'Content-Length': '10',
      }));
      expect(answer?.status).toBe(400);
      expect(JSON.parse(answer!.body)).toMatchObject({ error: 'unsupported_version' });
    },
    'a body that waits for 100 Continue is requested': async ({ service }) => {
      const [first] = await sendRaw(service.port, rawRequest('POST', PATHS.health, {
        Expect: '100-continue', 'Content-Type': 'application/json', 'Content-Length': '10',
      }));
      expect(first?.status).toBe(100);
    },
  },
  '9.3': {
    'the forms of the current version': async ({ client }) => {
      const caller = client();
      for (const version of ['', '   ', VERSION]) {
        const answer = await caller.post(PATHS.schema, { url: 'x y' }, { 'X-API-Version': version });
        expect(answer.json()).toMatchObject({ ok: false, reason: 'invalid-url' });
      }
    },
    'anything else': async ({ client }) => {
      for (const version of ['2026-08-20', 'latest', '2026-08-21T00:00:00Z', `${VERSION}, ${VERSION}`]) {
        expectError(await client().post(PATHS.geo, {}, { 'X-API-Version': version }), 400, 'unsupported_version');
      }
    },
    'a header sent twice': async ({ service }) => {
      const bytes = rawRequest(
        'POST',
        PATHS.geo,
        { 'X-API-Version': VERSION, 'x-api-version': VERSION, 'Content-Length': '0' },
      );
      const [answer] = await sendRaw(service.port, bytes);
      expect(JSON.parse(answer!.body)).toMatchObject({ error: 'unsupported_version' });
    },
  },
  '9.4': {
    'OPTIONS and GET answer for any version': async ({ client }) => {
      const headers = { 'X-API-Version': 'x' };
      expect((await client().send('OPTIONS', PATHS.geo, { headers })).status).toBe(204);
      expect((await client().send('GET', PATHS.geo, { headers })).status).toBe(405);
    },
  },
  '9.6': {
    'a response has neither Deprecation nor Sunset': async ({ client }) => {
      const answer = await client().post(PATHS.health, { url: `https://${HOSTS.missing}` });
      expect(answer.headers.has('deprecation')).toBe(false);
      expect(answer.headers.has('sunset')).toBe(false);
    },
  },
};
