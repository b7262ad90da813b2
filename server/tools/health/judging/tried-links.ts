import type { Evidence } from '../../../../contract/health.ts';
import type { FetchAnswer } from '../../../net/fetch-types.ts';
import { MOST_EVIDENCE, short } from '../evidence.ts';
import type { ReadPage, TriedLink } from '../gathered.ts';
import { unavailableBecause } from '../gather/store-fetcher.ts';
import { unavailable } from '../available.ts';
import type { Unavailable } from '../available.ts';

/** A link that was answered as any visitor is: only of these is anything known. */
export interface AnsweredLink extends TriedLink {
  result: FetchAnswer;
}

/** Those of the links that were answered. */
export const answered = (links: readonly TriedLink[]): AnsweredLink[] => links.flatMap((link) => {
  const { result, access } = link.resource;
  return result?.ok && access.kind === 'store' ? [{ ...link, result }] : [];
});

/** True for an answer of 4xx or 5xx. */
export const isBroken = ({ result }: AnsweredLink): boolean => result.status >= 400;

/** Why none of the links was answered; where there were none, what that may be due to. */
export function whyNone(links: readonly TriedLink[], pages: readonly ReadPage[]): Unavailable {
  for (const { resource } of links) {
    const why = unavailableBecause(resource);
    if (why) return why;
  }
  return unavailable(pages.find(({ shell }) => shell)?.shell ?? 'not-found');
}

/** What each link answers, its words, where it leads and the page it stands on. */
export const linkEvidence = (links: readonly AnsweredLink[]): Evidence[] =>
  links.slice(0, MOST_EVIDENCE).map(({ url, from: [place], result: { status, hops: [hop] } }) => ({
    label: String(hop && status < 400 ? hop.status : status),
    value: short(place?.text || url.href),
    url: url.href,
    ...(place ? { page: place.page.href } : {}),
  }));
