import { answer, fetched } from '../../artifacts-rig.ts';
import { asking, entryOf, hopsOf, lost, resource } from '../../artifacts-access-rig.ts';
import type { Entry, Hosts, FetchedResource } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './canonical-host.ts';

const HOST = 'shop.test';
const OTHER = 'www.shop.test';
const ROOT = `https://${HOST}/`;
const WWW = `https://${OTHER}/`;

const beside = (counterpart: FetchedResource | null, entry = entryOf()): { entry: Entry; hosts: Hosts } => ({
  entry, hosts: {
    plain: fetched(), counterpart: counterpart && { host: OTHER, resource: counterpart }, tls: null, ipv6: null,
  },
});
const fails = <Name extends string>(variant: Name) => ({ status: 'fail' as const, params: { variant, other: OTHER } });
const answers = (status: number) => ({ status: 'fail', params: { variant: 'status', other: OTHER, status } } as const);
const dead = fails('dead');
/** As many redirects as the scan follows; the last answer is one more. */
const endless = (...urls: readonly string[]) => asking(WWW, {
  url: urls.at(-1)!, status: 301, headers: { location: WWW }, hops: hopsOf(301, ...urls),
});

judgeTable(check, {
  'www leads to the store': [beside(asking(WWW, { url: ROOT, hops: hopsOf(301, WWW, ROOT) })), {
    status: 'pass', params: { host: HOST }, evidence: [{ label: '301', value: `${WWW} → ${ROOT}` }, {
      label: '200', value: ROOT,
    }],
  }],
  'both lead to a third host': [
    beside(
      asking(WWW, { url: 'https://butikk.test/' }), entryOf(fetched('<h1>Shop</h1>', { url: 'https://butikk.test/' })),
    ),
    { status: 'pass', params: { host: 'butikk.test' } },
  ],
  'both lead to one host, which refuses that page': [
    beside(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ status: 403, hops: hopsOf(301, WWW, ROOT) }))),
    { status: 'pass', params: { host: HOST } },
  ],
  'both answer, and www names the store as canonical': [
    beside(asking(WWW, { headers: { link: `</>; rel="preload", <${ROOT}>; rel="canonical"` } })), {
      status: 'warn', params: { host: HOST, other: OTHER },
      evidence: [{ label: '200', value: WWW }, { label: 'Link', value: ROOT, url: WWW }],
    },
  ],
  'both answer, and www names itself': [
    beside(asking(WWW, { headers: { link: '</>; rel="canonical"' } })), { status: 'fail', params: { variant: 'both', host: HOST, other: OTHER } },
  ],
  'both answer, and www names nothing that is an address': [
    beside(asking(WWW, { headers: { link: '<https://[>; rel="canonical"' } })), { status: 'fail', params: { variant: 'both', host: HOST, other: OTHER } },
  ],
  'both show the page': [beside(asking(WWW)), {
    status: 'fail', params: { variant: 'both', host: HOST, other: OTHER }, evidence: [{ label: '200', value: WWW }],
  }],
  'a status short of a redirect is a page': [beside(asking(WWW, { status: 299 })), {
    status: 'fail', params: { variant: 'both', host: HOST, other: OTHER },
  }],
  'no page there': [beside(asking(WWW, { status: 400 })), { ...answers(400), evidence: [{ label: '400' }] }],
  'a server error there': [beside(asking(WWW, { status: 500 })), answers(500)],
  'no page at the end of its redirects': [beside(asking(WWW, { url: `${WWW}no`, status: 404, hops: hopsOf(301, WWW, `${WWW}no`) })), answers(404)],
  'no such name': [beside(lost('dns-nxdomain', { url: WWW })), {
    ...dead, evidence: [{ label: 'dns-nxdomain', url: WWW }],
  }],
  'nothing listens there': [beside(lost('refused', { url: WWW })), dead],
  'a certificate that is not for it': [beside(lost('tls-name', { url: WWW })), fails('certificate')],
  'a certificate that has ended': [beside(lost('tls-expired', { url: WWW })), fails('certificate')],
  'a certificate that nobody knows': [beside(lost('tls-untrusted', { url: WWW })), fails('certificate')],
  'no TLS': [beside(lost('tls-absent', { url: WWW })), fails('no-tls')],
  'a TLS of its own': [beside(lost('tls-protocol', { url: WWW })), fails('no-tls')],
  'a circle': [beside(lost('redirect-loop', { url: WWW })), fails('redirects')],
  'too many redirects': [beside(lost('too-many-redirects', { url: WWW })), fails('redirects')],
  'a redirect to no address': [beside(lost('redirect-invalid', { url: WWW })), fails('redirects')],
  'a circle that we left': [beside(endless(WWW, WWW, WWW, WWW, WWW, WWW)), { ...fails('redirects'), evidence: Array(6).fill({ label: '301' }) }],
  'a redirect that names no address': [beside(asking(WWW, { status: 302 })), {
    status: 'fail', params: { variant: 'redirects', other: OTHER },
  }],
  'an answer that is no HTTP': [beside(lost('malformed', { url: WWW })), fails('unreadable')],
  'an answer that cannot be unpacked': [beside(lost('bad-encoding', { url: WWW })), fails('unreadable')],
  'an answer larger than we read, which browsers may show': [beside(lost('too-large', { url: WWW })), {
    status: 'not-measured', reason: 'unreachable',
  }],
  'a private address is our guard\'s no, not the store\'s': [
    beside(lost('guard-blocked', { url: WWW })),
    { status: 'not-measured', reason: 'unreachable', evidence: [{ label: 'guard-blocked' }] },
  ],
  'a time-out': [beside(lost('timeout', { url: WWW })), {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  'a cut connection may be ours': [beside(lost('reset', { url: WWW })), {
    status: 'not-measured', reason: 'unreachable',
  }],
  'a refusal there': [
    beside(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ url: WWW, status: 403 }))),
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }] },
  ],
  'never asked': [beside(resource({ kind: 'not-asked', because: 'budget' })), { status: 'not-measured', reason: 'budget', evidence: [] }],
  'www leads to quite another host': [
    beside(asking(WWW, { url: 'https://annet.test/', hops: hopsOf(301, WWW, 'https://annet.test/') })),
    { status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '301' }, { label: '200' }] },
  ],
  'the store answered nothing, and www is dead': [
    beside(lost('refused', { url: WWW }), entryOf(lost('timeout'))), dead,
  ],
  'a store never reached is known by what was asked': [
    beside(asking(WWW, { url: ROOT }), entryOf(resource({ kind: 'not-asked', because: 'budget' }))), { status: 'pass', params: { host: HOST } },
  ],
  'a name that has no www': [beside(null), { status: 'not-applicable' }],
});
