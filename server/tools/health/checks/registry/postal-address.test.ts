import { readToTheEnd } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { unavailable } from '../../available.ts';
import { check } from './postal-address.ts';

const home = sampled('home', '<h1>Nordlys Ull</h1>');
const contact = (html: string) => sampled('contact', `<h1>Kontakt</h1>\n<p>${html}</p>`, { path: '/kontakt' });
const STREET = 'Ullveien 12, 7030 Trondheim';
const many = (html: string) => Array.from({ length: 12 }, () => contact(html));

judgeTable(check, {
  'a street': [readToTheEnd(home, contact(STREET)), {
    status: 'pass', params: {}, evidence: [{ label: 'address', value: STREET, page: 'https://shop.test/kontakt', line: 2 }],
  }],
  'a street on one page, and a box on another': [
    readToTheEnd(sampled('home', '<p>Postboks 12, 7001 Trondheim</p>'), contact(STREET)), { status: 'pass', params: {}, evidence: [{ value: STREET }] },
  ],
  'a street on many pages': [readToTheEnd(...many(STREET)), { status: 'pass', params: {}, evidence: Array.from({ length: 10 }, () => ({ value: STREET })) }],
  'a street, despite inaccessible pages': [
    { ...readToTheEnd(contact(STREET)), whereItBelongs: unavailable('challenged') }, { status: 'pass', params: {} },
  ],
  'a post-office box': [readToTheEnd(home, contact('Postboks 12, 7001 Trondheim')), { status: 'warn', params: {}, evidence: [{ label: 'address', value: 'Postboks 12, 7001 Trondheim' }] }],
  'a town': [readToTheEnd(home, contact('7030 Trondheim')), { status: 'warn', params: {}, evidence: [{ value: '7030 Trondheim' }] }],
  'a town on many pages': [readToTheEnd(...many('7030 Trondheim')), { status: 'warn', params: {}, evidence: Array.from({ length: 10 }, () => ({})) }],
  'nothing': [readToTheEnd(home, contact('Ring oss')), { status: 'fail', params: { total: 2 }, evidence: [] }],
  'a town, and inaccessible pages': [
    { ...readToTheEnd(contact('7030 Trondheim')), whereItBelongs: unavailable('challenged') },
    { status: 'not-measured', reason: 'challenged', evidence: [{ value: '7030 Trondheim' }] },
  ],
});
