import { UCP_PROFILES } from '../../../../site/ucp-profiles-rig.ts';
import { ORIGIN, fetched } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ucp-profile.ts';

const PATH = '/.well-known/ucp';
const ADDRESS = `${ORIGIN}${PATH}`;
const JSON_TYPE = 'application/json';
const KEPT = { 'content-type': JSON_TYPE, 'cache-control': 'public, max-age=3600' };
const LATEST: Record<string, any> = UCP_PROFILES['2026-08-25']!;

const text = (body: string, parts: AnswerParts = {}) => ({ file: fetched(null, { path: PATH, headers: KEPT, body, ...parts }) });
const file = (json: unknown, parts?: AnswerParts) => text(JSON.stringify(json), parts);
/** The latest profile, with other members in `ucp`. */
const stating = (members: object, others: object = {}) => file({ ...LATEST, ucp: { ...LATEST['ucp'], ...members }, ...others });
const service = (endpoint: string) => ({ services: { 'dev.ucp.shopping': [{ version: '1', transport: 'rest', endpoint }] } });
const capability = (schema: string) => ({ capabilities: { 'dev.ucp.shopping.cart': [{ version: '1', schema }] } });
const page = (html: string, parts: AnswerParts = {}) => ({ file: fetched(html, { path: PATH, headers: { 'content-type': 'text/html' }, ...parts }) });

const ENDPOINT = 'ucp.services["dev.ucp.shopping"][0].endpoint';
const SCHEMA = 'ucp.capabilities["dev.ucp.shopping.cart"][0].schema';
const DECLARED = { services: 1, capabilities: 1, handlers: 1 };
const fail = <const V extends string>(variant: V, member: string, count = 1) => ({ status: 'fail', params: { variant, member, count } }) as const;
const warn = <const V extends string>(variant: V, member: string, count = 1) => ({ status: 'warn', params: { variant, member, count } }) as const;
const info = <const V extends string>(variant: V, member: string, count = 1) => ({ status: 'info', params: { variant, member, count } }) as const;
const UNSEEN = { status: 'not-measured', reason: 'unreachable' } as const;

judgeTable(check, {
  'U1: the latest version': [file(LATEST), {
    status: 'pass', params: { variant: 'current', version: '2026-08-25', ...DECLARED }, evidence: [{ label: '200', url: ADDRESS }],
  }],
  'U1: the one before': [file(UCP_PROFILES['2026-04-08']), { status: 'pass', params: { variant: 'current', version: '2026-04-08', ...DECLARED } }],
  'U1: an older one': [file(UCP_PROFILES['2026-01-23']), { status: 'pass', params: { variant: 'older', version: '2026-01-23', ...DECLARED } }],
  'U1: the oldest': [file(UCP_PROFILES['2026-01-11']), { status: 'pass', params: { variant: 'older', version: '2026-01-11', ...DECLARED } }],
  'U2: missing': [page('<h1>Borte</h1>', { status: 404 }), { status: 'not-applicable', evidence: [{ label: '404', url: ADDRESS }] }],
  'U2: gone': [text('', { status: 410 }), { status: 'not-applicable' }],
  'U3: a page of the shop': [page('<!doctype html><h1>Nordlys</h1>'), { status: 'not-applicable', evidence: [{ label: '200' }] }],
  'U3: the same, sent as JSON': [text('<!doctype html><h1>Nordlys</h1>'), { status: 'not-applicable', evidence: [{ label: '200' }] }],
  'U3: the same, too long to read': [page('<!doctype html><h1>Nordlys</h1>', { truncated: 'size' }), { status: 'not-applicable' }],
  'U3: redirected to the home page': [page('<html><h1>Nordlys</h1>', {
    path: '/', hops: [{ url: ADDRESS, status: 302, location: '/' }],
  }), { status: 'not-applicable', evidence: [{ label: '302' }, { label: '200', url: `${ORIGIN}/` }] }],
  'a response that is not a profile': [file({ message: 'No route' }), { status: 'not-applicable', evidence: [{ label: '200' }] }],
  'a server error': [text('', { status: 500 }), { ...UNSEEN, evidence: [{ label: '500', url: ADDRESS }] }],
  'method not allowed': [text('', { status: 405 }), UNSEEN],
  'no content': [text('', { status: 204 }), UNSEEN],
  'longer than the limit': [file(LATEST, { truncated: 'size' }), { status: 'not-measured', reason: 'truncated', evidence: [{ label: '200' }] }],
  'cut off by the request budget': [file(LATEST, { truncated: 'budget' }), { status: 'not-measured', reason: 'budget' }],
  'nested too deeply': [text(`{"ucp":${'['.repeat(9_000)}${']'.repeat(9_000)}}`), { status: 'not-measured', reason: 'truncated' }],
  'U7: no services declared': [stating({ services: {} }), { status: 'pass', params: { variant: 'empty', version: '2026-08-25', member: 'ucp.services' } }],
  'U25: a private key, shown by name only': [file({ ...LATEST, keys: [{ kid: 'a', kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'x' }] }), {
    ...fail('secret', 'keys[0].d'), evidence: [{ label: 'keys[0].d', value: ADDRESS, url: ADDRESS }],
  }],
  'a secret takes precedence over all else': [stating({ version: 'draft' }, { keys: [{ k: 'x' }] }), {
    ...fail('secret', 'keys[0].k'), evidence: [{ label: 'keys[0].k' }, { label: 'ucp.version' }],
  }],
  'not JSON': [text('{"ucp"'), { ...fail('not-json', PATH), evidence: [{ label: PATH, value: ADDRESS }] }],
  'U5: no version': [stating({ version: 'draft' }), { ...fail('version', 'ucp.version'), evidence: [{ label: 'ucp.version' }] }],
  'U6: no services': [stating({ services: undefined }), fail('form', 'ucp.services')],
  'more than one member': [stating({ services: undefined, payment_handlers: 1 }), {
    ...fail('form', 'ucp.services', 2), evidence: [{ label: 'ucp.services' }, { label: 'ucp.payment_handlers' }],
  }],
  'more faults than are shown': [file({ ...LATEST, keys: Array.from({ length: 30 }, () => ({})) }), fail('form', 'keys[0].kid', 60)],
  'U17: a URL over http': [stating(service('http://shop.test/ucp')), fail('endpoint', ENDPOINT)],
  'U23: a schema at a foreign host': [stating(capability('https://evil.test/cart.json')), fail('schema', SCHEMA)],
  'U20: a name that is not a domain': [stating({ services: { shopping: [] } }), fail('name', 'ucp.services.shopping')],
  'U33: sent on': [file(LATEST, { url: `https://www.shop.test${PATH}`, hops: [{ url: ADDRESS, status: 301, location: `https://www.shop.test${PATH}` }] }), {
    ...warn('redirect', PATH), evidence: [{ label: '301', value: `${ADDRESS} → https://www.shop.test${PATH}` }, { label: '200' }],
  }],
  'U31: keys in the wrong place': [file({ ucp: LATEST['ucp'], signing_keys: LATEST['keys'] }), warn('unread-keys', 'signing_keys')],
  'U19: a URL that ends with /': [stating(service('https://shop.test/ucp/')), warn('slash', ENDPOINT)],
  'U20: the same of the oldest version': [
    file({ ...UCP_PROFILES['2026-01-11'], ucp: {
      version: '2026-01-11', services: { shopping: { version: '1', spec: 'https://shop.test/spec' } }, capabilities: [],
    } }), warn('name', 'ucp.services.shopping')],
  'sent as text': [file(LATEST, { headers: { ...KEPT, 'content-type': 'text/plain' } }), {
    ...warn('type', 'Content-Type'), evidence: [{ label: 'Content-Type', value: 'text/plain', url: ADDRESS }],
  }],
  'sent as HTML': [page(JSON.stringify(LATEST)), { ...warn('type', 'Content-Type'), evidence: [{ value: 'text/html' }, { label: 'Cache-Control' }] }],
  'U34: not cacheable': [file(LATEST, { headers: { ...KEPT, 'cache-control': 'no-store' } }), {
    ...warn('cache', 'Cache-Control'), evidence: [{ label: 'Cache-Control', value: 'no-store' }],
  }],
  'no Cache-Control': [file(LATEST, { headers: { 'content-type': JSON_TYPE } }), {
    ...warn('cache', 'Cache-Control'), evidence: [{ label: 'Cache-Control', value: '' }],
  }],
  'U34: of an older version': [file(UCP_PROFILES['2026-01-23'], { headers: { ...KEPT, 'cache-control': 'no-store' } }), info('cache', 'Cache-Control')],
  'U35: a later version': [stating({ version: '2027-03-01' }), {
    ...info('newer', 'ucp.version'), evidence: [{ label: 'ucp.version', value: '2027-03-01', url: ADDRESS }],
  }],
  'a date without a release': [stating({ version: '2026-02-02' }), info('unlisted', 'ucp.version')],
  'U23: a schema at a foreign host, in a version before that mattered': [
    file({ ...UCP_PROFILES['2026-04-08'], ucp: { ...LATEST['ucp'], ...capability('https://evil.test/cart.json'), version: '2026-04-08' } }),
    info('schema', SCHEMA),
  ],
});
