import { readToTheEnd } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { unavailable } from '../../available.ts';
import { check } from './email.ts';

const home = sampled('home', '<h1>Nordlys Ull</h1>');
const contact = (html: string) => sampled('contact', `<h1>Kontakt</h1>\n${html}`, { path: '/kontakt' });
const FORM = '<form action="/kontakt"><input name="epost"><textarea name="melding"></textarea></form>';
const ADDRESS = '<a href="mailto:post@shop.test">post@shop.test</a> salg@shop.test';
const many = (html: string) => Array.from({ length: 12 }, () => contact(html));

judgeTable(check, {
  'one per page': [
    readToTheEnd(home, contact(ADDRESS)),
    { status: 'pass', params: {}, evidence: [{ label: 'e-mail', value: 'post@shop.test', page: 'https://shop.test/kontakt' }] },
  ],
  'on many pages': [readToTheEnd(...many(ADDRESS)), { status: 'pass', params: {}, evidence: Array.from({ length: 10 }, () => ({ label: 'e-mail' })) }],
  'an address beside a form': [readToTheEnd(contact(FORM + ADDRESS)), { status: 'pass', params: {}, evidence: [{ label: 'e-mail' }] }],
  'an address, despite inaccessible pages': [
    { ...readToTheEnd(contact(ADDRESS)), whereItBelongs: unavailable('challenged') }, { status: 'pass', params: {} },
  ],
  'only a form': [readToTheEnd(home, contact(FORM)), {
    status: 'warn', params: {}, evidence: [{ label: '<form>', value: '<form action="/kontakt">', page: 'https://shop.test/kontakt', line: 2 }],
  }],
  'a form on many pages': [readToTheEnd(...many(FORM)), { status: 'warn', params: {}, evidence: Array.from({ length: 10 }, () => ({ label: '<form>' })) }],
  'third-party addresses, and a newsletter': [
    readToTheEnd(home, contact('<form><input type="email" placeholder="din@epost.no"></form> Klag til postkasse@datatilsynet.no')),
    { status: 'fail', params: { total: 2 }, evidence: [] },
  ],
  'neither': [readToTheEnd(home), { status: 'fail', params: { total: 1 } }],
  'neither, and inaccessible pages': [
    { ...readToTheEnd(contact(FORM)), whereItBelongs: unavailable('challenged') }, { status: 'not-measured', reason: 'challenged' },
  ],
});
