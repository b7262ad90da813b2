import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import { HealthEvent } from '../../../contract/health.ts';
import type { FindingEvent, HealthSummary } from '../../../contract/health.ts';
import { HEALTH_PHASES, PILLARS } from '../../../contract/vocabulary.ts';
import { noCruxClient } from '../../lab/crux.ts';
import { NO_REGISTERS } from '../../registers/registers.ts';
import { disabledLab } from '../../lab/lab.ts';
import { createManualClock } from '../../manual-clock.ts';
import { ThreadError } from '../../threads/threads.ts';
import type { Assignment } from './investigate.ts';
import { sameThread } from '../../threads/same-thread-rig.ts';
import { healthScan } from './scan.ts';
import { scriptedFetch } from './scripted-fetch-rig.ts';
import type { ScriptedAnswer } from './scripted-fetch-rig.ts';
import type { HealthDeps } from './deps.ts';

const HOME = 'https://shop.test/';
const SHOP = { url: 'shop.test', requestedUrl: new URL(HOME), b2b: false, language: 'en' } as const;
const never = new AbortController().signal;

const nowhere: HealthDeps['guard'] = { judge: async () => ({ ok: false, code: 'unresolved', detail: 'no resolver here' }) };

const depsOf = (answers: Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>) => ({
  fetch: scriptedFetch(answers), guard: nowhere, clock: createManualClock(), random: () => 0.5, lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS,
  threads: sameThread, config: { aiEdgeProbe: false },
});

async function scan(
  answers: Record<string, ScriptedAnswer | readonly ScriptedAnswer[]>, input: { b2b?: boolean } = {},
): Promise<{ events: HealthEvent[]; summary: HealthSummary; finding: (id: string) => FindingEvent | undefined }> {
  const events = await collect(healthScan({ ...SHOP, ...input }, depsOf(answers), never));
  const last = events.at(-1);
  if (last?.type !== 'complete') throw new Error('no complete event');
  const findings = events.filter((event) => event.type === 'finding');
  return { events, summary: last.summary, finding: (id) => findings.find((one) => one.id === id) };
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

const shop = { [HOME]: { body: '<!doctype html><title>Shop</title><h1>Shop</h1>' } };

describe('the stream', () => {
  test('has eight phases in order, one finding per check, four pillars, and one complete at the end', async () => {
    const { events, summary } = await scan(shop);
    for (const event of events) HealthEvent.parse(event);
    expect(events.flatMap((event) => (event.type === 'phase' ? [`${event.index} ${event.phase} ${event.state}`] : [])))
      .toEqual(HEALTH_PHASES.flatMap((phase, place) => [`${place + 1} ${phase} started`, `${place + 1} ${phase} finished`]));
    const ids = events.flatMap((event) => (event.type === 'finding' ? [event.id] : []));
    expect([...ids].sort()).toEqual(CATALOGUE.map(({ id }) => id).filter((id) => id !== 'ehf-capability').sort());
    expect(events.flatMap((event) => (event.type === 'pillar-complete' ? [event.pillar] : [])).sort())
      .toEqual([...PILLARS].sort());
    expect(events.filter((event) => event.type === 'complete')).toHaveLength(1);
    expect(Object.values(summary.counts).reduce((sum, count) => sum + count)).toBe(ids.length);
  });

  test('each finding comes between the start and the end of its phase', async () => {
    const { events } = await scan(shop);
    let running: string | null = null;
    for (const event of events) {
      if (event.type === 'phase') running = event.state === 'started' ? event.phase : null;
      if (event.type === 'finding') expect(event.phase).toBe(running);
    }
  });

  test.each([[false, 0], [true, 1]])('with b2b %s, the e-invoicing finding comes %i times', async (b2b, times) => {
    const { events } = await scan(shop, { b2b });
    const rows = events.filter((event) => event.type === 'finding' && event.id === 'ehf-capability');
    expect(rows).toHaveLength(times);
    for (const row of rows) expect(row).toMatchObject({ status: 'not-measured' });
  });

  test('the speed phase reports that it is queued for the lab, then running', async () => {
    const free = Promise.withResolvers<void>();
    const lab: HealthDeps['lab'] = {
      ...disabledLab,
      async measure(url, options) {
        await free.promise;
        options.onStart?.();
        return disabledLab.measure(url, options);
      },
    };
    const states: string[] = [];
    for await (const event of healthScan(SHOP, { ...depsOf(shop), lab }, never)) {
      if (event.type !== 'phase' || event.phase !== 'speed') continue;
      states.push(event.state);
      if (event.state === 'queued') free.resolve();
    }
    expect(states).toEqual(['started', 'queued', 'running', 'finished']);
  });

  test('an abort ends it with the signal\'s reason', async () => {
    const stop = new AbortController();
    const deps = {
      fetch: scriptedFetch(shop), guard: nowhere, clock: createManualClock(), random: () => 0.5, lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread,
      config: { aiEdgeProbe: false },
    };
    const events = healthScan(SHOP, deps, stop.signal);
    await events.next();
    stop.abort(new Error('the reader left'));
    await expect(collect(events)).rejects.toThrow('the reader left');
  });
});

describe('time', () => {
  const start = (answers: Record<string, ScriptedAnswer>) => {
    const clock = createManualClock();
    const deps = {
      fetch: scriptedFetch(answers), guard: nowhere, clock, random: () => 0.5, lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread, config: { aiEdgeProbe: false },
    };
    return { clock, events: healthScan(SHOP, deps, never) };
  };

  test('a scan that runs out of time keeps what it measured, and reports the rest as not measured', async () => {
    const { clock, events } = start({ ...shop, 'https://shop.test/robots.txt': 'hang', 'https://shop.test/llms.txt': 'hang' });
    const collected = collect(events);
    for (let tick = 0; tick < 200; tick += 1) await Promise.resolve();
    clock.advance(55_000);
    const all = await collected;
    const findings = new Map(all.flatMap((event) => (event.type === 'finding' ? [[event.id, event]] : [])));
    expect(findings.get('store-reachable')).toMatchObject({ status: 'pass' });
    expect(findings.get('robots-status')).toMatchObject({ status: 'not-measured', reason: 'timeout' });
    expect(all.at(-1)).toMatchObject({ type: 'complete', summary: { outcome: 'scanned', durationMs: 55_000 } });
  });

  test('the first finding waits only for the home page', async () => {
    const { events } = start({ ...shop, 'https://shop.test/robots.txt': 'hang', 'http://shop.test/': 'hang' });
    const started = await events.next();
    const first = await events.next();
    expect([started.value, first.value]).toMatchObject([{ type: 'phase', state: 'started' }, { type: 'finding', phase: 'access' }]);
  });
});

describe('a thread that ends early', () => {
  const broken = (error: Error, told: (assignment: Assignment) => void): HealthDeps['threads'] => ({
    run: async (_task, input) => {
      told(input as Assignment);
      throw error;
    },
  });
  const scanWith = (threads: HealthDeps['threads']): AsyncGenerator<HealthEvent> => healthScan(
    SHOP,
    {
      fetch: scriptedFetch({}), guard: nowhere, clock: createManualClock(), random: () => 0.5, lab: disabledLab, threads,
      crux: noCruxClient, registers: NO_REGISTERS, config: { aiEdgeProbe: false },
    }, never,
  );

  test.each(['timeout', 'failed'] as const)(
    'keeps its verdicts, and the rest is not measured: %s', async (code) => {
      const all = await collect(scanWith(broken(new ThreadError(code, 'gone'), ({ onEntry, onVerdict }) => {
        onEntry({ outcome: 'scanned', finalUrl: HOME, platform: null, server: null });
        onVerdict('https', { status: 'pass', params: { host: 'shop.test' } });
      })));
      const findings = all.filter((event) => event.type === 'finding');
      expect(findings.find(({ id }) => id === 'https')).toMatchObject({ status: 'pass' });
      expect(new Set(findings.filter(({ id }) => id !== 'https').map((one) => one.reason))).toEqual(new Set(['failed']));
      expect(all.at(-1)).toMatchObject({ type: 'complete', summary: { outcome: 'scanned', company: null } });
    });

  test.each(['timeout', 'failed'] as const)(
    'leaves everything not measured if the store answered but was not read: %s', async (code) => {
      const threads: HealthDeps['threads'] = {
        run: async (_task, input) => {
          await (input as Assignment).session.get(new URL(HOME));
          throw new ThreadError(code, 'gone');
        },
      };
      const all = await collect(healthScan(SHOP, { ...depsOf({ [HOME]: { body: '<h1>Shop</h1>' } }), threads }, never));
      const findings = all.filter((event) => event.type === 'finding');
      expect(new Set(findings.map((one) => `${one.status} ${one.reason}`))).toEqual(new Set(['not-measured failed']));
      expect(all.at(-1)).toMatchObject({
        type: 'complete', summary: { outcome: 'scanned', finalUrl: null, pillars: { speed: { grade: null, reason: 'failed' } } },
      });
    });

  test('ends the stream with its error if not even the home page was fetched', async () => {
    await expect(collect(scanWith(broken(new ThreadError('failed', 'gone'), () => {})))).rejects.toThrow('gone');
  });
});

describe('entry', () => {
  test('a store that answers over https', async () => {
    const { summary, finding } = await scan(shop);
    expect(summary).toMatchObject({ url: 'shop.test', finalUrl: HOME, outcome: 'scanned' });
    expect(finding('store-reachable')).toMatchObject({ status: 'pass', params: { host: 'shop.test', status: 200 } });
    expect(finding('https')).toMatchObject({ status: 'pass' });
    expect(finding('redirect-chain')).toMatchObject({ status: 'pass', params: { hops: 0 } });
  });

  test('a bare host whose port 443 is dead is read over http, and https fails', async () => {
    const { summary, finding } = await scan({ [HOME]: 'refused', 'http://shop.test/': { body: '<h1>Shop</h1>' } });
    expect(summary).toMatchObject({ finalUrl: 'http://shop.test/', outcome: 'scanned' });
    expect(finding('https')).toMatchObject({ status: 'fail', params: { host: 'shop.test' } });
    expect(summary.pillars['revenue-critical'].grade).toBe('F');
  });

  test('a host name that does not exist is unreachable, which is the store\'s fault', async () => {
    const { summary, finding } = await scan({});
    expect(summary).toMatchObject({ finalUrl: null, outcome: 'unreachable' });
    expect(finding('store-reachable')).toMatchObject({ status: 'fail', params: { variant: 'unknown-host' } });
    expect(PILLARS.map((pillar) => summary.pillars[pillar].grade)).toEqual(['F', null, null, null]);
  });

  test.each(['connect-timeout', 'dns-failed', 'dns-timeout', 'reset', 'no-route'] as const)(
    '%s may be our own fault: not measured, and no grade', async (fault) => {
      const { summary, finding } = await scan({ [HOME]: fault, 'http://shop.test/': fault });
      expect(summary.outcome).toBe('unreachable');
      expect(finding('store-reachable')).toMatchObject({ status: 'not-measured', reason: 'unreachable' });
      expect(PILLARS.map((pillar) => summary.pillars[pillar].grade)).toEqual([null, null, null, null]);
    });

  test('a server error counts only when it repeats', async () => {
    const once = await scan({ [HOME]: [{ status: 500 }, { body: '<h1>Shop</h1>' }] });
    expect(once.finding('store-reachable')).toMatchObject({ status: 'pass' });
    const twice = await scan({ [HOME]: { status: 502 } });
    expect(twice.finding('store-reachable')).toMatchObject({
      status: 'fail', params: { variant: 'server-error', host: 'shop.test', status: 502 },
    });
    expect(twice.finding('store-reachable')?.evidence).toHaveLength(2);
  });

  test.each([401, 403, 429, 503])('%i is a refusal, and nothing is graded', async (status) => {
    const { summary, finding } = await scan({ [HOME]: { status } });
    expect(summary.outcome).toBe('refused');
    expect(finding('store-reachable')).toMatchObject({ status: 'not-measured', reason: 'refused' });
    expect(PILLARS.map((pillar) => summary.pillars[pillar].reason)).toEqual(Array(4).fill('refused'));
  });

  test('a bad certificate does not keep the pages from being read', async () => {
    const { summary } = await scan({ [HOME]: { body: '<h1>Shop</h1>', certificate: { fault: 'tls-expired' } } });
    expect(summary.outcome).toBe('scanned');
  });
});

describe('a page in front of the store', () => {
  const LACKS = ['terms-link', 'returns-link', 'privacy-link', 'contact-link', 'organization'];
  test.each([
    ['an age question', '<h1>Er du over 18 år?</h1><p>Du må være myndig for å se butikken.</p><form><button>Ja</button></form>'],
    ['a choice of countries', '<h1>Velg land</h1><a href="/no/">Norge</a><a href="/se/">Sverige</a>'],
  ])('%s says nothing about what the store lacks', async (_what, body) => {
    const { finding } = await scan({ [HOME]: { body: `<!doctype html><html lang="nb"><title>Ull</title>${body}` } });
    for (const id of ['store-open', ...LACKS]) expect(finding(id)).toMatchObject({ status: 'not-measured', reason: 'not-found' });
    expect(finding('meta-description')).toMatchObject({ status: 'fail' });
  });
});

describe('redirect-chain', () => {
  const chain = (length: number): Record<string, ScriptedAnswer> => Object.fromEntries([
    ...Array.from({ length }, (_, hop) =>
      [hop === 0 ? HOME : `${HOME}${hop}`, { status: 301, headers: { location: `/${hop + 1}` } }] as const),
    [length === 0 ? HOME : `${HOME}${length}`, { body: '<h1>Shop</h1>' }],
  ]);

  test.each([[0, 'pass'], [1, 'pass'], [2, 'warn'], [3, 'warn'], [4, 'fail'], [6, 'fail']])(
    '%i redirects: %s', async (hops, status) => {
      expect((await scan(chain(hops))).finding('redirect-chain')).toMatchObject({ status });
    });

  test('a loop fails, with its hops as evidence', async () => {
    const { finding } = await scan({ [HOME]: { status: 302, headers: { location: '/a' } }, [`${HOME}a`]: { status: 302, headers: { location: '/' } } });
    expect(finding('redirect-chain')).toMatchObject({
      status: 'fail', params: { variant: 'loop' },
      evidence: [{ label: '302', value: `${HOME} → /a` }, { label: '302', value: `${HOME}a → /` }, { label: 'redirect-loop' }],
    });
  });
});
