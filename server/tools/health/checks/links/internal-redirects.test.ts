import { good, redirected, tried, triedLinks, unavailableLink, WITH_SHELL } from '../../artifacts-links-rig.ts';
import type { TriedLink } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './internal-redirects.ts';

const inside = (...internal: TriedLink[]) => triedLinks({ internal });
const moved = (count: number) => Array.from({ length: count }, (_, at) => redirected(`/gammel-${at + 1}`));
const sent = (...statuses: number[]) => redirected('/a', '/b', {
  hops: statuses.map((status) => ({ url: 'https://shop.test/a', status, location: '/b' })),
});
const NONE = { status: 'pass', params: { count: 0, total: 1 } } as const;
const called = (text: string, link: TriedLink): TriedLink => ({ ...link, from: [{ ...link.from[0]!, text: 'Garn' }, { ...link.from[0]!, text }] });

judgeTable(check, {
  'none': [inside(...good(2)), { status: 'pass', params: { count: 0, total: 2 }, evidence: [] }],
  'one in ten': [inside(...moved(1), ...good(9)), {
    status: 'pass', params: { count: 1, total: 10 }, evidence: [{ label: '301', value: 'Garn', url: 'https://shop.test/gammel-1', page: 'https://shop.test/' }],
  }],
  'more than one in ten': [inside(...moved(2), ...good(17)), { status: 'fail', params: { count: 2, total: 19, percent: (2 / 19) * 100 }, evidence: [{ label: '301' }] }],
  'two of thirteen': [inside(...moved(2), ...good(11)), { status: 'fail', params: { count: 2, total: 13, percent: (2 / 13) * 100 } }],
  'all, more than are shown': [inside(...moved(11)), { status: 'fail', params: { count: 11, total: 11, percent: 100 } }],
  'menu links count, external links do not': [
    triedLinks({ menu: moved(1), internal: good(1), external: moved(2) }), { status: 'fail', params: { count: 1, total: 2, percent: 50 } },
  ],
  'a redirect to a missing page counts': [inside(redirected('/gammel', '/borte', { status: 404 })), { status: 'fail', params: { count: 1, total: 1, percent: 100 } }],
  'a permanent redirect, by either status': [inside(sent(301), sent(308)), { status: 'fail', params: { count: 2, total: 2, percent: 100 } }],
  'a temporary redirect does not count': [inside(sent(302), sent(303), sent(307)), { status: 'pass', params: { count: 0, total: 3 }, evidence: [] }],
  'a temporary redirect, then a permanent one': [inside(sent(302, 301)), NONE],
  'a permanent redirect, then a temporary one': [inside(sent(301, 302)), { status: 'fail', params: { count: 1, total: 1, percent: 100 }, evidence: [{ label: '301' }] }],
  'a redirect to a login page': [inside(redirected('/ordre', '/logg-inn'), ...good(1)), NONE],
  'an empty cart, by its URL': [inside(redirected('/handlekurv'), ...good(1)), NONE],
  'a checkout, by one of its link texts': [inside(called('Til kassen', redirected('/videre', '/x')), ...good(1)), NONE],
  'a link to http': [inside(redirected('http://shop.test/om', 'https://shop.test/om'), ...good(1)), NONE],
  'an inaccessible one': [inside(unavailableLink('/lukket', { kind: 'not-asked', because: 'budget' }), ...good(1)), NONE],
  'only those that must redirect': [inside(redirected('/handlekurv')), { status: 'not-measured', reason: 'not-found' }],
  'all inaccessible': [triedLinks({ menu: [unavailableLink('/a', { kind: 'closed', how: 'password', marker: 'x' })], internal: [tried('http://shop.test/')] }), {
    status: 'not-measured', reason: 'closed',
  }],
  'no links': [inside(), { status: 'not-measured', reason: 'not-found' }],
  'no links where a script may add them': [triedLinks({}, WITH_SHELL), { status: 'not-measured', reason: 'needs-script' }],
});
