import { describe, expect, test } from 'vitest';
import { MAX_RENDERED_HTML } from '../../../lab/serialize-page.ts';
import type { RenderOutcome } from '../../../lab/lab-result.ts';
import { measured } from '../artifacts-speed-rig.ts';
import { pageOf, sampled } from '../artifacts-rig.ts';
import { available, unavailable } from '../available.ts';
import type { ReadPage, Sample, SampledPage, Available } from '../gathered.ts';
import { createPageReader } from './page-reader.ts';
import { createShellRenderer } from './shell-renderer.ts';

const signal = new AbortController().signal;
const SHELL = '<!doctype html><title>Shop</title><div id="app"></div><script src="/app.js"></script>';
const filled = (words: string): string => `<!doctype html><title>Shop</title><div id="app"><h1>${words}</h1>${'<p>Ull fra norske sauer, strikket hos oss. '.repeat(9)}</div><script src="/app.js"></script>`;
const PRODUCT = filled('Votter').replace('</div>', '<p>Pris: 449 kr. På lager.</p><button>Legg i handlekurv</button></div>');
const shell = (role: SampledPage['role'], path: string): SampledPage => sampled(role, SHELL, { path });
const sampleOf = (...pages: SampledPage[]): Sample => ({ pages, missing: new Map() });

/** A renderer that shows these pages by path, and the shell again for any other. */
function rendererOf(shown: Readonly<Record<string, string | RenderOutcome>> = {}) {
  const requests: string[] = [];
  const made = createShellRenderer({
    reader: createPageReader(), signal,
    lab: {
      async render(urls) {
        requests.push(urls.map(({ pathname }) => pathname).join(' '));
        return urls.map((url): RenderOutcome => {
          const given = shown[url.pathname] ?? SHELL;
          return typeof given === 'string' ? { ok: true, document: { url: url.href, status: 200, headers: {}, html: given } } : given;
        });
      },
    },
  });
  return { ...made, requests };
}
const document = (html: string, url = 'https://shop.test/') => available(measured({ document: { url, status: 200, headers: {}, html } }));
const read = (page: Available<ReadPage>) => {
  if (!page.available) throw new Error(page.reason);
  return { shell: page.value.shell, text: page.value.page.text.text.split('\n')[0], truncated: page.value.truncated, url: page.value.url.href };
};

describe('the home page', () => {
  const home = available(pageOf(SHELL));

  test('is the one the lab rendered', async () => {
    const { home: renderHome, rendered } = rendererOf();
    expect(read(await renderHome(home, Promise.resolve(document(filled('Nordlys')))))).toEqual({ shell: null, text: 'Nordlys', truncated: false, url: 'https://shop.test/' });
    expect([...rendered]).toEqual(['https://shop.test/']);
  });

  test.each<[string, Available<ReadPage>]>([
    ['has its content in the HTML', available(pageOf(filled('Nordlys')))], ['was not seen', unavailable('challenged')],
  ])('is unchanged if it %s, without waiting for the lab', async (_what, page) => {
    expect(await rendererOf().home(page, new Promise(() => {}))).toBe(page);
  });

  test.each(['no-browser', 'browser-failed', 'timeout', 'budget', 'challenged'] as const)('is a shell with the lab\'s reason: %s', async (reason) => {
    expect(read(await rendererOf().home(home, Promise.resolve(unavailable(reason))))).toMatchObject({ shell: reason });
  });

  test.each(['switched-off', 'root-cause'] as const)('is unchanged if no browser was tried: %s', async (reason) => {
    expect(await rendererOf().home(home, Promise.resolve(unavailable(reason)))).toBe(home);
  });

  test('is unchanged if scripts leave it empty', async () => {
    const { home: renderHome, rendered } = rendererOf();
    expect(await renderHome(home, Promise.resolve(document(SHELL)))).toBe(home);
    expect(rendered.size).toBe(0);
  });

  test('is marked as truncated if it is too long', async () => {
    const html = filled('Nordlys').padEnd(MAX_RENDERED_HTML, ' ');
    expect(read(await rendererOf().home(home, Promise.resolve(document(html))))).toMatchObject({ shell: null, truncated: true });
  });
});

describe('the other pages', () => {
  test('are rendered in one call, at most three, products first', async () => {
    const all = sampleOf(shell('category', '/k'), shell('product', '/p'), shell('terms', '/t'), shell('returns', '/r'), shell('contact', '/c'));
    const { sample, requests, rendered } = rendererOf({ '/p': PRODUCT, '/t': filled('Vilkår'), '/c': filled('Kontakt') });
    const { pages } = await sample(all);
    expect(requests).toEqual(['/p /t /c']);
    expect(pages.map((page) => [page.role, page.shell])).toEqual([
      ['category', 'needs-script'], ['product', null], ['terms', null], ['returns', 'needs-script'], ['contact', null],
    ]);
    expect(rendered.size).toBe(3);
  });

  test('are unchanged if none is a shell', async () => {
    const all = sampleOf(sampled('home', SHELL), sampled('terms', filled('Vilkår'), { path: '/t' }));
    const { sample, requests } = rendererOf();
    expect(await sample(all)).toBe(all);
    expect(requests).toEqual([]);
  });

  test('are left out if a supposed product turns out not to be one', async () => {
    const { sample } = rendererOf({ '/p': filled('Om oss') });
    expect((await sample(sampleOf(shell('product', '/p'), sampled('terms', filled('Vilkår'), { path: '/t' })))).pages.map(({ role }) => role)).toEqual(['terms']);
  });

  test.each<[string, RenderOutcome, string]>([
    ['the browser failed', { ok: false, reason: 'browser-failed', detail: '' }, 'browser-failed'],
    ['a wall was shown', { ok: true, document: { url: 'https://shop.test/t', status: 403, headers: { 'cf-mitigated': 'challenge' }, html: '' } }, 'challenged'],
    ['another site was shown', { ok: true, document: { url: 'https://other.test/', status: 200, headers: {}, html: filled('Other') } }, 'not-found'],
    ['an error was shown', { ok: true, document: { url: 'https://shop.test/t', status: 500, headers: {}, html: filled('Feil') } }, 'refused'],
  ])('are shells with that reason where %s', async (_what, outcome, reason) => {
    const { pages } = await rendererOf({ '/t': outcome }).sample(sampleOf(shell('terms', '/t')));
    expect(pages.map((page) => page.shell)).toEqual([reason]);
  });
});

describe('the pages as shown', () => {
  const before = pageOf(filled('Nordlys'));
  const shownHome = async (html: string) => {
    const { shownPages } = rendererOf();
    const shown = await shownPages(before, Promise.resolve(document(html)), Promise.resolve(sampleOf()));
    return shown.available ? shown.value.map(({ after }) => after.truncated) : shown.reason;
  };

  test('have a home page that is truncated if its HTML was too long to be kept as a whole', async () => {
    expect(await shownHome(filled('Nordlys'))).toEqual([false]);
    expect(await shownHome(`${filled('Nordlys')}<!--`.padEnd(MAX_RENDERED_HTML, 'x'))).toEqual([true]);
  });
});
