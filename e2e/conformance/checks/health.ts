import { expect } from 'vitest';
import { HealthEvent } from '../../../contract/health.ts';
import { HEALTH_PHASES, PILLARS } from '../../../contract/vocabulary.ts';
import type { Checks } from '../check.ts';
import { PATHS } from '../client.ts';
import type { Answer } from '../client.ts';
import { expectError, keysOf } from '../expectations.ts';
import { COMPANY, HOSTS } from '../world.ts';

const SHOP = `https://${HOSTS.shop}/`;

const eventsOf = (answer: Answer): HealthEvent[] => answer.lines().map((line) => HealthEvent.parse(line));

function completeOf(answer: Answer) {
  const last = eventsOf(answer).at(-1);
  if (last?.type !== 'complete') throw new Error(`The stream ended with ${last?.type}.`);
  return last.summary;
}

const findingsOf = (answer: Answer, id: string) =>
  eventsOf(answer).filter((event) => event.type === 'finding').filter((finding) => finding.id === id);

/** Sections 2.1, 2.4, 4.1, 6: the health scan. */
export const health: Checks = {
  '1.4-health': {
    'four grades, and no overall score': async ({ client }) => {
      const answer = await client().post(PATHS.health, { url: SHOP });
      const { pillars } = completeOf(answer);
      expect(Object.keys(pillars).sort()).toEqual([...PILLARS].sort());
      expect(keysOf(completeOf(answer)).filter((key) => /score|total|overall/i.test(key))).toEqual([]);
      expect(pillars.speed).toMatchObject({ grade: null });
      expect(pillars.speed.reason).toBeDefined();
    },
    'unmeasured findings have a reason and no verdict': async ({ client }) => {
      const findings = eventsOf(await client().post(PATHS.health, { url: SHOP })).filter((event) => event.type === 'finding');
      for (const finding of findings) expect(finding.reason !== undefined, finding.id).toBe(finding.status === 'not-measured');
    },
  },
  '1.4-challenge': {
    'all four grades are null, and the outcome gives the reason': async ({ client }) => {
      const summary = completeOf(await client().post(PATHS.health, { url: `https://${HOSTS.walled}/` }));
      expect(summary.outcome).toBe('challenged');
      for (const pillar of PILLARS) expect(summary.pillars[pillar].grade).toBeNull();
    },
  },
  '2.1-url': {
    'missing, or not a string': async ({ client }) => {
      const caller = client();
      for (const body of [{}, { url: null }, { url: 7 }, { url: ['x'] }, { url: {} }, { url: '' }, { url: '   ' }]) {
        expectError(await caller.post(PATHS.health, body), 400, 'invalid');
      }
    },
    'a bare hostname is https': async ({ client }) => {
      const summary = completeOf(await client().post(PATHS.health, { url: HOSTS.shop }));
      expect(summary).toMatchObject({ outcome: 'scanned', finalUrl: SHOP });
    },
  },
  '2.1-public': {
    'a name that resolves only to a private address': async ({ client }) => {
      expectError(await client().post(PATHS.health, { url: `https://${HOSTS.hidden}` }), 400, 'private');
    },
  },
  '2.1-b2b': {
    'true makes exactly one row': async ({ client }) => {
      expect(findingsOf(await client().post(PATHS.health, { url: SHOP, b2b: true }), 'ehf-capability')).toHaveLength(1);
    },
    'also for a store that cannot be reached': async ({ client }) => {
      const answer = await client().post(PATHS.health, { url: `https://${HOSTS.missing}`, b2b: true });
      expect(findingsOf(answer, 'ehf-capability')).toMatchObject([{ status: 'not-measured' }]);
    },
    'anything else makes none and is no error': async ({ client }) => {
      for (const b2b of [false, 'true', 1, null, [], {}]) {
        const answer = await client().post(PATHS.health, { url: `https://${HOSTS.missing}`, b2b });
        expect(answer.status).toBe(200);
        expect(findingsOf(answer, 'ehf-capability')).toEqual([]);
      }
    },
  },
  '2.1-identity': {
    'the company is found in the register and the login wall looked for, whatever `b2b` is': async ({ client }) => {
      const caller = client();
      for (const b2b of [undefined, false, true, 'true']) {
        const answer = await caller.post(PATHS.health, { url: HOSTS.company, b2b });
        expect(completeOf(answer).company).toMatchObject(COMPANY);
        for (const id of ['orgnr-registered', 'company-status', 'login-wall']) {
          expect(findingsOf(answer, id), `${id}, b2b ${b2b}`).toMatchObject([{ status: 'pass' }]);
        }
      }
    },
  },
  '2.4-summary': {
    'grades, counts and the date': async ({ client }) => {
      const summary = completeOf(await client().post(PATHS.health, { url: SHOP }));
      expect(Date.parse(summary.scannedAt)).not.toBeNaN();
      expect(summary.url).toBe(SHOP);
    },
  },
  '4.1-stream': {
    'content type, and headers against buffering and caching': async ({ client }) => {
      const answer = await client().post(PATHS.health, { url: SHOP });
      expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.has('content-encoding')).toBe(false);
      expect(answer.text.endsWith('\n')).toBe(true);
    },
  },
  '4.1-live': {
    'the first event arrives while the store has not answered': async ({ client }) => {
      const leave = new AbortController();
      const response = await client().open(PATHS.health, { url: `https://${HOSTS.slow}` }, leave.signal);
      const reader = response.body!.getReader();
      const { value } = await reader.read();
      const [line = ''] = new TextDecoder().decode(value).split('\n');
      expect(HealthEvent.parse(JSON.parse(line))).toMatchObject({ type: 'phase', phase: 'access', state: 'started' });
      leave.abort();
    },
  },
  '4.1-unresolved': {
    'the scan runs and reports it': async ({ client }) => {
      const answer = await client().post(PATHS.health, { url: `https://${HOSTS.missing}` });
      expect(answer.status).toBe(200);
      expect(completeOf(answer).outcome).toBe('unreachable');
      expect(findingsOf(answer, 'store-reachable')).toMatchObject([{ status: 'fail' }]);
    },
  },
  '4.1-400': {
    'each code': async ({ client }) => {
      const cases: [string, string][] = [
        ['not a url', 'invalid'], ['https://shop.example/a b', 'invalid'], ['https://', 'invalid'], ['https://user:pw@shop.example', 'invalid'],
        ['ftp://shop.example', 'protocol'], ['javascript:alert(1)', 'protocol'], ['file:///etc/passwd', 'protocol'],
        ['http://localhost', 'private'], ['http://127.0.0.1', 'private'], ['http://[::1]', 'private'], ['http://169.254.169.254/', 'private'],
        ['http://2130706433', 'private'], ['http://printer.local', 'private'],
      ];
      const caller = client();
      for (const [url, code] of cases) {
        const answer = await caller.post(PATHS.health, { url });
        expectError(answer, 400, code);
        expect(answer.json().message, url).toMatch(/\w/);
      }
    },
  },
  '6.1': {
    'one terminal event, and it is the last': async ({ client }) => {
      for (const url of [SHOP, `https://${HOSTS.missing}`, `https://${HOSTS.walled}`]) {
        const types = eventsOf(await client().post(PATHS.health, { url })).map(({ type }) => type);
        expect(types.filter((type) => type === 'complete' || type === 'error')).toEqual([types.at(-1)]);
      }
    },
  },
  '6.5-health': {
    'eight phases in order, each started and finished': async ({ client }) => {
      const events = eventsOf(await client().post(PATHS.health, { url: SHOP }));
      const phases = events.filter((event) => event.type === 'phase');
      expect(phases.filter(({ state }) => state === 'started').map(({ phase }) => phase)).toEqual(HEALTH_PHASES);
      expect(phases.filter(({ state }) => state === 'finished').map(({ phase }) => phase)).toEqual(HEALTH_PHASES);
      for (const { phase, index, total } of phases)
        expect([index, total]).toEqual([HEALTH_PHASES.indexOf(phase) + 1, 8]);
      expect(
        events.filter((event) => event.type === 'pillar-complete').map(({ pillar }) => pillar).sort(),
      ).toEqual([...PILLARS].sort());
    },
    'findings come between the start and the end of their phase': async ({ client }) => {
      let current: string | undefined;
      for (const event of eventsOf(await client().post(PATHS.health, { url: SHOP }))) {
        if (event.type === 'phase') current = event.state === 'finished' ? undefined : event.phase;
        if (event.type === 'finding') expect(event.phase).toBe(current);
      }
    },
  },
};
