import type { Evidence } from '../../../../../contract/health.ts';
import { readProductFacts } from '../../../../product/facts.ts';
import { now, shownPages } from '../../artifacts.ts';
import { defineCheck } from '../../check.ts';
import type { ReadPage, ShownPage } from '../../gathered.ts';
import { canonicalsOf } from '../../judging/canonical-links.ts';
import { noIndexOf } from '../../judging/noindex.ts';

/** Most severe first. */
const KINDS = ['noindex-removed', 'noindex-added', 'canonical', 'price'] as const;
type Kind = (typeof KINDS)[number];

interface Change {
  kind: Kind;
  evidence: Evidence;
}

export const check = defineCheck({
  id: 'script-changes',
  requiredArtifacts: { pages: shownPages, at: now },
  judge({ pages, at }) {
    const total = pages.length;
    const changes = pages.map((page) => changesOf(page, at));
    const variant = KINDS.find((kind) => changes.some((own) => own.some((change) => change.kind === kind)));
    if (!variant) return { status: 'pass', params: { total } };
    const count = changes.filter((own) => own.some(({ kind }) => kind === variant)).length;
    const evidence = changes.flat().toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
      .map((change) => change.evidence);
    return { status: 'warn', params: { variant, count, total }, evidence };
  },
});

/** Values present before and after that differ; for noindex, present only before or only after. */
function changesOf({ before, after }: ShownPage, at: number): Change[] {
  const changeOf = (kind: Kind, label: string, from: string, to: string): Change =>
    ({ kind, evidence: { label, value: `${from} → ${to}`, page: before.url.href } });
  const noIndex = [before, after].map((page) => noIndexOf(page, at)[0]?.value ?? null);
  const canonical = [before, after].map((page) => canonicalsOf(page).links[0]?.url.href ?? null);
  const price = [before, after].map(priceIn);
  return [
    ...(noIndex[0] !== null && noIndex[1] === null && !after.truncated ? [changeOf('noindex-removed', 'noindex', noIndex[0]!, '–')] : []),
    ...(noIndex[0] === null && noIndex[1] !== null && !before.truncated ? [changeOf('noindex-added', 'noindex', '–', noIndex[1]!)] : []),
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
