import { answer } from '../../artifacts-rig.ts';
import { asking, hopsOf, faulted, resource } from '../../artifacts-access-rig.ts';
import type { Hop } from '../../../../net/fetch-types.ts';
import type { Hosts, FetchedResource } from '../../gathered.ts';
import { available } from '../../available.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './http-to-https.ts';

const PLAIN = 'http://shop.test/';
const SECURE = 'https://shop.test/';
const hosts = (plain: FetchedResource): { hosts: Hosts } => ({ hosts: { plain, counterpart: null, tls: null, ipv6: available(true) } });
const plain = (status: number) => hosts(asking(PLAIN, { url: PLAIN, status }));
const redirected = (...hops: readonly Hop[]) => hosts(asking(PLAIN, { url: SECURE, hops }));

judgeTable(check, {
  '301': [redirected(...hopsOf(301, PLAIN, SECURE)), {
    status: 'pass', params: { status: 301 }, evidence: [{ label: '301', value: `${PLAIN} → ${SECURE}`, url: PLAIN }, {
      label: '200', value: SECURE,
    }],
  }],
  '308': [redirected(...hopsOf(308, PLAIN, SECURE)), { status: 'pass', params: { status: 308 } }],
  '302': [redirected(...hopsOf(302, PLAIN, SECURE)), { status: 'warn', params: { status: 302 } }],
  '307': [redirected(...hopsOf(307, PLAIN, SECURE)), { status: 'warn', params: { status: 307 } }],
  'a location without a scheme stays on http': [redirected(
    ...hopsOf(301, PLAIN, '/no'), ...hopsOf(302, `${PLAIN}no`, SECURE),
  ), {
    status: 'warn', params: { status: 302 },
  }],
  'the first temporary redirect of several': [
    redirected(...hopsOf(303, PLAIN, 'http://www.shop.test/'), ...hopsOf(302, 'http://www.shop.test/', SECURE)),
    { status: 'warn', params: { status: 303 } },
  ],
  'redirects after https do not count': [
    redirected(...hopsOf(301, PLAIN, SECURE), ...hopsOf(302, SECURE, `${SECURE}no`)),
    { status: 'pass', params: { status: 301 } },
  ],
  'permanent, whatever the response on https': [
    hosts(faulted('timeout', { url: SECURE, hops: hopsOf(301, PLAIN, SECURE) })),
    { status: 'pass', params: { status: 301 } },
  ],
  'permanent, to a wall': [
    hosts(resource({ kind: 'wall', vendor: null, marker: 'm' }, answer({ hops: hopsOf(301, PLAIN, SECURE) }))),
    { status: 'pass', params: { status: 301 } },
  ],
  'the page over http': [plain(200), { status: 'fail', params: {}, evidence: [{ label: '200', value: PLAIN }] }],
  'the page over http, after a redirect': [
    hosts(asking(PLAIN, { url: `${PLAIN}no`, hops: hopsOf(301, PLAIN, '/no') })), { status: 'fail', params: {} },
  ],
  'a redirect without a target': [plain(300), { status: 'not-applicable', evidence: [{ label: '300' }] }],
  'a 404': [plain(404), { status: 'not-applicable', evidence: [{ label: '404' }] }],
  'connection refused': [hosts(faulted('refused', { url: PLAIN })), {
    status: 'not-applicable', evidence: [{ label: 'refused', url: PLAIN }],
  }],
  'a host that does not resolve': [hosts(faulted('dns-nxdomain', { url: PLAIN })), { status: 'not-applicable' }],
  'a host without an IP address': [hosts(faulted('dns-no-address', { url: PLAIN })), { status: 'not-applicable' }],
  'a timeout': [hosts(faulted('timeout', { url: PLAIN })), {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  'a refusal': [
    hosts(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ url: PLAIN, status: 403 }))),
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }] },
  ],
  'not requested': [hosts(resource({ kind: 'not-asked', because: 'budget' })), { status: 'not-measured', reason: 'budget', evidence: [] }],
});
