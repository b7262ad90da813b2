/** A page made to be expensive to read, as large as the service reads. */
export interface Shape {
  name: string;
  /** The body of every page of the store; pages differ only in their URL. */
  body: string;
  robots?: string;
  sitemap?: string;
}

const PAGE_CHARS = 2_900_000;
const BLOCK_CHARS = 950_000;
/** Just below the health scan's limit for data in a page (`maxData`). */
const DATA_CHARS = 480_000;
const ROBOTS_CHARS = 520_000;
const SITEMAP_URLS = 50_000;

/** A page like those of many shops, as the baseline. */
const ORDINARY = `${'<div class="card"><a href="/p/1"><img src="/1.jpg" alt="Kanne"><b>Kanne</b> <span>kr 199,-</span></a></div>'.repeat(60)}`;

/** The shapes that a hostile store may give its pages, robots.txt and sitemap. */
export const SHAPES: readonly Shape[] = [
  { name: 'an ordinary store', body: ORDINARY },
  { name: 'digits in one line', body: `<p>${filled('12 345 67,8 9 ', 1_200_000)}</p>` },
  { name: 'digits without a space', body: `<p>${filled('1234567890', 1_200_000)}</p>` },
  { name: 'prices, each a line', body: filled((n) => `<p>kr ${n},-</p>`) },
  { name: 'letters and marks outside ASCII', body: `<p>${filled('Å̊ﬁ①\u200b ', 1_200_000)}</p>` },
  { name: 'one endless word', body: `<p>${filled('a')}</p>` },
  { name: 'white space', body: `<p>${filled(' \n\t ')}</p>` },
  { name: 'angle brackets', body: filled('<') },
  { name: 'comments', body: filled('<!--') },
  { name: '100,000 links', body: filled((n) => `<a href="/p/${n}">x</a>`) },
  {
    name: 'links in a deeply nested menu',
    body: `${'<div class="footer">'.repeat(400)}<nav>${filled((n) => `<a href="/p/${n}">Kanne ${n}</a>`)}`,
  },
  { name: 'endless nesting', body: filled('<div>') },
  { name: 'text at 900 levels', body: `${'<div class="a b">'.repeat(900)}${filled('<i>1 kr</i> ')}` },
  { name: 'unclosed formatting elements', body: filled((n) => `<p><b id=${n}><i>1`) },
  { name: 'a table full of misplaced elements', body: `<table>${filled('<b>x<tr>')}` },
  { name: 'one long attribute', body: `<p title="${filled('x&amp;')}">1</p>` },
  { name: 'attributes of one element', body: `<p ${filled((n) => `a${n} `)}>1</p>` },
  { name: 'attributes of many elements', body: filled((n) => `<i class="price a b c${n}" id=i${n} data-a=1>1</i>`) },
  { name: 'unclosed headings', body: filled((n) => `<h1>Kanne ${n}`) },
  { name: 'images', body: filled((n) => `<img src=/${n}.jpg srcset="/${n}.jpg 1x, /${n}b.jpg 2x">`) },
  { name: 'JSON-LD of many nodes', body: ldJson((n) => `{"@type":"Thing","name":"T${n}"}`) },
  {
    name: 'JSON-LD products',
    body: ldJson((n) =>
      `{"@type":"Product","name":"T${n}","offers":{"@type":"Offer","price":"${n}","priceCurrency":"NOK"}}`),
  },
  { name: 'deeply nested JSON-LD', body: `<script type="application/ld+json">${filled('{"a":[', BLOCK_CHARS)}</script>` },
  { name: 'truncated JSON-LD', body: `<script type="application/ld+json">[${filled((n) => `{'@type':'Product',name:'T${n}'},`, BLOCK_CHARS)}</script>` },
  {
    name: 'JSON-LD in 20,000 scripts',
    body: filled((n) => `<script type="application/ld+json">{"@type":"Product","name":"${n}"}</script>`),
  },
  {
    name: 'JSON-LD of unseparated strings',
    body: `<script type="application/ld+json">{${filled('"a', 199_000)}</script>`,
  },
  {
    name: 'unseparated strings in 100 scripts',
    body: `<script type="application/ld+json">{${filled('"a', 4_900)}</script>`.repeat(100),
  },
  {
    name: 'JSON-LD offers with prices as text',
    body: ldJson((n) => `{"@type":"Product","name":"Kanne","offers":{"@type":"Offer","price":"nå ${n} kr"}}`),
  },
  {
    name: 'JSON-LD of questions',
    body: ldJson((n) =>
      `{"@type":"FAQPage","mainEntity":{"@type":"Question","name":"Hva ${n}?","acceptedAnswer":{"text":"Det"}}}`),
  },
  {
    name: 'JSON-LD of nested graphs',
    body: `<script type="application/ld+json">${filled('{"@graph":', 240_000)}1${filled('}', 24_000)}</script>`,
  },
  {
    name: 'JSON-LD with a gap',
    body: `<script type="application/ld+json">{"a":1${filled(' ', DATA_CHARS)};b</script>`,
  },
  { name: 'JSON-LD with slashes', body: `<script type="application/ld+json">{"@type":"Product","name":"Kanne","url":"/${filled('/', DATA_CHARS)}a"}</script>` },
  { name: 'robots meta tags', body: filled('<meta name=robots content=noindex>', 1_360_000) },
  { name: 'nested links', body: `${'<a href=/p/1><object>'.repeat(240)}${filled('<!---->')}` },
  { name: 'headings around a text', body: `${'<h1><i>'.repeat(240)}${filled('Kanne ', 590_000)}` },
  {
    name: 'forms with textareas elsewhere',
    body: `${'<form class=contact></form>'.repeat(19_000)}${'<textarea></textarea>'.repeat(19_000)}`,
  },
  { name: 'footers with company numbers', body: filled('<footer>CVR 12345678</footer><p>a</p>') },
  { name: 'a viewport of dashes', body: `<meta name="viewport" content="${filled('-')}">` },
  {
    name: 'microdata products',
    body: filled((n) => `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">T${n}</b></div>`),
  },
  { name: 'deeply nested microdata', body: filled('<div itemscope itemprop=a itemtype="https://schema.org/Product">') },
  { name: 'microdata with crossing references', body: `${filled((n) => `<b itemscope itemref="${refersTo(n)}">`, 1_900_000)}${filled((n) => `<p id=r${n} itemprop=name>1`)}` },
  { name: 'deeply nested microdata of one text', body: filled('<div itemprop=name><b>T</b>') },
  {
    name: 'robots.txt of many groups',
    body: ORDINARY,
    robots: filled((n) => `User-agent: a${n}\nDisallow: /${n}*x\n`, ROBOTS_CHARS),
  },
  {
    name: 'robots.txt of many rules',
    body: ORDINARY,
    robots: `User-agent: *\n${filled((n) => `Disallow: /*${n}*a*b*c$\n`, ROBOTS_CHARS)}`,
  },
  { name: 'robots.txt of one line', body: ORDINARY, robots: `User-agent: *\nDisallow: /${filled('*a', ROBOTS_CHARS)}` },
  { name: 'robots.txt of comments', body: ORDINARY, robots: `${filled('<!---->', ROBOTS_CHARS)}x` },
  { name: 'a sitemap of one line', body: ORDINARY, sitemap: `https://shop.test/${filled('a', 40_000_000)}` },
  { name: 'a sitemap of comments', body: ORDINARY, sitemap: `${filled('<!---->')}x` },
  {
    name: 'a sitemap of 50,000 addresses', body: ORDINARY,
    sitemap: urlset(
      Array.from(
        { length: SITEMAP_URLS },
        (_, n) => `<url><loc>{origin}/p/${n}</loc><lastmod>2026-01-01</lastmod></url>`,
      ).join(''),
    ),
  },
  {
    name: 'a sitemap of 40 MB of one text',
    body: ORDINARY,
    sitemap: urlset(`<url><loc>${filled('/a', 40_000_000)}</loc></url>`),
  },
];

/** Fifty of 8,000 ids. */
function refersTo(place: number): string {
  return Array.from({ length: 50 }, (_, at) => `r${(place * 7 + at) % 8_000}`).join(' ');
}

function filled(unit: string | ((place: number) => string), chars = PAGE_CHARS): string {
  if (typeof unit === 'string') return unit.repeat(Math.floor(chars / unit.length));
  const parts: string[] = [];
  for (let place = 0, length = 0; length < chars; place += 1) {
    const part = unit(place);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/** Three blocks of the maximum length that is read. */
function ldJson(node: (place: number) => string): string {
  const nodes = filled((place) => `${node(place)},`, BLOCK_CHARS).slice(0, -1);
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes}]}</script>`.repeat(3);
}

function urlset(entries: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}
