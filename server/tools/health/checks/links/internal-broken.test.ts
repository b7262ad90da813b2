import { good, read, redirected, tried, unavailableLink, WITH_SHELL, withoutCheckout } from '../../artifacts-links-rig.ts';
import type { TriedLink } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './internal-broken.ts';

const inside = (...internal: TriedLink[]) => withoutCheckout({ internal });
const CHECKOUT = tried('/kasse', { status: 400 }, { text: 'Til kassen' });
const broken = (count: number, status = 404) => Array.from({ length: count }, (_, at) => tried(`/borte-${at + 1}`, { status }));

judgeTable(check, {
  'all work': [inside(...good(25)), { status: 'pass', params: { total: 25 } }],
  'a redirect works': [inside(redirected('/gammel')), { status: 'pass', params: { total: 1 } }],
  'one is broken': [inside(...good(3), ...broken(1)), {
    status: 'warn', params: { count: 1, total: 4 },
    evidence: [{ label: '404', value: 'Garn', url: 'https://shop.test/borte-1', page: 'https://shop.test/' }],
  }],
  'two are broken': [inside(...broken(1), ...broken(1, 500), ...good(1)), {
    status: 'warn', params: { count: 2, total: 3 }, evidence: [{ label: '404' }, { label: '500' }],
  }],
  'three are broken': [inside(...broken(3)), { status: 'fail', params: { count: 3, total: 3 } }],
  'more than are shown': [inside(...broken(11)), { status: 'fail', params: { count: 11, total: 11 } }],
  'a checkout that is not there for an empty cart': [
    { ...inside(...broken(1), CHECKOUT), checkout: read(CHECKOUT) }, { status: 'warn', params: { count: 1, total: 1 } },
  ],
  'a redirect to a missing page': [inside(redirected('/gammel', '/borte', { status: 404 })), {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ label: '404', url: 'https://shop.test/gammel' }],
  }],
  'inaccessible links do not count': [
    inside(unavailableLink('/lukket', { kind: 'refusal', status: 403, vendor: null, marker: 'm' }, tried('/lukket', { status: 403 }).resource.result), ...good(1)),
    { status: 'pass', params: { total: 1 } },
  ],
  'menu links do not count': [withoutCheckout({ internal: good(1), menu: broken(1), external: broken(1) }), { status: 'pass', params: { total: 1 } }],
  'all inaccessible': [inside(unavailableLink('/a', { kind: 'not-asked', because: 'budget' })), { status: 'not-measured', reason: 'budget' }],
  'no links': [inside(), { status: 'not-measured', reason: 'not-found' }],
  'no links where a script may add them': [withoutCheckout({}, WITH_SHELL), { status: 'not-measured', reason: 'needs-script' }],
});
