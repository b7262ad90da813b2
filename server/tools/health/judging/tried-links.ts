import type { Evidence } from '../../../../contract/health.ts';
import type { FetchResponse } from '../../../net/fetch-types.ts';
import type { Available, FetchedResource, ReadPage, TriedLink, Unavailable } from '../gathered.ts';
import { urlKey } from '../gather/internal-links.ts';
import { unavailableBecause } from '../gather/store-fetcher.ts';
import { unavailable } from '../available.ts';
import { judgeFaults } from '../check.ts';

/** A link that the server answered as it would a visitor; only these can be judged. */
export interface AnsweredLink extends TriedLink {
  result: FetchResponse;
}

/** The links that were answered. */
export const answered = (links: readonly TriedLink[]): AnsweredLink[] => links.flatMap((link) => {
  const { result, access } = link.resource;
  return result?.ok && access.kind === 'store' ? [{ ...link, result }] : [];
});

/** True for a 4xx or 5xx response. */
export const isBroken = ({ result }: AnsweredLink): boolean => result.status >= 400;

/** The links, without a broken cart or checkout that was read: it has a check of its own. */
export function withoutJudged(
  links: readonly TriedLink[], judged: readonly Available<FetchedResource>[],
): TriedLink[] {
  const keys = judged.flatMap(({ value }) => (value ? [urlKey(value.requestedUrl)] : []));
  return links.filter((link) => !keys.includes(urlKey(link.url)) || !answered([link]).some(isBroken));
}

/** Judges the answered links: `status` decides by how many of them are wrong. Not measured if none was answered. */
export function judgeTried<Status extends 'warn' | 'fail'>(
  links: readonly TriedLink[], pages: readonly ReadPage[],
  { isWrong = isBroken, status }: { isWrong?: (link: AnsweredLink) => boolean; status: (count: number) => Status },
) {
  const known = answered(links);
  if (known.length === 0) return whyNone(links, pages);
  const wrong = linkEvidence(known.filter(isWrong));
  return judgeFaults(known.length, [[status(wrong.length), wrong]]);
}

/** Why no link was answered, or why no links were found. */
export const whyNone = (links: readonly TriedLink[], pages: readonly ReadPage[]): Unavailable =>
  links.map(({ resource }) => unavailableBecause(resource)).find((why) => why !== null)
  ?? unavailable(pages.find(({ shell }) => shell)?.shell ?? 'not-found');

/** Each link's status, text, target and page, as evidence. */
export const linkEvidence = (links: readonly AnsweredLink[]): Evidence[] =>
  links.map(({ url, from: [place], result: { status, hops: [hop] } }) => ({
    label: String(hop && status < 400 ? hop.status : status),
    value: place?.text || url.href,
    url: url.href,
    ...(place ? { page: place.page.href } : {}),
  }));
