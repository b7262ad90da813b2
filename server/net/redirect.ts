import { NetFault } from './faults.ts';
import type { AnswerHeaders } from './fetch-types.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Whether an answer sends the reader elsewhere: a redirect status and a Location. */
export const isRedirect = (status: number, headers: AnswerHeaders): boolean =>
  REDIRECTS.has(status) && headers.all('location').length > 0;

/** Where a redirect leads, not yet judged. Throws a `NetFault` where that cannot be said for certain. */
export function targetOf(headers: AnswerHeaders, base: URL): URL {
  const [location = '', ...others] = headers.all('location');
  if (others.length > 0) throw new NetFault('redirect-invalid', 'the redirect names more than one target');
  const url = URL.parse(location, base);
  if (!url) throw new NetFault('redirect-invalid', 'the redirect does not name a web address');
  url.hash = '';
  return url;
}
