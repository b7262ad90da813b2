import { describe, expect, test } from 'vitest';
import { noCruxClient } from '../../../lab/crux.ts';
import { disabledLab } from '../../../lab/lab.ts';
import { NO_REGISTERS } from '../../../registers/registers.ts';
import type { Sample } from '../gathered.ts';
import { notApplicable } from '../available.ts';
import { scriptedFetch } from '../scripted-fetch-rig.ts';
import type { ScriptedAnswer } from '../scripted-fetch-rig.ts';
import { gather } from './gather.ts';
import type { GatherDeps } from './gather.ts';
import { CHALLENGE } from './store-fetcher-rig.ts';

const HOST = 'https://shop.test';
const product = (name: string, more = ''): string => `<!doctype html><html lang="nb"><h1>${name}</h1><p>Pris 1 299 kr. På lager.</p>
<button>Legg i handlekurv</button>${more}</html>`;
const long = '<p>En butikk med mange fine varer i alle farger og størrelser, sendt fra lageret vårt i Trondheim samme dag. '
  + 'Vi har holdt på siden 1987, og selger til hele landet. Kom gjerne innom, eller ring oss hvis du lurer på noe.</p>';

async function gathered(paths: Record<string, string | ScriptedAnswer>, more: Partial<GatherDeps> = {}) {
  const answers = Object.fromEntries(Object.entries(paths).map(([path, given]) =>
    [HOST + path, typeof given === 'string' && given.startsWith('<') ? { body: given } : given as ScriptedAnswer]));
  const fetch = scriptedFetch({ [`${HOST}/robots.txt`]: { status: 404 }, [`${HOST}/sitemap.xml`]: { status: 404 }, ...answers });
  const signal = new AbortController().signal;
  const { raw } = gather({ requestedUrl: new URL(HOST), b2b: false }, {
    session: fetch.openSession({ signal }), signal, now: Date.UTC(2026, 10, 20), random: () => 0.5, aiEdgeProbe: false, judgesSpeed: true,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: '' }) },
    lab: disabledLab, crux: noCruxClient, ending: signal, registers: NO_REGISTERS, ...more,
  });
  return { raw, requests: fetch.requests };
}

async function sample(paths: Record<string, string | ScriptedAnswer>): Promise<{ sample: Sample; requests: readonly string[] }> {
  const { raw, requests } = await gathered(paths);
  return { sample: await raw.sample, requests };
}

const paths = ({ pages }: Sample, role: string): string[] =>
  pages.filter((page) => page.role === role).map(({ url }) => url.pathname + url.search);

describe('product pages are found', () => {
  test('by links on the home page', async () => {
    const found = await sample({
      '/': `${long}<a href="/products/a">A</a><a href="/products/b">B</a><a href="/products/c">C</a><a href="/products/d">D</a>`,
      '/products/a': product('A'), '/products/b': product('B'), '/products/c': product('C'), '/products/d': product('D'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/products/a', '/products/b', '/products/c']);
    expect(found.requests).not.toContain(`${HOST}/products/d`);
  });

  test('on category pages whose URLs look like products', async () => {
    const lists = ['klær', 'sko', 'luer', 'votter', 'garn', 'pinner', 'gaver'].map((name) => `/produkter/${encodeURIComponent(name)}`);
    const below = (list: string): string[] => ['a', 'b', 'c', 'd'].map((name) => `${list}/${name}`);
    const card = (path: string): string => `<div><a href="${path}"><img src="/a.jpg"></a> <p>499 kr</p><button>Kjøp</button></div>`;
    const found = await sample({
      '/': `<nav>${lists.map((path) => `<a href="${path}">Liste</a>`).join('')}</nav>${long}`,
      ...Object.fromEntries(lists.map((path) => [path, `<main><h1>Liste</h1>${below(path).map(card).join('')}</main>${long}`])),
      ...Object.fromEntries(lists.flatMap(below).map((path) => [path, product('Vare')])),
    });
    expect(paths(found.sample, 'product')).toEqual(below(lists[0]!).slice(0, 3));
  });

  test('by an ItemList in the markup', async () => {
    const list = {
      '@context': 'https://schema.org', '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Product', name: 'A', url: '/genser' } }],
    };
    const found = await sample({
      '/': `${long}<script type="application/ld+json">${JSON.stringify(list)}</script>`, '/genser': product('A'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/genser']);
  });

  test('by an ItemList that gives only URLs, some of them of articles', async () => {
    const listed = (paths: readonly string[]) => JSON.stringify({
      '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: paths.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
    });
    const found = await sample({
      '/': `${long}<script type="application/ld+json">${listed(['/blogg', '/kopp', 'https://annet.test/x'])}</script>`,
      '/blogg': long, '/kopp': product('Kopp'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/kopp']);
  });

  test('on a category page in the menu, whatever their URLs look like', async () => {
    const found = await sample({
      '/': `<nav><a href="/gensere.html">Gensere</a></nav>${long}`,
      '/gensere.html': `${long}<main><a href="/islender.html"><img src="/a.jpg" alt="Islender"></a></main>`,
      '/islender.html': product('Islender'),
    });
    expect(paths(found.sample, 'category')).toEqual(['/gensere.html']);
    expect(paths(found.sample, 'product')).toEqual(['/islender.html']);
  });

  test('on a category page that comes after information pages in the menu', async () => {
    const menu = ['/store/oslo', '/om-oss/historie', '/about-wool', '/account-info', '/search/advanced', '/bloggen', '/hdmi-giris'];
    const found = await sample({
      '/': `<nav>${menu.map((path) => `<a href="${path}">Mer</a>`).join('')}</nav>${long}`,
      '/hdmi-giris': `<main><h1>Kabler</h1><a href="/kabel"><img src="/a.jpg"> 499 kr</a></main>${long}`, '/kabel': product('Kabel'),
    });
    expect(paths(found.sample, 'category')).toEqual(['/hdmi-giris']);
    expect(paths(found.sample, 'product')).toEqual(['/kabel']);
  });

  test('on a category page, even if their URLs look like categories', async () => {
    const card = (name: string): string => `<li><a href="/shop/${name}"><img src="/${name}.jpg" alt=""></a> <b>kr 249</b></li>`;
    const found = await sample({
      '/': `<nav><a href="/shop/krus">Krus</a></nav>${long}<main>${card('sivkrus')}${card('melbolle')}</main>`,
      '/shop/krus': `${long}<main><h1>Krus</h1>${card('sivkrus')}${card('melbolle')}</main>`,
      '/shop/sivkrus': product('Sivkrus'), '/shop/melbolle': product('Melbolle'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/shop/sivkrus', '/shop/melbolle']);
  });

  test('on product cards whose links contain neither the picture nor the price', async () => {
    const card = (name: string): string => `<li><a href="/${name}.html">${name}</a><img src="/${name}.jpg" alt=""><b>kr 249</b></li>`;
    const cards = `<main><p><a href="/om-sauen.html">Les om sauen</a></p><ul>${['islender', 'marius', 'fana'].map(card).join('')}</ul></main>`;
    const found = await sample({
      '/': `<nav><a href="/nyheter">Nyheter</a></nav>${long}${cards}`, '/nyheter': `<h1>Nyheter</h1>${long}${cards}`, '/om-sauen.html': long,
      '/islender.html': product('Islender'), '/marius.html': product('Marius'), '/fana.html': product('Fana'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/islender.html', '/marius.html', '/fana.html']);
    expect(found.requests).not.toContain(`${HOST}/om-sauen.html`);
  });

  test('on a list linked only from another list', async () => {
    const tile = (path: string): string => `<a href="${path}"><img src="/a.jpg" alt=""> Se alle</a>`;
    const found = await sample({
      '/': `<nav><a href="/klaer">Klær</a></nav>${long}`, '/klaer': `${long}<main><h1>Klær</h1>${tile('/klaer/dame')}${tile('/klaer/herre')}</main>`,
      '/klaer/dame': `${long}<main><h1>Dame</h1>${tile('/klaer/dame/gensere')}</main>`, '/klaer/herre': `${long}<main><h1>Herre</h1></main>`,
      '/klaer/dame/gensere': `${long}<main><h1>Gensere</h1><a href="/klaer/dame/gensere/islender">Islender</a></main>`,
      '/klaer/dame/gensere/islender': product('Islender'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/klaer/dame/gensere/islender']);
  });

  test('on one of several lists behind tiles, before the remaining tiles are read', async () => {
    const lists = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const found = await sample({
      '/': `<main>${lists.map((name) => `<a href="/${name}"><img src="/${name}.jpg"></a>`).join('')}</main>${long}`,
      ...Object.fromEntries(lists.map((name) => [`/${name}`, `${long}<main><h1>Liste</h1><a href="/${name}/vare"><img src="/v.jpg"></a></main>`])),
      ...Object.fromEntries(lists.map((name) => [`/${name}/vare`, product('Vare')])),
    });
    expect(paths(found.sample, 'product').slice(0, 2)).toEqual(['/a/vare', '/b/vare']);
  });

  test('on a list whose URL looks like a news page', async () => {
    const found = await sample({
      '/': `<main><a href="/nyheter">Nyheter</a></main>${long}`,
      '/nyheter': `${long}<main><a href="/genser"><img src="/a.jpg"> 499 kr</a></main>`, '/genser': product('Genser'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/genser']);
  });

  test('among the pages of the sitemap sample, even if many links led nowhere', async () => {
    const dead = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `/${name}`);
    const locs = ['/om', '/genser'].map((path) => `<url><loc>${HOST}${path}</loc></url>`).join('');
    const found = await sample({
      '/': `<main>${dead.map((path) => `<a href="${path}"><img src="/a.jpg"></a>`).join('')}</main>${long}`,
      ...Object.fromEntries(dead.map((path) => [path, long])), '/om': long, '/genser': product('Genser'),
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs}</urlset>`,
      },
    });
    expect(paths(found.sample, 'product')).toEqual(['/genser']);
  });

  test('by the sitemap, even if no URL looks like a product', async () => {
    const locs = ['/om-oss', '/islender', '/category/gensere'].map((path) => `<url><loc>${HOST}${path}</loc></url>`).join('');
    const found = await sample({
      '/': long, '/islender': product('Islender'),
      '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs}</urlset>` },
    });
    expect(paths(found.sample, 'product')).toEqual(['/islender']);
  });

  test('by the sitemap', async () => {
    const found = await sample({
      '/': long,
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${HOST}/produkt/a</loc></url></urlset>`,
      },
      '/produkt/a': product('A'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/produkt/a']);
  });

  test('by the query, in a store with one script for all pages', async () => {
    const found = await sample({
      '/': `${long}<a href="/index.php?route=product/product&product_id=7">Sko</a>`,
      '/index.php?route=product/product&product_id=7': product('Sko'),
    });
    expect(paths(found.sample, 'product')).toEqual(['/index.php?route=product/product&product_id=7']);
  });

  test('but not if only the URL looks like one', async () => {
    const found = await sample({ '/': `${long}<a href="/products/a">A</a>`, '/products/a': `<h1>Nyheter</h1>${long}` });
    expect(paths(found.sample, 'product')).toEqual([]);
    expect(found.sample.missing.get('product')).toEqual({ available: false, reason: 'not-found' });
  });

  test('or are missing for the reason that the only one was not seen', async () => {
    const found = await sample({ '/': `${long}<a href="/products/a">A</a>`, '/products/a': 'timeout' });
    expect(found.sample.missing.get('product')).toMatchObject({ reason: 'timeout' });
  });
});

test('the products of a shell without links are missing as needs-script', async () => {
  const found = await sample({ '/': '<div id="root"></div><script src="/app.js"></script>' });
  expect(found.sample.missing.get('product')).toMatchObject({ reason: 'needs-script' });
});

test('information pages and the cart are read, each URL once', async () => {
  const found = await sample({
    '/': `${long}<footer><a href="/vilkar">Salgsvilkår</a><a href="/vilkar#retur">Retur</a><a href="/kontakt">Kontakt oss</a>
      <a href="/personvern">Personvern</a></footer><a href="/handlekurv">Handlekurv</a>`,
    '/vilkar': `<h1>Vilkår</h1>${long}`, '/kontakt': `<h1>Kontakt</h1>${long}`, '/personvern': { status: 404 },
    '/handlekurv': `<h1>Handlekurv</h1>${long}`,
  });
  expect(found.sample.pages.map(({ role, url }) => [role, url.pathname]))
    .toEqual([['home', '/'], ['cart', '/handlekurv'], ['terms', '/vilkar'], ['contact', '/kontakt']]);
  expect(found.requests.filter((url) => url === `${HOST}/vilkar`)).toHaveLength(1);
  expect(found.sample.missing.get('privacy')).toMatchObject({ reason: 'not-found' });
});

test.each([
  ['Om oss', '/om-oss'], ['Impressum', '/impressum'], ['Mentions légales', '/mentions-legales'], ['About us', '/pages/about-us'],
])('the page that says who runs the store is read: %s', async (text, path) => {
  const found = await sample({
    '/': `${long}<footer><a href="/kontakt">Kontakt</a><a href="${path}">${text}</a></footer>`,
    '/kontakt': `<h1>Kontakt</h1>${long}`, [path]: `<h1>${text}</h1>${long}`,
  });
  expect(paths(found.sample, 'company')).toEqual([path]);
});

test('a role is not missing if its link leads to another information page, but is if it redirects home', async () => {
  const footer = '<footer><a href="/vilkar">Vilkår og retur</a><a href="/kontakt">Kontakt oss</a></footer>';
  const found = await sample({ '/': long + footer, '/vilkar': `<h1>Vilkår</h1>${long}`, '/kontakt': { status: 302, headers: { location: '/' } } });
  expect(found.sample.missing.has('returns')).toBe(false);
  expect(found.sample.missing.get('contact')).toMatchObject({ reason: 'not-found' });
});

test('links that may change something are not followed', async () => {
  const { requests } = await sample({
    '/': `${long}<a href="/produkt/a?add-to-cart=1">Kjøp</a><a href="/logout">Logg ut</a><a href="/cart/add?id=1">Legg i</a>
      <a href="/wishlist">Ønskeliste</a><a href="/produkt/a">A</a>`,
    '/produkt/a': product('A', '<a href="/produkt/a?add_to_wishlist=1">Husk</a>'),
  });
  for (const url of requests) expect(url).not.toMatch(/add|logout|wishlist/);
});

test('without a home page, what is gathered from it is unavailable for its reason, and nobody is asked', async () => {
  const unasked = () => { throw new Error('nobody is asked'); };
  const deps = { lab: { measure: unasked, render: unasked }, crux: { query: unasked }, aiEdgeProbe: true };
  const { raw } = await gathered({ '/': CHALLENGE }, deps);
  for (const part of await Promise.all([raw.lab, raw.field, raw.firstBytes, raw.shownPages, raw.edgeProbe])) {
    expect(part).toMatchObject({ available: false, reason: 'challenged' });
  }
});

test.each([['', long], [' whose home page was not seen', CHALLENGE]])('AI user agents are not used for a store%s unless the operator enabled it', async (_what, home) => {
  const { raw } = await gathered({ '/': home }, { aiEdgeProbe: false });
  expect(await raw.edgeProbe).toEqual(notApplicable);
});

test.each([
  ['is measured only if speed is judged', long, [true]],
  ['that is a shell is measured in any case, to be rendered', '<title>Shop</title><div id="app"></div><script src="/a.js"></script>', [true, false]],
])('a home page %s', async (_what, home, measuredIf) => {
  const asked: boolean[] = [];
  for (const judgesSpeed of [true, false]) {
    const measure: typeof disabledLab.measure = async (url, options) => {
      asked.push(judgesSpeed);
      return disabledLab.measure(url, options);
    };
    const { raw } = await gathered({ '/': home }, { judgesSpeed, lab: { ...disabledLab, measure } });
    expect(await raw.lab).toMatchObject({ available: false, reason: 'switched-off' });
  }
  expect(asked).toEqual(measuredIf);
});
