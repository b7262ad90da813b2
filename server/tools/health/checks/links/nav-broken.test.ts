import { good, read, tried, unavailableLink, WITH_SHELL, withoutCheckout } from '../../artifacts-links-rig.ts';
import type { TriedLink } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './nav-broken.ts';

const inMenu = (...menu: TriedLink[]) => withoutCheckout({ menu });
const CART = tried('/x', { status: 500 }, { text: 'Handlekurv' });
const CHECKOUT = tried('/kasse', { status: 404 });
const SALE = tried('/salg', { status: 404 }, { text: 'Salg' });

judgeTable(check, {
  'all work': [inMenu(...good(4)), { status: 'pass', params: { total: 4 } }],
  'one is broken': [inMenu(...good(4), SALE), {
    status: 'fail', params: { count: 1, total: 5 },
    evidence: [{ label: '404', value: 'Salg', url: 'https://shop.test/salg', page: 'https://shop.test/' }],
  }],
  'one has a server error': [inMenu(tried('/salg', { status: 500 })), { status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '500' }] }],
  // These have checks of their own, which know that an empty checkout may well answer so.
  'a broken cart and checkout': [
    { ...inMenu(...good(1), CART, CHECKOUT), cart: read(CART), checkout: read(CHECKOUT) }, { status: 'pass', params: { total: 1 } },
  ],
  'only a broken cart': [{ ...inMenu(CART), cart: read(CART) }, { status: 'not-measured', reason: 'not-found' }],
  'a broken cart beside the one that was read': [
    { ...inMenu(...good(1), CART), cart: read(tried('/handlekurv')) }, { status: 'fail', params: { count: 1, total: 2 } },
  ],
  'baskets for sale, and how to order': [
    inMenu(tried('/kategori/kurv', { status: 404 }, { text: 'Kurv' }), tried('/info/bestilling', { status: 404 })),
    { status: 'fail', params: { count: 2, total: 2 } },
  ],
  'a cart that works': [inMenu(tried('/handlekurv')), { status: 'pass', params: { total: 1 } }],
  'other links do not count': [withoutCheckout({ menu: good(1), internal: [SALE] }), { status: 'pass', params: { total: 1 } }],
  'one inaccessible': [inMenu(unavailableLink('/lukket', { kind: 'not-asked', because: 'walls' }), ...good(1)), { status: 'pass', params: { total: 1 } }],
  'all inaccessible': [inMenu(unavailableLink('/lukket', { kind: 'not-asked', because: 'walls' })), { status: 'not-measured', reason: 'challenged' }],
  'no menu': [withoutCheckout({ internal: good(1) }), { status: 'not-measured', reason: 'not-found' }],
  'no menu where a script may add it': [withoutCheckout({}, WITH_SHELL), { status: 'not-measured', reason: 'needs-script' }],
});
