import { samplePages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './contact-link.ts';

const pages = (...bodies: string[]) => ({ pages: samplePages(...bodies.map((body) => source('', body))) });
const LINK = '<a href="/om#oss">Kontakt oss</a>';
const OTHER = '<a href="/personvern">Personvern</a><a name="mailto:a@b.no">E-post</a>';
const ONE = { status: 'pass', params: { total: 1 } } as const;

judgeTable(check, {
  'on every page': [pages(LINK, `${OTHER}${LINK}`), { status: 'pass', params: { total: 2 } }],
  'in English': [pages('<a href="/x">Contact us</a>'), ONE],
  'a mailto link counts': [pages('<a href="mailto:post@shop.test">post@shop.test</a>'), ONE],
  'a tel link in capitals counts': [pages('<a href=" TEL:73000000">73 00 00 00</a>'), ONE],
  'a page about e-mail does not count': [pages('<a href="/mailto:x">E-post</a>'), { status: 'fail', params: { total: 1 } }],
  'on one of two': [pages(LINK, OTHER), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'no link', page: 'https://shop.test/side-2' }],
  }],
  'on none': [pages(OTHER, OTHER), { status: 'fail', params: { total: 2 } }],
  'in an unknown language': [{ pages: samplePages(source('', '<a href="/x">Adatok</a>', 'hu')) }, {
    status: 'not-measured', reason: 'ambiguous',
  }],
});
