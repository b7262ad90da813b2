import type { ReadPage } from '../gathered.ts';
import { seen, unseen } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { unseenBecause } from './visits.ts';
import type { Visit } from './visits.ts';

/** The visit as a page of the store, or why it shows none. */
export function readPage(visit: Visit): Seen<ReadPage> {
  const why = unseenBecause(visit);
  if (why) return why;
  const { asked, result, reception, page } = visit;
  if (!result?.ok || result.status >= 300 || !page) return unseen('not-found');
  return seen({ asked, result, reception, page, url: result.url });
}
