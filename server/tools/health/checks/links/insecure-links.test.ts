import { samplePages } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './insecure-links.ts';

const pages = (...bodies: string[]) => ({ pages: samplePages(...bodies) });

judgeTable(check, {
  'all to https': [pages('<a href="/a">A</a><a href="https://garn.test/">B</a>'), { status: 'pass', params: { total: 2 } }],
  'one to http': [pages('<a href="/a">A</a>', '<a href="http://shop.test/om">Veveriet</a>'), {
    status: 'fail', params: { count: 1, total: 2 },
    evidence: [{ label: 'http', value: 'Veveriet', url: 'http://shop.test/om', page: 'https://shop.test/side-2' }],
  }],
  'external links too': [pages('<a href="http://garn.test/">B</a>'), { status: 'fail', params: { count: 1, total: 1 } }],
  'a link on every page is one link': [pages('<a href="http://garn.test/">B</a>', '<a href="http://garn.test/">C</a><a href="/a">A</a>'), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ value: 'B', page: 'https://shop.test/' }],
  }],
  'mailto links do not count': [pages('<a href="mailto:a@b.no">Post</a><a href="/a">A</a>'), { status: 'pass', params: { total: 1 } }],
  'no links': [pages('<a href="mailto:a@b.no">Post</a><a>Toppen</a>'), { status: 'not-measured', reason: 'not-found' }],
});
