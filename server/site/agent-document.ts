import type { z } from 'zod';
import { attempt } from '../net/attempt.ts';

/** The response for a document for AI agents. */
export interface ServedDocument {
  text: string;
  contentType: string | null;
  cacheControl: string | null;
  /** The request was redirected. */
  redirected: boolean;
}

/** How severe an issue is. */
export type Level = 'fail' | 'warn' | 'info';

/** An issue in a document: its code, level and subject. */
export interface DocumentIssue<Kind extends string> {
  level: Level;
  kind: Kind;
  /** The member, header field or address that it concerns. */
  member: string;
  /** The value, for header fields and versions only: the value of any other member may be secret. */
  shown?: string;
}

/** An issue without a value to show. */
export const issue = <Kind extends string>(level: Level, kind: Kind, member: string): DocumentIssue<Kind> =>
  ({ level, kind, member });

/** How to recognise a kind of document, and its versions. */
interface DocumentKind {
  address: string;
  /** It has at least one of these members. */
  ownMembers: readonly string[];
  /** The member that states the version. */
  holder: string;
  /** The known versions, oldest first. */
  versions: readonly string[];
}

/**
 * `none`: no such document; `too-much`: beyond the size limits. `version` is empty unless it is valid, and `issues` are
 * those with the version. A document that cannot be parsed has no members.
 */
type DocumentReading =
  | { kind: 'none' | 'too-much' }
  | { kind: 'document'; json: JsonObject; members: readonly Member[]; version: string; issues: VersionIssue[] };
type VersionIssue = DocumentIssue<'not-json' | 'form' | 'version' | 'newer' | 'unlisted'>;

export type JsonObject = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

/** A member of an object in the document, with its path and the object that holds it. */
export interface Member {
  path: Path;
  name: string;
  value: unknown;
  holder: JsonObject;
}

/** Limits on a document; beyond them its members are not read. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 40;
const MAX_NAME = 256;

const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const isJsonType = (contentType: string | null): boolean => JSON_TYPE.test(contentType ?? '');

/** Reads a document of this kind, which is not an HTML page; anything else counts as none. */
export function readDocument({ text, contentType }: ServedDocument, of: DocumentKind): DocumentReading {
  const json: unknown = attempt(() => JSON.parse(text.replace(/^\uFEFF/, '')));
  if (json === undefined && isJsonType(contentType)) {
    return { kind: 'document', json: {}, members: [], version: '', issues: [issue('fail', 'not-json', of.address)] };
  }
  if (!isObject(json) || !of.ownMembers.some((name) => Object.hasOwn(json, name))) return { kind: 'none' };
  const members = membersOf(json);
  return members ? { kind: 'document', json, members, ...readVersion(json, of) } : { kind: 'too-much' };
}

/** Whether the value is an object and not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that is the member of this name; an empty one if none is. */
export function objectIn(json: JsonObject, name: string): JsonObject {
  const value = json[name];
  return isObject(value) ? value : {};
}

/** Every member of every object, without recursion; null beyond the size limits. */
function membersOf(json: JsonObject): Member[] | null {
  const members: Member[] = [];
  const open: { path: Path; value: object }[] = [{ path: [], value: json }];
  let parts = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    const isList = Array.isArray(value);
    for (const [name, part] of Object.entries(value)) {
      parts += 1;
      if (parts > MAX_PARTS || name.length > MAX_NAME || path.length >= MAX_DEPTH) return null;
      const at = [...path, isList ? Number(name) : name];
      if (!isList) members.push({ path: at, name, value: part, holder: value as JsonObject });
      if (typeof part === 'object' && part !== null) open.push({ path: at, value: part });
    }
  }
  return members;
}

const PLAIN_NAME = /^[A-Za-z_]\w*$/;
const MAX_SHOWN = 80;

/** Formats the path of a member: `ucp.services["dev.ucp.shopping"][0].endpoint`. */
export function formatPath(path: Path): string {
  return path.map((step, index) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = String(step).slice(0, MAX_SHOWN);
    return PLAIN_NAME.test(name) ? `${index === 0 ? '' : '.'}${name}` : `[${JSON.stringify(name)}]`;
  }).join('');
}

/** The paths at which a document does not match a schema: those of faults, then those of unknown members. */
export function schemaFaults(schema: z.ZodType, json: unknown): Path[] {
  const issues = schema.safeParse(json).error?.issues ?? [];
  return [
    ...issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path),
    ...issues.flatMap((found) =>
      (found.code === 'unrecognized_keys' ? found.keys.map((key) => [...found.path, key]) : [])),
  ];
}

/** The form of a version, which is a date. */
export const VERSION = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Parses an absolute https URL; null for any other. */
export function httpsAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || !/^https:\/\//i.test(value)) return null;
  return URL.parse(value);
}

/** An issue of `level` unless the response is publicly cacheable for `seconds`, and a warning unless it is JSON. */
export function headerRemarks(
  { cacheControl, contentType }: ServedDocument, { seconds, level }: { seconds: number; level: Level },
): DocumentIssue<'cache' | 'type'>[] {
  return [
    ...(isCacheable(cacheControl ?? '', seconds)
      ? [] : [{ level, kind: 'cache', member: 'Cache-Control', shown: cacheControl ?? '' } as const]),
    ...(isJsonType(contentType)
      ? [] : [{ level: 'warn', kind: 'type', member: 'Content-Type', shown: contentType ?? '' } as const]),
  ];
}

function isCacheable(control: string, seconds: number): boolean {
  const directives = control.toLowerCase().split(',').map((directive) => directive.trim());
  const ages = directives.map((directive) => /^max-age\s*=\s*"?(\d+)"?$/.exec(directive)?.[1]);
  const age = ages.find((found) => found !== undefined);
  const isBarred = directives.some((directive) => /^(?:private|no-store|no-cache)\b/.test(directive));
  return directives.includes('public') && !isBarred && Number(age ?? 0) >= seconds;
}

function readVersion(
  json: JsonObject, { holder, versions }: DocumentKind,
): { version: string; issues: VersionIssue[] } {
  const stated = json[holder];
  if (!isObject(stated)) return { version: '', issues: [issue('fail', 'form', holder)] };
  const { version } = stated;
  const member = `${holder}.version`;
  if (typeof version !== 'string' || !VERSION.test(version)) {
    return { version: '', issues: [issue('fail', 'version', member)] };
  }
  if (versions.includes(version)) return { version, issues: [] };
  const kind = versions.every((one) => version > one) ? 'newer' : 'unlisted';
  return { version, issues: [{ level: 'info', kind, member, shown: version }] };
}
