import { isIPv4 } from 'node:net';

/** A URL in the one form the guard works on, or what keeps it from being one. */
export type Reading =
  | { ok: true; url: URL }
  | { ok: false; code: 'invalid' | 'protocol'; detail: string };

/** What the host of a URL is, before anything is looked up. */
export type HostShape =
  | { kind: 'name'; name: string }
  | { kind: 'literal'; address: string }
  | { kind: 'internal'; detail: string }
  | { kind: 'invalid'; detail: string };

const LONGEST_INPUT = 8192;
const LONGEST_NAME = 253;
const LABEL = /^[a-z0-9_-]{1,63}$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):(\/\/)?/i;
const BARE_HOST_AND_PORT = /^[^:/?#\\]+:\d+(?:[/?#\\]|$)/;
const USER_NAME = /^[^/?#\\]*@/;
/** Schemes that are met without slashes, so that what follows is no port. */
const SLASHLESS = new Set([
  'about', 'blob', 'data', 'javascript', 'mailto', 'sms', 'tel', 'urn', 'vbscript', 'view-source',
]);
const INTERNAL_SUFFIXES = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa'];

/** Reads what a person typed: white space around it is dropped, a bare hostname is read as https. */
export function readInput(input: string): Reading {
  const text = input.trim();
  if (text === '') return invalid('there is no address');
  if (text.length > LONGEST_INPUT) return invalid(`an address is at most ${LONGEST_INPUT} characters long`);
  if (/\s/.test(text)) return invalid('there is white space inside the address');
  if (/\p{Cc}/u.test(text)) return invalid('there is a control character inside the address');

  const scheme = schemeOf(text);
  const isWeb = scheme === 'http' || scheme === 'https';
  if (scheme && !isWeb) return wrongScheme(scheme);
  const full = isWeb ? text : `https://${text.replace(/^[/\\]+/, '')}`;
  const url = URL.parse(full);
  return url ? normalise(url) : invalid('this is not a web address');
}

/** The scheme a text begins with; `null` where the colon rather ends a host or a user name. */
function schemeOf(text: string): string | null {
  const [, name, slashes] = SCHEME.exec(text) ?? [];
  if (!name) return null;
  const scheme = name.toLowerCase();
  if (slashes || SLASHLESS.has(scheme)) return scheme;
  const isHost = name.includes('.') || BARE_HOST_AND_PORT.test(text) || USER_NAME.test(text);
  return isHost ? null : scheme;
}

/** Checks and normalises a URL: http or https, no credentials, no fragment, no dot at the end of the host. */
export function normalise(given: URL): Reading {
  const url = new URL(given);
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'http' && scheme !== 'https') return wrongScheme(scheme);
  if (url.username !== '' || url.password !== '') return invalid('credentials in an address are not accepted');
  url.hash = '';
  if (url.hostname.endsWith('..')) return invalid('there are two dots at the end of the host');
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname === '') return invalid('the address has no host');
  return { ok: true, url };
}

/** The port a normalised URL leads to. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** Tells names, address literals and names of inner networks apart. Expects a normalised URL. */
export function shapeOf(url: URL): HostShape {
  const host = url.hostname;
  if (host.startsWith('[')) return { kind: 'literal', address: host.slice(1, -1) };
  if (isIPv4(host)) return { kind: 'literal', address: host };
  const labels = host.split('.');
  if (host.length > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) {
    return { kind: 'invalid', detail: `${host.slice(0, LONGEST_NAME)} is not a host name` };
  }
  const inner = INTERNAL_SUFFIXES.find((suffix) => host === suffix || host.endsWith(`.${suffix}`));
  if (inner) return { kind: 'internal', detail: `${host} is a name of an inner network` };
  if (labels.length === 1) return { kind: 'internal', detail: `${host} has no domain` };
  return { kind: 'name', name: host };
}

const invalid = (detail: string): Reading => ({ ok: false, code: 'invalid', detail });

const wrongScheme = (scheme: string): Reading =>
  ({ ok: false, code: 'protocol', detail: `${scheme.slice(0, 40)} is neither http nor https` });
