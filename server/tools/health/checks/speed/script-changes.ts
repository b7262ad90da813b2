import { readProductFacts } from '../../../../product/facts.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import type { ReadPage, ShownPage } from '../../gathered.ts';
import { canonicalOf } from '../../judging/declared-links.ts';
import { noIndexOf } from '../../judging/noindex.ts';

/** Most severe first. */
const KINDS = ['noindex-removed', 'noindex-added', 'canonical', 'price'] as const;

export const check = defineCheck({
  id: 'script-changes',
  requiredArtifacts: { pages: 'shownPages', now: 'now' },
  judge({ pages, now }) {
    const changes = pages.map((page) => changesOf(page, now));
    const byKind = KINDS.map((kind) => changes.map((own) => own.filter((change) => change.kind === kind)));
    const evidence = byKind.flat(2).map((change) => change.evidence);
    return judgeFaults(pages.length, KINDS.map((kind, index) =>
      ['warn', { count: byKind[index]!.filter(({ length }) => length > 0).length, evidence }, kind] as const));
  },
});

/** Values present before and after that differ; for noindex, present only before or only after. */
function changesOf({ before, after }: ShownPage, now: number) {
  const changed = (kind: (typeof KINDS)[number], label: string, from: string | undefined, to: string | undefined) =>
    (from === undefined || to === undefined || from === to ? []
      : [{ kind, evidence: { label, value: `${from} → ${to}`, page: before.url.href } }]);
  const [was, is] = [before, after].map((page) => noIndexOf(page, now)[0]?.value);
  return [
    ...(is === undefined && !after.truncated ? changed('noindex-removed', 'noindex', was, '–') : []),
    ...(was === undefined && !before.truncated ? changed('noindex-added', 'noindex', '–', is) : []),
    ...changed('canonical', 'canonical', canonicalIn(before), canonicalIn(after)),
    ...changed('price', 'price', priceIn(before), priceIn(after)),
  ];
}

const canonicalIn = (page: ReadPage) => canonicalOf(page)?.href;

/** The price of the page's own product in markup. */
function priceIn({ page }: ReadPage): string | undefined {
  const price = Number(readProductFacts(page).main?.offers[0]?.price?.text.trim());
  return Number.isFinite(price) ? String(price) : undefined;
}
