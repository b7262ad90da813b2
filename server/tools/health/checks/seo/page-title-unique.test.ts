import { sampled } from '../../artifacts-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './page-title-unique.ts';

const page = (title: string, more = '') => source(`<title>${title}</title>${more}`);
const pages = (...sources: string[]) => ({ pages: samplePages(...sources) });
const HOME = 'https://shop.test/';
const SECOND = 'https://shop.test/side-2';
const THIRD = 'https://shop.test/side-3';
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const versions = (...addresses: string[]) => addresses.map((href) => `<link rel="alternate" hreflang="nb" href="${href}">`).join('');

judgeTable(check, {
  'each has its own': [pages(page('Ull'), page('Gensere'), page('Votter')), { status: 'pass', params: { total: 3 } }],
  'two share one': [pages(page('Ull'), page('Gensere'), page('Gensere')), {
    status: 'fail', params: { total: 3, count: 2, text: 'Gensere' },
    evidence: [{ label: '<title>', value: 'Gensere', page: SECOND }, { page: THIRD }],
  }],
  'titles that differ only in case and white space': [pages(page('Ull – Nordlys'), page('ULL -  Nordlys ')), {
    status: 'fail', params: { total: 2, count: 2, text: 'Ull – Nordlys' },
  }],
  'two pairs, of which the first is reported': [pages(page('Ull'), page('Garn'), page('Garn'), page('Ull')), {
    status: 'fail', params: { total: 4, count: 2, text: 'Ull' }, evidence: [{}, {}, {}, {}],
  }],
  'two and three alike, of which the three are reported': [pages(page('Ull'), page('Ull'), page('Garn'), page('Garn'), page('Garn')), {
    status: 'fail', params: { total: 5, count: 3, text: 'Garn' }, evidence: [{ value: 'Garn' }, {}, {}, { value: 'Ull' }, {}],
  }],
  'the first title of several counts': [pages(page('Ull', '<title>Garn</title>'), page('Garn')), { status: 'pass', params: { total: 2 } }],
  'pages with the same canonical URL count once': [
    pages(page('Garn'), page('Ull', canonical(THIRD)), page('Ull', canonical(THIRD))), { status: 'pass', params: { total: 2 } },
  ],
  'pages with the same canonical URL in the header': [
    { pages: ['/', '/a', '/b'].map((path) => sampled('category', page(path === '/' ? 'Garn' : 'Ull'), {
      path, headers: { link: path === '/' ? [] : '</c#del>; rel="canonical"' },
    })) },
    { status: 'pass', params: { total: 2 } },
  ],
  'a canonical URL in the body does not count': [
    { pages: samplePages(source('<title>Ull</title>', canonical(THIRD)), source('<title>Ull</title>', canonical(THIRD))) },
    { status: 'fail', params: { total: 2, count: 2, text: 'Ull' } },
  ],
  'pages with their own canonical URLs': [pages(page('Ull', canonical(HOME)), page('Ull', canonical(SECOND))), {
    status: 'fail', params: { total: 2, count: 2, text: 'Ull' },
  }],
  'versions that name each other': [pages(page('Ull', versions(HOME, SECOND)), page('Ull', versions(HOME, SECOND))), {
    status: 'pass', params: { total: 2 },
  }],
  'versions that name each other in the header': [{
    pages: ['/', '/side-2'].map((path) => sampled('category', page('Ull'), {
      path, headers: { link: `<${HOME}>; rel="alternate"; hreflang="nb", <${SECOND}>; rel="alternate"; hreflang="en"` },
    })),
  }, { status: 'pass', params: { total: 2 } }],
  'versions that name each other only in the body': [
    { pages: samplePages(source('<title>Ull</title>', versions(HOME, SECOND)), source('<title>Ull</title>', versions(HOME, SECOND))) },
    { status: 'fail', params: { total: 2, count: 2, text: 'Ull' } },
  ],
  'a version named only by the first of two': [pages(page('Ull', versions(SECOND)), page('Ull')), { status: 'fail', params: { total: 2, count: 2, text: 'Ull' } }],
  'a version named only by the second of two': [pages(page('Ull'), page('Ull', versions(HOME))), { status: 'fail', params: { total: 2, count: 2, text: 'Ull' } }],
  'two versions and a third page': [pages(page('Ull', versions(SECOND)), page('Ull', versions(HOME)), page('Ull')), {
    status: 'fail', params: { total: 3, count: 2, text: 'Ull' }, evidence: [{ page: HOME }, { page: THIRD }],
  }],
  'links that are not language versions': [pages(page('Ull', `<link rel="next" href="${SECOND}">`), page('Ull', `<link rel="prev" href="${HOME}">`)), {
    status: 'fail', params: { total: 2, count: 2, text: 'Ull' },
  }],
  'more than are shown, with a very long title': [pages(...times(11, page('x'.repeat(301)))), {
    status: 'fail', params: { total: 11, count: 11, text: `${'x'.repeat(299)}…` }, evidence: [{ value: `${'x'.repeat(299)}…` }],
  }],
  'one page': [pages(page('Ull')), { status: 'not-measured', reason: 'not-found' }],
  'two URLs of one page': [pages(page('Ull'), page('Garn', canonical(HOME))), { status: 'not-measured', reason: 'not-found' }],
});
