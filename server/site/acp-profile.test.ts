import { describe, expect, test } from 'vitest';
import { ACP_VERSIONS, readAcpProfile } from './acp-profile.ts';
import { ACP_PROFILE } from './acp-profile-rig.ts';
import type { ServedDocument } from './agent-document.ts';

type Profile = Record<string, any>; // What a mutation reaches into.
type Mutation = (profile: Profile) => void;

const served = (json: unknown, rest: Partial<ServedDocument> = {}): ServedDocument => ({
  text: JSON.stringify(json), contentType: 'application/json', cacheControl: 'public, max-age=3600', redirected: false, ...rest,
});

function changed(mutate: Mutation): Profile {
  const profile: Profile = structuredClone(ACP_PROFILE);
  mutate(profile);
  return profile;
}

function verdictOf(reading: ReturnType<typeof readAcpProfile>): string {
  if (reading.kind !== 'document') return reading.kind;
  for (const level of ['fail', 'warn', 'info'] as const) {
    const said = reading.issues.filter((issue) => issue.level === level);
    if (said.length > 0) return `${level} ${said.map(({ kind, member }) => `${kind} ${member}`).join(', ')}`;
  }
  return 'pass';
}

const VERSIONS_MEMBER = 'protocol.supported_versions';

test.each<[string, Mutation, string]>([
  ['A1: no change', () => {}, 'pass'],
  ['A3: protocol name ACP', ({ protocol }) => void (protocol.name = 'ACP'), 'fail form protocol.name'],
  ['A4: the version is missing from the supported versions', ({ protocol }) => void (protocol.supported_versions = ['2026-01-30']),
    `fail form ${VERSIONS_MEMBER}`],
  ['A5: supported versions, newest first', ({ protocol }) => void protocol.supported_versions.reverse(), `warn order ${VERSIONS_MEMBER}`],
  ['A6: no supported versions', ({ protocol }) => void (protocol.supported_versions = []), `fail form ${VERSIONS_MEMBER}`],
  ['A7: mcp only', (profile) => void (profile['transports'] = ['mcp']), 'fail form transports'],
  ['A7: no transport', (profile) => void (profile['transports'] = []), 'fail form transports'],
  ['A8: transports missing', (profile) => void delete profile['transports'], 'fail form transports'],
  ['A9: a base URL over http', (profile) => void (profile['api_base_url'] = 'http://shop.test/api'), 'fail endpoint api_base_url'],
  ['A10: no services', ({ capabilities }) => void (capabilities.services = []), 'fail form capabilities.services'],
  ['A11: the proposed service feeds', ({ capabilities }) => void capabilities.services.push('feeds'), 'warn proposed capabilities.services'],
  ['A12: a duplicate service', ({ capabilities }) => void capabilities.services.push('checkout'), 'fail form capabilities.services'],
  ['A13: a currency in upper case', ({ capabilities }) => void (capabilities.supported_currencies = ['USD']),
    'fail value capabilities.supported_currencies[0]'],
  ['A14: intervention type otp', ({ capabilities }) => void (capabilities.intervention_types = ['otp']), 'fail value capabilities.intervention_types[0]'],
  ['A15: an extension without a name', ({ capabilities }) => void delete capabilities.extensions[0].name,
    'fail form capabilities.extensions[0].name'],
  ['A16: a merchant id', (profile) => void (profile['merchant_id'] = 'VERDIEN'), 'fail privacy merchant_id'],
  ['A16: a nested merchant id', ({ capabilities }) => void (capabilities.extensions[0].merchant_id = 'VERDIEN'),
    'fail privacy capabilities.extensions[0].merchant_id'],
  ['A17: a payment member', ({ capabilities }) => void (capabilities.payment = { handlers: [{ psp: 'VERDIEN' }] }),
    'fail privacy capabilities.payment'],
  ['A20: a version newer than all known ones', ({ protocol }) => {
    protocol.version = '2027-01-01';
    protocol.supported_versions.push('2027-01-01');
  }, 'info newer protocol.version'],
  ['no protocol name', ({ protocol }) => void delete protocol.name, 'fail form protocol.name'],
  ['no version', ({ protocol }) => void delete protocol.version, 'fail version protocol.version'],
  ['a version that is not a date', ({ protocol }) => void (protocol.version = '2026-13-01'), 'fail version protocol.version'],
  ['a date without a release', ({ protocol }) => void (protocol.version = '2026-02-02'), 'info unlisted protocol.version'],
  ['no protocol', (profile) => void delete profile['protocol'], 'fail form protocol'],
  ['no base URL', (profile) => void delete profile['api_base_url'], 'fail form api_base_url'],
  ['a relative base URL', (profile) => void (profile['api_base_url'] = '/api'), 'fail endpoint api_base_url'],
  ['an unknown transport', (profile) => void profile['transports'].push('a2a'), 'fail form transports[1]'],
  ['an unknown service', ({ capabilities }) => void capabilities.services.push('returns'), 'fail form capabilities.services[2]'],
  ['an unknown member', ({ protocol }) => void (protocol.note = 'x'), 'fail form protocol.note'],
  ['an invalid locale', ({ capabilities }) => void (capabilities.supported_locales = ['nb_NO!']),
    'fail value capabilities.supported_locales[0]'],
  ['currencies that are not an array', ({ capabilities }) => void (capabilities.supported_currencies = 'nok'),
    'fail form capabilities.supported_currencies'],
  ['required members only', (profile) => {
    delete profile['protocol'].documentation_url;
    profile['capabilities'] = { services: ['checkout'] };
  }, 'pass'],
])('%s', (_name, mutate, verdict) => expect(verdictOf(readAcpProfile(served(changed(mutate))))).toBe(verdict));

test.each<[string, Partial<ServedDocument>, string]>([
  ['A2: an HTML page of the store', { text: '<!doctype html><title>Nordlys</title>', contentType: 'text/html' }, 'none'],
  ['A18: no-store', { cacheControl: 'no-store' }, 'warn cache Cache-Control'],
  ['A19: sent as text/html', { contentType: 'text/html' }, 'warn type Content-Type'],
  ['cacheable for less than an hour', { cacheControl: 'public, max-age=3599' }, 'warn cache Cache-Control'],
  ['truncated, sent as JSON', { text: '{"protocol":' }, 'fail not-json /.well-known/acp.json'],
  ['truncated, sent as text', { text: '{"protocol":', contentType: 'text/plain' }, 'none'],
  ['an unrelated object', { text: '{"ok":false}' }, 'none'],
  ['redirected', { redirected: true }, 'pass'],
])('%s', (_name, rest, verdict) => expect(verdictOf(readAcpProfile(served(ACP_PROFILE, rest)))).toBe(verdict));

test.each(ACP_VERSIONS)('accepts a document that supports only %s', (version) => {
  const mutate: Mutation = ({ protocol }) => Object.assign(protocol, { version, supported_versions: [version] });
  expect(readAcpProfile(served(changed(mutate)))).toMatchObject({ version, services: ['checkout', 'orders'], issues: [] });
});

describe('a version newer than all known ones', () => {
  const of = (mutate: Mutation) => verdictOf(readAcpProfile(served(changed((profile) => {
    profile['protocol'].version = '2027-01-01';
    mutate(profile);
  }), { cacheControl: null })));

  test.each<[string, Mutation, string]>([
    ['ignores a new member', (profile) => void (profile['payment_methods'] = []), 'info newer protocol.version'],
    ['reports a secret', (profile) => void (profile['client_secret'] = 'x'), 'fail privacy client_secret'],
    ['reports a merchant id', (profile) => void (profile['merchantId'] = 'x'), 'fail privacy merchantId'],
    ['reports a base URL without https', (profile) => void (profile['api_base_url'] = 'ftp://shop.test'), 'fail endpoint api_base_url'],
  ])('%s', (_name, mutate, verdict) => expect(of(mutate)).toBe(verdict));
});

test('rejects 50,000 nested arrays as too much', () => {
  const text = `{"protocol":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  expect(readAcpProfile(served(null, { text }))).toEqual({ kind: 'too-much' });
});
