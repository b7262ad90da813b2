import { pageOf } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './canonical.ts';

const link = (...hrefs: string[]) => hrefs.map((href) => `<link rel="canonical" href="${href}">`).join('\n');
const pages = (...heads: string[]) => {
  const sample = samplePages(...heads.map((head) => source(head)));
  return { home: sample[0]!, pages: sample };
};
/** One page beside the home page. */
const inner = (path: string, href: string, { home = '/', ...parts }: AnswerParts & { home?: string } = {}) => {
  const [page] = samplePages(source(link(href)));
  const read = pageOf(source(link(href)), { path, ...parts });
  return { home: pageOf(source(), { path: home }), pages: [{ ...page!, ...read }] };
};
/** A page at `path` with these language versions and another canonical URL. */
const versions = (path: string, named: readonly (readonly [code: string, path: string])[], canonical: string) => {
  const alternates = named.map(([code, at]) => `<link rel="alternate" hreflang="${code}" href="https://shop.test${at}">`).join('\n');
  const [page] = samplePages(source());
  const read = pageOf(source(`${alternates}${link(`https://shop.test${canonical}`)}`), { path });
  return { home: pageOf(source()), pages: [{ ...page!, ...read }] };
};
const HOME = 'https://shop.test/';
const SECOND = 'https://shop.test/side-2';
const GOOD = { status: 'pass', params: { total: 1 } } as const;
const ELSEWHERE = { status: 'warn', params: { variant: 'elsewhere', count: 1, total: 1 } } as const;
const TO_HOME = { status: 'fail', params: { variant: 'home', count: 1, total: 1 } } as const;
const BAD = { status: 'fail', params: { variant: 'conflict', count: 1, total: 1 } } as const;

judgeTable(check, {
  'each page names itself': [pages(link(HOME), link(SECOND)), { status: 'pass', params: { total: 2 } }],
  'with and without www': [inner('/ull', 'https://www.shop.test/ull'), GOOD],
  'with a parameter, a slash, another path': [inner('/ull', 'https://shop.test/garn/ull/?farge=1'), GOOD],
  'http from https': [inner('/ull', 'http://shop.test/ull'), GOOD],
  'https from http': [inner('/ull', 'https://shop.test/ull', { url: 'http://shop.test/ull' }), GOOD],
  'http from http': [inner('/ull', 'http://shop.test/ull', { url: 'http://shop.test/ull' }), GOOD],
  'http at another store': [inner('/ull', 'http://garn.test/ull'), ELSEWHERE],
  'the same twice, once with a fragment': [pages(link(HOME, `${HOME}#topp`)), GOOD],
  'two different ones': [pages(link(HOME, SECOND)), {
    ...BAD, evidence: [{ label: '<link rel="canonical">', value: HOME, line: 4 }, { value: SECOND, line: 5, page: HOME }],
  }],
  'the page and its header differ': [inner('/ull', 'https://shop.test/ull', { headers: { link: '<https://shop.test/garn>; rel=canonical' } }), {
    ...BAD, evidence: [{ label: '<link rel="canonical">' }, { label: 'Link', value: 'https://shop.test/garn' }],
  }],
  'another store': [inner('/ull', 'https://garn.test/ull'), { ...ELSEWHERE, evidence: [{ value: 'https://garn.test/ull', line: 4 }] }],
  'another port': [inner('/ull', 'https://shop.test:8443/ull'), ELSEWHERE],
  'a page that names the home page': [inner('/ull', HOME), { ...TO_HOME, evidence: [{ value: HOME, line: 4 }] }],
  'the home page in another spelling': [inner('/ull', 'https://shop.test/NO', { home: '/no/' }), TO_HOME],
  'without the protocol, which is a relative reference': [inner('/ull', '//shop.test/ull'), {
    status: 'warn', params: { variant: 'relative', count: 1, total: 1 }, evidence: [{ value: '//shop.test/ull', line: 4 }],
  }],
  'two different ones, one at another store': [pages(link(HOME, 'https://garn.test/ull')), BAD],
  'the home page with a parameter': [inner('/ull', `${HOME}?side=2`), GOOD],
  'the home page names itself by another URL': [inner('/NO', 'https://shop.test/no/', { home: '/no' }), GOOD],
  'relative': [pages(link('/'), link(SECOND)), {
    status: 'warn', params: { variant: 'relative', count: 1, total: 2 }, evidence: [{ value: '/', line: 4, page: HOME }], snippet: link(HOME),
  }],
  'missing': [pages(link(HOME), ''), {
    status: 'warn', params: { variant: 'missing', count: 1, total: 2 }, evidence: [{ label: '<link rel="canonical">', value: '0', page: SECOND }],
    snippet: link(SECOND),
  }],
  'with hreflang, which search engines ignore': [pages('<link rel="canonical" hreflang="nb" href="https://shop.test/">'), {
    status: 'warn', params: { variant: 'missing', count: 1, total: 1 },
    evidence: [{ label: '<link rel="canonical" hreflang>', value: HOME, line: 4 }], snippet: link(HOME),
  }],
  'itself, and another for small screens': [pages(`${link(HOME)}<link rel="canonical" media="only screen" href="https://shop.test/m">`), GOOD],
  'in the body': [{ ...pages(''), pages: samplePages(source('', link(HOME))) }, {
    status: 'warn', params: { variant: 'missing', count: 1, total: 1 }, evidence: [{ label: '<body> <link rel="canonical">', value: HOME, line: 7 }],
  }],
  'missing, relative, different: the worst is reported': [pages('', link('/side-2'), link(HOME, SECOND)), {
    status: 'fail', params: { variant: 'conflict', count: 1, total: 3 }, evidence: [{ page: 'https://shop.test/side-3' }],
  }],
  'missing and relative: the worse is reported': [pages('', link('/side-2')), { status: 'warn', params: { variant: 'relative', count: 1, total: 2 } }],
  'missing on more pages than are shown': [pages(...times(11, '')), { status: 'warn', params: { variant: 'missing', count: 11, total: 11 } }],
  'H20: a page whose canonical is the version of another language': [versions('/sv', [['sv', '/sv'], ['nb', '/nb']], '/nb'), {
    status: 'fail', params: { variant: 'language', count: 1, total: 1 }, evidence: [{ value: 'https://shop.test/nb' }],
  }],
  'H21: the version of another country': [versions('/gb', [['en-GB', '/gb'], ['en-US', '/us']], '/us'), {
    status: 'warn', params: { variant: 'region', count: 1, total: 1 }, evidence: [{ value: 'https://shop.test/us' }],
  }],
  'the home page, if it is the version of another language': [versions('/sv', [['sv', '/sv'], ['nb', '/']], '/'), {
    status: 'fail', params: { variant: 'language', count: 1, total: 1 },
  }],
  'a version for the language without a country': [versions('/gb', [['en-GB', '/gb'], ['en', '/en']], '/en'), GOOD],
  'a version with a country where its own has none': [versions('/en', [['en', '/en'], ['en-US', '/us']], '/us'), GOOD],
  'a version for several countries, its own among them': [versions('/gb', [['en-GB', '/gb'], ['en-US', '/alle'], ['en-GB', '/alle']], '/alle'), GOOD],
  'the version of its own language and country': [versions('/gb', [['en-GB', '/gb'], ['en-US', '/us']], '/gb'), GOOD],
  'a version for several languages': [versions('/sv', [['sv', '/sv'], ['nb', '/alle'], ['sv-FI', '/alle']], '/alle'), GOOD],
  'the default version': [versions('/sv', [['sv', '/sv'], ['x-default', '/alle']], '/alle'), GOOD],
  'H22: without tracking parameters': [inner('/ull?utm_source=epost', 'https://shop.test/ull'), GOOD],
});
