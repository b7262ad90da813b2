import { isHreflang } from '../../../page/language-tag.ts';
import type { VersionExample, VersionFacts } from './sitemap-file.ts';

export interface VersionCounter {
  /** The versions that the entry of this address names, none being no claim. */
  add(loc: string, versions: readonly VersionExample[]): void;
  facts(): VersionFacts;
}

const EXAMPLES = 5;
const EXAMPLE_LENGTH = 300;

/** Counts what the entries of a sitemap say of language versions. */
export function createVersionCounter(): VersionCounter {
  const faults = { invalid: tally(), relative: tally(), selfless: tally() };
  let entries = 0;
  return {
    add(loc, versions) {
      if (versions.length === 0) return;
      entries += 1;
      faults.invalid.add(versions.find(({ code }) => !isHreflang(code)));
      faults.relative.add(versions.find(({ href }) => !/^https?:\/\//i.test(href)));
      const own = URL.parse(loc)?.href;
      if (!versions.some(({ href }) => URL.parse(href)?.href === own)) faults.selfless.add(versions[0]);
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
      if (examples.length >= EXAMPLES) return;
      examples.push({ code: found.code.slice(0, EXAMPLE_LENGTH), href: found.href.slice(0, EXAMPLE_LENGTH) });
    },
  };
}
