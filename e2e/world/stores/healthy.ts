import { file, text, xml } from './store.ts';
import type { Store, StoreAnswer } from './store.ts';

interface Item {
  slug: string;
  name: string;
  price: number;
  gtin: string;
  text: string;
}

const ITEMS: readonly Item[] = [
  {
    slug: 'islender-herre', name: 'Islender i ull til herre', price: 1299, gtin: '7090000000011',
    text: 'En klassisk islender strikket i norsk ull, med rundfelling og god plass i ermene.',
  },
  {
    slug: 'votter-dame', name: 'Selbuvotter til dame', price: 449, gtin: '7090000000028',
    text: 'Selbuvotter med åttebladrose, strikket i tynt ullgarn og foret med mykt fleecestoff.',
  },
  {
    slug: 'lue-barn', name: 'Topplue til barn', price: 299, gtin: '7090000000035',
    text: 'Varm topplue i merinoull som ikke klør, med en stor dusk og brettekant.',
  },
  {
    slug: 'skjerf-ull', name: 'Skjerf i lammeull', price: 599, gtin: '7090000000042',
    text: 'Et langt og mykt skjerf i lammeull, vevd i små serier på et gammelt veveri.',
  },
];

const CATEGORIES = [
  { slug: 'gensere', name: 'Gensere', items: ['islender-herre', 'skjerf-ull'] },
  { slug: 'tilbehor', name: 'Tilbehør', items: ['votter-dame', 'lue-barn', 'skjerf-ull'] },
];

const COMPANY = { name: 'Nordlys Ull AS', orgnr: '923609016', street: 'Ullveien 12', place: '7030 Trondheim' };

const money = (price: number): string => `${price.toLocaleString('nb-NO').replace(/\s/g, ' ')} kr`;

interface PageParts {
  path: string;
  title: string;
  description: string;
  heading: string;
  body: string;
  head?: string;
}

/** One page of the store, complete for search engines, machines and the law. */
function page({ path, title, description, heading, body, head = '' }: PageParts): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="{origin}${path}">
<meta property="og:title" content="${title}">
<meta property="og:image" content="{origin}/bilder/nordlys.jpg">
<meta property="og:url" content="{origin}${path}">
<link rel="stylesheet" href="/assets/butikk.css">
<script src="/assets/butikk.js" defer></script>
${head}</head>
<body>
<header>
<a href="/"><img src="/bilder/logo.svg" alt="Nordlys Ull"></a>
<nav>
${CATEGORIES.map(({ slug, name }) => `<a href="/kategori/${slug}">${name}</a>`).join('\n')}
<a href="/om-oss">Om oss</a>
</nav>
<a href="/handlekurv">Handlekurv</a>
</header>
<main>
<h1>${heading}</h1>
${body}
</main>
<footer>
<p>${COMPANY.name}, ${COMPANY.street}, ${COMPANY.place}. Org.nr. ${COMPANY.orgnr.replace(/(\d{3})(?=\d)/g, '$1 ')} MVA.
<a href="mailto:post@nordlysull.example">post@nordlysull.example</a></p>
<a href="/salgsbetingelser">Salgsbetingelser</a>
<a href="/angrerett">Angrerett og retur</a>
<a href="/personvern">Personvern</a>
<a href="/kontakt">Kontakt oss</a>
</footer>
</body>
</html>
`;
}

/** A range of days. */
const days = (minValue: number, maxValue: number): object =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' });
const script = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>\n`;

const card = ({ slug, name, price }: Item): string =>
  `<article><a href="/produkt/${slug}"><img src="/bilder/${slug}.jpg" alt="${name}"> ${name}</a> <span>${money(price)}</span></article>`;

const ORGANIZATION = script({
  '@context': 'https://schema.org', '@type': 'Organization',
  name: COMPANY.name, url: '{origin}/', logo: '{origin}/bilder/logo.png',
});

const breadcrumb = (names: readonly (readonly [string, string])[]): string => script({
  '@context': 'https://schema.org', '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `{origin}${path}`,
  })),
});

function home(): string {
  return page({
    path: '/', title: 'Nordlys Ull: strikkede klær i norsk ull', heading: 'Strikket i norsk ull', head: ORGANIZATION,
    description: 'Gensere, votter, luer og skjerf strikket i norsk ull i Trondheim. Fri frakt over 1 000 kroner og 30 dagers åpent kjøp.',
    body: `<p>Vi strikker gensere, votter, luer og skjerf i norsk ull, i små serier på vårt eget veveri i Trondheim.
Alle priser er inkludert mva. Vi sender med Posten og tar imot Vipps og kort.</p>
${ITEMS.map(card).join('\n')}`,
  });
}

function productPage(item: Item): string {
  const path = `/produkt/${item.slug}`;
  const data = {
    '@context': 'https://schema.org', '@type': 'Product', name: item.name,
    description: item.text, sku: item.slug.toUpperCase(),
    gtin13: item.gtin, image: [`{origin}/bilder/${item.slug}.jpg`], brand: { '@type': 'Brand', name: 'Nordlys' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 31, bestRating: 5 },
    offers: {
      '@type': 'Offer', price: `${item.price}.00`, priceCurrency: 'NOK', availability: 'https://schema.org/InStock',
      url: `{origin}${path}`, itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails', shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NO' },
        shippingRate: { '@type': 'MonetaryAmount', value: 79, currency: 'NOK' },
        deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(1, 3) },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'NO',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
      },
    },
  };
  return page({
    path, title: `${item.name} – Nordlys Ull`, heading: item.name,
    description: `${item.text} Fri frakt over 1 000 kroner.`,
    head: script(data) + breadcrumb([['Forside', '/'], [item.name, path]]),
    body: `<img src="/bilder/${item.slug}.jpg" alt="${item.name}">
<p>${item.text}</p>
<p>Pris: <strong>${money(item.price)}</strong> inkl. mva. Varenr. ${item.slug.toUpperCase()}. På lager.</p>
<form method="post" action="/handlekurv/legg-til"><button>Legg i handlekurv</button></form>
<p>Vi sender innen to dager. Du har 30 dagers åpent kjøp og vanlig angrerett.</p>`,
  });
}

function categoryPage({ slug, name, items }: (typeof CATEGORIES)[number]): string {
  const path = `/kategori/${slug}`;
  return page({
    path, title: `${name} i norsk ull – Nordlys Ull`, heading: name,
    description: `${name} strikket i norsk ull i Trondheim, med fri frakt over 1 000 kroner og 30 dagers åpent kjøp.`,
    head: breadcrumb([['Forside', '/'], [name, path]]),
    body: `<p>Her finner du alle våre varer i gruppen ${name.toLowerCase()}. Alle priser er inkludert mva.</p>
${ITEMS.filter((item) => items.includes(item.slug)).map(card).join('\n')}`,
  });
}

const information: Readonly<Record<string, Omit<PageParts, 'path'>>> = {
  '/salgsbetingelser': {
    title: 'Salgsbetingelser – Nordlys Ull', heading: 'Salgsbetingelser',
    description: 'Betingelsene for kjøp hos Nordlys Ull: priser, betaling, levering, angrerett, reklamasjon og tvister.',
    body: `<p>Selger er ${COMPANY.name}, org.nr. 923 609 016 MVA. Prisene er i norske kroner og inkluderer merverdiavgift. Varen leveres av Posten innen fem dager. Du betaler med Vipps eller kort. Du har angrerett i 14 dager etter at du fikk varen, og finner angreskjemaet på siden om angrerett.</p>`,
  },
  '/angrerett': {
    title: 'Angrerett og retur – Nordlys Ull', heading: 'Angrerett og retur',
    description: 'Slik bruker du angreretten og returnerer en vare til Nordlys Ull: frist, angreskjema, adresse og penger tilbake.',
    body: '<p>Du har angrerett i 14 dager etter at du fikk varen. Fyll ut <a href="/angreskjema.pdf">angreskjemaet</a> og legg det i pakken. Vi betaler pengene tilbake innen 14 dager etter at vi fikk beskjed.</p>',
  },
  '/personvern': {
    title: 'Personvern – Nordlys Ull', heading: 'Personvern',
    description: 'Hvilke opplysninger Nordlys Ull lagrer om deg, hvorfor vi lagrer dem, hvor lenge, og hvordan du får slettet dem.',
    body: '<p>Vi lagrer navn, adresse og e-post for å kunne sende deg varene. Opplysningene slettes når regnskapsloven tillater det. Du kan når som helst be om innsyn.</p>',
  },
  '/kontakt': {
    title: 'Kontakt oss – Nordlys Ull', heading: 'Kontakt oss',
    description: 'Kontakt Nordlys Ull i Trondheim på telefon 73 00 00 00 eller e-post. Vi svarer på hverdager mellom 9 og 16.',
    body: `<p>Ring oss på 73 00 00 00 eller skriv til <a href="mailto:post@nordlysull.example">post@nordlysull.example</a>. Besøk oss i ${COMPANY.street}, ${COMPANY.place}.</p>`,
  },
  '/om-oss': {
    title: 'Om oss – Nordlys Ull', heading: 'Om Nordlys Ull',
    description: 'Nordlys Ull er et lite veveri i Trondheim som har strikket klær i norsk ull siden 1987. Her er historien vår.',
    body: '<p>Nordlys Ull er et lite veveri i Trondheim. Vi har strikket klær i norsk ull siden 1987, og alt lages av fire ansatte i en gammel smie ved Nidelva.</p>',
  },
  '/handlekurv': {
    title: 'Handlekurven din – Nordlys Ull', heading: 'Handlekurv',
    description: 'Varene du har lagt i handlekurven hos Nordlys Ull. Gå til kassen for å betale med Vipps eller kort.',
    body: '<p>Handlekurven er tom. Når du har lagt noe i den, kan du gå til kassen herfra.</p><a href="/kasse">Til kassen</a>',
  },
};

const SITEMAP_PATHS = [
  '/', ...CATEGORIES.map(({ slug }) => `/kategori/${slug}`), ...ITEMS.map(({ slug }) => `/produkt/${slug}`),
  '/salgsbetingelser', '/angrerett', '/personvern', '/kontakt', '/om-oss',
];

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${SITEMAP_PATHS.map((path, index) => `<url><loc>{origin}${path}</loc><lastmod>2026-0${1 + (index % 6)}-1${index % 10}</lastmod></url>`).join('\n')}
</urlset>
`;

const ROBOTS = `User-agent: *
Disallow: /handlekurv
Disallow: /kasse
Disallow: /sok

Sitemap: {origin}/sitemap.xml
`;

const LLMS = `# Nordlys Ull

> Strikkede klær i norsk ull, laget i Trondheim.

## Varer

- [Gensere]({origin}/kategori/gensere): gensere i norsk ull
- [Tilbehør]({origin}/kategori/tilbehor): votter, luer og skjerf
`;

const picture = file(
  'image/jpeg',
  new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
  { 'cache-control': 'public, max-age=31536000' },
);

/** A healthy Norwegian store that sells to consumers, without faults. */
export function healthyStore(host: string): Store {
  const pages: Record<string, StoreAnswer> = {
    '/': home(),
    '/robots.txt': text(ROBOTS),
    '/sitemap.xml': xml(SITEMAP),
    '/llms.txt': file('text/plain; charset=utf-8', LLMS),
    '/kasse': { status: 302, headers: { location: '/handlekurv' } },
    '/angreskjema.pdf': file('application/pdf', '%PDF-1.4'),
    '/assets/butikk.css': file(
      'text/css',
      'body{margin:0}',
      { 'cache-control': 'public, max-age=31536000, immutable' },
    ),
    '/assets/butikk.js': file('text/javascript', 'void 0;', { 'cache-control': 'public, max-age=31536000, immutable' }),
    '/bilder/logo.svg': file('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/bilder/logo.png': picture,
    '/bilder/nordlys.jpg': picture,
  };
  for (const item of ITEMS) {
    pages[`/produkt/${item.slug}`] = productPage(item);
    pages[`/bilder/${item.slug}.jpg`] = picture;
  }
  for (const category of CATEGORIES) pages[`/kategori/${category.slug}`] = categoryPage(category);
  for (const [path, parts] of Object.entries(information)) pages[path] = page({ path, ...parts });
  return { host, paths: pages, headers: { 'strict-transport-security': 'max-age=31536000' } };
}
