import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedPath } from '../../contract/routes.ts';
import type { Refusal } from '../../server/admission/refusal.ts';
import { newCaller, newClient } from '../conformance/client.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { all, watchRun } from '../world/watching.ts';

const SHOP = 'shop.sharing.test';
const GATED = 'gated.sharing.test';
const PAGE = '<!doctype html><html lang="nb"><title>Butikk</title><h1>Butikk</h1></html>';
const UNKNOWN = 'x'.repeat(32);

let network: WorldNetwork;
let engines: EnginesWorld;
let dataDir: string;
let environment: Record<string, string>;
let service: RunningService;
let gate = Promise.withResolvers<void>();

beforeAll(async () => {
  network = await startWorldNetwork();
  engines = await startEngines();
  dataDir = await mkdtemp(join(tmpdir(), 'sharing-'));
  await network.serve({ names: [SHOP], handler: (_req, res) => void res.setHeader('content-type', 'text/html').end(PAGE) });
  await network.serve({
    names: [GATED],
    handler: async (_req, res) => {
      await gate.promise;
      res.setHeader('content-type', 'text/html').end(PAGE);
    },
  });
  environment = { ...network.environment(), ...engines.environment(), TRUST_PROXY: '127.0.0.0/8', DATA_DIR: dataDir };
  service = await startService(environment);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await engines[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

type Trpc = ReturnType<typeof newCaller>['trpc'];

async function scanned(trpc: Trpc, url = SHOP): Promise<string> {
  const { runId } = await trpc.health.start.mutate({ url });
  await all(watchRun(service.baseUrl, { tool: 'health', runId }));
  return runId;
}

async function shared(trpc: Trpc): Promise<{ id: string; secret: string; until: string }> {
  const made = await trpc.shares.create.mutate({ runId: await scanned(trpc) });
  if (!made.ok) throw new Error(made.problem);
  return made;
}

async function thrown(call: Promise<unknown>): Promise<{ code: string; refusal?: Refusal }> {
  const error = await call.then(() => undefined, (each: unknown) => each);
  if (!(error instanceof TRPCClientError)) throw new Error('The call was not refused.');
  return error.data as { code: string; refusal?: Refusal };
}

describe('a shared report', () => {
  test('is the service’s own record of the scan, readable by anyone with its id', async () => {
    const { trpc } = newCaller(service);
    const { runId } = await trpc.health.start.mutate({ url: SHOP, b2b: true });
    const seen = (await all(watchRun(service.baseUrl, { tool: 'health', runId }))).map(({ event }) => event);
    const made = await trpc.shares.create.mutate({ runId });
    if (!made.ok) throw new Error(made.problem);
    expect(Date.parse(made.until) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const share = await newCaller(service).trpc.shares.read.query({ id: made.id });
    if (share?.report.tool !== 'health') throw new Error('The report is not the one that was shared.');
    const { report } = share;
    expect(report.findings).toEqual(seen.filter(({ type }) => type === 'finding'));
    expect(report.grades).toEqual(seen.filter(({ type }) => type === 'pillar-complete'));
    expect([report.summary, report.input]).toEqual([seen.at(-1)!.summary, { url: SHOP, b2b: true }]);
    expect(JSON.stringify(share)).not.toContain(made.secret);
  });

  test('contains no text from an engine', async () => {
    const { trpc } = newCaller(service);
    const { runId } = await trpc.geo.start.mutate({ brand: 'Butikk', domain: SHOP, vertical: 'mote', competitors: ['Fjellbua'] });
    const seen = await all(watchRun(service.baseUrl, { tool: 'geo', runId }));
    const { answers } = (seen.at(-1)!.event as unknown as { result: { answers: { text?: string }[] } }).result;
    const words = answers.flatMap(({ text }) => text ?? []);
    expect(words.length).toBeGreaterThan(0);
    const made = await trpc.shares.create.mutate({ runId });
    if (!made.ok) throw new Error(made.problem);
    const share = await trpc.shares.read.query({ id: made.id });
    expect(share).toMatchObject({ report: { tool: 'geo', result: { brand: 'Butikk', metrics: { shareOfVoice: { parts: [{}, { name: 'Fjellbua' }] } } } } });
    const told = JSON.stringify(share);
    expect(words.filter((text) => told.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    if (share?.report.tool !== 'geo') throw new Error('The report is not the one that was shared.');
    expect(share.report.result.answers.filter(({ text }) => text !== undefined)).toEqual([]);
    expect(told.includes('searchEntry')).toBe(false);
  });

  test('has a page with noindex, no-referrer and no-store, and no trace of its id', async () => {
    const { id } = await shared(newCaller(service).trpc);
    const page = await newClient(service).send('GET', sharedPath(id), { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.text).toContain('<meta name="referrer" content="no-referrer">');
    expect(page.text).not.toMatch(/rel="canonical"|property="og:|hreflang="x-default"/);
    expect(page.text).not.toContain(id);
    expect((await newClient(service).send('GET', '/sitemap.xml')).text).not.toContain('/shared');
  });

  test.each([sharedPath(UNKNOWN), `${sharedPath(UNKNOWN)}%00`, '/shared/..%2fhealth', '/shared/short', '/shared/'])('gets 404 at %s', async (path) => {
    const page = await newClient(service).send('GET', path, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(page.text).toContain('noindex');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('is deleted only with its secret', async () => {
    const { trpc } = newCaller(service);
    const [one, other] = [await shared(trpc), await shared(trpc)];
    for (const secret of [other.secret, '', one.secret.toUpperCase(), one.id]) {
      expect(await trpc.shares.remove.mutate({ id: one.id, secret })).toEqual({ removed: false });
    }
    expect((await thrown(trpc.shares.remove.mutate({ id: one.id, secret: 'x'.repeat(100_000) }))).code).toBe('BAD_REQUEST');
    expect(await trpc.shares.read.query({ id: one.id })).not.toBeNull();
    expect(await newCaller(service).trpc.shares.remove.mutate(one)).toEqual({ removed: true });
    expect(await trpc.shares.read.query({ id: one.id })).toBeNull();
    expect(await trpc.shares.remove.mutate(one)).toEqual({ removed: false });
    expect((await newClient(service).send('GET', sharedPath(one.id))).status).toBe(404);
    expect(await trpc.shares.read.query({ id: other.id })).not.toBeNull();
  });
});

describe('sharing is refused', () => {
  test('for a run that is unknown or has not completed', async () => {
    const { trpc } = newCaller(service);
    const problem = async (runId: string) => trpc.shares.create.mutate({ runId });
    expect(await problem('forged')).toEqual({ ok: false, problem: 'unknown-run' });
    gate = Promise.withResolvers();
    const { runId } = await trpc.health.start.mutate({ url: GATED });
    expect(await problem(runId)).toEqual({ ok: false, problem: 'running' });
    await trpc.health.cancel.mutate({ runId });
    gate.resolve();
    await all(watchRun(service.baseUrl, { tool: 'health', runId }));
    expect(await problem(runId)).toEqual({ ok: false, problem: 'incomplete' });
  });

  test('beyond the caller’s window, which failed attempts spend too', async () => {
    const { trpc } = newCaller(service);
    for (let tried = 0; tried < 10; tried += 1) await trpc.shares.create.mutate({ runId: 'forged' });
    const { refusal } = await thrown(trpc.shares.create.mutate({ runId: 'forged' }));
    expect(refusal).toMatchObject({ status: 429, body: { error: 'rate_limited', reason: 'rate' }, standing: { limit: 10, remaining: 0 } });
    expect(refusal!.retryAfter).toBeGreaterThan(3_500);
    expect(await trpc.shares.read.query({ id: UNKNOWN })).toBeNull();
    expect(await newCaller(service).trpc.shares.create.mutate({ runId: 'forged' })).toMatchObject({ ok: false });
  });

  test('to a caller who opens more reports than a window allows, as a page or as JSON', async () => {
    const { rest, trpc } = newCaller(service);
    const open = (accept: string) => rest.send('GET', sharedPath(UNKNOWN), { headers: { Accept: accept } });
    for (let opened = 0; opened < 120; opened += 1) expect((await open('text/html')).status).toBe(404);
    const page = await open('text/html');
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([page.headers.get('ratelimit-limit'), page.headers.get('ratelimit-remaining')]).toEqual(['120', '0']);
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow']);
    expect(page.text).toContain(`in ${page.headers.get('retry-after')}\u00a0s`);
    const told = await open('application/json');
    expect([told.status, told.json()]).toMatchObject([429, { error: 'rate_limited', reason: 'rate' }]);
    expect((await thrown(trpc.shares.read.query({ id: UNKNOWN }))).refusal).toMatchObject({ status: 429 });
    expect((await newClient(service).send('GET', sharedPath(UNKNOWN))).status).toBe(404);
  });

  test('to a page of another site', async () => {
    const answer = await newClient(service).post('/trpc/shares.create', { runId: 'forged' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

test('a share survives a restart, and is not found where sharing is switched off', async () => {
  const made = await shared(newCaller(service).trpc);
  await service.end('SIGTERM');
  await service[Symbol.asyncDispose]();
  {
    await using off = await startService({ ...environment, SHARES: 'off' });
    const { trpc } = newCaller(off);
    for (const call of [trpc.shares.read.query({ id: made.id }), trpc.shares.remove.mutate(made), trpc.shares.create.mutate({ runId: 'x' })]) {
      expect((await thrown(call)).code).toBe('NOT_FOUND');
    }
    const page = await newClient(off).send('GET', sharedPath(made.id), { headers: { Accept: 'text/html' } });
    expect([page.status, page.text.includes('There is no page here')]).toEqual([404, true]);
    expect((await newClient(off).send('GET', '/health')).text).not.toContain('shareDays');
    expect((await newClient(off).send('GET', '/privacy')).text).not.toContain('Reports you share');
  }
  service = await startService(environment);
  expect(await newCaller(service).trpc.shares.read.query({ id: made.id })).toMatchObject({ report: { tool: 'health' } });
  expect(await newCaller(service).trpc.shares.remove.mutate(made)).toEqual({ removed: true });
});
