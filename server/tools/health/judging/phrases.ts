import type { Evidence } from '../../../../contract/health.ts';
import { matchesOf } from '../../../page/matches-of.ts';
import type { TextModel } from '../../../page/text.ts';
import { textEvidence } from '../evidence.ts';
import type { EvidencePage } from '../evidence.ts';

/** The first match of the pattern on a page, as evidence; empty if there is none. */
export function phraseEvidence(page: EvidencePage, pattern: RegExp): Evidence[] {
  const found = pattern.exec(page.page.text.folded);
  return found ? [textEvidence(page, { start: found.index, end: found.index + found[0].length })] : [];
}

/** Limit on the matches examined: a store need say a thing only once. */
const MAX_MATCHES = 50;

/** Where a global pattern matches the folded text, with at most `near` characters of the line on either side. */
export function phrasesIn({ folded }: TextModel, pattern: RegExp, near: number) {
  return matchesOf(folded, pattern).take(MAX_MATCHES).map(({ 0: words, index: start }) => {
    const end = start + words.length;
    const before = folded.slice(Math.max(0, start - near), start).split('\n').at(-1)!;
    return { words, span: { start, end }, before, after: folded.slice(end, end + near).split('\n', 1)[0]! };
  });
}
