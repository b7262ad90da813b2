import { file } from './store.ts';
import type { Store, StoreAnswer, StoreResponse } from './store.ts';

/** Where a page that scripts build has its content; no page leads there. */
const CONTENT = '/innhold';

/** Says nothing; its script fetches what the page is to show and puts it in place, head and language included. */
const SHELL = `<!doctype html><html><head><meta charset="utf-8"><title>Butikk</title></head><body><div id="app"></div><script>
fetch('${CONTENT}' + location.pathname + location.search).then((answer) => answer.json()).then(({ html }) => {
  document.documentElement.replaceWith(new DOMParser().parseFromString(html, 'text/html').documentElement);
});
</script></body></html>`;

/** The same store, but that scripts build each page of it: whoever runs none is sent next to nothing. */
export function scriptRendered(store: Store): Store {
  const paths = Object.entries(store.paths).flatMap(([path, answer]): [string, StoreAnswer][] => {
    const html = htmlOf(answer);
    if (html === null) return [[path, answer]];
    const head = typeof answer === 'string' ? {} : answer as StoreResponse;
    return [[path, { ...head, body: SHELL }], [`${CONTENT}${path}`, file('application/json', JSON.stringify({ html }))]];
  });
  return { ...store, paths: Object.fromEntries(paths) };
}

/** The page that is answered; null where that is none, or none that stands there. */
function htmlOf(answer: StoreAnswer): string | null {
  if (typeof answer === 'string') return answer === 'hang' || answer === 'cut' ? null : answer;
  if (Array.isArray(answer)) return null;
  const { status = 200, headers = {}, body } = answer as StoreResponse;
  const type = headers['content-type'] ?? 'text/html';
  return status < 300 && type.startsWith('text/html') && typeof body === 'string' ? body : null;
}
