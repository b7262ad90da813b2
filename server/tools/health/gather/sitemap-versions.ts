import { isHreflang } from '../../../page/language-tag.ts';
import { parseUrl } from '../../../net/parse-url.ts';
import type { VersionExample } from './sitemap-file.ts';
import { countIn, cut, openTally } from './sitemap-tally.ts';

/** No faults of language versions yet. */
export const openVersionFacts = () => ({
  entries: 0,
  invalid: openTally<VersionExample>(), relative: openTally<VersionExample>(), selfless: openTally<VersionExample>(),
});

/** Counts the faults in the language versions of the entry with this `loc`; an entry without any is not counted. */
export function countVersions(
  facts: ReturnType<typeof openVersionFacts>, loc: string, versions: readonly VersionExample[],
): void {
  const [first] = versions;
  if (!first) return;
  facts.entries += 1;
  const own = parseUrl(loc)?.href;
  const faults = {
    invalid: versions.find(({ code }) => !isHreflang(code)),
    relative: versions.find(({ href }) => !/^https?:\/\//i.test(href)),
    selfless: versions.some(({ href }) => parseUrl(href)?.href === own) ? undefined : first,
  };
  for (const kind of ['invalid', 'relative', 'selfless'] as const) {
    const found = faults[kind];
    if (found) countIn(facts[kind], { code: cut(found.code), href: cut(found.href) });
  }
}
