import { describe, expect, test } from 'vitest';
import type { FindingEvent } from '../../../contract/health.ts';
import { noCruxClient } from '../../lab/crux.ts';
import { NO_REGISTERS } from '../../registers/registers.ts';
import { disabledLab } from '../../lab/lab.ts';
import { createManualClock } from '../../manual-clock.ts';
import { sameThread } from '../../threads/same-thread-rig.ts';
import { healthScan } from './scan.ts';
import { scriptedFetch } from './scripted-fetch-rig.ts';
import type { ScriptedAnswer } from './scripted-fetch-rig.ts';
import type { HealthDeps } from './deps.ts';

const HOME = 'https://shop.test/';
const PLAIN = 'http://shop.test/';
const ROBOTS = 'https://shop.test/robots.txt';
const SITEMAP = 'https://shop.test/sitemap.xml';
const PRODUCT = 'https://shop.test/produkt/genser';
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const text = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'text/plain' }, body });
const xml = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'application/xml' }, body });

const SHOP: Record<string, ScriptedAnswer> = {
  [HOME]: {
    body: '<h1>Shop</h1><link rel="stylesheet" href="/shop.css"><a href="/produkt/genser">Genser</a><a href="/handlekurv">Handlekurv</a>',
  },
  [PRODUCT]: {
    body: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Genser",'
      + '"offers":{"@type":"Offer","price":"499","priceCurrency":"NOK"}}</script><h1>Genser</h1><p>499 kr</p><button>Legg i handlekurv</button>',
  },
  'https://shop.test/handlekurv': { body: '<h1>Handlekurv</h1>' },
  [ROBOTS]: text('User-agent: *\nDisallow: /kasse\n'),
  [SITEMAP]: xml(`<urlset ${NS}><url><loc>${HOME}</loc></url><url><loc>${PRODUCT}</loc></url></urlset>`),
  ...Object.fromEntries(
    [
      '/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml', '/llms.txt',
    ].map((path) => [new URL(path, HOME).href, { status: 404 }]),
  ),
};

const nowhere: HealthDeps['guard'] = {
  judge: async () => ({ ok: false, code: 'unresolved', detail: 'no resolver here' }),
};

async function scan(answers: Record<string, ScriptedAnswer>): Promise<Map<string, FindingEvent>> {
  const deps: HealthDeps = {
    fetch: scriptedFetch(answers), guard: nowhere, clock: createManualClock(), random: () => 0.5,
    lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread,
    config: { aiEdgeProbe: false },
  };
  const findings = new Map<string, FindingEvent>();
  const input = { url: 'shop.test', requestedUrl: new URL('https://shop.test'), b2b: false, language: 'en' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    if (event.type === 'finding') findings.set(event.id, event);
  }
  return findings;
}

const CERTIFIED = 'cert-valid cert-expiry';
const PAGES = 'hsts soft-404 mixed-content cart-reachable checkout-not-broken http-version';
const LINES = 'robots-size robots-syntax robots-sitemap-line robots-crawl-delay ai-dead-tokens content-signal content-usage rsl-license';
const CRAWLERS = 'robots-home-google robots-product-google robots-bing robots-storebot robots-assets ai-search-bots ai-user-fetchers ai-training-bots preview-bots';
const LISTED = 'sitemap-limits sitemap-host sitemap-loc sitemap-lastmod sitemap-has-products';
const SAMPLE = 'sitemap-sample-status sitemap-noindex sitemap-blocked sitemap-noncanonical';
const ALL_OF_IT = `sitemap-fetch sitemap-xml sitemap-index sitemap-gzip ${LISTED} ${SAMPLE}`;

describe('checks name the root cause instead of giving a verdict', () => {
  test.each([
    [
      'http only', { ...SHOP, [HOME]: 'refused', [PLAIN]: SHOP[HOME]! }, 'https',
      `http-to-https ${CERTIFIED} tls-version hsts mixed-content`,
    ],
    [
      'an unknown host', {}, 'store-reachable',
      `bot-challenge store-open https ${CERTIFIED} tls-version redirect-chain canonical-host geo-block ${PAGES} robots-status ${LINES} ${CRAWLERS} sitemap-found ${ALL_OF_IT}`,
    ],
    [
      'a challenge', { ...SHOP, [HOME]: { status: 403, headers: { 'cf-mitigated': 'challenge' } } }, 'bot-challenge',
      `store-open geo-block ${PAGES}`,
    ],
    [
      'a closed store', { ...SHOP, [HOME]: { body: '<title>Kommer snart</title><h1>Kommer snart</h1>' } }, 'store-open',
      PAGES,
    ],
    [
      'a bad certificate', { ...SHOP, [HOME]: { ...(SHOP[HOME] as object), certificate: { fault: 'tls-expired' } } },
      'cert-valid', 'cert-expiry hsts',
    ],
    [
      'a robots.txt that fails', { ...SHOP, [ROBOTS]: { status: 500 } }, 'robots-status',
      `robots-is-text ${LINES} ${CRAWLERS} sitemap-blocked`,
    ],
    [
      'a web page in place of robots.txt', { ...SHOP, [ROBOTS]: { body: '<!doctype html><h1>Shop</h1>' } }, 'robots-is-text',
      LINES,
    ],
    [
      'a robots.txt that blocks Google', { ...SHOP, [ROBOTS]: text('User-agent: *\nDisallow: /\n') },
      'robots-home-google', 'robots-product-google robots-storebot robots-assets sitemap-blocked',
    ],
    ['no sitemap', { ...SHOP, [SITEMAP]: { status: 404 } }, 'sitemap-found', ALL_OF_IT],
    [
      'a sitemap named in robots.txt that is a 404', { ...SHOP, [ROBOTS]: text(`Sitemap: ${SITEMAP}`), [SITEMAP]: { status: 404 } },
      'sitemap-fetch', `sitemap-xml sitemap-index sitemap-gzip ${LISTED}`,
    ],
    [
      'a sitemap that is not XML', { ...SHOP, [SITEMAP]: xml('her kommer det snart noe') }, 'sitemap-xml',
      `sitemap-index ${LISTED}`,
    ],
    [
      'a sitemap that cannot be decompressed', { ...SHOP, [ROBOTS]: text(`Sitemap: ${SITEMAP}`), [SITEMAP]: 'bad-encoding' },
      'sitemap-fetch', `sitemap-gzip ${LISTED}`,
    ],
    [
      'a sitemap of pages that are all 404',
      {
        ...SHOP, [PRODUCT]: { status: 404 }, [SITEMAP]: xml(`<urlset ${NS}><url><loc>${PRODUCT}</loc></url></urlset>`),
      },
      'sitemap-sample-status', 'sitemap-noindex sitemap-noncanonical',
    ],
    [
      'an index with a file that is a 404',
      {
        ...SHOP,
        [SITEMAP]: xml(
          `<sitemapindex ${NS}><sitemap><loc>${HOME}a.xml</loc></sitemap><sitemap><loc>${HOME}b.xml</loc></sitemap></sitemapindex>`,
        ),
        [`${HOME}a.xml`]: xml(`<urlset ${NS}><url><loc>${HOME}</loc></url></urlset>`),
        [`${HOME}b.xml`]: { status: 404 },
      },
      'sitemap-index', 'sitemap-has-products',
    ],
  ] as const)('%s', async (_name, answers, cause, ids) => {
    const findings = await scan(answers as Record<string, ScriptedAnswer>);
    const blamed = ids.split(' ').map((id) => [id, findings.get(id)?.rootCause]);
    expect(blamed).toEqual(ids.split(' ').map((id) => [id, cause]));
  });

  test('a rule that blocks only the home page explains nothing about the other pages', async () => {
    const findings = await scan({ ...SHOP, [ROBOTS]: text('User-agent: *\nDisallow: /$\n') });
    const ids = ['robots-home-google', 'robots-product-google', 'robots-assets', 'robots-bing'];
    expect(ids.map((id) => findings.get(id)?.status)).toEqual(['fail', 'pass', 'pass', 'pass']);
  });

  test('no check has a root cause in a store without faults', async () => {
    const findings = await scan(SHOP);
    const ids = `${CERTIFIED} tls-version ${PAGES} ${LINES} ${CRAWLERS} sitemap-found ${ALL_OF_IT}`.split(' ');
    expect(ids.filter((id) => findings.get(id)?.rootCause !== undefined)).toEqual([]);
    expect([...findings.values()].filter(({ reason }) => reason === 'failed')).toEqual([]);
    expect(
      [...CRAWLERS.split(' '), ...SAMPLE.split(' ')].map((id) => [id, findings.get(id)?.status]).filter(
        ([, status]) => status !== 'pass' && status !== 'info',
      ),
    ).toEqual([]);
  });
});
