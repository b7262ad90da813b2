import { healthyStore } from './healthy.ts';
import { changed, file, xml } from './store.ts';
import type { Store, StoreAnswer, StoreResponse } from './store.ts';

/** The page of the small store's product. */
export const PRODUCT = '/produkt/votter-dame';
const INFORMATION = '/salgsbetingelser';

/** A healthy store small enough for a scan to read completely: one product, one information page, a cart. */
export function smallStore(host: string): Store {
  const healthy = healthyStore(host);
  const mainOf = (path: string): string =>
    /<main>([^]*)<\/main>/.exec(String(healthy.paths[path]))![1]!.replaceAll('h1', 'h2');
  const small = (reply: StoreAnswer): StoreAnswer => (typeof reply !== 'string' ? reply : reply
    .replaceAll(/<a href="\/(?:kategori\/[a-z]+|om-oss)">[^<]*<\/a>\n?/g, '')
    .replaceAll(/<article><a href="\/produkt\/(?!votter-dame)[^]*?<\/article>\n?/g, '')
    .replace('<nav>', `<nav><a href="${PRODUCT}">Selbuvotter</a>`)
    .replaceAll(/href="\/(?:angrerett|personvern|kontakt)"/g, `href="${INFORMATION}"`));
  const kept = Object.entries(healthy.paths)
    .filter(([path]) => !/^\/(?:kategori|produkt\/(?!votter-dame)|angrerett|personvern|kontakt|om-oss)/.test(path));
  const store = { ...healthy, paths: Object.fromEntries(kept.map(([path, reply]) => [path, small(reply)])) };
  return changed(store, {
    edit: {
      [INFORMATION]: [['</main>', `${['/angrerett', '/personvern', '/kontakt'].map(mainOf).join('\n')}</main>`]],
    },
    paths: {
      '/sitemap.xml': xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', PRODUCT, INFORMATION].map((path, at) => `<url><loc>{origin}${path}</loc><lastmod>2026-0${at + 1}-11</lastmod></url>`).join('\n')}</urlset>`),
    },
  });
}

/** The path prefix of the content of script-rendered pages; no page links to it. */
export const CONTENT = '/innhold';
const APP = '/assets/app.js';

/** Fetches the page's content and inserts it, head and language included. */
const SCRIPT = `fetch('${CONTENT}' + location.pathname + location.search).then((answer) => answer.json()).then(({ html }) => {
  document.documentElement.replaceWith(new DOMParser().parseFromString(html, 'text/html').documentElement);
});`;

/** An app shell without content. */
const SHELL = `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><title>Butikk</title><meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${APP}" type="module"></script></head><body><div id="app"></div></body></html>`;

/** The same store with every page rendered by scripts: a client that runs none gets almost nothing. */
export function scriptRendered(store: Store): Store {
  const paths = Object.entries(store.paths).flatMap(([path, answer]): [string, StoreAnswer][] => {
    const html = htmlOf(answer);
    if (html === null) return [[path, answer]];
    const head = typeof answer === 'string' ? {} : answer as StoreResponse;
    return [
      [path, { ...head, body: SHELL }],
      [`${CONTENT}${path}`, file('application/json', JSON.stringify({ html }))],
    ];
  });
  return { ...store, paths: { ...Object.fromEntries(paths), [APP]: file('text/javascript', SCRIPT) } };
}

/** The HTML of a page's response; null where it is no page, or an error. */
function htmlOf(answer: StoreAnswer): string | null {
  if (typeof answer === 'string') return answer === 'hang' || answer === 'cut' ? null : answer;
  if (Array.isArray(answer)) return null;
  const { status = 200, headers = {}, body } = answer as StoreResponse;
  const type = headers['content-type'] ?? 'text/html';
  return status < 300 && type.startsWith('text/html') && typeof body === 'string' ? body : null;
}
