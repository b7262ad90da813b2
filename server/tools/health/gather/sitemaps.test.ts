import { describe, expect, test } from 'vitest';
import { robotsFileOf } from '../artifacts-robots-rig.ts';
import { file, many, unmeasured } from '../artifacts-sitemap-rig.ts';
import type { FileParts } from '../artifacts-sitemap-rig.ts';
import type { RobotsFile, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import { gatherSitemaps, gatherSitemapSample } from './sitemaps.ts';
import { CHALLENGE, plainText, scriptedFetcher, redirectTo } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';
import type { ScriptedAnswer } from '../scripted-fetch-rig.ts';

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const at = (path: string): string => new URL(path, 'https://shop.test').href;
const xml = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'application/xml' }, body });
const urlset = (...paths: readonly string[]): ScriptedAnswer =>
  xml(`<urlset ${NS}>${paths.map((path) => `<url><loc>${at(path)}</loc></url>`).join('')}</urlset>`);
const index = (...paths: readonly string[]): ScriptedAnswer =>
  xml(
    `<sitemapindex ${NS}>${paths.map((path) => `<sitemap><loc>${at(path)}</loc></sitemap>`).join('')}</sitemapindex>`,
  );
const gone = { status: 404 };
const NOWHERE = Object.fromEntries(
  ['/sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml', '/wp-sitemap.xml'].map((path) => [at(path), gone]),
);

const silent: Available<RobotsFile> = available(robotsFileOf('User-agent: *\nDisallow: /kasse\n'));
const naming = (...urls: readonly string[]): Available<RobotsFile> => available(
  robotsFileOf(urls.map((url) => `Sitemap: ${url}`).join('\n')),
);

async function gather(answers: Answers, robots = silent) {
  const { fetcher, requests } = scriptedFetcher({ ...NOWHERE, ...answers });
  const found = await gatherSitemaps(
    new URL('https://shop.test/no/'), robots, { fetcher, now: Date.UTC(2026, 10, 20), random: () => 0 },
  );
  return { found, requests: requests.map((url) => url.replace('https://shop.test', '')) };
}
const filesOf = ({ found }: Awaited<ReturnType<typeof gather>>) => (found.available ? found.value.files : []);

describe('where sitemaps are looked for', () => {
  test('at the URLs that robots.txt names, and nowhere else', async () => {
    const { found, requests } = await gather(
      { [at('/kart.xml')]: urlset('/a', '/b') }, naming('https://shop.test/kart.xml'),
    );
    expect(found).toMatchObject(
      {
        available: true,
        value: {
          foundBy: 'robots', unread: 0,
          files: [{ status: 200, content: 'urlset', count: 2, parent: null, unavailable: null }],
        },
      },
    );
    expect(requests).toEqual(['/kart.xml']);
  });

  test('if it names more than three: at those of products first, counting those that were not read', async () => {
    const named = ['/sitemap-sider.xml', '/sitemap-blogg-blog.xml', '/sitemap-kategorier.xml', '/sitemap-merker.xml', '/sitemap-produkter.xml'];
    const { found, requests } = await gather({}, naming(...named));
    expect(requests[0]).toBe('/sitemap-produkter.xml');
    expect(found).toMatchObject({ value: { unread: 2 } });
  });

  test('at the product files of an index first: the "item" in "sitemap" does not make it one', async () => {
    const children = ['/sitemap-a.xml', '/sitemap-b.xml', '/sitemap-c.xml', '/sitemap-d.xml', '/sitemap-e.xml', '/sitemap-varer.xml'];
    const { requests } = await gather({ [at('/kart.xml')]: index(...children) }, naming('/kart.xml'));
    expect(requests[1]).toBe('/sitemap-varer.xml');
  });

  test('at a sitemap on its own host, even if its query looks like an action', async () => {
    expect((await gather({}, naming('/sitemap.php?action=products'))).requests).toEqual(['/sitemap.php?action=products']);
  });

  test('at three of the URLs it names, each once, relative ones too, except those that may change something', async () => {
    const named = ['/a.xml', 'https://shop.test/a.xml', '/cart?add-to-cart=1', 'http://', '/b.xml', '/c.xml', '/d.xml'];
    expect((await gather({}, naming(...named))).requests).toEqual(['/a.xml', '/b.xml', '/c.xml']);
  });

  test('at the URLs it names, whatever they respond', async () => {
    expect((await gather({ [at('/kart.xml')]: gone }, naming('/kart.xml'))).found).toMatchObject({
      available: true, value: { foundBy: 'robots', files: [{ status: 404, content: null, unavailable: null }] },
    });
  });

  test('at /sitemap.xml', async () => {
    const { found, requests } = await gather({ [at('/sitemap.xml')]: urlset('/a') });
    expect(found).toMatchObject({ available: true, value: { foundBy: 'default' } });
    expect(requests).toEqual(['/sitemap.xml']);
  });

  test('then at other common paths, where the first that exists counts', async () => {
    const gathered = await gather({ [at('/sitemap-index.xml')]: urlset('/a'), [at('/wp-sitemap.xml')]: urlset('/b') });
    expect(gathered.found).toMatchObject({ available: true, value: { foundBy: 'guess' } });
    expect(filesOf(gathered).map(({ url }) => url.pathname)).toEqual(['/sitemap-index.xml']);
  });

  test.each([
    ['a web page', { body: '<!doctype html><h1>Shop</h1>' }],
    ['a web page sent as XML', xml('<html><h1>Shop</h1></html>')], ['an empty file', xml('')],
    ['an error', { status: 500 }], ['an endless redirect', redirectTo('/sitemap.xml')],
  ])('%s at /sitemap.xml is not a sitemap', async (_name, answer) => {
    expect((await gather({ [at('/sitemap.xml')]: answer })).found).toEqual(
      { available: false, reason: 'root-cause', rootCause: 'sitemap-found' },
    );
  });

  test('a file that is not XML counts; one that cannot be decompressed, without a status, does not', async () => {
    expect(
      (await gather({ [at('/sitemap.xml')]: xml('her kommer det snart noe') })).found,
    ).toMatchObject({ available: true, value: { files: [{ content: 'neither' }] } });
    expect((await gather({ [at('/sitemap.xml')]: 'bad-encoding' })).found).toMatchObject({ available: false });
  });
});

describe('where an unseen sitemap may be', () => {
  test.each(
    [['at /sitemap.xml', '/sitemap.xml'], ['at another common path', '/wp-sitemap.xml']],
  )('%s', async (_name, path) => {
    for (const [answer, reason] of [[{ status: 403 }, 'refused'], ['timeout', 'timeout'], [CHALLENGE, 'challenged'], ['reset', 'unreachable']] as const) {
      expect((await gather({ [at(path)]: answer })).found).toEqual({ available: false, reason });
    }
  });

  test('in a robots.txt that could not be read', async () => {
    expect((await gather({}, unavailable('timeout'))).found).toEqual({ available: false, reason: 'timeout' });
    const failing = available(
      { ...robotsFileOf('Sitemap: /kart.xml', { status: 500 }), rules: unavailable('root-cause', 'robots-status') },
    );
    expect((await gather({}, failing)).found).toEqual({ available: false, reason: 'unreachable' });
    expect(
      (await gather({ [at('/sitemap.xml')]: urlset('/a') }, failing)).found,
    ).toMatchObject({ available: true, value: { foundBy: 'default' } });
  });
});

describe('how a file was received', () => {
  const file = async (answer: ScriptedAnswer, path = '/kart.xml') => filesOf(
    await gather({ [at(path)]: answer }, naming(path)),
  )[0];

  test.each([
    ['refused', { status: 403 }, { status: 403, unavailable: 'refused', content: null }],
    ['behind a challenge', CHALLENGE, { unavailable: 'challenged' }],
    ['timed out', 'timeout', { status: null, fault: 'timeout', unavailable: 'timeout' }],
    ['reset', 'reset', { fault: 'reset', unavailable: 'unreachable' }],
    ['a TLS fault of its own', 'tls-name', { fault: 'tls-name', unavailable: null }],
    ['a private address', 'guard-blocked', { fault: 'guard-blocked', unavailable: 'unreachable' }],
    ['it cannot be decompressed', 'bad-encoding', { fault: 'bad-encoding', gzip: 'mismatch', unavailable: null }],
    ['a web page', { body: '<!doctype html><h1>Shop</h1>' }, { status: 200, content: 'html', unavailable: null }],
    ['a sitemap sent as a web page', { body: `<urlset ${NS}><url><loc>${at('/a')}</loc></url></urlset>` }, {
      content: 'urlset', count: 1,
    }],
    ['a plain list', plainText(`${at('/a')}\n${at('/b')}`), {
      content: 'text', count: 2, contentType: 'text/plain', contentEncoding: null,
    }],
    ['cut short', { ...(urlset('/a') as object), truncated: 'budget' } as ScriptedAnswer, {
      truncated: true, error: null,
    }],
    ['another status than 200', { ...(urlset('/a') as object), status: 203 } as ScriptedAnswer, {
      status: 203, content: null, count: 0,
    }],
    [
      'its content encoding',
      {
        ...(urlset('/a') as object), headers: { 'content-type': 'application/xml', 'content-encoding': 'gzip' },
      } as ScriptedAnswer,
      { contentEncoding: 'gzip' },
    ],
  ] as const)(
    '%s', async (_name, answer, expected) => expect(await file(answer as ScriptedAnswer)).toMatchObject(expected),
  );

  test('URLs are foreign if not on the store\'s host, whatever the host of the file', async () => {
    const [www] = filesOf(
      await gather(
        { 'https://www.shop.test/kart.xml': urlset('/a', 'https://www.shop.test/b') },
        naming('https://www.shop.test/kart.xml'),
      ),
    );
    expect(www).toMatchObject({ locs: { foreign: { count: 1, examples: ['https://www.shop.test/b'] } } });
    expect(www?.sample.map(String)).toEqual([at('/a')]);
  });
});

describe('the files of an index', () => {
  test('five are read, products first and images last', async () => {
    const paths = ['/image.xml', '/blog.xml', '/a.xml', '/b.xml', '/produkt.xml', '/c.xml', '/d.xml'];
    const gathered = await gather(
      { [at('/sitemap.xml')]: index(...paths), ...Object.fromEntries(paths.map((path) => [at(path), urlset('/x')])) },
    );
    expect(filesOf(gathered).map(({ url, parent }) => [url.pathname, parent?.pathname ?? null])).toEqual([
      ['/sitemap.xml', null],
      ...['/produkt.xml', '/a.xml', '/b.xml', '/c.xml', '/d.xml'].map((path) => [path, '/sitemap.xml']),
    ]);
    expect(gathered.found).toMatchObject({ value: { unread: 2 } });
  });

  test('product categories do not count as products', async () => {
    const paths = ['/a.xml', '/product-category.xml', '/vare.xml'];
    const gathered = await gather(
      { [at('/sitemap.xml')]: index(...paths), ...Object.fromEntries(paths.map((path) => [at(path), urlset('/x')])) },
    );
    expect(filesOf(gathered).map(({ url }) => url.pathname)).toEqual(
      ['/sitemap.xml', '/vare.xml', '/a.xml', '/product-category.xml'],
    );
  });

  test('each is read once, except those that were read before or may change something', async () => {
    const { requests } = await gather(
      {
        [at('/sitemap.xml')]: index('/a.xml', '/a.xml', '/sitemap.xml', '/a.xml?delete=1'),
        [at('/a.xml')]: urlset('/x'),
      },
    );
    expect(requests).toEqual(['/sitemap.xml', '/a.xml']);
  });

  test('the index itself, listed by another spelling or a redirect, is read once and recognised', async () => {
    const gathered = await gather({
      [at('/sitemap.xml')]: index('http://shop.test/sitemap.xml?', '/./sitemap.xml', '/moved.xml', '/a.xml'),
      [at('/moved.xml')]: redirectTo('/sitemap.xml'), [at('/a.xml')]: urlset('/x'),
    });
    expect(filesOf(gathered).map(({ url, echoes }) => [url.pathname, echoes.map(String)])).toEqual([
      ['/sitemap.xml', ['http://shop.test/sitemap.xml?', at('/sitemap.xml'), at('/moved.xml')]], ['/a.xml', []],
    ]);
    expect(gathered.requests.filter((path) => path === '/a.xml')).toHaveLength(1);
  });

  test('two that redirect to the same list count once, two that redirect to the same error count twice', async () => {
    const answers = { [at('/sitemap.xml')]: index('/a.xml', '/b.xml'), [at('/a.xml')]: redirectTo('/c.xml'), [at('/b.xml')]: redirectTo('/c.xml') };
    const files = async (answer: ScriptedAnswer) => filesOf(await gather({ ...answers, [at('/c.xml')]: answer })).map(({ url }) => url.pathname);
    expect(await files(urlset('/x'))).toEqual(['/sitemap.xml', '/a.xml']);
    expect(await files(gone)).toEqual(['/sitemap.xml', '/a.xml', '/b.xml']);
  });

  test('an index in an index is read, but none in that (S13)', async () => {
    const gathered = await gather({
      [at('/sitemap.xml')]: index('/a.xml', '/x.xml'), [at('/a.xml')]: index('/b.xml', '/c.xml'), [at('/x.xml')]: urlset('/x'),
      [at('/b.xml')]: urlset('/produkt/lue'), [at('/c.xml')]: index('/d.xml'),
    });
    expect(filesOf(gathered).map(({ url, parent }) => [url.pathname, parent?.pathname])).toEqual([
      ['/sitemap.xml', undefined], ['/a.xml', '/sitemap.xml'], ['/x.xml', '/sitemap.xml'], ['/b.xml', '/a.xml'], ['/c.xml', '/a.xml'],
    ]);
    expect(gathered.requests).toEqual(['/sitemap.xml', '/a.xml', '/x.xml', '/b.xml', '/c.xml']);
  });

  test('two indexes that list each other are each read once (S14)', async () => {
    const gathered = await gather({ [at('/sitemap.xml')]: index('/a.xml'), [at('/a.xml')]: index('/sitemap.xml') });
    expect(filesOf(gathered).map(({ content, echoes }) => [content, echoes])).toEqual([['index', []], ['index', []]]);
    expect(gathered.requests).toEqual(['/sitemap.xml', '/a.xml']);
  });
});

describe('the sample of a sitemap', () => {
  const sampled = async (parts: FileParts, answers: Answers = {}) => {
    const { fetcher, requests } = scriptedFetcher(answers);
    const found = { foundBy: 'default', files: [file(undefined, parts)], unread: 0 } as const;
    return { sample: await gatherSitemapSample(found, { fetcher, random: () => 0 }), requests };
  };
  const sample = ['/a', '/b', '/c'].map((path) => new URL(at(path)));

  test('has what the store served, whatever its status, and not what it did not', async () => {
    const { sample: found } = await sampled({ sample }, { [at('/a')]: 'timeout', [at('/b')]: {}, [at('/c')]: { status: 404 } });
    expect(found.value?.map(({ requestedUrl, result }) => [requestedUrl.pathname, result.status])).toEqual([['/b', 200], ['/c', 404]]);
  });

  test('is unavailable for the first reason if the store served none', async () => {
    expect((await sampled({ sample }, { [at('/a')]: CHALLENGE, [at('/b')]: 'timeout' })).sample).toMatchObject({ available: false, reason: 'challenged' });
  });

  test('is unavailable without URLs, for the reason why a file was not seen, if there is one', async () => {
    expect((await sampled({})).sample).toEqual(unavailable('not-found'));
    expect((await sampled(unmeasured('timeout'))).sample).toEqual(unavailable('timeout'));
  });

  test('has at most ten URLs', async () => {
    const { requests } = await sampled({ sample: many(11, (path) => new URL(at(path))) });
    expect(requests).toHaveLength(10);
  });
});
