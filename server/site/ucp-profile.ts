import { z } from 'zod';
import {
  schemaFaults, headerRemarks, httpsAddress, isObject, issue, formatPath, objectIn, readDocument, VERSION,
} from './agent-document.ts';
import type { JsonObject, Level, Member, DocumentIssue, ServedDocument } from './agent-document.ts';

/** The kinds of issues in a profile. */
type UcpKind =
  | 'secret' | 'not-json' | 'version' | 'form' | 'endpoint' | 'schema' | 'name'
  | 'redirect' | 'cache' | 'type' | 'slash' | 'unread-keys' | 'newer' | 'unlisted';

/** The rules that differ between versions. */
interface Form {
  schema: z.ZodType;
  names: { pattern: RegExp; level: Level };
  /** The version does not require a cacheable response. */
  isOld: boolean;
  /** Capability schemas must be on the host of their name, and clients read only `keys`, not `signing_keys`. */
  isStrict: boolean;
}

const CACHE_SECONDS = 60;

const endpoint = z.string();
const oneOrMore = <T extends z.ZodType>(entry: T) => z.record(z.string(), z.array(entry));
const publicKeys = z.array(z.looseObject({ kid: z.string(), kty: z.string() })).optional();

const transport = z.looseObject({ endpoint }).optional();
const firstForm = z.looseObject({
  ucp: z.looseObject({
    version: z.string(),
    services: z.record(z.string(), z.looseObject({
      version: z.string(), spec: z.string(), rest: transport, mcp: transport, a2a: transport,
      embedded: z.looseObject({}).optional(),
    })),
    capabilities: z.array(z.looseObject({
      name: z.string(), version: z.string(), spec: z.string(), schema: z.string(),
    })),
  }),
  payment: z.looseObject({
    handlers: z.array(z.looseObject({ id: z.string(), name: z.string(), version: z.string() })).optional(),
  }).optional(),
  signing_keys: publicKeys,
});

const service = z.discriminatedUnion('transport', [
  z.looseObject({ version: z.string(), transport: z.enum(['rest', 'mcp', 'a2a']), endpoint }),
  z.looseObject({ version: z.string(), transport: z.literal('embedded'), endpoint: endpoint.optional() }),
]);
const ucp = z.looseObject({
  version: z.string(),
  services: oneOrMore(service),
  capabilities: oneOrMore(z.looseObject({ version: z.string() })).optional(),
  payment_handlers: oneOrMore(z.looseObject({ id: z.string(), version: z.string() })),
});
const supportedVersions = z.record(z.string().regex(VERSION), z.string()).optional();

const ALG_OF_CURVE: Readonly<Record<string, string>> = { 'P-256': 'ES256', 'P-384': 'ES384', Ed25519: 'EdDSA' };
const COORDINATES: Readonly<Record<string, readonly string[]>> = { EC: ['crv', 'x', 'y'], OKP: ['crv', 'x'] };
/** Public keys with all their coordinates and the algorithm of their curve; an unknown key type is not an error. */
const completeKeys = z.array(z.looseObject({ kid: z.string(), kty: z.string() }).superRefine((key, context) => {
  const needed = Object.hasOwn(COORDINATES, key.kty) ? COORDINATES[key.kty]! : [];
  for (const name of needed) {
    if (typeof key[name] !== 'string') context.addIssue({ code: 'custom', path: [name] });
  }
  const { alg, crv } = key;
  const wanted = typeof crv === 'string' && Object.hasOwn(ALG_OF_CURVE, crv) ? ALG_OF_CURVE[crv] : undefined;
  if (alg !== undefined && wanted !== undefined && alg !== wanted) context.addIssue({ code: 'custom', path: ['alg'] });
})).optional();

/** Reverse domain names: at least two labels, in lower case. */
const STRICT_NAME = /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/;
const WIDE_NAME = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9][a-z0-9_-]*)+$/;

/** The form of each released version. */
const FORMS: Readonly<Record<string, Form>> = {
  '2026-01-11': {
    schema: firstForm, names: { pattern: WIDE_NAME, level: 'warn' }, isOld: true, isStrict: false,
  },
  '2026-01-23': {
    schema: z.looseObject({ ucp, signing_keys: publicKeys }),
    names: { pattern: STRICT_NAME, level: 'fail' }, isOld: true, isStrict: false,
  },
  '2026-04-08': {
    schema: z.looseObject({ ucp: ucp.extend({ supported_versions: supportedVersions }), signing_keys: publicKeys }),
    names: { pattern: STRICT_NAME, level: 'fail' }, isOld: false, isStrict: false,
  },
  '2026-08-25': {
    schema: z.looseObject({
      ucp: ucp.extend({
        supported_versions: supportedVersions,
        capabilities: oneOrMore(z.looseObject({ version: z.string(), schema: z.string() })).optional(),
      }),
      keys: completeKeys,
    }),
    names: { pattern: WIDE_NAME, level: 'fail' }, isOld: false, isStrict: true,
  },
};

/** The known versions, oldest first. */
export const UCP_VERSIONS: readonly string[] = Object.keys(FORMS);

const KIND = {
  address: '/.well-known/ucp', holder: 'ucp', versions: UCP_VERSIONS,
  ownMembers: ['ucp', 'services', 'capabilities', 'signing_keys', 'keys', 'payment'],
};

/**
 * Reads a Universal Commerce Protocol profile by the version it states: what it declares, and its issues. For an
 * unknown version checks only what applies to every version.
 */
export function readUcpProfile(served: ServedDocument) {
  const found = readDocument(served, KIND);
  if (found.kind !== 'document') return found;
  const { kind, json, members, version } = found;
  const form = FORMS[version];
  const issues: DocumentIssue<UcpKind>[] = [
    ...secretsIn(members), ...found.issues, ...endpointIssues(members),
    ...(served.redirected ? [issue('warn', 'redirect', KIND.address)] : []),
    ...(form ? formIssues(json, form) : []),
    ...(form ? headerRemarks(served, { seconds: CACHE_SECONDS, level: form.isOld ? 'info' : 'warn' }) : []),
  ];
  return { kind, version, isOld: form?.isOld ?? false, declared: declaredIn(json), issues };
}

function formIssues(
  json: JsonObject, { schema: formSchema, names: { pattern, level }, isStrict }: Form,
): DocumentIssue<UcpKind>[] {
  const named = LISTS.flatMap((list) => declarationsIn(json, list));
  const isUnread = isStrict && json['signing_keys'] !== undefined && json['keys'] === undefined;
  return [
    ...schemaFaults(formSchema, json).map((path) => issue('fail', 'form', formatPath(path))),
    ...named.filter(({ name }) => typeof name === 'string' && !pattern.test(name))
      .map(({ path }) => issue(level, 'name', formatPath(path))),
    ...declarationsIn(json, 'capabilities').flatMap(({ name, entries }) => entries
      .filter(({ value: { schema } }) => typeof schema === 'string' && !isBound(name, schema))
      .map(({ path }) => issue(isStrict ? 'fail' : 'info', 'schema', formatPath([...path, 'schema'])))),
    ...(isUnread ? [issue('warn', 'unread-keys', 'signing_keys')] : []),
  ];
}

/** The issues of all service endpoints, in the form of any version. */
function endpointIssues(members: readonly Member[]): DocumentIssue<UcpKind>[] {
  return members.flatMap(({ path, name, value }): DocumentIssue<UcpKind>[] => {
    const isService = path.length === 5 && path[0] === 'ucp' && path[1] === 'services';
    if (!isService || name !== 'endpoint' || typeof value !== 'string') return [];
    const member = formatPath(path);
    if (!httpsAddress(value)) return [issue('fail', 'endpoint', member)];
    return value.endsWith('/') ? [issue('warn', 'slash', member)] : [];
  });
}

/** Members that only a private or symmetric JSON Web Key has. */
const PRIVATE_PARTS: readonly string[] = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];
const SECRET_NAME = new RegExp([
  '^(?:(?:client|api|app|shared|webhook)?secret(?:key)?', '(?:api|private)key', '(?:access|refresh|bearer|auth)token',
  'password)$',
].join('|'));
const SECRET_VALUE = /^(?:[sr]k_(?:live|test)_|-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----)/;

function secretsIn(members: readonly Member[]): DocumentIssue<UcpKind>[] {
  return members.filter((member) => isPrivatePart(member) || isSecret(member))
    .map(({ path }) => issue('fail', 'secret', formatPath(path)));
}

const isPrivatePart = ({ path, name, holder }: Member): boolean => PRIVATE_PARTS.includes(name)
  && (Object.hasOwn(holder, 'kty') || (path.length === 3 && (path[0] === 'keys' || path[0] === 'signing_keys')));

function isSecret({ path, name, value }: Member): boolean {
  if (typeof value !== 'string' || value === '') return false;
  const isHandlers = path.includes('config') && (path.includes('payment_handlers') || path.includes('handlers'));
  return SECRET_VALUE.test(value) || (isHandlers && SECRET_NAME.test(name.toLowerCase().replaceAll(/[_-]/g, '')));
}

/** The lists whose names must be reverse domains. */
const LISTS = ['services', 'capabilities', 'payment_handlers'];

/**
 * What a list declares under each name, with the path of the name. Entries are grouped by name or, in the first
 * version, contain their name.
 */
function declarationsIn(json: JsonObject, list: string) {
  const root = objectIn(json, 'ucp');
  const of = root[list];
  const at = ['ucp', list];
  if (Array.isArray(of)) {
    return entriesOf(of, at).map((entry) => ({
      name: entry.value['name'],
      path: [...entry.path, 'name'],
      entries: [entry],
    }));
  }
  return Object.entries(objectIn(root, list)).map(([name, entries]) => (
    { name, path: [...at, name], entries: entriesOf(entries, [...at, name]) }
  ));
}

const entriesOf = (list: unknown, at: readonly PropertyKey[]) =>
  (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
    (isObject(value) ? [{ value, path: [...at, index] }] : []));

/** Whether the schema is on https, without credentials, and its host reversed is a prefix of the name. */
function isBound(name: unknown, schema: string): boolean {
  const address = httpsAddress(schema);
  if (!address || address.username !== '' || address.password !== '') return false;
  const labels = address.hostname.split('.');
  const domain = labels.toReversed().join('.');
  return labels.length > 1 && typeof name === 'string' && (name === domain || name.startsWith(`${domain}.`));
}

/** How many of each a profile declares, and which of its lists are present but empty. */
function declaredIn(json: JsonObject) {
  const { services, capabilities, payment_handlers: handlers } = objectIn(json, 'ucp');
  const isList = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const count = (list: unknown): number => (isList(list) ? Object.keys(list).length : 0);
  const empty = Object.entries({ services, capabilities }).flatMap(([list, of]) => {
    if (!isList(of)) return [];
    if (count(of) === 0) return [formatPath(['ucp', list])];
    const bare = Object.entries(of).filter(([, entries]) => Array.isArray(entries) && entries.length === 0);
    return bare.map(([name]) => formatPath(['ucp', list, name]));
  });
  return {
    services: count(services), capabilities: count(capabilities), empty,
    handlers: count(handlers ?? objectIn(json, 'payment')['handlers']),
  };
}
