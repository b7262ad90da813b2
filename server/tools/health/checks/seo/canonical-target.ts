import type { Evidence } from '../../../../../contract/health.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { answerEvidence, hopEvidence, short } from '../../evidence.ts';
import { servedOr } from '../../gather/store-fetcher.ts';
import type { FetchedResource, Available } from '../../gathered.ts';
import { available, unavailable } from '../../available.ts';
import { canonicalOf } from '../../judging/declared-links.ts';
import { noIndexEvidence, noIndexOf } from '../../judging/noindex.ts';

/** What the request for a canonical URL found. */
interface Answer {
  is: 'there' | 'gone' | 'moved';
  evidence: readonly Evidence[];
}

export const check = defineCheck({
  id: 'canonical-target',
  causes: ['canonical'],
  requiredArtifacts: { pages: 'searchPages', sample: 'pages', targets: 'canonicalTargets', now: 'now' },
  judge({ pages, sample, targets, now }) {
    const declared = pages.flatMap((page) => {
      const target = canonicalOf(page)?.href;
      return target === undefined ? [] : [{ target, from: page.url.href }];
    });
    if (declared.length === 0) return { status: 'not-applicable' };
    const sampled = new Map(sample.map((page) => [page.url.href, page]));
    const answers = [...Map.groupBy(declared, ({ target }) => target)].map(([target, links]) => {
      const page = sampled.get(target);
      if (!page) return answerOf(targets.get(target)!, { from: links[0]!.from, now });
      // A noindex page that names only itself as canonical declares nothing wrong.
      const [rule] = links.every(({ from }) => from === target) ? [] : noIndexOf(page, now);
      return available<Answer>(rule ? { is: 'gone', evidence: [noIndexEvidence(page, rule)] } : THERE);
    });
    const known = answers.flatMap(({ value }) => value ?? []);
    const unknown = answers.find((answer) => !answer.available);
    if (known.length === 0 && unknown) return unknown;
    const gone = known.filter(({ is }) => is === 'gone');
    const moved = known.filter(({ is }) => is === 'moved');
    const evidence = [...gone, ...moved].flatMap((answer) => answer.evidence);
    return judgeFaults(known.length, [['fail', { count: gone.length, evidence }], ['warn', moved]]);
  },
});

const THERE: Answer = { is: 'there', evidence: [] };

function answerOf(
  resource: FetchedResource,
  { from: page, now }: { from: string; now: number },
): Available<Answer> {
  const served = servedOr(resource);
  if (!served.available) return served;
  const { result } = served.value;
  const evidence = hopEvidence(result).map((one) => ({ ...one, page }));
  if (result.status >= 500) return unavailable('unreachable');
  if (result.status >= 400) return available({ is: 'gone', evidence });
  const [rule] = noIndexOf(served.value, now);
  if (rule) return available({ is: 'gone', evidence: [{ ...answerEvidence(result), label: short(rule.value), page }] });
  return available(result.hops.length > 0 ? { is: 'moved', evidence } : THERE);
}
