import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { unjudged } from './check.ts';
import type { AnyCheck, Verdict } from './check.ts';
import type { Gathered } from './gathered.ts';

/** Gives each check's verdict once, whoever asks; what it blames is the end of its chain, which can be mended. */
export interface Judgements {
  of(id: CheckId): Promise<Verdict>;
}

/** What judging needs besides what was gathered. */
export interface JudgeContext {
  /** The scan is over: nobody waits for verdicts any more. */
  signal: AbortSignal;
  /** Hears of a check that threw. */
  onBroken?: (id: CheckId, error: unknown) => void;
}

/**
 * The one place where what is not available, and what another check is to blame for, becomes *not measured*: a check is
 * asked only when its causes stand and all its required artifacts are available. An id without a check is not measured,
 * `not-configured`; a check that breaks costs its own finding, `failed`, and nothing else.
 */
export function createJudgements(
  checks: readonly AnyCheck[], gathered: Gathered, { signal, onBroken }: JudgeContext,
): Judgements {
  const byId = new Map(checks.map((one) => [one.id, one]));
  const verdicts = new Map<CheckId, Promise<Verdict>>();

  const verdictOf = (id: CheckId): Promise<Verdict> => {
    const known = verdicts.get(id);
    if (known) return known;
    const check = byId.get(id);
    const verdict = check ? judgeOrSay(check) : Promise.resolve<Verdict>({ status: 'not-measured', reason: 'not-configured' });
    verdicts.set(id, verdict);
    return verdict;
  };

  async function judgeOrSay(check: AnyCheck): Promise<Verdict> {
    try {
      return await judge(check);
    } catch (error) {
      if (signal.aborted) throw error;
      onBroken?.(check.id, error);
      return { status: 'not-measured', reason: 'failed' };
    }
  }

  async function judge(check: AnyCheck): Promise<Verdict> {
    for (const cause of check.causes ?? []) {
      const { status } = await verdictOf(cause);
      if (status === 'fail') return { status: 'not-measured', reason: 'root-cause', rootCause: cause };
    }
    const resolved: Record<string, unknown> = {};
    for (const [name, artifact] of Object.entries(check.requiredArtifacts)) {
      const found = await artifact(gathered);
      if (!found.available) return unjudged(found);
      resolved[name] = found.value;
    }
    return check.judge(resolved as never);
  }

  /** Blames the last of the chain; in a circle, the one that closes it. Of a thing seen, nothing changes. */
  async function of(id: CheckId): Promise<Verdict> {
    const verdict = await verdictOf(id);
    const met = new Set<CheckId>([id]);
    let last = blamed(verdict);
    if (last === undefined) return verdict;
    for (let next = blamed(await verdictOf(last)); next !== undefined && !met.has(last); next = blamed(await verdictOf(last))) {
      met.add(last);
      last = next;
    }
    return { ...verdict, rootCause: last } as Verdict;
  }

  return { of };
}

const blamed = (verdict: Verdict): CheckId | undefined =>
  (verdict.status === 'not-measured' ? verdict.rootCause : undefined);
