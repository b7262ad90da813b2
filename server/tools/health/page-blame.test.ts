import { expect, test } from 'vitest';
import { CATALOGUE, checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { FindingEvent } from '../../../contract/health.ts';
import { noCruxClient } from '../../lab/crux.ts';
import { NO_REGISTERS } from '../../registers/registers.ts';
import { disabledLab } from '../../lab/lab.ts';
import { createManualClock } from '../../manual-clock.ts';
import { sameThread } from '../../threads/same-thread-rig.ts';
import { OFFER, productOf } from './artifacts-product-rig.ts';
import { source } from './artifacts-sample-rig.ts';
import { healthScan } from './scan.ts';
import { scriptedFetch } from './scripted-fetch-rig.ts';
import type { ScriptedAnswer } from './scripted-fetch-rig.ts';
import type { HealthDeps } from './deps.ts';

const HOME = 'https://shop.test/';
const PRODUCT = 'https://shop.test/produkt/votter';
const TITLE = '<title>Nordlys Ull: klær i norsk ull</title>';
const LINK = '<a href="/produkt/votter">Votter</a>';
const product = (head: string): ScriptedAnswer =>
  ({ body: source(head, '<h1>Selbuvotter</h1><p>Pris: 449 kr. På lager.</p><button>Legg i handlekurv</button>') });

const SHOP: Record<string, ScriptedAnswer> = {
  [HOME]: { body: source(TITLE, `<h1>Ull</h1>${LINK}`) },
  [PRODUCT]: product(`<title>Selbuvotter til dame</title>${productOf({ offers: OFFER })}`),
  ...Object.fromEntries(['robots.txt', 'sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'wp-sitemap.xml', 'llms.txt'].map((path) => [HOME + path, { status: 404 }])),
};
const nowhere: HealthDeps['guard'] = { judge: async () => ({ ok: false, code: 'unresolved', detail: 'no resolver here' }) };

async function scan(answers: Record<string, ScriptedAnswer>): Promise<Map<string, FindingEvent>> {
  const deps: HealthDeps = {
    fetch: scriptedFetch(answers), guard: nowhere, clock: createManualClock(), random: () => 0.5, lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread,
    config: { aiEdgeProbe: false },
  };
  const findings = new Map<string, FindingEvent>();
  const input = { url: 'shop.test', requestedUrl: new URL('https://shop.test'), b2b: false, language: 'en' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    if (event.type === 'finding') findings.set(event.id, event);
  }
  return findings;
}

const OF_MARKUP: readonly CheckId[] = [
  'offer-complete', 'price-agrees', 'product-availability', 'product-id', 'product-brand', 'product-image', 'shipping-returns', 'rating-sane',
];
const ALL = CATALOGUE.filter(({ phase }) => ['seo', 'links', 'schema'].includes(phase)).map(({ id }) => id);

test.each<[what: string, cause: CheckId, ids: readonly CheckId[], answers: Record<string, ScriptedAnswer>]>([
  ['an unknown host', 'store-reachable', ALL, {}],
  ['a challenge', 'bot-challenge', ALL.filter((id) => id !== 'llms-txt'), {
    ...SHOP, [HOME]: { status: 403, headers: { 'cf-mitigated': 'challenge' } },
  }],
  ['http only', 'https', ['insecure-links'], { ...SHOP, [HOME]: 'refused', 'http://shop.test/': SHOP[HOME]! }],
  ['a page without a title', 'page-title', ['page-title-unique'], { ...SHOP, [HOME]: { body: source('', LINK) } }],
  ['conflicting canonical addresses', 'canonical', ['canonical-target'], {
    ...SHOP, [HOME]: { body: source(`${TITLE}<link rel="canonical" href="/"><link rel="canonical" href="/b">`, LINK) },
  }],
  ['no product data', 'product-present', OF_MARKUP, { ...SHOP, [PRODUCT]: product('') }],
  ['product data that cannot be parsed', 'jsonld-parses', ['product-present'], {
    ...SHOP, [PRODUCT]: product('<script type="application/ld+json">{"@type":"Product","name":{{ name }}}</script>'),
  }],
  ['no offer', 'offer-complete', ['price-agrees', 'product-availability'], { ...SHOP, [PRODUCT]: product(productOf()) }],
  ['a price behind a login', 'price-visible', ['content-without-js'], {
    ...SHOP, [PRODUCT]: { body: source('', '<h1>Selbuvotter</h1><p>Logg inn for å se pris.</p><button>Legg i handlekurv</button>') },
  }],
])('%s', async (_what, cause, ids, answers) => {
  const findings = await scan(answers);
  expect(ids.map((id) => [id, findings.get(id)?.rootCause])).toEqual(ids.map((id) => [id, cause]));
});

test('no check has a root cause in a store without faults', async () => {
  const findings = await scan(SHOP);
  expect(ALL.filter((id) => findings.get(id)?.rootCause !== undefined || findings.get(id)?.reason === 'failed')).toEqual([]);
});

test('the checks of a shell\'s content are not measured', async () => {
  const shell = { body: '<!doctype html><html><div id="app"></div><script src="/app.js"></script></html>' };
  const findings = await scan({ ...SHOP, [HOME]: shell });
  const said = ALL.map((id) => [id, findings.get(id)!.status, findings.get(id)!.rootCause ?? findings.get(id)!.reason] as const);
  // AI crawlers run no scripts: everything missing in their pillar has one cause.
  expect(said.filter(([, , why]) => why === 'content-without-js').map(([id]) => id).toSorted()).toEqual([
    'breadcrumb', 'crawlable-anchors', 'organization', 'product-present',
    ...OF_MARKUP.filter((id) => checkById(id).pillar === 'ai-readiness'),
  ].toSorted());
  expect(said.filter(([, , why]) => why !== 'needs-script' && why !== 'content-without-js').map(([id, status]) => [id, status])).toEqual([
    ['index-home', 'pass'], ['ai-snippets', 'pass'], ['canonical-target', 'not-applicable'], ['viewport', 'fail'], ['og-basics', 'fail'], ['content-without-js', 'fail'],
    ['doctype-charset', 'pass'], ['llms-txt', 'not-applicable'], ['jsonld-parses', 'not-applicable'],
  ]);
});

test('without a product page, the checks of products are not measured', async () => {
  const findings = await scan({ ...SHOP, [HOME]: { body: source(TITLE, '<h1>Ull</h1>') } });
  for (const id of ['index-product', 'content-without-js', 'product-present', 'price-visible', 'breadcrumb', ...OF_MARKUP] as const) {
    expect([id, findings.get(id)?.reason]).toEqual([id, 'not-found']);
  }
});
