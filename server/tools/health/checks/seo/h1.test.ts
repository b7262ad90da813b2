import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './h1.ts';

const pages = (...bodies: string[]) => ({ pages: samplePages(...bodies.map((body) => source('', body))) });
const ONE = '<h1>Strikket i ull</h1>';
const PASS = { status: 'pass', params: { total: 1 } } as const;
const FAIL = { status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '<h1>', value: '0', page: 'https://shop.test/' }] } as const;

judgeTable(check, {
  'one per page': [pages(ONE, ONE), { status: 'pass', params: { total: 2 } }],
  'other headings below it': [pages(`${ONE}<h2>Gensere</h2>`), PASS],
  'two': [pages(ONE, `${ONE}\n<h1>Velkommen</h1>`), {
    status: 'warn', params: { count: 1, total: 2 },
    evidence: [
      { label: '<h1>', value: 'Strikket i ull', line: 7, page: 'https://shop.test/side-2' }, { value: 'Velkommen', line: 8 },
    ],
  }],
  'none, but other headings': [pages('<h2>Gensere</h2>'), FAIL],
  'an empty one': [pages('<h1> </h1>'), FAIL],
  'an empty one beside it': [pages(`<h1></h1>${ONE}`), PASS],
  'an image with alt': [pages('<h1><a href="/"><img src="/logo.svg" alt="Nordlys Ull"></a></h1>'), PASS],
  'an image without alt': [pages('<h1><img src="/logo.svg" alt=" "></h1>'), FAIL],
  'an SVG with aria-label': [pages('<h1><svg aria-label="Nordlys Ull"></svg></h1>'), PASS],
  'only alt counts for an image': [pages('<h1><img src="/logo.svg" aria-label="Nordlys Ull"></h1>'), FAIL],
  'alt and aria-label as evidence': [pages(`<h1><img src="/a.svg" alt=" Nordlys "><img src="/b.svg" alt=""><b aria-label="Ull"></b></h1>${ONE}`), {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ value: 'Nordlys Ull' }, { value: 'Strikket i ull' }],
  }],
  'an image among the first 200 nodes': [pages(`<h1>${'<br>'.repeat(199)}<img src="/logo.svg" alt="Ull"></h1>`), PASS],
  'an image after them': [pages(`<h1>${'<br>'.repeat(200)}<img src="/logo.svg" alt="Ull"></h1>`), FAIL],
  'none on one page takes precedence over two on another': [pages(`${ONE}${ONE}`, ''), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ value: '0', page: 'https://shop.test/side-2' }],
  }],
  'none on more pages than are shown': [pages(...times(11, '')), { status: 'fail', params: { count: 11, total: 11 } }],
  'more headings than are shown': [pages(ONE.repeat(11)), { status: 'warn', params: { count: 1, total: 1 } }],
});
