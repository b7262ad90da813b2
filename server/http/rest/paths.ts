import { ENDPOINTS } from '../../../contract/operations/operations.ts';
import type { AnyOperation } from '../../../contract/operations/operations.ts';

const OPERATIONS = new Map<string, AnyOperation>(ENDPOINTS.map((operation) => [operation.path, operation]));

/** The endpoint at a path, which must be the documented one to the letter. */
export const operationAt = (path: string): AnyOperation | undefined => OPERATIONS.get(path);

/** The path of a request target: origin-form or absolute-form, without its query. */
export function pathOf(target: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(target);
  const rest = absolute ? target.slice(absolute[0].length) : target;
  const end = rest.search(/[?#]/);
  const path = end === -1 ? rest : rest.slice(0, end);
  return path || '/';
}

/** True for `/api` and everything a client, proxy or file system could read as lying under it. */
export function isUnderApi(path: string): boolean {
  if (path.startsWith('/api/') || path === '/api') return true;
  // Most paths are settled here, before anything is decoded.
  if (!/api|%/i.test(path)) return false;
  return /^\/api(\/|$)/i.test(settled(path));
}

function settled(path: string): string {
  const segments: string[] = [];
  for (const segment of decoded(path).split(/[/\\]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment.trim());
  }
  return `/${segments.join('/')}`;
}

/** Decodes twice at most, byte by byte, so that a bad escape elsewhere in the path hides nothing. */
function decoded(path: string): string {
  const once = (text: string): string =>
    text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return once(once(path));
}
