import { describe, expect, test } from 'vitest';
import type { JsonObject, ServedDocument } from './agent-document.ts';
import { readUcpProfile, UCP_VERSIONS } from './ucp-profile.ts';
import { UCP_PROFILES } from './ucp-profiles-rig.ts';

type Profile = Record<string, any>; // What a mutation reaches into.
type Mutation = (profile: Profile) => unknown;

const [OLDEST, OLD, MIDDLE, LATEST] = UCP_VERSIONS as [string, string, string, string];
const NAME = 'dev.ucp.shopping';
const CAPABILITY = 'dev.ucp.shopping.checkout';
const HANDLER = 'com.example.pay';

const served = (json: unknown, rest: Partial<ServedDocument> = {}): ServedDocument => ({
  text: JSON.stringify(json), contentType: 'application/json', cacheControl: 'public, max-age=3600', redirected: false, ...rest,
});

/** A valid profile of the version, with a mutation. */
function changed(version: string, mutate: Mutation): JsonObject {
  const profile: Profile = structuredClone(UCP_PROFILES[version]!);
  const replaced = mutate(profile);
  return (typeof replaced === 'object' && replaced !== null ? replaced : profile) as JsonObject;
}

/** The verdict as a string: the most severe level with its kinds; for a profile without issues, `pass`. */
function verdictOf(reading: ReturnType<typeof readUcpProfile>): string {
  if (reading.kind !== 'document') return reading.kind;
  for (const level of ['fail', 'warn', 'info'] as const) {
    const kinds = reading.issues.filter((issue) => issue.level === level).map(({ kind }) => kind);
    if (kinds.length > 0) return `${level} ${[...new Set(kinds)].toSorted().join(' ')}`;
  }
  return reading.declared.empty.length > 0 ? `pass, empty ${reading.declared.empty.join(' ')}` : 'pass';
}

/** The first service binding, capability and payment handler of a profile of any version. */
const binding = ({ ucp }: Profile): Profile => ucp.services[NAME].rest ?? ucp.services[NAME][0];
const capability = ({ ucp }: Profile): Profile => ucp.capabilities[0] ?? ucp.capabilities[CAPABILITY][0];
const handler = ({ ucp, payment }: Profile): Profile => payment?.handlers[0] ?? ucp.payment_handlers[HANDLER][0];
const keysOf = (profile: Profile): Profile[] => profile['keys'] ?? profile['signing_keys'];
const setKey = (part: Profile): Mutation => (profile) => void Object.assign(keysOf(profile)[0]!, part);
const rename = (of: Profile, from: string, to: string): void => {
  of[to] = of[from];
  delete of[from];
};

type Verdicts = readonly [oldest: string | null, old: string | null, middle: string | null, latest: string | null];
const same = (verdict: string): Verdicts => [verdict, verdict, verdict, verdict];
const later = (verdict: string): Verdicts => [null, verdict, verdict, verdict];

/** Mutations of a valid profile, by number, with the verdict per version; null if the version lacks the member. */
const MUTATIONS: Readonly<Record<string, readonly [Mutation, Verdicts]>> = {
  'U1: no change': [() => null, same('pass')],
  'U4: no ucp': [(profile) => void delete profile['ucp'], same('fail form')],
  'U5: version draft': [({ ucp }) => void (ucp.version = 'draft'), same('fail version')],
  'U5: version v2026-08-25': [({ ucp }) => void (ucp.version = 'v2026-08-25'), same('fail version')],
  'U5: no version': [({ ucp }) => void delete ucp.version, same('fail version')],
  'U6: no services': [({ ucp }) => void delete ucp.services, same('fail form')],
  'U7: services is {}': [({ ucp }) => void (ucp.services = {}), same('pass, empty ucp.services')],
  'U8: no payment handlers': [(profile) => {
    delete profile['payment'];
    delete profile['ucp'].payment_handlers;
  }, ['pass', 'fail form', 'fail form', 'fail form']],
  'U9: no capabilities': [({ ucp }) => void delete ucp.capabilities, ['fail form', 'pass', 'pass', 'pass']],
  'U9b: empty capabilities': [
    ({ ucp }) => void (ucp.capabilities = Array.isArray(ucp.capabilities) ? [] : {}), same('pass, empty ucp.capabilities'),
  ],
  'U10: capabilities is an array': [({ ucp }) => {
    if (!Array.isArray(ucp.capabilities)) ucp.capabilities = [{ name: CAPABILITY, ...ucp.capabilities[CAPABILITY][0] }];
  }, ['pass', 'fail form', 'fail form', 'fail form']],
  'U11: a service is an object': [({ ucp }) => {
    if (Array.isArray(ucp.services[NAME])) [ucp.services[NAME]] = ucp.services[NAME];
  }, ['pass', 'fail form', 'fail form', 'fail form']],
  'U12: a service is []': [({ ucp }) => void (ucp.services[NAME] = []), [
    'fail form', `pass, empty ucp.services["${NAME}"]`, `pass, empty ucp.services["${NAME}"]`, `pass, empty ucp.services["${NAME}"]`,
  ]],
  'U13: the form of the first version with a later date': [({ ucp }) => {
    const first: Profile = structuredClone(UCP_PROFILES[OLDEST]!);
    first['ucp'].version = ucp.version;
    return first;
  }, later('fail form')],
  'U14: transport grpc': [(profile) => void (binding(profile)['transport'] = 'grpc'), later('fail form')],
  'U14: no transport': [(profile) => void delete binding(profile)['transport'], later('fail form')],
  'U15: rest without an endpoint': [(profile) => void delete binding(profile)['endpoint'], same('fail form')],
  'U16: embedded without an endpoint': [({ ucp }) => {
    if (Array.isArray(ucp.services[NAME])) ucp.services[NAME] = [{ version: ucp.version, transport: 'embedded' }];
    else rename(ucp.services[NAME], 'rest', 'embedded');
  }, same('pass')],
  'U17: an endpoint over http': [(profile) => void (binding(profile)['endpoint'] = 'http://shop.test/api/ucp'), same('fail endpoint')],
  'U18: a relative endpoint /api/ucp': [(profile) => void (binding(profile)['endpoint'] = '/api/ucp'), same('fail endpoint')],
  'U19: an endpoint that ends with /': [(profile) => void (binding(profile)['endpoint'] += '/'), same('warn slash')],
  'U20: a service named Dev.UCP.Shopping': [
    ({ ucp }) => rename(ucp.services, NAME, 'Dev.UCP.Shopping'), ['warn name', 'fail name', 'fail name', 'fail name'],
  ],
  'U20: a service named shopping': [
    ({ ucp }) => rename(ucp.services, NAME, 'shopping'), ['warn name', 'fail name', 'fail name', 'fail name'],
  ],
  'U21: a handler named com.my-pay.card': [({ ucp }) => {
    if (ucp.payment_handlers) rename(ucp.payment_handlers, HANDLER, 'com.my-pay.card');
  }, [null, 'fail name', 'fail name', 'pass']],
  'U22: a capability without a schema': [
    (profile) => void delete capability(profile)['schema'], ['fail form', 'pass', 'pass', 'fail form'],
  ],
  'U23: a capability schema at a foreign host': [
    (profile) => void (capability(profile)['schema'] = 'https://schemas.test/checkout.json'),
    ['info schema', 'info schema', 'info schema', 'fail schema'],
  ],
  'U23: a capability schema over http': [
    (profile) => void (capability(profile)['schema'] = 'http://ucp.dev/checkout.json'),
    ['info schema', 'info schema', 'info schema', 'fail schema'],
  ],
  'U24: a handler without an id': [(profile) => void delete handler(profile)['id'], same('fail form')],
  'U25: a key with the private part d': [setKey({ d: 'hemmelig' }), same('fail secret')],
  'U26: a symmetric key': [
    (profile) => void keysOf(profile).push({ kid: 's', kty: 'oct', k: 'hemmelig' }), same('fail secret'),
  ],
  'U27: a key without kid': [(profile) => void delete keysOf(profile)[0]!['kid'], same('fail form')],
  'U28: an EC key without y': [(profile) => void delete keysOf(profile)[0]!['y'], ['pass', 'pass', 'pass', 'fail form']],
  'U28: ES384 with P-256': [setKey({ alg: 'ES384' }), ['pass', 'pass', 'pass', 'fail form']],
  'U29: a key of an unknown type': [
    (profile) => void keysOf(profile).push({ kid: 'z', kty: 'LATTICE' }), same('pass'),
  ],
  'U30: keys is an object': [(profile) => void (profile['keys'] = { kid: 'a', kty: 'EC' }), ['pass', 'pass', 'pass', 'fail form']],
  'U31: signing_keys without keys': [(profile) => {
    if (profile['keys']) rename(profile, 'keys', 'signing_keys');
  }, ['pass', 'pass', 'pass', 'warn unread-keys']],
  'U32: supported version draft': [
    ({ ucp }) => void (ucp.supported_versions = { draft: 'https://shop.test/ucp' }), ['pass', 'pass', 'fail form', 'fail form'],
  ],
};

describe.each(UCP_VERSIONS)('a profile of %s', (version) => {
  const at = UCP_VERSIONS.indexOf(version);
  const rows = Object.entries(MUTATIONS).flatMap(([name, [mutate, verdicts]]) => {
    const verdict = verdicts[at];
    return verdict == null ? [] : [[name, mutate, verdict] as const];
  });

  test.each(rows)('%s', (_name, mutate, verdict) => {
    expect(verdictOf(readUcpProfile(served(changed(version, mutate))))).toBe(verdict);
  });

  test.each([
    ['U3: an HTML page of the store', { text: '<!doctype html><title>Nordlys</title>', contentType: 'text/html' }, 'none'],
    ['U33: redirected', { redirected: true }, 'warn redirect'],
    ['U34: no-store', { cacheControl: 'no-store' }, version < MIDDLE ? 'info cache' : 'warn cache'],
    ['sent as text/html', { contentType: 'text/html; charset=utf-8' }, 'warn type'],
    ['truncated, sent as JSON', { text: '{"ucp":' }, 'fail not-json'],
  ])('%s', (_name, rest, verdict) => {
    expect(verdictOf(readUcpProfile(served(UCP_PROFILES[version], rest)))).toBe(verdict);
  });
});

test('U35: checks a version newer than all known ones only for what applies to all versions', () => {
  const of = (mutate: Mutation) => verdictOf(readUcpProfile(served(changed(LATEST, (profile) => {
    profile['ucp'].version = '2027-03-01';
    return mutate(profile);
  }), { cacheControl: null })));
  expect(of(() => null)).toBe('info newer');
  expect(of(({ ucp }) => void (ucp.services = 'none'))).toBe('info newer');
  expect(of((profile) => void (binding(profile)['endpoint'] = 'http://shop.test/'))).toBe('fail endpoint');
  expect(of(setKey({ d: 'hemmelig' }))).toBe('fail secret');
});

test('reads members outside `ucp` as a profile that lacks it', () => {
  const { ucp, ...keys } = UCP_PROFILES[LATEST] as Record<string, object>;
  expect(verdictOf(readUcpProfile(served({ ...ucp, ...keys })))).toBe('fail form');
  for (const list of ['services', 'capabilities']) expect(verdictOf(readUcpProfile(served({ [list]: {} })))).toBe('fail form');
});

test('reports a date between releases as an unlisted version', () => {
  expect(verdictOf(readUcpProfile(served(changed(OLD, ({ ucp }) => void (ucp.version = '2026-02-02')))))).toBe('info unlisted');
});

describe('not a profile', () => {
  test.each([
    ['an unrelated object', '{"error":"not found"}', 'application/json'],
    ['an array', '[{"ucp":{}}]', 'application/json'], ['a string', '"ucp"', 'application/json'], ['null', 'null', 'application/json'],
    ['plain text', 'Not found', 'text/plain'], ['an empty body', '', null],
  ])('%s', (_name, text, contentType) => {
    expect(readUcpProfile(served(null, { text, contentType }))).toEqual({ kind: 'none' });
  });
});

describe('secrets', () => {
  const issues = (version: string, mutate: Mutation) => {
    const reading = readUcpProfile(served(changed(version, mutate)));
    return reading.kind === 'document' ? reading.issues.filter(({ kind }) => kind === 'secret') : [];
  };

  test.each(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'])('reports %s of a key by its path, without its value', (part) => {
    for (const version of UCP_VERSIONS) {
      const list = version === LATEST ? 'keys' : 'signing_keys';
      const found = issues(version, setKey({ [part]: 'VERDIEN' }));
      expect(found).toEqual([{ level: 'fail', kind: 'secret', member: `${list}[0].${part}` }]);
    }
  });

  test('are found in key lists that the version ignores, and in keys anywhere', () => {
    expect(issues(LATEST, (profile) => void (profile['signing_keys'] = [{ d: 'x' }]))).toHaveLength(1);
    expect(issues(OLD, (profile) => void (profile['keys'] = [{ d: 'x' }]))).toHaveLength(1);
    expect(issues(OLD, (profile) => void (handler(profile)['config'] = { key: { kty: 'EC', d: 'x' } }))).toHaveLength(1);
  });

  test.each(['client_secret', 'clientSecret', 'api_key', 'secretKey', 'access_token', 'private_key', 'password'])(
    'reports %s of a handler', (name) => {
      for (const version of UCP_VERSIONS) {
        expect(issues(version, (profile) => void (handler(profile)['config'] = { [name]: 'VERDIEN' }))).toHaveLength(1);
      }
    });

  test('reports values that are recognisably secret', () => {
    expect(issues(MIDDLE, (profile) => void (handler(profile)['config'] = { key: 'sk_live_abc' }))).toHaveLength(1);
    expect(issues(MIDDLE, ({ ucp }) => void (ucp.note = '-----BEGIN EC PRIVATE KEY-----'))).toHaveLength(1);
  });

  test('ignores public values, empty values and names outside handlers', () => {
    const config = { publishable_key: 'pk_live_abc', public_key: 'x', token_type: 'card', api_key: '', d: 1, k: 'x' };
    expect(issues(MIDDLE, (profile) => void (handler(profile)['config'] = config))).toEqual([]);
    expect(issues(MIDDLE, ({ ucp }) => void (ucp.api_key = 'a name outside of any handler'))).toEqual([]);
  });
});

describe('Cache-Control', () => {
  test.each([
    ['public, max-age=60', 'pass'], ['max-age=60,PUBLIC', 'pass'], ['public, max-age="61"', 'pass'],
    ['public, max-age=59', 'warn cache'], ['public', 'warn cache'], ['max-age=3600', 'warn cache'],
    ['private, max-age=3600', 'warn cache'], ['public, no-cache, max-age=3600', 'warn cache'], [null, 'warn cache'],
  ])('%s: %s', (cacheControl, verdict) => {
    expect(verdictOf(readUcpProfile(served(UCP_PROFILES[LATEST], { cacheControl })))).toBe(verdict);
  });
});

test.each([
  ['application/json', 'pass'], ['application/json; charset=utf-8', 'pass'], ['application/ucp+json', 'pass'],
  ['text/json', 'warn type'], ['application/jsonp', 'warn type'], [null, 'warn type'],
])('Content-Type %s: %s', (contentType, verdict) => {
  expect(verdictOf(readUcpProfile(served(UCP_PROFILES[LATEST], { contentType })))).toBe(verdict);
});

describe('the schema host must match the capability name', () => {
  test.each([
    ['https://ucp.dev/s.json', 'pass'], ['https://shopping.ucp.dev/s.json', 'pass'], ['https://UCP.dev/s.json', 'pass'],
    ['https://checkout.shopping.ucp.dev/s.json', 'pass'],
    ['https://evil.ucp.dev/s.json', 'fail schema'], ['https://dev/s.json', 'fail schema'],
    ['https://ucp.dev.evil.test/s.json', 'fail schema'], ['https://a@ucp.dev/s.json', 'fail schema'],
    ['https://a:b@ucp.dev/s.json', 'fail schema'], ['https://93.184.216.34/s.json', 'fail schema'], ['/s.json', 'fail schema'],
    ['https://p.dev/s.json', 'fail schema'],
  ])('%s: %s', (schema, verdict) => {
    expect(verdictOf(readUcpProfile(served(changed(LATEST, (profile) => void (capability(profile)['schema'] = schema)))))).toBe(verdict);
  });
});

test('accepts keys in both signing_keys and keys', () => {
  expect(verdictOf(readUcpProfile(served(changed(LATEST, (profile) => void (profile['signing_keys'] = profile['keys'])))))).toBe('pass');
});

test('an OKP key needs no y, but a string x and the algorithm of its curve', () => {
  const okp = { kty: 'OKP', crv: 'Ed25519', y: undefined, alg: 'EdDSA' };
  expect(verdictOf(readUcpProfile(served(changed(LATEST, setKey(okp)))))).toBe('pass');
  expect(verdictOf(readUcpProfile(served(changed(LATEST, setKey({ ...okp, alg: 'ES256' })))))).toBe('fail form');
  expect(verdictOf(readUcpProfile(served(changed(LATEST, setKey({ ...okp, x: 1 })))))).toBe('fail form');
});

test('counts the declared services, capabilities and handlers', () => {
  for (const version of UCP_VERSIONS) {
    expect(readUcpProfile(served(UCP_PROFILES[version]))).toMatchObject({
      version, isOld: version < MIDDLE, declared: { services: 1, capabilities: 1, handlers: 1, empty: [] },
    });
  }
});

test('reads a capability whose name is not text', () => {
  const capabilities = [{ name: { toString: 1 }, schema: 'https://a.example/schema.json' }];
  expect(verdictOf(readUcpProfile(served({ ucp: { version: OLD, services: {}, capabilities } })))).toMatch(/^fail form/);
});

test('accepts a byte order mark', () => {
  expect(verdictOf(readUcpProfile(served(null, { text: `\uFEFF${JSON.stringify(UCP_PROFILES[LATEST])}` })))).toBe('pass');
});

describe('oversized documents', () => {
  const MANY = 60_000;
  const within = (part: string) => readUcpProfile(served(null, { text: `{"ucp":{"version":"${LATEST}","services":${part}}}` }));
  test.each([
    ['60,000 nested arrays', '['.repeat(MANY) + ']'.repeat(MANY)],
    ['60,000 nested objects', '{"a":'.repeat(MANY) + '1' + '}'.repeat(MANY)],
    ['an array of 60,001 items', `[${'1,'.repeat(MANY)}1]`],
    ['an object of 60,000 members', `{${Array.from({ length: MANY }, (_, at) => `"a${at}":1`).join()}}`],
    ['a name of 60,000 characters', `{"${'a'.repeat(MANY)}":[]}`],
  ])('rejects %s as too much', (_name, part) => expect(within(part)).toEqual({ kind: 'too-much' }));

  test('treats __proto__ and constructor as ordinary names', () => {
    expect(verdictOf(within('{"__proto__":[{}],"constructor":[{}]}'))).toMatch(/^fail form/);
  });
});
