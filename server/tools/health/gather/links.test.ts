import { expect, test } from 'vitest';
import { pageOf } from '../artifacts-rig.ts';
import { samplePages, source } from '../artifacts-sample-rig.ts';
import type { TriedLink, ServedResource } from '../gathered.ts';
import { noIndexOf } from '../judging/noindex.ts';
import { gatherCanonicalTargets, gatherLinks } from './links.ts';
import { PURPOSES } from './request-budget.ts';
import { scriptedFetcher, redirectTo } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';

const HOME = 'https://shop.test/';
const tried = async (bodies: readonly string[], answers: Answers = {}) => {
  const { fetcher, requests } = scriptedFetcher(answers);
  for (const purpose of PURPOSES) if (purpose !== 'menu' && purpose !== 'links') fetcher.finish(purpose);
  const links = await gatherLinks(samplePages(...bodies.map((body) => source('', body))), fetcher);
  return { ...links, requests };
};
const hrefs = (links: readonly TriedLink[]): string[] => links.map(({ url }) => url.href.replace(HOME, '/'));
const anchors = (...paths: string[]): string => paths.map((path) => `<a href="${path}">Lenke</a>`).join('\n');
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `/side-${at + 1}`);

test('separates menu links, other internal links and external links', async () => {
  const { menu, internal, external } = await tried([
    `<nav>${anchors('/a', 'https://www.shop.test/b')}</nav><header>${anchors('/c')}</header><main>${anchors('/d', 'https://garn.test/')}</main><footer>${anchors('/e')}</footer>`,
  ]);
  expect(hrefs(menu)).toEqual(['/a', 'https://www.shop.test/b', '/c']);
  expect(hrefs(internal)).toEqual(['/d', '/e']);
  expect(hrefs(external)).toEqual(['https://garn.test/']);
});

test('counts a link as a menu link even if it also occurs elsewhere; only the home page has the menu', async () => {
  const { menu, internal } = await tried([`<main>${anchors('/a')}</main><nav>${anchors('/a')}</nav>`, `<nav>${anchors('/b')}</nav>`]);
  expect(hrefs(menu)).toEqual(['/a']);
  expect(hrefs(internal)).toEqual(['/b']);
});

test('requests each URL once, without its fragment, and never the home page', async () => {
  const { internal, requests } = await tried([anchors('/', '#topp', '/a', '/a#b', '/a#')], { [`${HOME}a`]: {} });
  expect(hrefs(internal)).toEqual(['/a']);
  expect(internal[0]!.resource.result).toMatchObject({ ok: true, status: 200 });
  expect(requests).toEqual([`${HOME}a`]);
});

test('skips links that may change something, share a page or belong to the CDN', async () => {
  const { menu, internal, external } = await tried([
    `<nav>${anchors('/cdn-cgi/l/email-protection#a1')}</nav>${anchors('/logout', 'mailto:a@b.no', 'javascript:void(0)', '/a')}`
    + anchors('https://garn.test/sharer.php?x', 'https://veven.test/share?x', 'https://ull.test/intent/tweet', 'https://rokk.test/?u=x', 'https://ren.test/?a=1&url=x', 'https://sau.test/shares'),
  ]);
  expect([hrefs(menu), hrefs(internal), hrefs(external)]).toEqual([[], ['/a'], ['https://sau.test/shares']]);
});

test('tries one URL per external host, of five hosts at most', async () => {
  const { external } = await tried([anchors('https://a.test/1', 'https://a.test/2', ...['b', 'c', 'd', 'e', 'f'].map((host) => `https://${host}.test/`))]);
  expect(external.map(({ url }) => url.host)).toEqual(['a.test', 'b.test', 'c.test', 'd.test', 'e.test']);
});

test('tries fifteen menu links, spread evenly, and more if there are few other links', async () => {
  const others = (count: number) => anchors(...numbered(count).map((path) => `/andre${path}`));
  const alone = await tried([`<nav>${anchors(...numbered(40))}</nav>`]);
  expect([hrefs(alone.menu), hrefs(alone.internal)]).toEqual([numbered(40), []]);
  const beside = await tried([`<nav>${anchors(...numbered(30))}</nav>${others(30)}`]);
  expect(hrefs(beside.menu)).toEqual(numbered(30).filter((_path, at) => at % 2 === 0));
  expect(beside.internal).toHaveLength(25);
  const few = await tried([`<nav>${anchors(...numbered(60))}</nav>${others(20)}`]);
  expect([few.menu.length, hrefs(few.menu)[0], hrefs(few.menu).at(-1), few.internal.length]).toEqual([20, '/side-1', '/side-58', 20]);
});

test('tries up to 25 internal links; of more, 25 spread evenly', async () => {
  expect(hrefs((await tried([anchors(...numbered(25))])).internal)).toEqual(numbered(25));
  const spread = hrefs((await tried([anchors(...numbered(40))])).internal);
  expect(spread).toHaveLength(25);
  expect(new Set(spread).size).toBe(25);
  expect([spread[0], spread.at(-1)]).toEqual(['/side-1', '/side-39']);
});

test('lists up to five places of a link, each page and text once', async () => {
  const bodies = Array.from({ length: 7 }, (_, at) => `<a href="/om">Om</a><a href="/om">Om</a><a href="/om">Om ${at}</a>`);
  const { internal } = await tried(bodies);
  expect(internal[0]!.from.map(({ page, text, region }) => `${page.pathname} ${text} ${region}`))
    .toEqual(['/ Om other', '/ Om 0 other', '/side-2 Om other', '/side-2 Om 1 other', '/side-3 Om other']);
});

test('follows a redirect, and keeps both URLs', async () => {
  const { internal } = await tried([anchors('/gammel')], { [`${HOME}gammel`]: redirectTo('/ny'), [`${HOME}ny`]: {} });
  expect(internal[0]).toMatchObject({ url: new URL('/gammel', HOME), resource: { result: { ok: true, url: new URL('/ny', HOME), hops: [{ status: 301 }] } } });
});

test('keeps the reason for a link that does not respond', async () => {
  const { external, internal } = await tried([anchors('https://finnes-ikke.test/', '/treg')], { [`${HOME}treg`]: 'timeout' });
  expect(external[0]!.resource).toMatchObject({ access: { kind: 'fault' }, result: { code: 'dns-nxdomain' } });
  expect(internal[0]!.resource).toMatchObject({ access: { kind: 'fault' }, result: { code: 'timeout' } });
});

test('requests no canonical URL that is in the sample or may change something', async () => {
  const canonical = (href: string) => source(`<link rel="canonical" href="${href}">`);
  const { fetcher, requests } = scriptedFetcher({ [`${HOME}ull`]: { status: 410 } });
  const sample = [pageOf(canonical('/ull')), pageOf(canonical('/ull'), { path: '/a' }), pageOf(canonical('/a'), { path: '/b' }), pageOf(canonical('/logout'), { path: '/c' }), pageOf('', { path: '/d' })];
  const targets = await gatherCanonicalTargets(sample, fetcher);
  expect([...targets].map(([href, { result }]) => [href, result?.ok && result.status])).toEqual([[`${HOME}ull`, 410], [`${HOME}logout`, undefined]]);
  expect(targets.get(`${HOME}logout`)?.access).toEqual({ kind: 'not-asked', because: 'unsafe' });
  expect(requests).toEqual([`${HOME}ull`]);
});

test('requests the canonical URL of a header, and none that search engines ignore', async () => {
  const { fetcher, requests } = scriptedFetcher({ [`${HOME}ull`]: {}, [`${HOME}garn`]: {}, [`${HOME}a`]: {} });
  const body = '<link rel="canonical" href="/i-kroppen">';
  const sample = [
    pageOf(source('', body), { headers: { link: '<ull#del>; rel=canonical' } }),
    pageOf(source('<link rel="canonical" media="print" href="/utskrift"><link rel="canonical" href="/garn">'), { path: '/a' }),
    pageOf(source('<link rel="canonical" href="/#topp">'), { path: '/b' }),
  ];
  const targets = await gatherCanonicalTargets(sample, fetcher);
  expect([...targets.keys()]).toEqual([`${HOME}ull`, `${HOME}garn`]);
  expect(requests).toEqual([`${HOME}ull`, `${HOME}garn`]);
});

test('reads the whole canonical page, as it may ask not to be indexed', async () => {
  const { fetcher } = scriptedFetcher({ [`${HOME}ull`]: { body: source('<meta name="robots" content="noindex">') } });
  const targets = await gatherCanonicalTargets([pageOf(source('<link rel="canonical" href="/ull">'))], fetcher);
  expect(noIndexOf(targets.get(`${HOME}ull`) as ServedResource, 0)).toHaveLength(1);
});
