import { isIPv4 } from 'node:net';
import { parseUrl } from './parse-url.ts';

/** A normalised URL, or why the input is not one. */
export type UrlOutcome =
  | { ok: true; url: URL }
  | { ok: false; code: 'invalid' | 'forbidden' | 'protocol'; detail: string };

/** The kind of host a URL has, before any DNS lookup. */
type HostKind =
  | { kind: 'name'; name: string }
  | { kind: 'literal'; address: string }
  | { kind: 'internal' | 'invalid'; detail: string };

const MAX_INPUT_CHARS = 8192;
const MAX_HOST_CHARS = 253;
const LABEL = /^[a-z0-9_-]{1,63}$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):(\/\/)?/i;
const BARE_HOST_AND_PORT = /^[^:/?#\\]+:\d+(?:[/?#\\]|$)/;
const USER_NAME = /^[^/?#\\]*@/;
/** Schemes written without slashes: what follows their colon is not a port. */
const SLASHLESS = new Set([
  'about', 'blob', 'data', 'javascript', 'mailto', 'sms', 'tel', 'urn', 'vbscript', 'view-source',
]);
const INTERNAL_SUFFIXES = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa'];

/** Parses user input: trims white space and reads a bare hostname as https. */
export function parseUrlInput(input: string): UrlOutcome {
  const text = input.trim();
  if (text === '') return invalid('there is no address');
  if (text.length > MAX_INPUT_CHARS) return invalid(`an address is at most ${MAX_INPUT_CHARS} characters long`);
  if (/\s/.test(text)) return invalid('there is white space inside the address');
  if (/\p{Cc}/u.test(text)) return invalid('there is a control character inside the address');

  const scheme = schemeOf(text);
  const isWeb = scheme === 'http' || scheme === 'https';
  if (scheme && !isWeb) return wrongScheme(scheme);
  const full = isWeb ? text : `https://${text}`;
  const url = parseUrl(full);
  return url ? normalise(url) : invalid('this is not a web address');
}

/** The scheme of the input; `null` when the colon follows a host or a user name instead. */
function schemeOf(text: string): string | null {
  const [, name, slashes] = SCHEME.exec(text) ?? [];
  if (!name) return null;
  const scheme = name.toLowerCase();
  if (slashes || SLASHLESS.has(scheme)) return scheme;
  const isHost = name.includes('.') || BARE_HOST_AND_PORT.test(text) || USER_NAME.test(text);
  return isHost ? null : scheme;
}

/** Checks and normalises a URL: http or https, no credentials, no fragment, no trailing dot in the host. */
export function normalise(input: URL): UrlOutcome {
  const url = new URL(input);
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'http' && scheme !== 'https') return wrongScheme(scheme);
  if (url.username !== '' || url.password !== '') {
    return { ok: false, code: 'forbidden', detail: 'credentials in an address are not accepted' };
  }
  url.hash = '';
  if (url.hostname.endsWith('..')) return invalid('there are two dots at the end of the host');
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return { ok: true, url };
}

/** The port of a normalised URL, explicit or default. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** Classifies the host of a normalised URL: a public name, an IP literal or a name of an internal network. */
export function hostKindOf(url: URL): HostKind {
  const host = url.hostname;
  if (host.startsWith('[')) return { kind: 'literal', address: host.slice(1, -1) };
  if (isIPv4(host)) return { kind: 'literal', address: host };
  const labels = host.split('.');
  if (host.length > MAX_HOST_CHARS || !labels.every((label) => LABEL.test(label))) {
    return { kind: 'invalid', detail: `${host.slice(0, MAX_HOST_CHARS)} is not a host name` };
  }
  const inner = INTERNAL_SUFFIXES.find((suffix) => host === suffix || host.endsWith(`.${suffix}`));
  if (inner) return { kind: 'internal', detail: `${host} is an internal name` };
  if (labels.length === 1) return { kind: 'internal', detail: `${host} has no domain` };
  return { kind: 'name', name: host };
}

const invalid = (detail: string): UrlOutcome => ({ ok: false, code: 'invalid', detail });

const wrongScheme = (scheme: string): UrlOutcome =>
  ({ ok: false, code: 'protocol', detail: `${scheme.slice(0, 40)} is neither http nor https` });
