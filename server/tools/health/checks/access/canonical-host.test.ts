import { answer, fetched } from '../../artifacts-rig.ts';
import { asking, entryOf, hopsOf, faulted, resource } from '../../artifacts-access-rig.ts';
import type { Entry, Hosts, FetchedResource } from '../../gathered.ts';
import { available } from '../../available.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './canonical-host.ts';

const HOST = 'shop.test';
const OTHER = 'www.shop.test';
const ROOT = `https://${HOST}/`;
const WWW = `https://${OTHER}/`;

const beside = (counterpart: FetchedResource | null, entry = entryOf()): { entry: Entry; hosts: Hosts } => ({
  entry, hosts: {
    plain: fetched(), counterpart: counterpart && { ...counterpart, requestedUrl: new URL(WWW) }, tls: null, ipv6: available(true),
  },
});
const answers = (status: number) => ({ status: 'fail', params: { variant: 'status', other: OTHER, status } } as const);
const dead = { status: 'fail', params: { variant: 'dead', other: OTHER } } as const;
/** As many redirects as the scan follows; the last answer is one more. */
const endless = (...urls: readonly string[]) => asking(WWW, {
  url: urls.at(-1)!, status: 301, headers: { location: WWW }, hops: hopsOf(301, ...urls),
});

judgeTable(check, {
  'www redirects to the store': [beside(asking(WWW, { url: ROOT, hops: hopsOf(301, WWW, ROOT) })), {
    status: 'pass', params: { host: HOST }, evidence: [{ label: '301', value: `${WWW} → ${ROOT}` }, {
      label: '200', value: ROOT,
    }],
  }],
  'both redirect to a third host': [
    beside(
      asking(WWW, { url: 'https://butikk.test/' }), entryOf(fetched('<h1>Shop</h1>', { url: 'https://butikk.test/' })),
    ),
    { status: 'pass', params: { host: 'butikk.test' } },
  ],
  'both redirect to one host, which refuses the page': [
    beside(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ status: 403, hops: hopsOf(301, WWW, ROOT) }))),
    { status: 'pass', params: { host: HOST } },
  ],
  'both respond with the page': [beside(asking(WWW)), {
    status: 'fail', params: { variant: 'both', host: HOST, other: OTHER }, evidence: [{ label: '200', value: WWW }],
  }],
  'status 299 counts as a page': [beside(asking(WWW, { status: 299 })), {
    status: 'fail', params: { variant: 'both', host: HOST, other: OTHER },
  }],
  'the lowest error status on www': [beside(asking(WWW, { status: 400 })), { ...answers(400), evidence: [{ label: '400' }] }],
  'a server error on www': [beside(asking(WWW, { status: 500 })), answers(500)],
  'a 404 after redirects': [beside(asking(WWW, { url: `${WWW}no`, status: 404, hops: hopsOf(301, WWW, `${WWW}no`) })), answers(404)],
  'www does not resolve': [beside(faulted('dns-nxdomain', { url: WWW })), {
    ...dead, evidence: [{ label: 'dns-nxdomain', url: WWW }],
  }],
  'connection refused on www': [beside(faulted('refused', { url: WWW })), dead],
  'a certificate for another name': [beside(faulted('tls-name', { url: WWW })), dead],
  'an expired certificate': [beside(faulted('tls-expired', { url: WWW })), dead],
  'a certificate of an unknown issuer': [beside(faulted('tls-untrusted', { url: WWW })), dead],
  'no TLS': [beside(faulted('tls-absent', { url: WWW })), dead],
  'an unsupported TLS version': [beside(faulted('tls-protocol', { url: WWW })), dead],
  'a redirect loop': [beside(faulted('redirect-loop', { url: WWW })), dead],
  'too many redirects': [beside(faulted('too-many-redirects', { url: WWW })), dead],
  'a redirect to an invalid URL': [beside(faulted('redirect-invalid', { url: WWW })), dead],
  'a redirect loop beyond the limit': [beside(endless(WWW, WWW, WWW, WWW, WWW, WWW)), { ...dead, evidence: Array(6).fill({ label: '301' }) }],
  'a redirect without a location': [beside(asking(WWW, { status: 302 })), {
    ...dead,
  }],
  'a response that is not HTTP': [beside(faulted('malformed', { url: WWW })), dead],
  'a response that cannot be decompressed': [beside(faulted('bad-encoding', { url: WWW })), dead],
  'a response larger than the limit, which browsers may show': [beside(faulted('too-large', { url: WWW })), {
    status: 'not-measured', reason: 'unreachable',
  }],
  'a private address, which the scan refuses to fetch': [
    beside(faulted('guard-blocked', { url: WWW })),
    { status: 'not-measured', reason: 'unreachable', evidence: [{ label: 'guard-blocked' }] },
  ],
  'a timeout': [beside(faulted('timeout', { url: WWW })), {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  'a broken connection, whose cause may be on our side': [beside(faulted('reset', { url: WWW })), {
    status: 'not-measured', reason: 'unreachable',
  }],
  'a refusal on www': [
    beside(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }, answer({ url: WWW, status: 403 }))),
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }] },
  ],
  'www was not requested': [beside(resource({ kind: 'not-asked', because: 'budget' })), { status: 'not-measured', reason: 'budget', evidence: [] }],
  'www redirects to an unrelated host': [
    beside(asking(WWW, { url: 'https://annet.test/', hops: hopsOf(301, WWW, 'https://annet.test/') })),
    { status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '301' }, { label: '200' }] },
  ],
  'no response from the store, and www is dead': [
    beside(faulted('refused', { url: WWW }), entryOf(faulted('timeout'))), dead,
  ],
  'an unreachable store is named by the requested host': [
    beside(asking(WWW, { url: ROOT }), entryOf(resource({ kind: 'not-asked', because: 'budget' }))), { status: 'pass', params: { host: HOST } },
  ],
  'a host without a www counterpart': [beside(null), { status: 'not-applicable' }],
});
