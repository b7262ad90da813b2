import { good, redirected, tried, triedLinks, unavailableLink, WITH_SHELL } from '../../artifacts-links-rig.ts';
import type { TriedLink } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './external-broken.ts';

const out = (...external: TriedLink[]) => triedLinks({ external });
const YARN = 'https://veveriet.test/garn';
const answering = (status: number) => tried(YARN, { status });
const kept = (status: number) => unavailableLink(YARN, { kind: 'refusal', status, vendor: null, marker: String(status) }, answering(status).resource.result);
const GONE = { status: 'fail', params: { count: 1, total: 1 } } as const;
const FINE = { status: 'pass', params: { total: 1 } } as const;
const REFUSED = { status: 'not-measured', reason: 'refused' } as const;

judgeTable(check, {
  'they lead somewhere': [out(tried(YARN), tried('https://posten.test/')), { status: 'pass', params: { total: 2 } }],
  'one leads to what is gone': [out(tried('https://posten.test/'), answering(404)), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label: '404', value: 'Garn', url: YARN, page: 'https://shop.test/' }],
  }],
  'gone for good': [out(answering(410)), { ...GONE, evidence: [{ label: '410' }] }],
  'a redirect to what is gone': [out(redirected(YARN, 'https://veveriet.test/', { status: 404 })), GONE],
  'a redirect': [out(redirected(YARN, 'https://veveriet.test/')), FINE],
  'a server in trouble': [out(answering(500)), FINE],
  'a request it cannot read': [out(answering(400)), FINE],
  'kept from us': [out(kept(403)), REFUSED],
  'kept from us, beside one that is gone': [out(kept(403), answering(404)), GONE],
  'kept from us, beside one that is not': [out(kept(429), tried(YARN)), FINE],
  'behind a challenge': [out(unavailableLink(YARN, { kind: 'wall', vendor: null, marker: 'cf' })), { status: 'not-measured', reason: 'challenged' }],
  'a name that does not exist': [out(unavailableLink(YARN, { kind: 'fault' })), { status: 'not-measured', reason: 'unreachable' }],
  'links within the store are others': [triedLinks({ internal: good(1), menu: good(1) }), { status: 'not-applicable' }],
  'no links out where a script may bring them': [triedLinks({}, WITH_SHELL), { status: 'not-measured', reason: 'needs-script' }],
  'links out, and a page a script brings': [triedLinks({ external: [tried(YARN)] }, WITH_SHELL), FINE],
});
