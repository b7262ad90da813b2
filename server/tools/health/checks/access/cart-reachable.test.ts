import { answer, pageOf } from '../../artifacts-rig.ts';
import { asking, hopsOf, lost, resource } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cart-reachable.ts';

const path = '/handlekurv';
const CART = `https://shop.test${path}`;
const home = pageOf('<h1>Shop</h1>');
const cart = (status: number) => ({ home, cart: asking(path, { path, status }) });
const ledTo = (to: string, status = 200) =>
  ({ home, cart: asking(path, { path: to, status, hops: hopsOf(302, CART, `https://shop.test${to}`) }) });

judgeTable(check, {
  'it opens': [cart(200), { status: 'pass', params: { path }, evidence: [{ label: '200', value: CART }] }],
  'it opens at another address': [ledTo('/no/kurv'), {
    status: 'pass', params: { path }, evidence: [{ label: '302' }, { label: '200' }],
  }],
  'it leads home, which an empty cart may': [ledTo('/'), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '302' }, { label: '200' }],
  }],
  'it leads home, with a note in the address': [ledTo('/?tom=1'), { status: 'pass', params: { path } }],
  'it leads to the home page of a language': [
    { ...ledTo('/nb/'), home: pageOf('<h1>Shop</h1>', { path: '/nb/' }) }, { status: 'not-measured', reason: 'ambiguous' },
  ],
  'it leads to the start page, while another page was scanned as home': [
    { ...ledTo('/'), home: pageOf('<h1>Shop</h1>', { path: '/nb/' }) }, { status: 'not-measured', reason: 'ambiguous' },
  ],
  'it leads to a page that is not the home page': [ledTo('/nb/'), { status: 'pass', params: { path } }],
  'it leads to the start page of a host of its own': [
    { home, cart: asking(path, { url: 'https://kurv.shop.test/', hops: hopsOf(302, CART, 'https://kurv.shop.test/') }) }, { status: 'pass', params: { path } },
  ],
  'it is at the root itself': [{ home, cart: asking('/', { path: '/' }) }, { status: 'pass', params: { path: '/' } }],
  'home is broken': [ledTo('/', 500), { status: 'fail', params: { variant: 'server-error', path, status: 500 } }],
  'it asks for a login': [ledTo('/logg-inn'), {
    status: 'warn', params: { path },
    evidence: [{ label: '302', value: `${CART} → https://shop.test/logg-inn` }, { label: '200' }],
  }],
  'a login that is broken': [ledTo('/logg-inn', 500), { status: 'fail', params: { variant: 'server-error', path, status: 500 } }],
  'a cart below an account opens': [
    { home, cart: asking('/konto/kurv', { path: '/konto/kurv' }) }, { status: 'pass', params: { path: '/konto/kurv' } },
  ],
  'the last status that is no error': [cart(399), { status: 'pass', params: { path } }],
  'the first that is one': [cart(400), { status: 'fail', params: { variant: 'no-page', path, status: 400 }, evidence: [{ label: '400' }] }],
  'it is not there': [cart(404), { status: 'fail', params: { variant: 'no-page', path, status: 404 } }],
  'it is broken': [cart(500), { status: 'fail', params: { variant: 'server-error', path, status: 500 }, snippet: `curl -sSL -D - -o /dev/null '${CART}'` }],
  'a time-out': [{ home, cart: lost('timeout', { url: CART }) }, {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  'a refusal': [
    { home, cart: resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ path, status: 403 }), CART) },
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }] },
  ],
  'a wall that was known before': [{ home, cart: resource({ kind: 'not-asked', because: 'walls' }, null, CART) }, {
    status: 'not-measured', reason: 'challenged', evidence: [],
  }],
});
