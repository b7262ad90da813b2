import { expect } from 'vitest';
import { GeoEvent } from '../../../contract/geo.ts';
import { HealthEvent } from '../../../contract/health.ts';
import type { Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import { HOSTS } from '../world.ts';

const MISSING = { url: `https://${HOSTS.missing}` };

/** Sections 1, 2.4, 2.6, 5 and 7: the rules for all three tools. */
export const general: Checks = {
  '1.1': {
    'an anonymous request is admitted on each endpoint': async ({ client }) => {
      const caller = client();
      expect((await caller.post(PATHS.health, MISSING)).status).toBe(200);
      expect(
        (await caller.post(PATHS.geo, { brand: 'Butikken', domain: HOSTS.shop, vertical: 'mote' })).status,
      ).toBe(200);
      expect((await caller.post(PATHS.schema, { url: `https://${HOSTS.shop}/om` })).status).toBe(200);
    },
  },
  '1.2': {
    'with Origin and a preflight, on every kind of path': async ({ client }) => {
      const caller = client();
      const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' };
      const answers = [
        await caller.send('OPTIONS', PATHS.health, { headers }),
        await caller.send('GET', PATHS.health, { headers }),
        await caller.post(PATHS.health, MISSING, headers),
        await caller.post(PATHS.schema, {}, headers),
        await caller.send('GET', '/api', { headers }),
        await caller.send('GET', '/openapi.json', { headers }),
        await caller.send('OPTIONS', '/trpc/health.start', { headers }),
        await caller.send(
          'POST',
          '/trpc/health.start',
          { headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' },
        ),
      ];
      for (const answer of answers) {
        for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control-/);
      }
    },
  },
  '1.5': {
    'these paths do not exist': async ({ client }) => {
      for (const path of ['/api/webhooks', '/api/keys', '/api/health/scan/bulk', '/api/bulk', '/api/mcp']) {
        expect((await client().post(path, {})).status).toBe(404);
      }
    },
  },
  '1.6-index': {
    'the index, what it points to, and the developers page': async ({ client, service }) => {
      const index = (await client().send('GET', '/api')).json();
      expect(index.openapi).toBe('https://analyse.example/openapi.json');
      const openapi = (await client().send('GET', '/openapi.json')).json();
      expect(openapi.openapi).toMatch(/^3\.1/);
      for (const path of Object.values(PATHS)) expect(openapi.paths).toHaveProperty([path, 'post']);
      const page = await fetch(`${service.baseUrl}/developers`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    },
  },
  '1.6-llms': {
    'it is served, and begins with its heading and summary': async ({ service }) => {
      const answer = await fetch(`${service.baseUrl}/llms.txt`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/^# \S[^\n]*\n\n> \S/);
    },
  },
  '1.6-markdown': {
    'the pages of the sitemap, the past scans, and a missing page': async ({ service }) => {
      const sitemap = await (await fetch(`${service.baseUrl}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>https:\/\/analyse\.example(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
      expect(listed).toContain('/');
      for (const path of [...listed, '/past', '/nowhere']) {
        const answer = await fetch(`${service.baseUrl}${path}`, { headers: { Accept: 'text/markdown' } });
        expect(answer.status, path).toBe(path === '/nowhere' ? 404 : 200);
        expect(answer.headers.get('content-type'), path).toMatch(/^text\/markdown\b/);
        expect(answer.headers.get('vary'), path).toMatch(/\bAccept\b(?!-)/);
        expect(await answer.text(), path).toMatch(/^# \S/m);
      }
    },
  },
  '2.4-lines': {
    'both streams': async ({ client }) => {
      for (const line of (await client().post(PATHS.health, MISSING)).lines()) HealthEvent.parse(line);
      const body = { brand: 'Butikken', domain: HOSTS.shop, vertical: 'mote' };
      for (const line of (await client().post(PATHS.geo, body)).lines()) GeoEvent.parse(line);
    },
  },
  '2.6': {
    'each optional member is present only where it belongs': async ({ client }) => {
      const caller = client();
      const keys = async (answer: Promise<{ json(): Record<string, unknown> }>) =>
        Object.keys((await answer).json()).filter((key) => key !== 'message').sort();
      expect(await keys(caller.send('GET', PATHS.health))).toEqual(['allow', 'error']);
      expect(await keys(caller.send('GET', '/api/x'))).toEqual(['docs', 'error']);
      expect(await keys(caller.post(PATHS.health, {}, { 'X-API-Version': 'x' }))).toEqual(['error', 'supported']);
      expect(await keys(caller.post(PATHS.health, {}))).toEqual(['error']);
      for (let time = 0; time < 5; time += 1) await caller.post(PATHS.health, MISSING);
      expect(await keys(caller.post(PATHS.health, MISSING))).toEqual(['error', 'reason']);
    },
  },
  '5.1': {
    'credentials are neither required nor checked': async ({ client }) => {
      const answer = await client().post(PATHS.health, MISSING, { Authorization: 'Bearer nonsense' });
      expect(answer.status).toBe(200);
      expect(answer.headers.has('www-authenticate')).toBe(false);
    },
  },
  '9.5': {
    'the current version is in its change log': async ({ client, service }) => {
      const { version } = (await client().send('GET', '/api')).json();
      const page = await fetch(`${service.baseUrl}/developers`, { headers: { Accept: 'text/markdown' } });
      expect(await page.text()).toMatch(new RegExp(`^### Change log\\n\\n- \`${version}\`: \\S`, 'm'));
    },
  },
  '7-json': {
    'even when Accept asks for HTML': async ({ client }) => {
      const caller = client();
      const Accept = 'text/html';
      for (const answer of [
        await caller.send('GET', '/api/x', { headers: { Accept } }),
        await caller.send('GET', PATHS.geo, { headers: { Accept } }),
        await caller.send('POST', PATHS.geo, { headers: { Accept, 'Content-Type': 'application/json' }, body: '{' }),
        await caller.send('POST', PATHS.geo, { headers: { Accept, 'X-API-Version': 'x' } }),
      ]) {
        expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
        expect(answer.json()).toHaveProperty('error');
      }
    },
  },
};
