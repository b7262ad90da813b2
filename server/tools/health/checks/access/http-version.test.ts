import { CERTIFICATE, pageOf, fetched } from '../../artifacts-rig.ts';
import type { TlsProbe } from '../../../../net/fetch-types.ts';
import { available } from '../../available.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './http-version.ts';

const chose = (alpn: 'h2' | 'http/1.1' | null): TlsProbe => ({ ok: true, alpn, certificate: CERTIFICATE });
const speaking = (tls: TlsProbe | null, altSvc?: string) => ({
  home: pageOf('<h1>Shop</h1>', { headers: altSvc === undefined ? {} : { 'alt-svc': altSvc } }),
  hosts: { plain: fetched(), counterpart: null, tls, ipv6: available(true) },
});
const http3 = { status: 'info', params: { variant: 'http-3' } } as const;
const http2 = { status: 'info', params: { variant: 'http-2' } } as const;

judgeTable(check, {
  'HTTP/1.1 negotiated': [speaking(chose('http/1.1')), { status: 'info', params: { variant: 'http-1' } }],
  'nothing negotiated': [speaking(chose(null)), { status: 'info', params: { variant: 'http-1' } }],
  'no TLS at all': [speaking(null), { status: 'info', params: { variant: 'http-1' } }],
  'HTTP/2 negotiated': [speaking(chose('h2')), { ...http2, evidence: [] }],
  'HTTP/3 offered': [speaking(chose('h2'), 'h3=":443"; ma=86400'), {
    ...http3, evidence: [{ label: 'Alt-Svc', value: 'h3=":443"; ma=86400', url: 'https://shop.test/' }],
  }],
  'a draft of HTTP/3 offered': [speaking(chose('h2'), 'h2=":443",H3-29 = ":443"'), http2],
  'HTTP/3 offered after others': [speaking(null, 'h2=":443"; ma=60, h3=":443"'), http3],
  'only a draft of HTTP/3 offered, and no TLS': [speaking(null, 'h3-29=":443"'), { status: 'info', params: { variant: 'http-1' } }],
  'HTTP/3 offered beside its drafts': [speaking(null, 'h3-29=":443", H3 = ":443"'), http3],
  'another protocol offered': [speaking(chose('h2'), 'h2=":443"; ma=60'), http2],
  'offers cleared': [speaking(chose('h2'), 'clear'), http2],
  'other protocols with h3 in their names': [speaking(chose('h2'), 'xh3=":443", h3x=":1"'), http2],
  'the handshake failed': [
    speaking({ ok: false, code: 'reset', cause: 'either', detail: '' }),
    { status: 'not-measured', reason: 'unreachable' },
  ],
  'no route from this machine, which is no limit of the scan': [speaking({ ok: false, code: 'no-route', cause: 'us', detail: '' }), {
    status: 'not-measured', reason: 'unreachable',
  }],
  'a handshake that the scan ended': [speaking({ ok: false, code: 'cancelled', cause: 'us', detail: '' }), {
    status: 'not-measured', reason: 'timeout',
  }],
  'no budget for a handshake': [speaking({ ok: false, code: 'budget', cause: 'us', detail: '' }), {
    status: 'not-measured', reason: 'budget',
  }],
  'the handshake failed, and HTTP/3 is offered': [
    speaking({ ok: false, code: 'reset', cause: 'either', detail: '' }, 'h3=":443"'), http3,
  ],
});
