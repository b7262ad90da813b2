import { isHreflang } from '../../../page/language-tag.ts';
import { parseUrl } from '../../../net/parse-url.ts';
import type { VersionExample, VersionFacts } from './sitemap-file.ts';

export interface VersionCounter {
  /** Adds the language versions of the entry with this `loc`; an entry without any is not counted. */
  add(loc: string, versions: readonly VersionExample[]): void;
  facts(): VersionFacts;
}

const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 300;

/** Counts faults in the language versions of sitemap entries. */
export function createVersionCounter(): VersionCounter {
  const faults = { invalid: tally(), relative: tally(), selfless: tally() };
  let entries = 0;
  return {
    add(loc, versions) {
      if (versions.length === 0) return;
      entries += 1;
      faults.invalid.add(versions.find(({ code }) => !isHreflang(code)));
      faults.relative.add(versions.find(({ href }) => !/^https?:\/\//i.test(href)));
      const own = parseUrl(loc)?.href;
      if (!versions.some(({ href }) => parseUrl(href)?.href === own)) faults.selfless.add(versions[0]);
    },
    facts: () => ({
      entries,
      invalid: faults.invalid.count, invalidExamples: faults.invalid.examples,
      relative: faults.relative.count, relativeExamples: faults.relative.examples,
      selfless: faults.selfless.count, selflessExamples: faults.selfless.examples,
    }),
  };
}

function tally() {
  const examples: VersionExample[] = [];
  return {
    count: 0, examples,
    add(found: VersionExample | undefined): void {
      if (!found) return;
      this.count += 1;
      if (examples.length >= MAX_EXAMPLES) return;
      examples.push({ code: found.code.slice(0, MAX_EXAMPLE_LENGTH), href: found.href.slice(0, MAX_EXAMPLE_LENGTH) });
    },
  };
}
