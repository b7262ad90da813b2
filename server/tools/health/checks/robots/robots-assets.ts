import { readMetadata } from '../../../../page/metadata.ts';
import { resolveUrl } from '../../../../page/page.ts';
import { attribute } from '../../../../page/tree.ts';
import { defineCheck } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { judgeUrls, ownUrls, unlessHomeBlockedToo } from '../../judging/blocked-crawlers.ts';

/** Scripts that CDNs and platforms inject and want blocked; pages render the same without them. */
const INJECTED_SCRIPTS = /^\/(?:cdn-cgi|checkouts|cdn\/wpm)\//;

/** Limit on the characters of all URLs multiplied by the number of rules, as every URL is compared with every rule. */
const MAX_COMPARED = 100_000_000;

export const check = defineCheck({
  id: 'robots-assets',
  requiredArtifacts: { file: 'robotsFile', rules: 'robots', entry: 'entry', pages: 'pages' },
  judge({ file, rules, entry, pages }) {
    const assets = new Map(pages.flatMap(assetsOf).map((url) => [url.href, url]));
    const own = ownUrls(file.url, [...assets.values()]).filter(({ pathname }) => !INJECTED_SCRIPTS.test(pathname));
    const ruleCount = rules.groups.reduce((count, group) => count + group.rules.length, 0);
    const urls = own.slice(0, countWithin(own, MAX_COMPARED / Math.max(1, ruleCount)));
    if (urls.length === 0) return { status: 'not-applicable' };
    return unlessHomeBlockedToo(judgeUrls(rules, { crawlers: ['Googlebot'], urls, label: 'file' }), { rules, entry });
  },
});

/** How many of the URLs, from the first on, have at most this many characters together. */
function countWithin(urls: readonly URL[], most: number): number {
  let length = 0;
  for (const [index, { href }] of urls.entries()) {
    length += href.length;
    if (length > most) return index;
  }
  return urls.length;
}

function assetsOf({ page }: ReadPage): URL[] {
  const sheets = readMetadata(page).links.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href);
  const scripts = page.index.scripts.map((script) => attribute(script, 'src'));
  return [...sheets, ...scripts].flatMap((address) => (address ? resolveUrl(address, page.base) ?? [] : []));
}
