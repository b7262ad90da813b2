import { isDeepStrictEqual } from 'node:util';
import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { unjudged } from './check.ts';
import type { AnyCheck, Verdict } from './check.ts';
import type { Gathered, Views } from './gathered.ts';

/** A verdict, and whether it rests on what a browser alone has seen. */
export type ViewedVerdict = Verdict & { view?: 'rendered' };

/** Gives each check's verdict once, whoever asks; what it blames is the end of its chain, which can be mended. */
export interface Judgements {
  of(id: CheckId): Promise<ViewedVerdict>;
}

/** What judging needs besides what was gathered. */
export interface JudgeContext {
  /** The scan is over: nobody waits for verdicts any more. */
  signal: AbortSignal;
  /** Hears of a check that threw. */
  onBroken?: (id: CheckId, error: unknown) => void;
}

/** What the readiness for AI hangs on where pages are empty without scripts, which AI's crawlers do not run. */
const WITHOUT_SCRIPTS = 'content-without-js';

/**
 * The one place where what is not available, and what another check is to blame for, becomes *not measured*: a check is
 * asked only when its causes stand and all its required artifacts are available. An id without a check is not measured,
 * `not-configured`; a check that breaks costs its own finding, `failed`, and nothing else.
 */
export function createJudgements(
  checks: readonly AnyCheck[], views: Views, { signal, onBroken }: JudgeContext,
): Judgements {
  const byId = new Map(checks.map((one) => [one.id, one]));
  const verdicts = new Map<CheckId, Promise<Verdict>>();

  const verdictOf = (id: CheckId): Promise<Verdict> => {
    const known = verdicts.get(id);
    if (known) return known;
    const verdict = judgeOrSay(id, isOfCrawlers(id) ? views.raw : views.seen);
    verdicts.set(id, verdict);
    return verdict;
  };

  async function judgeOrSay(id: CheckId, gathered: Gathered): Promise<Verdict> {
    const check = byId.get(id);
    if (!check) return { status: 'not-measured', reason: 'not-configured' };
    try {
      return await judge(check, gathered);
    } catch (error) {
      if (signal.aborted) throw error;
      onBroken?.(check.id, error);
      return { status: 'not-measured', reason: 'failed' };
    }
  }

  async function judge(check: AnyCheck, gathered: Gathered): Promise<Verdict> {
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
  async function of(id: CheckId): Promise<ViewedVerdict> {
    const verdict = await verdictOf(id);
    const cause = await blamed(id, verdict);
    if (cause === undefined) return viewed(id, verdict);
    const met = new Set<CheckId>([id]);
    let last = cause;
    for (;;) {
      const next = await blamed(last, await verdictOf(last));
      if (next === undefined || met.has(last)) break;
      met.add(last);
      last = next;
    }
    const isOwn = verdict.status === 'not-measured' && verdict.rootCause !== undefined;
    return { ...verdict, ...(!isOwn && { reason: 'root-cause' }), rootCause: last } as Verdict;
  }

  async function blamed(id: CheckId, verdict: Verdict): Promise<CheckId | undefined> {
    if (verdict.status !== 'not-measured') return undefined;
    const isEmpty = verdict.reason === 'needs-script' && isOfCrawlers(id) && id !== WITHOUT_SCRIPTS;
    return isEmpty && (await verdictOf(WITHOUT_SCRIPTS)).status === 'fail' ? WITHOUT_SCRIPTS : verdict.rootCause;
  }

  /** Says so where the store as its server sends it would have had another verdict. */
  async function viewed(id: CheckId, verdict: Verdict): Promise<ViewedVerdict> {
    if (views.rendered.size === 0 || isOfCrawlers(id) || verdict.status === 'not-measured') return verdict;
    if (isDeepStrictEqual(verdict, await judgeOrSay(id, views.raw))) return verdict;
    return { ...verdict, view: 'rendered', ...(verdict.evidence && { evidence: verdict.evidence.map(withoutLine) }) };
  }

  /** What scripts have made stands on no line of what the server sent. */
  function withoutLine(evidence: NonNullable<Verdict['evidence']>[number]) {
    if (evidence.page === undefined || !views.rendered.has(evidence.page)) return evidence;
    const { line: _line, offset: _offset, ...rest } = evidence;
    return rest;
  }

  return { of };
}

const isOfCrawlers = (id: CheckId): boolean => checkById(id).pillar === 'ai-readiness';
