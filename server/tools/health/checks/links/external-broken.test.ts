import { good, redirected, tried, triedLinks, unavailableLink, WITH_SHELL } from '../../artifacts-links-rig.ts';
import type { TriedLink } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './external-broken.ts';

const out = (...external: TriedLink[]) => triedLinks({ external });
const YARN = 'https://veveriet.test/garn';
const answering = (status: number) => tried(YARN, { status });
const refused = (status: number) => unavailableLink(YARN, { kind: 'refusal', status, vendor: null, marker: String(status) }, answering(status).resource.result);
const GONE = { status: 'fail', params: { count: 1, total: 1 } } as const;
const FINE = { status: 'pass', params: { total: 1 } } as const;
const REFUSED = { status: 'not-measured', reason: 'refused' } as const;

judgeTable(check, {
  'all work': [out(tried(YARN), tried('https://posten.test/')), { status: 'pass', params: { total: 2 } }],
  'one is missing': [out(tried('https://posten.test/'), answering(404)), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label: '404', value: 'Garn', url: YARN, page: 'https://shop.test/' }],
  }],
  'a 410': [out(answering(410)), { ...GONE, evidence: [{ label: '410' }] }],
  'a redirect to a missing page': [out(redirected(YARN, 'https://veveriet.test/', { status: 404 })), GONE],
  'a redirect': [out(redirected(YARN, 'https://veveriet.test/')), FINE],
  'a server error': [out(answering(500)), FINE],
  'a bad request': [out(answering(400)), FINE],
  'inaccessible': [out(refused(403)), REFUSED],
  'inaccessible, beside a missing one': [out(refused(403), answering(404)), GONE],
  'inaccessible, beside a working one': [out(refused(429), tried(YARN)), FINE],
  'behind a challenge': [out(unavailableLink(YARN, { kind: 'wall', vendor: null, marker: 'cf' })), { status: 'not-measured', reason: 'challenged' }],
  'a host that does not resolve': [out(unavailableLink(YARN, { kind: 'fault' })), { status: 'not-measured', reason: 'unreachable' }],
  'a checkout of another site, which no check of its own judges': [
    out(tried('https://betaling.example/kasse', { status: 404 }, { text: 'Til kassen' })), { status: 'fail', params: { count: 1, total: 1 } },
  ],
  'internal links do not count': [triedLinks({ internal: good(1), menu: good(1) }), { status: 'not-applicable' }],
  'no external links where a script may add them': [triedLinks({}, WITH_SHELL), { status: 'not-measured', reason: 'needs-script' }],
  'external links, and a page rendered by scripts': [triedLinks({ external: [tried(YARN)] }, WITH_SHELL), FINE],
});
