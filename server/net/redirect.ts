import { NetFault } from './faults.ts';
import type { AnswerHeaders } from './fetch-types.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Whether a response is a redirect: a redirect status and a Location. */
export const isRedirect = (status: number, headers: AnswerHeaders): boolean =>
  REDIRECTS.has(status) && headers.all('location').length > 0;

/** The target of a redirect, not yet checked by the guard. Throws a `NetFault` when it is missing or ambiguous. */
export function targetOf(headers: AnswerHeaders, base: URL): URL {
  const [location = '', ...others] = headers.all('location');
  if (others.length > 0) throw new NetFault('redirect-invalid', 'the redirect names more than one target');
  const url = URL.parse(location, base);
  if (!url) throw new NetFault('redirect-invalid', 'the redirect does not name a web address');
  url.hash = '';
  return url;
}
