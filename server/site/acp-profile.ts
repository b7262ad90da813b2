import { z } from 'zod';
import { MAX_TAG_LENGTH } from '../page/language-tag.ts';
import {
  schemaFaults, headerRemarks, httpsAddress, issue, formatPath, objectIn, readDocument, VERSION,
} from './agent-document.ts';
import type { JsonObject, Member, DocumentIssue, ServedDocument } from './agent-document.ts';

/** The kinds of issues in a discovery document. */
type AcpKind =
  | 'privacy' | 'not-json' | 'version' | 'form' | 'endpoint' | 'value'
  | 'proposed' | 'order' | 'cache' | 'type' | 'newer' | 'unlisted';

/** The released versions, oldest first; the document has one form for all of them. */
export const ACP_VERSIONS: readonly string[] = ['2025-09-29', '2025-12-12', '2026-01-16', '2026-01-30', '2026-04-17'];

const SERVICES = ['checkout', 'orders', 'delegate_payment', 'carts'] as const;
/** A service from a proposal that no version has adopted. */
const PROPOSED = 'feeds';
const CACHE_SECONDS = 3_600;

const version = z.string().regex(VERSION);
const address = z.string().refine((written) => URL.canParse(written));
const extension = z.strictObject({ name: z.string(), spec: address.optional(), schema: address.optional() });
const distinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

const DOCUMENT = z.strictObject({
  protocol: z.strictObject({
    name: z.literal('acp'),
    version: z.string(),
    supported_versions: z.array(version),
    documentation_url: address.optional(),
  }).refine((protocol) => protocol.supported_versions.includes(protocol.version), { path: ['supported_versions'] }),
  api_base_url: z.string(),
  transports: z.array(z.enum(['rest', 'mcp'])).refine((list) => list.includes('rest')),
  capabilities: z.strictObject({
    services: z.array(z.enum([...SERVICES, PROPOSED])).min(1).refine(distinct),
    extensions: z.array(extension).optional(),
    intervention_types: z.array(z.enum(['3ds', 'biometric', 'address_verification'])).optional(),
    supported_currencies: z.array(z.string().regex(/^[a-z]{3}$/)).optional(),
    supported_locales: z.array(z.string().refine(isLocale)).optional(),
  }),
});

/** Lists in which an invalid entry affects that entry only. */
const WORD_LISTS: readonly unknown[] = ['intervention_types', 'supported_currencies', 'supported_locales'];
const KIND = {
  address: '/.well-known/acp.json', holder: 'protocol', versions: ACP_VERSIONS, ownMembers: ['protocol', 'api_base_url'],
};

/**
 * Reads an Agentic Commerce Protocol discovery document: what it declares, and its issues. For an unknown version
 * checks only what applies to every version.
 */
export function readAcpProfile(served: ServedDocument) {
  const found = readDocument(served, KIND);
  if (found.kind !== 'document') return found;
  const { kind, json, members, version } = found;
  const isKnown = found.issues.length === 0;
  const issues: DocumentIssue<AcpKind>[] = [
    ...privateIn(members, isKnown ? PRIVATE_NAME : NEVER_PUBLIC), ...found.issues, ...baseIssues(json),
    ...(isKnown ? [...formIssues(json), ...headerRemarks(served, { seconds: CACHE_SECONDS, level: 'warn' })] : []),
  ];
  return { kind, version, services: servicesIn(json), issues };
}

const baseIssues = ({ api_base_url: base }: JsonObject): DocumentIssue<AcpKind>[] =>
  (typeof base !== 'string' || httpsAddress(base) ? [] : [issue('fail', 'endpoint', 'api_base_url')]);

function formIssues(json: JsonObject): DocumentIssue<AcpKind>[] {
  const isEntry = ([, list, index]: readonly unknown[]): boolean => WORD_LISTS.includes(list) && index !== undefined;
  return [
    ...schemaFaults(DOCUMENT, json).filter((path) => !isNamed(path, PRIVATE_NAME))
      .map((path) => issue('fail', isEntry(path) ? 'value' : 'form', formatPath(path))),
    ...(isAscending(objectIn(json, 'protocol')['supported_versions'])
      ? [] : [issue('warn', 'order', 'protocol.supported_versions')]),
    ...(servicesIn(json).includes(PROPOSED) ? [issue('warn', 'proposed', 'capabilities.services')] : []),
  ];
}

/** Names that a public document must not contain: merchants, payment, buyers, tokens and keys. */
const PRIVATE_NAME = new RegExp([
  'merchant', 'payment', 'handler', 'psp', 'provider', 'buyer', 'customer', 'token', 'secret', 'password', 'credential',
  '(?:^|[_-])keys?$',
].join('|'), 'i');
/** Names that no future version will allow either. */
const NEVER_PUBLIC = /merchant_?id|secret|password|(?:api|private)_?key|(?:access|refresh)_?token/i;

const privateIn = (members: readonly Member[], names: RegExp): DocumentIssue<AcpKind>[] =>
  members.filter(({ path }) => isNamed(path, names)).map(({ path }) => issue('fail', 'privacy', formatPath(path)));

/** Whether the member's own name matches, but no name further up its path: that member is already reported. */
const isNamed = (path: readonly PropertyKey[], names: RegExp): boolean =>
  path.findIndex((step) => typeof step === 'string' && names.test(step)) === path.length - 1;

function servicesIn(json: JsonObject): string[] {
  const { services } = objectIn(json, 'capabilities');
  const known: readonly unknown[] = [...SERVICES, PROPOSED];
  return Array.isArray(services) ? services.filter((one): one is string => known.includes(one)) : [];
}

const isAscending = (versions: unknown): boolean => !Array.isArray(versions)
  || versions.every((one, index) => index === 0 || String(versions[index - 1]) <= String(one));

function isLocale(tag: string): boolean {
  try {
    return tag.length <= MAX_TAG_LENGTH && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
