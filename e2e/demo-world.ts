import { startCrux } from './world/crux.ts';
import type { CruxRecords } from './world/crux.ts';
import { startEngines } from './world/engines.ts';
import { defaultScript, FICTIONAL_STORES } from './world/engines-answers.ts';
import type { Script } from './world/engines-answers.ts';
import { startExtractionModel } from './world/extraction-model.ts';
import { startWorldNetwork } from './world/network.ts';
import { startRegisters } from './world/registers.ts';
import { challengedStore, closedStore } from './world/stores/barred.ts';
import { healthyStore } from './world/stores/healthy.ts';
import { neglectedStore } from './world/stores/neglected.ts';
import { scriptRenderedStore, tradeStore, variantStore } from './world/stores/special.ts';
import { changed, serveStore } from './world/stores/store.ts';
import type { Store } from './world/stores/store.ts';

/** A store of the demo, and what it demonstrates. */
export interface ShownStore {
  host: string;
  make: (host: string) => Store;
  description: string;
  /** One of its product pages, and what that demonstrates. */
  product?: { path: string; description: string };
}

/** The healthy store, with a product page that has all its data as text and none in markup. */
const noMarkupStore = (host: string): Store => changed(healthyStore(host), {
  edit: {
    '/produkt/votter-dame': [[/<script type="application\/ld\+json">\{[^<]*"@type":"Product"[^]*?<\/script>/, '']],
  },
});

/** The stores of the demo, in the order in which they are listed. */
export const SHOWN_STORES: readonly ShownStore[] = [
  {
    host: 'nordlys.demo.test', make: healthyStore, description: 'a well-kept store',
    product: { path: '/produkt/islender-herre', description: 'a product page with everything in its markup' },
  },
  {
    host: 'fjellheim.demo.test', make: neglectedStore, description: 'a neglected one',
    product: { path: '/produkt/lampe', description: 'one whose markup is broken: the text is used instead' },
  },
  {
    host: 'dalen.demo.test', make: noMarkupStore, description: 'one whose product page has no markup',
    product: { path: '/produkt/votter-dame', description: 'a page with its data as text only' },
  },
  {
    host: 'kystlageret.demo.test', make: variantStore, description: 'one with product variants',
    product: { path: '/produkt/islender-herre', description: 'one in three sizes' },
  },
  { host: 'skogstua.demo.test', make: scriptRenderedStore, description: 'one that is empty without scripts' },
  { host: 'vidda.demo.test', make: tradeStore, description: 'a trade store behind a login' },
  { host: 'havblikk.demo.test', make: challengedStore, description: 'one behind bot protection' },
  { host: 'brygga.demo.test', make: closedStore, description: 'one that is closed' },
];

/** Their product pages, by URL. */
export const PRODUCT_PAGES = SHOWN_STORES.flatMap(({ host, product }) =>
  (product ? [{ url: `https://${host}${product.path}`, description: product.description }] : []));

/** What is measured in advance, so that there is a stored measurement to look at. */
export const STORED_SCAN = {
  brand: 'Nordlys', domain: 'nordlys.demo.test', vertical: 'mote',
  lang: 'no', competitors: ['Fjellheim', 'Kystlageret'],
};

/** The page that shows it. */
export const STORED_SCAN_PATH =
  `/visibility?${new URLSearchParams({ ...STORED_SCAN, competitors: STORED_SCAN.competitors.join(',') })}`;

const defaultAnswers = defaultScript();
const NORDLYS = /Nordlys/;
/** As `defaultAnswers`, but without Nordlys where `isSilent` is true of the engine and prompt. */
const omitNordlys = (isSilent: (question: string) => boolean): Script => (engine, prompt) => {
  const answer = defaultAnswers(engine, prompt);
  if (!isSilent(`${engine} ${prompt}`)) return answer;
  return { ...answer, parts: answer.parts.filter(({ text }) => !NORDLYS.test(text)) };
};

/** What the engines said about Nordlys, and how many days ago: hardly anything, little, and what they say now. */
export const PAST_MEASUREMENTS: readonly { daysAgo: number; script: Script }[] = [
  { daysAgo: 60, script: omitNordlys(() => true) },
  { daysAgo: 30, script: omitNordlys((question) => question.length % 4 !== 0) },
  { daysAgo: 0, script: defaultAnswers },
];

/** Chrome UX Report data for a fast store and a slow one. */
const FIELD_DATA: CruxRecords = {
  'https://nordlys.demo.test': { PHONE: { lcp: 1_900, cls: '0.03', inp: 140 } },
  'https://fjellheim.demo.test': { PHONE: { lcp: 5_200, cls: '0.31', inp: 620 } },
};

const NOTICE = 'Dette er en demo: butikkene og svarene er oppdiktet.';
const NOTICE_EN = 'This is a demo: stores and answers are invented.';

/** A simulated world on loopback, and the environment that confines a service to it. */
export interface DemoWorld extends AsyncDisposable {
  environment(): Record<string, string> & { NODE_EXTRA_CA_CERTS: string };
  /** Sets what the engines answer from now on. */
  say(script: Script): void;
}

/** Starts stores, engines, registers, the Chrome UX Report and a model. */
export async function startDemoWorld(): Promise<DemoWorld> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const engines = stack.use(await startEngines());
  const outside = [
    engines, stack.use(await startRegisters(network)),
    stack.use(await startCrux(FIELD_DATA)), stack.use(await startExtractionModel()),
  ];
  for (const { host, make } of SHOWN_STORES) stack.use(await serveStore(network, make(host)));
  for (const { url } of FICTIONAL_STORES) {
    const { hostname } = new URL(url);
    const isShown = SHOWN_STORES.some(({ host }) => host === hostname);
    if (!isShown) stack.use(await serveStore(network, healthyStore(hostname)));
  }
  const owned = stack.move();
  return {
    environment: () => Object.assign(
      {
        EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '100', NOTICE, NOTICE_EN,
        DEMO_STORES: SHOWN_STORES.map(({ host, product }) => host + (product?.path ?? '')).join(','),
      },
      network.environment(),
      ...outside.map((service) => service.environment()),
    ),
    say: (script) => engines.useScript(script),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
