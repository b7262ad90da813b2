import { readProductFacts } from '../../../../product/facts.ts';
import { now, shownPages } from '../../artifacts.ts';
import { defineCheck } from '../../check.ts';
import { judgeFaults } from '../../judging/faults.ts';
import type { ReadPage, ShownPage } from '../../gathered.ts';
import { canonicalsOf } from '../../judging/declared-links.ts';
import { noIndexOf } from '../../judging/noindex.ts';

/** Most severe first. */
const KINDS = ['noindex-removed', 'noindex-added', 'canonical', 'price'] as const;

export const check = defineCheck({
  id: 'script-changes',
  requiredArtifacts: { pages: shownPages, at: now },
  judge({ pages, at }) {
    const changes = pages.map((page) => changesOf(page, at));
    const those = KINDS.map((kind) => changes.map((own) => own.filter((change) => change.kind === kind)));
    const evidence = those.flat(2).map((change) => change.evidence);
    return judgeFaults(pages.length, KINDS.map((kind, at) =>
      ['warn', { count: those[at]!.filter(({ length }) => length > 0).length, evidence }, kind] as const));
  },
});

/** Values present before and after that differ; for noindex, present only before or only after. */
function changesOf({ before, after }: ShownPage, at: number) {
  const changeOf = (kind: (typeof KINDS)[number], label: string, from: string, to: string) =>
    ({ kind, evidence: { label, value: `${from} → ${to}`, page: before.url.href } });
  const [was = null, is = null] = [before, after].map((page) => noIndexOf(page, at)[0]?.value ?? null);
  const canonical = [before, after].map((page) => canonicalsOf(page).links[0]?.url.href ?? null);
  const price = [before, after].map(priceIn);
  return [
    ...(was !== null && is === null && !after.truncated ? [changeOf('noindex-removed', 'noindex', was, '–')] : []),
    ...(was === null && is !== null && !before.truncated ? [changeOf('noindex-added', 'noindex', '–', is)] : []),
    ...differing(canonical).map(([from, to]) => changeOf('canonical', 'canonical', from, to)),
    ...differing(price).map(([from, to]) => changeOf('price', 'price', from, to)),
  ];
}

const differing = ([from = null, to = null]: readonly (string | null)[]): [string, string][] =>
  (from !== null && to !== null && from !== to ? [[from, to]] : []);

/** The price of the page's own product in markup. */
function priceIn({ page }: ReadPage): string | null {
  const price = readProductFacts(page).main?.offers[0]?.price?.text.trim();
  return price === undefined || !Number.isFinite(Number(price)) ? null : String(Number(price));
}
