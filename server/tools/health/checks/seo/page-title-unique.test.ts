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
  'each its own': [pages(page('Ull'), page('Gensere'), page('Votter')), { status: 'pass', params: { total: 3 } }],
  'two share one': [pages(page('Ull'), page('Gensere'), page('Gensere')), {
    status: 'fail', params: { total: 3, count: 2, text: 'Gensere' },
    evidence: [{ label: '<title>', value: 'Gensere', page: SECOND }, { page: THIRD }],
  }],
  'told apart by case and white space alone': [pages(page('Ull – Nordlys'), page('ULL -  Nordlys ')), {
    status: 'fail', params: { total: 2, count: 2, text: 'Ull – Nordlys' },
  }],
  'two pairs, of which the first is told': [pages(page('Ull'), page('Garn'), page('Garn'), page('Ull')), {
    status: 'fail', params: { total: 4, count: 2, text: 'Ull' }, evidence: [{}, {}, {}, {}],
  }],
  'a pair and three, which are told': [pages(page('Ull'), page('Ull'), page('Garn'), page('Garn'), page('Garn')), {
    status: 'fail', params: { total: 5, count: 3, text: 'Garn' }, evidence: [{ value: 'Garn' }, {}, {}, { value: 'Ull' }, {}],
  }],
  'the first of several counts': [pages(page('Ull', '<title>Garn</title>'), page('Garn')), { status: 'pass', params: { total: 2 } }],
  'URLs of one canonical URL are one page': [
    pages(page('Garn'), page('Ull', canonical(THIRD)), page('Ull', canonical(THIRD))), { status: 'pass', params: { total: 2 } },
  ],
  'canonical URLs of their own': [pages(page('Ull', canonical(HOME)), page('Ull', canonical(SECOND))), {
    status: 'fail', params: { total: 2, count: 2, text: 'Ull' },
  }],
  'versions that name each other': [pages(page('Ull', versions(HOME, SECOND)), page('Ull', versions(HOME, SECOND))), {
    status: 'pass', params: { total: 2 },
  }],
  'a version named by one of the two alone': [pages(page('Ull', versions(SECOND)), page('Ull')), { status: 'fail', params: { total: 2, count: 2, text: 'Ull' } }],
  'the other of the two alone': [pages(page('Ull'), page('Ull', versions(HOME))), { status: 'fail', params: { total: 2, count: 2, text: 'Ull' } }],
  'two versions and a third page': [pages(page('Ull', versions(SECOND)), page('Ull', versions(HOME)), page('Ull')), {
    status: 'fail', params: { total: 3, count: 2, text: 'Ull' }, evidence: [{ page: HOME }, { page: THIRD }],
  }],
  'links that are no version': [pages(page('Ull', `<link rel="next" href="${SECOND}">`), page('Ull', `<link rel="prev" href="${HOME}">`)), {
    status: 'fail', params: { total: 2, count: 2, text: 'Ull' },
  }],
  'more than are shown, of a title without end': [pages(...times(11, page('x'.repeat(301)))), {
    status: 'fail', params: { total: 11, count: 11, text: `${'x'.repeat(299)}…` }, evidence: [{ value: `${'x'.repeat(299)}…` }],
  }],
  'one page': [pages(page('Ull')), { status: 'not-measured', reason: 'not-found' }],
  'two URLs of one page': [pages(page('Ull'), page('Garn', canonical(HOME))), { status: 'not-measured', reason: 'not-found' }],
});
