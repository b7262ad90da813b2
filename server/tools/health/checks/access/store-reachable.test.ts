import { answer, fetched } from '../../artifacts-rig.ts';
import { entryOf, failure, hopsOf, faulted, resource, refused } from '../../artifacts-access-rig.ts';
import type { Entry } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './store-reachable.ts';

const HOST = 'shop.test';

/** An entry whose attempts all failed; the last one counts. */
const unreachable = (...tries: readonly Parameters<typeof failure>[]): { entry: Entry } => ({
  entry: entryOf(faulted(...tries.at(-1)!), { outcome: 'unreachable', tries: tries.map((one) => failure(...one)) }),
});
const broken = fetched(null, { status: 502 });

judgeTable(check, {
  'a home page': [{ entry: entryOf() }, {
    status: 'pass', params: { host: HOST, status: 200 }, evidence: [{ label: '200', value: 'https://shop.test/' }],
  }],
  'the requested host is named, whatever the redirects': [
    { entry: entryOf(fetched('<h1>Shop</h1>', { url: 'https://other.test/' })) },
    { status: 'pass', params: { host: HOST, status: 200 } },
  ],
  'a server error, then the page': [
    { entry: entryOf(undefined, { tries: [answer({ status: 502 }), answer()] }) },
    { status: 'pass', params: { host: HOST, status: 200 }, evidence: [{ label: '502' }, { label: '200' }] },
  ],
  'a closed store answers': [
    {
      entry: entryOf(resource({ kind: 'closed', how: 'maintenance', marker: 'm' }, answer({ status: 503 })), { outcome: 'closed' }),
    },
    { status: 'pass', params: { host: HOST, status: 503 } },
  ],
  'a server error twice': [
    { entry: entryOf(broken, { outcome: 'unreachable', tries: [answer({ status: 500 }), answer({ status: 502 })] }) },
    {
      status: 'fail', params: { variant: 'server-error', host: HOST, status: 502 },
      evidence: [{ label: '500' }, { label: '502' }],
    },
  ],
  'a 404 at the only attempt': [
    { entry: entryOf(fetched(null, { status: 404 }), { outcome: 'unreachable' }) },
    { status: 'fail', params: { variant: 'no-page', host: HOST, status: 404 }, evidence: [{ label: '404' }] },
  ],
  ...Object.fromEntries([[404, 'not-found'], [410, 'not-found'], [403, undefined], [500, undefined]].map(([status, reason]) => [
    `a ${status} at a page other than the home page`,
    [
      { entry: entryOf(fetched(null, { status: status as number }), { outcome: 'unreachable', requestedUrl: new URL('https://shop.test/kopper') }) },
      reason ? { status: 'not-measured', reason, evidence: [{ label: String(status) }] } : { status: 'fail' },
    ],
  ])),
  'the lowest server error': [
    { entry: entryOf(fetched(null, { status: 500 }), { outcome: 'unreachable' }) },
    { status: 'fail', params: { variant: 'server-error', host: HOST, status: 500 } },
  ],
  'a redirect without a target': [
    { entry: entryOf(fetched(null, { status: 302 }), { outcome: 'unreachable' }) },
    { status: 'fail', params: { variant: 'no-page', host: HOST, status: 302 } },
  ],
  'a host that does not resolve': [
    unreachable(['dns-nxdomain']),
    {
      status: 'fail', params: { variant: 'unknown-host', host: HOST },
      evidence: [{ label: 'dns-nxdomain', value: 'the fault dns-nxdomain', url: 'https://shop.test/' }],
    },
  ],
  'a host that does not resolve, after a redirect': [
    unreachable(
      ['dns-nxdomain', { url: 'https://gone.test/', hops: hopsOf(301, 'https://shop.test/', 'https://gone.test/') }],
    ),
    { status: 'fail', params: { variant: 'unknown-host', host: 'gone.test' } },
  ],
  'connections refused, on https and http': [
    unreachable(['refused'], ['refused', { url: 'http://shop.test/' }]),
    {
      status: 'fail', params: { variant: 'connection-refused', host: HOST },
      evidence: [{ label: 'refused' }, { label: 'refused' }],
    },
  ],
  'no TLS, and connection refused on http': [
    unreachable(['tls-absent'], ['refused', { url: 'http://shop.test/' }]),
    { status: 'fail', params: { variant: 'no-tls', host: HOST } },
  ],
  'connection refused, and a timeout on http, whose cause may be on our side': [
    unreachable(['refused'], ['connect-timeout', { url: 'http://shop.test/' }]),
    { status: 'not-measured', reason: 'unreachable', evidence: [{ label: 'refused' }, { label: 'connect-timeout' }] },
  ],
  'a timeout, and connection refused on http': [
    unreachable(['timeout'], ['refused', { url: 'http://shop.test/' }]),
    { status: 'not-measured', reason: 'unreachable' },
  ],
  'a server error, then no answer at all': [
    { entry: entryOf(faulted('refused'), { outcome: 'unreachable', tries: [answer({ status: 500 }), failure('refused')] }) },
    { status: 'not-measured', reason: 'unreachable' },
  ],
  'a DNS failure': [unreachable(['dns-failed']), { status: 'not-measured', reason: 'unreachable' }],
  'a broken connection': [unreachable(['reset']), { status: 'not-measured', reason: 'unreachable' }],
  'nothing was requested': [
    { entry: entryOf(resource({ kind: 'not-asked', because: 'budget' }), { outcome: 'unreachable' }) },
    { status: 'not-measured', reason: 'unreachable', evidence: [] },
  ],
  'a refusal': [{ entry: entryOf(refused(403), { outcome: 'refused' }) }, {
    status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }],
  }],
  'a waiting room': [
    { entry: entryOf(resource({ kind: 'waiting-room', vendor: null, marker: 'm' }, answer()), { outcome: 'waiting-room' }) },
    { status: 'not-measured', reason: 'refused' },
  ],
  'a challenge': [
    {
      entry: entryOf(resource({ kind: 'wall', vendor: null, marker: 'm' }, answer({ status: 403 })), { outcome: 'challenged' }),
    },
    { status: 'not-measured', reason: 'challenged', evidence: [{ label: '403' }] },
  ],
});
