import { ACP_PROFILE } from '../../../../site/acp-profile-rig.ts';
import { ORIGIN, fetched } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './acp-profile.ts';

const PATH = '/.well-known/acp.json';
const ADDRESS = `${ORIGIN}${PATH}`;
const KEPT = { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' };
const PROFILE: Record<string, any> = ACP_PROFILE;

const text = (body: string, parts: AnswerParts = {}) => ({ file: fetched(null, { path: PATH, headers: KEPT, body, ...parts }) });
const file = (changes: object = {}, parts?: AnswerParts) => text(JSON.stringify({ ...PROFILE, ...changes }), parts);
const protocol = (changes: object) => file({ protocol: { ...PROFILE['protocol'], ...changes } });
const capable = (changes: object) => file({ capabilities: { ...PROFILE['capabilities'], ...changes } });
const page = (html: string, parts: AnswerParts = {}) => ({ file: fetched(html, { path: PATH, headers: { 'content-type': 'text/html' }, ...parts }) });

const fail = <const V extends string>(variant: V, member: string, count = 1) => ({ status: 'fail', params: { variant, member, count } }) as const;
const warn = <const V extends string>(variant: V, member: string) => ({ status: 'warn', params: { variant, member, count: 1 } }) as const;
const info = <const V extends string>(variant: V) => ({ status: 'info', params: { variant, member: 'protocol.version', count: 1 } }) as const;
const PASS = { status: 'pass', params: { version: '2026-04-17', names: 'checkout, orders' } } as const;
const SENT_ON = [{ url: ADDRESS, status: 301, location: `https://www.shop.test${PATH}` }];

judgeTable(check, {
  'A1: no issues': [file(), { ...PASS, evidence: [{ label: '200', url: ADDRESS }] }],
  'redirected': [file({}, { url: `https://www.shop.test${PATH}`, hops: SENT_ON }), PASS],
  'A2: missing': [page('<h1>Borte</h1>', { status: 404 }), { status: 'not-applicable', evidence: [{ label: '404', url: ADDRESS }] }],
  'A2: a page of the shop': [page('<!doctype html><h1>Nordlys</h1>'), { status: 'not-applicable', evidence: [{ label: '200' }] }],
  'a response that is not a profile': [text('{"message":"No route"}'), { status: 'not-applicable', evidence: [{ label: '200' }] }],
  'a server error': [text('', { status: 502 }), { status: 'not-measured', reason: 'unreachable', evidence: [{ label: '502' }] }],
  'longer than the limit': [file({}, { truncated: 'size' }), { status: 'not-measured', reason: 'truncated' }],
  'nested too deeply': [text(`{"protocol":${'['.repeat(9_000)}${']'.repeat(9_000)}}`), {
    status: 'not-measured', reason: 'truncated', evidence: [{ label: '200' }],
  }],
  'A16: a merchant id, shown by name only': [file({ merchant_id: 'VERDIEN' }), {
    ...fail('privacy', 'merchant_id'), evidence: [{ label: 'merchant_id', value: ADDRESS, url: ADDRESS }],
  }],
  'A17: payment': [capable({ payment: { methods: ['card'] } }), fail('privacy', 'capabilities.payment')],
  'not JSON': [text('{"protocol"'), fail('not-json', PATH)],
  'no version': [protocol({ version: undefined }), fail('version', 'protocol.version')],
  'A3: the name in upper case': [protocol({ name: 'ACP' }), fail('form', 'protocol.name')],
  'an unknown member, and a missing one': [file({ transports: undefined, note: 1 }), {
    ...fail('form', 'transports', 2), evidence: [{ label: 'transports' }, { label: 'note' }],
  }],
  'A9: a URL over http': [file({ api_base_url: 'http://shop.test/api' }), fail('endpoint', 'api_base_url')],
  'A13: a currency in upper case': [capable({ supported_currencies: ['USD', 'EUR'] }), fail('value', 'capabilities.supported_currencies[0]', 2)],
  'A5: the newest first': [protocol({ supported_versions: ['2026-04-17', '2026-01-30'] }), warn('order', 'protocol.supported_versions')],
  'A11: feeds': [capable({ services: ['checkout', 'feeds'] }), warn('proposed', 'capabilities.services')],
  'A19: sent as HTML': [page(JSON.stringify(PROFILE), { headers: { ...KEPT, 'content-type': 'text/html' } }), {
    ...warn('type', 'Content-Type'), evidence: [{ label: 'Content-Type', value: 'text/html' }],
  }],
  'A18: not cacheable': [file({}, { headers: { ...KEPT, 'cache-control': 'no-store' } }), {
    ...warn('cache', 'Cache-Control'), evidence: [{ label: 'Cache-Control', value: 'no-store' }],
  }],
  'A20: a later version': [protocol({ version: '2027-01-01' }), {
    ...info('newer'), evidence: [{ label: 'protocol.version', value: '2027-01-01' }],
  }],
  'a date without a release': [protocol({ version: '2026-02-02' }), info('unlisted')],
});
