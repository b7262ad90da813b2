import type { Evidence } from '../../../../contract/health.ts';
import { fail, pass, warn } from '../check.ts';

/** One at fault, by what shows it. */
type Faulty = Evidence | { evidence: Evidence | readonly Evidence[] };

/** How many are at fault, with the evidence of some. */
interface Counted {
  count: number;
  evidence: readonly Evidence[];
}

/** A way to be at fault: what it means, those that are, its words, and lines that fix it. */
type Fault = readonly [
  status: 'info' | 'warn' | 'fail', found: readonly Faulty[] | Counted, variant?: string | undefined, snippet?: string | undefined,
];

type FaultVerdict<Of> = Of extends readonly [infer Status, unknown, ...infer Words] ? {
  status: Status;
  params: { count: number; total: number } & (Words extends readonly [infer Variant extends string, ...unknown[]] ? { variant: Variant } : unknown);
  evidence: readonly Evidence[];
  snippet?: string | undefined;
} : never;

/** Passes where none of the total lack it, fails where all do; of some says how many. */
export function judgeLack(count: number, total: number, evidence: readonly Evidence[]) {
  if (count === 0) return pass({ total });
  if (count === total) return fail({ total }, evidence);
  return warn({ count, total }, evidence);
}

/** The first fault, most severe first, that any of the total have; passes where none has one. */
export function judgeFaults<const Faults extends readonly Fault[]>(
  total: number, faults: Faults, evidenceOfPass?: readonly Evidence[],
) {
  for (const [status, found, variant, snippet] of faults) {
    const { count, evidence } = 'count' in found ? found : counted(found);
    if (count === 0) continue;
    const params = { ...(variant !== undefined && { variant }), count, total };
    const verdict: object = { status, params, evidence, snippet };
    return verdict as FaultVerdict<Faults[number]>;
  }
  return pass({ total }, evidenceOfPass);
}

/** Fails where some have none of the terms; else warns of those that lack some, and names what is missing. */
export function judgeTerms<Term extends string>(
  terms: readonly Term[],
  { total, bare, partial }: { total: number; bare: readonly Faulty[]; partial: readonly (Faulty & { missing: readonly Term[] })[] },
) {
  const verdict = judgeFaults(total, [['fail', bare], ['warn', partial]]);
  if (verdict.status !== 'warn') return verdict;
  const missing = terms.filter((term) => partial.some((one) => one.missing.includes(term))).join(', ');
  return { ...verdict, params: { ...verdict.params, missing } };
}

const counted = (found: readonly Faulty[]): Counted =>
  ({ count: found.length, evidence: found.flatMap((one) => ('evidence' in one ? one.evidence : one)) });
