import { defaultScript } from './engines-answers.ts';
import type { FictionalStore } from './engines-answers.ts';
import { startEngines } from './engines.ts';
import { startWorldNetwork } from './network.ts';
import { startRegisters } from './registers.ts';
import type { RunningService } from './service.ts';
import { startService } from './service.ts';
import { healthyStore } from './stores/healthy.ts';
import { changed, redirect, serveStore } from './stores/store.ts';
import type { Store } from './stores/store.ts';

/** The stores in the documentation's examples. */
const STORE = 'skogogsjo.example';
const BRAND_HOST = 'lmn.example';

/** The names in the engines' answers: the brand, its competitor and others. */
const NAMED: readonly FictionalStore[] = [
  { name: 'LMN', url: `https://${BRAND_HOST}/` },
  { name: 'M & N', url: 'https://mn.example/' },
  { name: 'Skog og Sjø', url: `https://${STORE}/` },
  { name: 'Fjellheim', url: 'https://fjellheim.example/' },
  { name: 'Kystlageret', url: 'https://kystlageret.example/' },
];

const PRODUCT = '/produkt/turjakke-nordmarka';
const DATA = {
  '@context': 'https://schema.org', '@type': 'Product', sku: 'SOS-1041', gtin13: '7038010000003',
  offers: {
    '@type': 'Offer', price: '1499.00', priceCurrency: 'NOK', availability: 'https://schema.org/InStock',
  },
};

/** A product whose markup lacks the name, which is only in a meta tag. */
const PRODUCT_PAGE = `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<title>Turjakke Nordmarka – Skog og Sjø</title>
<meta property="og:type" content="product">
<meta property="og:title" content="Turjakke Nordmarka">
<meta property="og:image" content="{origin}/bilder/nordmarka.jpg">
<script type="application/ld+json">${JSON.stringify(DATA)}</script>
</head>
<body>
<main>
<h1>Turjakke Nordmarka</h1>
<p>En tett jakke med lange lufteluker, sydd for høstturer i skogen.</p>
<p>1 499,- På lager. Varenr. SOS-1041</p>
<h2>Tåler jakken regn?</h2>
<p>Ja, den er vanntett.</p>
<button>Legg i handlekurven</button>
</main>
</body>
</html>
`;

/** The healthy store under the name of the examples. */
function renamed(store: Store): Store {
  const paths = Object.entries(store.paths).map(([path, answer]) =>
    [path, typeof answer === 'string' ? answer.replaceAll('Nordlys Ull', 'Skog og Sjø') : answer] as const);
  return { ...store, paths: Object.fromEntries(paths) };
}

/** The whole service in the world of the documentation's examples; one of the six engines is not configured. */
export async function startExamples(publicUrl: string): Promise<{ service: RunningService } & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await startWorldNetwork());
  const engines = stack.use(await startEngines());
  engines.useScript(defaultScript(NAMED));
  const registers = stack.use(await startRegisters(network));
  registers.register.put({ kind: 'unit', number: '923609016', name: 'SKOG OG SJØ AS' });
  const store = changed(renamed(healthyStore(STORE)), {
    paths: { [PRODUCT]: redirect(`${PRODUCT}/`), [`${PRODUCT}/`]: PRODUCT_PAGE },
    edit: { '/': [['</nav>', '<a href="/gaver-til-ham">Gaver til ham</a>\n</nav>']] },
  });
  stack.use(await serveStore(network, store));
  stack.use(await serveStore(network, healthyStore(BRAND_HOST)));
  const { XAI_API_KEY: _without, ...keys } = engines.environment();
  const service = stack.use(
    await startService({ ...network.environment(), ...keys, ...registers.environment(), PUBLIC_URL: publicUrl }),
  );
  const owned = stack.move();
  return { service, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
