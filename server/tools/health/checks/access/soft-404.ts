import { readMetadata } from '../../../../page/metadata.ts';
import type { Page } from '../../../../page/page.ts';
import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import { hopEvidence } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { isGone } from '../../gather/store-fetcher.ts';
import { looksLikeLogin } from '../../../../product/address.ts';
import { noIndexEvidence, noIndexOf } from '../../judging/noindex.ts';
import { isVersionAddress } from '../../judging/version-address.ts';

export const check = defineCheck({
  id: 'soft-404',
  requiredArtifacts: { home: 'home', randomPath: 'randomPath', now: 'now' },
  judge({ home, randomPath: { page, result }, now }) {
    const evidence = hopEvidence(result);
    const [hop] = result.hops;
    if (isGone(result.status)) return pass({ status: result.status }, evidence);
    // If every page requires logging in, a missing page cannot be told from an existing one.
    if (result.status >= 300 || (hop && looksLikeLogin(result.url))) return notMeasured('ambiguous', evidence);
    if (hop && isHome({ page, url: result.url }, home)) return warn({ variant: 'home', status: hop.status }, evidence);
    const [rule] = noIndexOf({ page, result }, now);
    if (!rule) return fail({ status: result.status }, evidence);
    const ruleEvidence = noIndexEvidence({ page, url: result.url }, rule);
    return warn({ variant: 'noindex', status: result.status }, [...evidence, ruleEvidence]);
  },
});

/**
 * True for the home page's URL, or without parameters that of its version for a language or country; if the parameters
 * differ from the home page's, only if the page also has its title.
 */
function isHome({ page, url }: { page: Page | null; url: URL }, home: ReadPage): boolean {
  if (url.search === '' && isVersionAddress(url, home.url)) return true;
  if (url.origin !== home.url.origin || url.pathname !== home.url.pathname) return false;
  return url.search === home.url.search || (page !== null && titleOf(page) === titleOf(home.page));
}

const titleOf = (page: Page) => readMetadata(page).titles[0];
