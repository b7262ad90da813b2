import { healthyStore } from './healthy.ts';
import { changed, file, xml } from './store.ts';
import type { Store, StoreAnswer } from './store.ts';

const PRODUCT = '/produkt/votter-dame';
const INFORMATION = '/salgsbetingelser';

/** A healthy store so small that a scan reads all of it: one product, one page of information, a cart. */
export function smallStore(host: string): Store {
  const healthy = healthyStore(host);
  const mainOf = (path: string): string => /<main>([^]*)<\/main>/.exec(String(healthy.paths[path]))![1]!.replaceAll('h1', 'h2');
  const small = (given: StoreAnswer): StoreAnswer => (typeof given !== 'string' ? given : given
    .replaceAll(/<a href="\/(?:kategori\/[a-z]+|om-oss)">[^<]*<\/a>\n?/g, '')
    .replaceAll(/<article><a href="\/produkt\/(?!votter-dame)[^]*?<\/article>\n?/g, '')
    .replace('<nav>', `<nav><a href="${PRODUCT}">Selbuvotter</a>`)
    .replaceAll(/href="\/(?:angrerett|personvern|kontakt)"/g, `href="${INFORMATION}"`));
  const kept = Object.entries(healthy.paths).filter(([path]) => !/^\/(?:kategori|produkt\/(?!votter-dame)|angrerett|personvern|kontakt|om-oss)/.test(path));
  const store = { ...healthy, paths: Object.fromEntries(kept.map(([path, given]) => [path, small(given)])) };
  return changed(store, {
    edit: { [INFORMATION]: [['</main>', `${['/angrerett', '/personvern', '/kontakt'].map(mainOf).join('\n')}</main>`]] },
    paths: {
      '/sitemap.xml': xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', PRODUCT, INFORMATION].map((path, at) => `<url><loc>{origin}${path}</loc><lastmod>2026-0${at + 1}-11</lastmod></url>`).join('\n')}</urlset>`),
    },
  });
}

/** Where a script-rendered store keeps what its pages are filled with. */
const CONTENT = '/innhold';

/** What fills a page: the head, the body and the language of its content. */
const APP = `const answer = await fetch('${CONTENT}' + location.pathname);
const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
document.documentElement.lang = page.documentElement.lang;
document.head.replaceChildren(...page.head.childNodes);
document.body.replaceWith(page.body);`;

const SHELL = `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><title>Nordlys Ull</title><meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/assets/app.js" type="module"></script></head><body><div id="app"></div></body></html>`;

/** The same store, the same in every other respect, whose pages a script fills in the browser. */
export function scriptRendered(store: Store): Store {
  const pages = Object.entries(store.paths).filter(([, given]) => typeof given === 'string');
  return {
    ...store,
    paths: {
      ...store.paths,
      '/assets/app.js': file('text/javascript', APP),
      ...Object.fromEntries(pages.flatMap(([path, given]) => [[path, SHELL], [CONTENT + path, given]])),
    },
  };
}
