import type { Evidence } from '../../../../../contract/health.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { answerEvidence, hopEvidence, short } from '../../evidence.ts';
import { servedOr } from '../../gather/store-fetcher.ts';
import type { FetchedResource } from '../../gather/store-fetcher.ts';
import { canonicalTargets, now, pages as sample, searchPages } from '../../artifacts.ts';
import { unavailable } from '../../available.ts';
import type { Unavailable } from '../../available.ts';
import { canonicalsOf } from '../../judging/canonical-links.ts';
import { judgeFaults } from '../../judging/faults.ts';
import { noIndexEvidence, noIndexOf } from '../../judging/noindex.ts';

interface Target {
  url: URL;
  /** The pages that declare it. */
  from: string[];
}

/** What is wrong with a target, or why it was not seen; null if it is there. */
type Answer = Wrong<'moved'> | Wrong<'gone'> | { is: 'unavailable'; why: Unavailable } | null;

interface Wrong<Is> {
  is: Is;
  evidence: readonly Evidence[];
}

export const check = defineCheck({
  id: 'canonical-target',
  causes: ['canonical'],
  requiredArtifacts: { pages: searchPages, sample, targets: canonicalTargets, now },
  judge({ pages, sample, targets, now }) {
    const named = new Map<string, Target>();
    for (const page of pages) {
      const [link] = canonicalsOf(page).links;
      if (!link) continue;
      const target = named.get(link.url.href) ?? { url: link.url, from: [] };
      target.from.push(page.url.href);
      named.set(link.url.href, target);
    }
    if (named.size === 0) return { status: 'not-applicable' };
    const sampled = new Map(sample.map((page) => [page.url.href, page]));
    const answers = [...named.values()].map(({ url, from }): Answer => {
      const page = sampled.get(url.href);
      if (!page) return answerOf(targets.get(url.href), { from, now });
      // A noindex page with itself as canonical declares nothing wrong.
      const [rule] = from.every((one) => one === url.href) ? [] : noIndexOf(page, now);
      return rule ? { is: 'gone', evidence: [noIndexEvidence(page, rule)] } : null;
    });
    const unseen = answers.filter((answer) => answer?.is === 'unavailable');
    const total = answers.length - unseen.length;
    if (total === 0) return unjudged(unseen[0]!.why);
    const gone = answers.filter((answer) => answer?.is === 'gone');
    const moved = answers.filter((answer) => answer?.is === 'moved');
    const evidence = [...gone, ...moved].flatMap((answer) => answer.evidence);
    if (gone.length > 0) return { status: 'fail', params: { count: gone.length, total }, evidence };
    return judgeFaults(total, [['warn', moved]]);
  },
});

function answerOf(resource: FetchedResource | undefined, { from, now }: { from: readonly string[]; now: number }): Answer {
  const served = resource ? servedOr(resource) : unavailable('budget');
  if (!served.available) return { is: 'unavailable', why: served };
  const { result } = served.value;
  const page = from[0]!;
  const evidence = hopEvidence(result).map((one) => ({ ...one, page }));
  if (result.status >= 500) return { is: 'unavailable', why: unavailable('unreachable') };
  if (result.status >= 400) return { is: 'gone', evidence };
  const [rule] = noIndexOf(served.value, now);
  if (rule) return { is: 'gone', evidence: [{ ...answerEvidence(result), label: short(rule.value), page }] };
  return result.hops.length > 0 ? { is: 'moved', evidence } : null;
}
