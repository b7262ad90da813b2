import { readLdBlocks } from '../../../../product/jsonld-block.ts';
import type { LdBlock } from '../../../../product/jsonld-block.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { short, placeIn } from '../../evidence.ts';
import { jsonLdSnippet } from '../../judging/snippets.ts';

export const check = defineCheck({
  id: 'jsonld-parses',
  requiredArtifacts: { pages: 'untruncatedPages' },
  judge({ pages }) {
    const blocks = pages.flatMap(({ page, url }) =>
      readLdBlocks(page).filter(isWritten).map((block) => ({ page, url, block })));
    const total = blocks.length;
    if (total === 0) return { status: 'not-applicable' };
    const broken = blocks.flatMap(({ page, url, block: { error, offset, raw } }) => {
      if (!error) return [];
      const value = around(raw, error.offset - offset);
      return [{ label: wording(error.message), value, page: url.href, ...placeIn(page, error.offset) }];
    });
    const first = blocks.find(({ block }) => block.error !== null);
    return judgeFaults(total, [['fail', broken, undefined, first && jsonLdSnippet(first.block)]]);
  },
});

/** An empty block is not an error. */
const isWritten = ({ raw }: LdBlock) => raw.trim() !== '';

/** The parser's message without position and quote, which are shown separately. */
const wording = (message: string) => short(message
  .replace(/ (?:in JSON )?at position [^]*$/, '')
  .replace(/, (?:\.\.\.)?"[^]*is not valid JSON$/, ''), 120);

const AROUND = 40;

/** The text around the error, with its position marked. */
function around(raw: string, at: number): string {
  const before = raw.slice(Math.max(0, at - AROUND), at);
  const after = raw.slice(at + 1, at + AROUND);
  return `${before}⟦${raw.slice(at, at + 1)}⟧${after}`.replaceAll(/\s+/g, ' ').trim();
}
