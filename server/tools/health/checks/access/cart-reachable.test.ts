import { answer, pageOf } from '../../artifacts-rig.ts';
import { asking, hopsOf, faulted, resource } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cart-reachable.ts';

const path = '/handlekurv';
const CART = `https://shop.test${path}`;
const home = pageOf('<h1>Shop</h1>');
const cart = (status: number) => ({ home, cart: asking(path, { path, status }) });
const redirectedTo = (to: string, status = 200) =>
  ({ home, cart: asking(path, { path: to, status, hops: hopsOf(302, CART, `https://shop.test${to}`) }) });

judgeTable(check, {
  'it opens': [cart(200), { status: 'pass', params: { path }, evidence: [{ label: '200', value: CART }] }],
  'it opens at another URL': [redirectedTo('/no/kurv'), {
    status: 'pass', params: { path }, evidence: [{ label: '302' }, { label: '200' }],
  }],
  'it redirects to the home page, as an empty cart may': [redirectedTo('/'), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '302' }, { label: '200' }],
  }],
  'it redirects to the home page with a parameter': [redirectedTo('/?tom=1'), { status: 'pass', params: { path } }],
  'it redirects to the home page of a language': [
    { ...redirectedTo('/nb/'), home: pageOf('<h1>Shop</h1>', { path: '/nb/' }) }, { status: 'not-measured', reason: 'ambiguous' },
  ],
  'it redirects to the root, while another page was scanned as home': [
    { ...redirectedTo('/'), home: pageOf('<h1>Shop</h1>', { path: '/nb/' }) }, { status: 'not-measured', reason: 'ambiguous' },
  ],
  'it redirects to a page that is not the home page': [redirectedTo('/nb/'), { status: 'pass', params: { path } }],
  'it redirects to the root of another host': [
    { home, cart: asking(path, { url: 'https://kurv.shop.test/', hops: hopsOf(302, CART, 'https://kurv.shop.test/') }) }, { status: 'pass', params: { path } },
  ],
  'the cart is at the root': [{ home, cart: asking('/', { path: '/' }) }, { status: 'pass', params: { path: '/' } }],
  'it redirects to a broken home page': [redirectedTo('/', 500), { status: 'fail', params: { variant: 'server-error', path, status: 500 } }],
  'it redirects to a login page': [redirectedTo('/logg-inn'), {
    status: 'warn', params: { path },
    evidence: [{ label: '302', value: `${CART} → https://shop.test/logg-inn` }, { label: '200' }],
  }],
  'it redirects to a broken login page': [redirectedTo('/logg-inn', 500), { status: 'fail', params: { variant: 'server-error', path, status: 500 } }],
  'a cart below an account path opens': [
    { home, cart: asking('/konto/kurv', { path: '/konto/kurv' }) }, { status: 'pass', params: { path: '/konto/kurv' } },
  ],
  'the highest status that is not an error': [cart(399), { status: 'pass', params: { path } }],
  'the lowest error status': [cart(400), { status: 'fail', params: { variant: 'no-page', path, status: 400 }, evidence: [{ label: '400' }] }],
  'it is missing': [cart(404), { status: 'fail', params: { variant: 'no-page', path, status: 404 } }],
  'it is broken': [cart(500), { status: 'fail', params: { variant: 'server-error', path, status: 500 }, snippet: `curl -sSL -D - -o /dev/null '${CART}'` }],
  'a timeout': [{ home, cart: faulted('timeout', { url: CART }) }, {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  'a refusal': [
    { home, cart: resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ path, status: 403 }), CART) },
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }] },
  ],
  'not requested because of a known wall': [{ home, cart: resource({ kind: 'not-asked', because: 'walls' }, null, CART) }, {
    status: 'not-measured', reason: 'challenged', evidence: [],
  }],
});
