import { platform } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { newClient, PATHS } from '../conformance/client.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { healthyStore } from '../world/stores/healthy.ts';
import { CONTENT, PRODUCT, scriptRendered, smallStore } from '../world/stores/rendered.ts';
import { changed, serveStore } from '../world/stores/store.ts';
import { chromiumHere } from './browser-rig.ts';

const SHELL = 'nordlysull.test';
const HYDRATED = 'hydrert.test';
const PRODUCT_PAGE = 'https://bygget.example/produkt/islender-herre';

/** Images that take up their space from the start: a CLS near its bound would be measured three times. */
const STEADY = '<style>img{width:40px;height:40px}</style>';

/** Rendered by scripts that also ask search engines to leave its home page out, and raise a price. */
function hydratedStore() {
  const offer = `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org', '@type': 'Product', name: 'Selbuvotter til dame', offers: { '@type': 'Offer', price: 399, priceCurrency: 'NOK' },
  })}</script></head>`;
  return changed(scriptRendered(smallStore(HYDRATED)), {
    edit: {
      [PRODUCT]: [['</head>', offer]],
      [`${CONTENT}/`]: [['<head>', `<head><meta name=robots content=noindex>${STEADY}`]],
    },
  });
}

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a store rendered by scripts, read by the service', { timeout: 120_000 }, () => {
  let network: WorldNetwork;
  beforeAll(async () => {
    network = await startWorldNetwork();
    const shells = [smallStore(SHELL), healthyStore(new URL(PRODUCT_PAGE).host)].map(scriptRendered);
    for (const store of [...shells, hydratedStore()]) await serveStore(network, store);
  });
  afterAll(() => network[Symbol.asyncDispose]());

  const start = (environment: Record<string, string>): Promise<RunningService> =>
    startService({ ...network.environment(), ...environment });

  /** The service's answer about the product page. */
  async function emit(service: RunningService): Promise<object> {
    const answer = await newClient(service).post(PATHS.schema, { url: PRODUCT_PAGE });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  /** A whole scan of a store; finds its findings. */
  async function scan(service: RunningService, host: string): Promise<(id: string) => FindingEvent | undefined> {
    const answer = await newClient(service).post(PATHS.health, { url: host });
    const events = answer.text.trim().split('\n').map((line) => HealthEvent.parse(JSON.parse(line)));
    expect(events.at(-1)).toMatchObject({ type: 'complete' });
    return (id) => events.filter((event) => event.type === 'finding').find((finding) => finding.id === id);
  }

  describe('with a browser', () => {
    let service: RunningService;
    beforeAll(async () => {
      const chromium = process.env['CHROMIUM_PATH'];
      service = await start({ SPEED_LAB: 'on', ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }) });
    });
    afterAll(() => service[Symbol.asyncDispose]());

    test('gives the data of a product page as the browser shows it', async () => {
      expect(await emit(service)).toMatchObject({ ok: true, result: { rendered: true, mode: 'enrich', offerEmitted: true } });
    });

    test('is judged in a thread, and warned of scripts that change what search engines read', async () => {
      const find = await scan(service, HYDRATED);
      for (const id of ['h1', 'price-visible', 'returns-link']) expect([id, find(id)]).toMatchObject([id, { status: 'pass', view: 'rendered' }]);
      expect(find('accessibility')).toMatchObject({ status: 'warn' });
      expect(find('cookies-before-consent')).toMatchObject({ status: 'info' });
      expect(find('script-changes')).toMatchObject({ status: 'warn', params: { variant: 'noindex-added', count: 1, total: 4 } });
      expect(find('script-changes')?.evidence).toEqual([
        { label: 'noindex', value: '– → noindex', page: `https://${HYDRATED}/` },
        { label: 'price', value: '399 → 449', page: `https://${HYDRATED}${PRODUCT}` },
      ]);
      expect(find('index-home')).toMatchObject({ status: 'fail', view: 'rendered' });
    });
  });

  describe('without a browser', () => {
    let service: RunningService;
    beforeAll(async () => {
      service = await start({ SPEED_LAB: 'on', CHROMIUM_PATH: '/nowhere/chromium' });
    });
    afterAll(() => service[Symbol.asyncDispose]());

    test('has no product data, and the response says why', async () => {
      expect(await emit(service)).toMatchObject({ ok: false, lowText: true, renderedUnseen: 'no-browser' });
    });

    test('is judged as sent', async () => {
      const find = await scan(service, SHELL);
      for (const id of ['h1', 'price-visible', 'returns-link']) {
        expect([id, find(id)]).toMatchObject([id, { status: 'not-measured', reason: 'no-browser' }]);
      }
      for (const id of ['accessibility', 'cookies-before-consent']) expect([id, find(id)]).toMatchObject([id, { status: 'not-measured' }]);
      expect(find('content-without-js')).toMatchObject({ status: 'fail' });
    });
  });

  test('has no product data where SPEED_LAB is off, and the response says why', async () => {
    await using service = await start({ SPEED_LAB: 'off' });
    expect(await emit(service)).toMatchObject({ ok: false, lowText: true, renderedUnseen: 'switched-off' });
  });
});
