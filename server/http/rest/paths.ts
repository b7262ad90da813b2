import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS } from '../../../contract/operations/operations.ts';
import type { AnyOperation } from '../../../contract/operations/operations.ts';

/** Answers a request, given its path. */
export type PathListener = (req: IncomingMessage, res: ServerResponse, path: string) => void;

/** The operations by their exact paths. */
export const OPERATIONS_BY_PATH: ReadonlyMap<string, AnyOperation> =
  new Map(ENDPOINTS.map((operation) => [operation.path, operation]));

/** The path of a request target: origin-form or absolute-form, without its query. */
export function pathOf(target: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(target);
  const rest = absolute ? target.slice(absolute[0].length) : target;
  const end = rest.search(/[?#]/);
  const path = end === -1 ? rest : rest.slice(0, end);
  return path || '/';
}

/** True for `/api` and every path that a client, proxy or file system could normalize to one below it. */
export function isUnderApi(path: string): boolean {
  if (path.startsWith('/api/') || path === '/api') return true;
  // Fast path: nothing to decode or normalize.
  if (!/api|%/i.test(path)) return false;
  return /^\/api(\/|$)/i.test(normalized(path));
}

function normalized(path: string): string {
  const segments: string[] = [];
  for (const segment of decoded(path).split(/[/\\]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment.trim());
  }
  return `/${segments.join('/')}`;
}

/** Decodes up to twice, byte by byte, so that an invalid escape elsewhere hides nothing. */
function decoded(path: string): string {
  const once = (text: string): string =>
    text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return once(once(path));
}
