import { resolveUrl } from '../../../../page/page.ts';
import { attribute } from '../../../../page/tree.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { defineCheck } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { pages, robots, robotsFile } from '../../artifacts.ts';
import { blockedFrom } from '../../judging/blocked-crawlers.ts';
import { ownUrls } from '../../judging/robots-blocks.ts';

/** Scripts that CDNs and platforms inject and want blocked; pages render the same without them. */
const INJECTED_SCRIPTS = /^\/(?:cdn-cgi|checkouts|cdn\/wpm)\//;

export const check = defineCheck({
  id: 'robots-assets',
  causes: ['robots-home-google'],
  requiredArtifacts: { file: robotsFile, rules: robots, pages },
  judge({ file, rules, pages: sampled }) {
    const assets = new Map(sampled.flatMap(assetsOf).map((url) => [url.href, url]));
    const urls = ownUrls(file.url, [...assets.values()]).filter(({ pathname }) => !INJECTED_SCRIPTS.test(pathname));
    const total = urls.length;
    if (total === 0) return { status: 'not-applicable' };
    const blocked = blockedFrom(rules, { crawlers: ['Googlebot'], urls }, 'file');
    if (!blocked) return { status: 'pass', params: { total } };
    const { count, line, evidence, snippet } = blocked;
    return { status: 'fail', params: { count, total, line }, evidence, snippet };
  },
});

function assetsOf({ page }: ReadPage): URL[] {
  const { links, scripts } = page.index;
  const written = [
    ...links.filter(isStyleSheet).map((link) => attribute(link, 'href')),
    ...scripts.map((script) => attribute(script, 'src')),
  ];
  return written.flatMap((address) => (address ? resolveUrl(address, page.base) ?? [] : []));
}

const isStyleSheet = (link: PageElement): boolean =>
  /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(link, 'rel') ?? '');
