import { createServer } from 'node:http';
import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { createRemoteLab } from '../../server/lab/queue/remote-lab.ts';
import { trustRoot } from '../world/guarded-world.ts';
import { startLabWorker } from '../world/lab-workers.ts';
import { listen, startWorldNetwork } from '../world/network.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../world/redis-server.ts';
import { fastStore } from '../world/stores/speed.ts';
import { serveStore } from '../world/stores/store.ts';
import { chromiumHere } from './browser-rig.ts';

const never = new AbortController().signal;
const PASSWORD = 'of-the-worker';
/** All the permissions a worker's user needs. */
const RIGHTS = ['~storefront-lab:*', 'resetchannels', '+@all', '-@admin', '-@dangerous'];

test.for(REDIS_MISSING)('a worker with a browser: %s', (_why, { skip }) => skip());

describe.runIf(REDIS_SERVER && chromiumHere.length > 0 && platform() === 'linux')('a worker with a browser', () => {
  test('measures and renders over TLS, with access only to its queue, and guards its own requests', { timeout: 120_000 }, async () => {
    await using world = await startWorldNetwork();
    using _trusted = trustRoot(world.authority.root);
    await serveStore(world, fastStore);
    let asked = 0;
    await using inside = await listen(createServer((_request, response) => void response.end(String(asked += 1))));
    await using redis = await startRedisServer({ tls: world.authority.issue(['127.0.0.1']) });
    await redis.sendCommand('ACL', 'SETUSER', 'worker', 'on', `>${PASSWORD}`, ...RIGHTS);
    await using worker = await startLabWorker({
      ...world.environment(), REDIS_URL: redis.url.replace('//', `//worker:${PASSWORD}@`),
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '', OPENAI_API_KEY: 'sk-not-for-a-worker',
    });
    await using lab = createRemoteLab({ url: redis.url, maxWaiting: 16, pseudonymOf: async (caller) => caller }, {
      clock: systemClock, random: Math.random, log: { warn: () => {} } as never,
    });
    const store = new URL(`https://${fastStore.host}/`);
    expect(redis.url).toMatch(/^rediss:/);
    let turns = 0;
    const measured = await lab.measure(store, { signal: never, caller: 'a', onStart: () => void (turns += 1) });
    expect(measured).toMatchObject({ ok: true, measurement: { metrics: { lcp: expect.any(Number) }, document: { status: 200 } } });
    expect(turns).toBe(1);
    const outcomes = await lab.render([store, new URL(`http://127.0.0.1:${inside.port}/`)], { signal: never, withinMs: 60_000 });
    expect(outcomes[0]).toMatchObject({ ok: true, document: { html: expect.stringContaining('Garnboden') } });
    // The worker's proxy refuses it.
    expect(outcomes[1]).not.toMatchObject({ document: { status: 200 } });
    expect(asked).toBe(0);
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(worker.outputLines.join('\n')).not.toMatch(/not-for-a-worker|of-the-worker/);
  });

  test('does not start without a queue and a browser, and says what is missing', async () => {
    await expect(startLabWorker({})).rejects.toThrow('REDIS_URL: a worker takes its jobs from there');
    await expect(startLabWorker({ REDIS_URL: 'redis://127.0.0.1:1', CHROMIUM_PATH: '/nowhere/chromium' }))
      .rejects.toThrow('The worker cannot start: ');
  });
});
