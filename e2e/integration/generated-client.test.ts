import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApi, type OpenApiDocument } from '../../contract/openapi.ts';
import { scaledLimits } from '../../contract/operations/limits.ts';
import { EMITTER_FIELDS } from '../../contract/vocabulary.ts';
import { PRODUCT_PAGES, SHOWN_STORES, startDemoWorld, STORED_SCAN } from '../demo-world.ts';
import { loadConsumer, type Consumer } from '../validators/consumer.ts';
import { generateClient } from '../validators/generate-client.ts';
import { validatorsInstalled, NOT_INSTALLED } from '../validators/installed.ts';
import { startService } from '../world/service.ts';

/** The URL of a running service; without it, one is started. */
const SERVICE_URL = process.env['SERVICE_URL'];

/** Nothing listens there, so no name resolves and no query leaves the machine. */
const NO_RESOLVER = '127.0.0.1:9';

if (!validatorsInstalled) console.warn(NOT_INSTALLED);

describe.skipIf(!validatorsInstalled)('a client generated from /openapi.json', () => {
  const started = new AsyncDisposableStack();
  let consumer: Consumer;
  let client: unknown;

  beforeAll(async () => {
    const baseUrl = SERVICE_URL ?? started.use(await startService({ DNS_SERVERS: NO_RESOLVER })).baseUrl;
    const response = await fetch(new URL('/openapi.json', baseUrl), { signal: AbortSignal.timeout(10_000) });
    const served = (await response.json()) as OpenApiDocument;
    const built = buildOpenApi({ publicUrl: served.servers![0]!.url, limits: scaledLimits(1, 40) });
    expect(served).toEqual(JSON.parse(JSON.stringify(built)));
    await generateClient(served);
    consumer = await loadConsumer();
    client = consumer.connect(baseUrl);
  }, 60_000);

  afterAll(() => started.disposeAsync());

  test('lists the endpoints', async () => {
    const listed = await consumer.listEndpoints(client);
    expect(listed.map((line) => new URL(line.replace('POST ', '')).pathname)).toEqual([
      '/api/health/scan', '/api/geo/scan', '/api/schema/generate',
    ]);
  });

  test('reads a health scan of an unresolvable store to its last line', async () => {
    const outcome = await consumer.scanHealth(client, 'no-such-store.invalid');
    expect(outcome).toMatchObject({ ok: true, last: 'complete' });
    // The reason depends on the resolver; tested here is only that the last line was read.
    expect(outcome.ok && outcome.lines.at(-1)).toMatch(/^unreachable /);
  }, 90_000);

  test('gets the documented code for a private address from every tool', async () => {
    expect(await consumer.scanHealth(client, 'http://127.0.0.1/')).toMatchObject({ ok: false, code: 'private' });
    expect(await consumer.generateSchema(client, 'http://127.0.0.1/')).toMatchObject({ ok: false, code: 'guard-failed' });
    const visibility = { brand: 'Skog og Sjø', domain: '127.0.0.1', vertical: 'sport' };
    expect(await consumer.scanVisibility(client, visibility)).toMatchObject({ ok: false, code: 'private' });
  });

  test('gets the documented code for an invalid address', async () => {
    expect(await consumer.scanHealth(client, 'not an address')).toMatchObject({ ok: false, code: 'invalid' });
    expect(await consumer.generateSchema(client, 'not an address')).toMatchObject({ ok: false, code: 'invalid-url' });
  });
});

describe.skipIf(!validatorsInstalled)('a client generated from the demo’s /openapi.json', () => {
  test('reads every response of the demo', { timeout: 120_000 }, async () => {
    await using world = await startDemoWorld();
    await using service = await startService(world.environment());
    await generateClient((await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as OpenApiDocument);
    const consumer = await loadConsumer();
    const client = consumer.connect(service.baseUrl);
    for (const { host } of SHOWN_STORES) {
      expect(await consumer.scanHealth(client, host), host).toMatchObject({ ok: true, last: 'complete' });
    }
    const { brand, domain, vertical } = STORED_SCAN;
    for (const stored of [/^\S+ \d+\/\d+$/, /\(stored\)$/]) {
      const outcome = await consumer.scanVisibility(client, { brand, domain, vertical });
      expect(outcome).toMatchObject({ ok: true, last: 'complete' });
      expect(outcome.ok && outcome.lines.at(-1)).toMatch(stored);
    }
    for (const { url } of PRODUCT_PAGES) {
      const outcome = await consumer.generateSchema(client, url);
      expect(outcome, url).toMatchObject({ ok: true, lines: { length: EMITTER_FIELDS.length } });
    }
  });
});
