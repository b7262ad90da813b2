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

/** A store of the demo, and what it is there to show. */
export interface ShownStore {
  host: string;
  make: (host: string) => Store;
  shows: string;
  /** A product page of it, and what that shows. */
  product?: { path: string; shows: string };
}

/** The healthy store with a product page that says everything in words and nothing in markup. */
const wordyStore = (host: string): Store => changed(healthyStore(host), {
  edit: { '/produkt/votter-dame': [[/<script type="application\/ld\+json">\{[^<]*"@type":"Product"[^]*?<\/script>/, '']] },
});

/** The stores of the demo, in the order in which they are listed. */
export const SHOWN_STORES: readonly ShownStore[] = [
  {
    host: 'nordlys.demo.test', make: healthyStore, shows: 'a well-kept store',
    product: { path: '/produkt/islender-herre', shows: 'a product page with everything in its markup' },
  },
  {
    host: 'fjellheim.demo.test', make: neglectedStore, shows: 'a neglected one',
    product: { path: '/produkt/lampe', shows: 'one whose markup is broken: the text has to do' },
  },
  {
    host: 'dalen.demo.test', make: wordyStore, shows: 'one whose product page has no markup',
    product: { path: '/produkt/votter-dame', shows: 'a page that says it in words only' },
  },
  {
    host: 'kystlageret.demo.test', make: variantStore, shows: 'one with product variants',
    product: { path: '/produkt/islender-herre', shows: 'one in three sizes' },
  },
  { host: 'skogstua.demo.test', make: scriptRenderedStore, shows: 'one that is empty without scripts' },
  { host: 'vidda.demo.test', make: tradeStore, shows: 'a trade store behind a login' },
  { host: 'havblikk.demo.test', make: challengedStore, shows: 'one behind bot protection' },
  { host: 'brygga.demo.test', make: closedStore, shows: 'one that is closed' },
];

/** The product pages among them, by address. */
export const PRODUCT_PAGES = SHOWN_STORES.flatMap(({ host, product }) =>
  (product ? [{ url: `https://${host}${product.path}`, shows: product.shows }] : []));

/** What is measured ahead, so that a stored measurement can be looked at. */
export const STORED_SCAN = {
  brand: 'Nordlys', domain: 'nordlys.demo.test', vertical: 'mote', lang: 'no', competitors: ['Fjellheim', 'Kystlageret'],
};

/** Where the page shows it. */
export const STORED_SCAN_PATH =
  `/visibility?${new URLSearchParams({ ...STORED_SCAN, competitors: STORED_SCAN.competitors.join(',') })}`;

const usual = defaultScript();
const NORDLYS = /Nordlys/;
/** As `usual`, but Nordlys is passed over by engines that `isSilent` says so of. */
const without = (isSilent: (words: string) => boolean): Script => (engine, prompt) => {
  const said = usual(engine, prompt);
  return isSilent(`${engine} ${prompt}`) ? { ...said, parts: said.parts.filter(({ text }) => !NORDLYS.test(text)) } : said;
};

/** What the engines said of Nordlys before, and how many days ago that was: hardly anything, little, and what they say now. */
export const EARLIER: readonly { daysAgo: number; script: Script }[] = [
  { daysAgo: 60, script: without(() => true) },
  { daysAgo: 30, script: without((words) => words.length % 4 !== 0) },
  { daysAgo: 0, script: usual },
];

/** Real visits as the Chrome UX Report would count them: of a store that is quick, and of one that is not. */
const FIELD_DATA: CruxRecords = {
  'https://nordlys.demo.test': {
    PHONE: { lcp: 1_900, cls: '0.03', inp: 140 }, DESKTOP: { lcp: 1_200, cls: '0.01', inp: 60 },
  },
  'https://fjellheim.demo.test': {
    PHONE: { lcp: 5_200, cls: '0.31', inp: 620 }, DESKTOP: { lcp: 3_100, cls: '0.18', inp: 240 },
  },
};

const NOTICE = 'Dette er en demo: butikkene og svarene er oppdiktet.';
const NOTICE_EN = 'This is a demo: stores and answers are invented.';

/** An invented world on loopback, and what makes a service live in it and nowhere else. */
export interface DemoWorld extends AsyncDisposable {
  environment(): Record<string, string>;
  /** Decides from now on what the engines say. */
  say(script: Script): void;
}

/** Starts stores, engines, registers, the field report and a model. */
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
      { EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '100', NOTICE, NOTICE_EN, DEMO_STORES: SHOWN_STORES.map(({ host, product }) => host + (product?.path ?? '')).join(',') }, network.environment(),
      ...outside.map((service) => service.environment()),
    ) as Record<string, string>,
    say: (script) => engines.useScript(script),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
