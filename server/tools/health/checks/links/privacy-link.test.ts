import { samplePages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './privacy-link.ts';

const pages = (...bodies: string[]) => ({ pages: samplePages(...bodies.map((body) => source('', body))) });
const LINK = '<a href="/personvern">Personvern</a>';
const OTHER = '<a href="/kontakt">Kontakt oss</a>';

judgeTable(check, {
  'on every page': [pages(LINK, `${OTHER}${LINK}`), { status: 'pass', params: { total: 2 } }],
  'in English': [pages('<a href="/privacy">Privacy</a>'), { status: 'pass', params: { total: 1 } }],
  'on one of two': [pages(LINK, OTHER), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'no link', page: 'https://shop.test/side-2' }],
  }],
  'a mailto link does not count': [pages('<a href="mailto:post@shop.test">Post</a>'), { status: 'fail', params: { total: 1 } }],
  'on none': [pages(OTHER, OTHER), { status: 'fail', params: { total: 2 } }],
  'in an unknown language': [{ pages: samplePages(source('', '<a href="/x">Adatok</a>', 'hu')) }, {
    status: 'not-measured', reason: 'ambiguous',
  }],
});
