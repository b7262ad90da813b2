import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newClient, PATHS } from '../conformance/client.ts';
import { COMPILE_CACHE } from '../world/compile-cache.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { rawRequest, sendRaw } from '../world/raw-http.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const SLOW = 'slow.lifecycle.test';

let network: WorldNetwork;
/** Called at each request to the host that never answers. */
let slowAsked = (): void => {};
/** A service shared by the tests that do not stop it. */
let standing: RunningService;

beforeAll(async () => {
  network = await startWorldNetwork();
  await network.serve({ names: [SLOW], handler: () => slowAsked(), plain: 'same' });
  standing = await startService({ EGRESS_MAP: 'shop.test:443=127.0.0.1:1', EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '3' });
});
afterAll(async () => {
  await standing[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});

/** Runs `server/main.ts` until it exits by itself or is ended by `meanwhile`. */
async function runMain(
  env: Record<string, string>, meanwhile: (child: ChildProcess) => Promise<void> = async () => {},
): Promise<{ code: number | null; output: string }> {
  const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [[code]] = await Promise.all([once(child, 'exit'), meanwhile(child)]);
  return { code, output };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts and watches a scan over tRPC; resolves at its first event. */
async function watchScan(service: RunningService) {
  const started = await newClient(service).post('/trpc/health.start', { url: `https://${SLOW}` });
  const { runId } = (started.json() as { result: { data: { runId: string } } }).result.data;
  const input = encodeURIComponent(JSON.stringify({ runId }));
  const watch = await fetch(`${service.baseUrl}/trpc/health.watch?input=${input}`);
  const reader = watch.body!.pipeThrough(new TextDecoderStream()).getReader();
  let seen = (await reader.read()).value ?? '';
  return {
    async text(): Promise<string> {
      for (let more = await reader.read(); !more.done; more = await reader.read()) seen += more.value;
      return seen;
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api`).then(({ ok }) => ok, () => false);

describe('starting', () => {
  test('lists every configuration problem and exits with an error', async () => {
    const { code, output } = await runMain({ PORT: 'x', SPEED_LAB: 'maybe', EGRESS_MAP: 'nonsense', OPENAI_API_KEY: 'sk-geheim' });
    expect(code).not.toBe(0);
    for (const name of ['PORT', 'SPEED_LAB', 'EGRESS_MAP']) expect(output).toContain(`${name}:`);
    expect(output).not.toContain('geheim');
    expect(output).not.toMatch(/at .*\.ts:\d+/);
  });

  test('reports a port in use and exits with an error', async () => {
    const { code, output } = await runMain({ PORT: String(standing.port), DATA_DIR: '/nonexistent/nowhere' });
    expect(code).not.toBe(0);
    expect(output).toContain('EADDRINUSE');
  });

  test('prints a table of what is ready and which overrides are set', () => {
    const table = standing.output();
    expect(table).toMatch(/speed\s+not measured/);
    expect(table).toMatch(/AI engines\s+none configured/);
    expect(table).toMatch(/EGRESS_MAP\s+shop\.test:443/);
    expect(table).toMatch(/EGRESS_ONLY/);
    expect(table).toMatch(/LIMIT_FACTOR/);
  });

  test('opens no admin port by default', () => {
    expect(standing.output()).not.toMatch(/operations/);
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('on %s ends streams and watchers, closes idle connections, exits with 0', async (signal) => {
    await using service = await startService(network.environment());
    const idle = connect(service.port, '127.0.0.1');
    idle.write(rawRequest('GET', '/api'));
    await once(idle, 'data');
    const closed = once(idle, 'close');
    const text = (await newClient(service).open(PATHS.health, { url: `https://${SLOW}` })).text();
    const watched = await watchScan(service);
    expect(await service.end(signal)).toBe(0);
    await closed;
    const lines = (await text).trimEnd().split('\n').map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ type: 'error', error: 'shutting-down' });
    expect(lines.filter(({ type }) => type === 'complete' || type === 'error')).toHaveLength(1);
    expect(await watched.text()).toContain('shutting-down');
    expect(service.output()).toContain('"msg":"stopped"');
  });

  test('answers what it gives up with 503 and how long to wait, over REST and tRPC', async () => {
    await using service = await startService(network.environment());
    const body = { url: `https://${SLOW}` };
    const asked = Promise.withResolvers<void>();
    let requests = 0;
    slowAsked = () => {
      requests += 1;
      if (requests === 2) asked.resolve();
    };
    const resolving = Promise.withResolvers<void>();
    network.dns.set('unresolved.lifecycle.test', () => {
      resolving.resolve();
      return 'silent';
    });
    const answers = [PATHS.schema, '/trpc/schema.generate'].map((path) => newClient(service).post(path, body));
    const scan = newClient(service).post(PATHS.health, { url: 'https://unresolved.lifecycle.test' });
    await Promise.all([asked.promise, resolving.promise]);
    expect(await service.end('SIGTERM')).toBe(0);
    const [rest, trpc] = await Promise.all(answers);
    for (const [answer, policy] of [[rest, '6;w=3600'], [await scan, '5;w=60']] as const) {
      expect(answer).toMatchObject({ status: 503 });
      expect(answer!.json()).toMatchObject({ error: 'shutting_down' });
      expect(Number(answer!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer!.headers.get('ratelimit-policy')).toBe(policy);
    }
    expect(trpc).toMatchObject({ status: 503 });
    expect(trpc!.json()).toMatchObject({ error: { data: { code: 'SERVICE_UNAVAILABLE', refusal: { body: { error: 'shutting_down' } } } } });
  });

  test.each([PATHS.schema, '/trpc/schema.generate'])('does not wait for the rest of a body: %s', async (path) => {
    await using service = await startService(network.environment());
    const client = connect(service.port, '127.0.0.1');
    client.write(rawRequest('POST', path, {
      'Content-Type': 'application/json', 'Content-Length': '100', Expect: '100-continue',
    }));
    // 100 Continue: the service has begun to read the body.
    await once(client, 'data');
    client.write('{');
    const rest = client.setEncoding('utf8').toArray();
    expect(await service.end('SIGTERM')).toBe(0);
    expect((await rest).join('')).toMatch(/HTTP\/1\.1 503 [^]*shutting_down/);
  });

  test('runs on if nobody reads its output any more', async () => {
    const port = await freePort();
    const ended = runMain({ PORT: String(port), DATA_DIR: '/nonexistent/nowhere', SPEED_LAB: 'off' }, async (child) => {
      child.stdout!.destroy();
      child.stderr!.destroy();
      while (!(await answers(port))) if (child.exitCode !== null) return;
      // The table is written after it first answers.
      await answers(port);
      child.kill('SIGTERM');
    });
    expect((await ended).code).toBe(0);
  });

  test('exits with 0 also while start-up checks are running', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storefront-still-'));
    await using _removed = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
    await chmod(folder, 0o755);
    const browser = join(folder, 'chromium');
    await writeFile(browser, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const port = await freePort();
    const ended = runMain({ PORT: String(port), DATA_DIR: folder, CHROMIUM_PATH: browser }, async (child) => {
      while (!(await answers(port))) if (child.exitCode !== null) return;
      child.kill('SIGTERM');
    });
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('"msg":"stopped"') });
  });
});

describe('a client', () => {
  test('that disconnects frees its slot', async () => {
    await using service = await startService({ ...network.environment(), TRUST_PROXY: '127.0.0.0/8' });
    const leave = new AbortController();
    const open = () => newClient(service).open(PATHS.health, { url: `https://${SLOW}` }, leave.signal);
    const busy = await Promise.all([open(), open(), open(), open()]);
    expect((await newClient(service).post(PATHS.health, { url: `https://${SLOW}` })).status).toBe(429);
    leave.abort();
    await Promise.allSettled(busy.map((response) => response.text()));
    let status = 429;
    for (let attempt = 0; attempt < 200 && status === 429; attempt += 1) {
      status = (await newClient(service).post(PATHS.health, { url: 'https://nothing.lifecycle.test' })).status;
    }
    expect(status).toBe(200);
  });

  test('that breaks off its body spends no budget and logs no error', async () => {
    const remaining = async (): Promise<string | undefined> =>
      (await sendRaw(standing.port, rawRequest('GET', PATHS.health)))[0]?.headers['ratelimit-remaining'];
    const before = await remaining();
    const socket = connect(standing.port, '127.0.0.1');
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '100', Expect: '100-continue' };
    socket.write(rawRequest('POST', PATHS.health, headers));
    // The service now waits for the body.
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /);
    const closed = once(socket, 'close');
    socket.end('{"url"').destroySoon();
    await closed;
    expect(await remaining()).toBe(before);
    expect(before).toBe('15');
    expect(standing.output()).not.toMatch(/"level":50|unhandled/);
  });
});
