import { isDeepStrictEqual } from 'node:util';
import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { unjudged } from './check.ts';
import type { AnyCheck, Verdict } from './check.ts';
import type { Gathered, Views } from './gather/gather.ts';

/** A verdict, and whether it holds only for the rendered view. */
export type ViewedVerdict = Verdict & { view?: 'rendered' };

/** The verdict of a check, computed once; its root cause is the end of the chain of causes, the one to fix. */
export type Judge = (id: CheckId) => Promise<ViewedVerdict>;

interface JudgeOptions {
  /** Aborts when the scan ends and nobody waits for verdicts any more. */
  signal: AbortSignal;
  /** Called when a check throws. */
  onBroken?: (id: CheckId, error: unknown) => void;
}

/** The root cause of `needs-script` in AI readiness: AI crawlers do not run scripts. */
const WITHOUT_SCRIPTS = 'content-without-js';

/**
 * The one place that turns unavailable artifacts and failed causes into *not measured*: `judge` runs only if no cause
 * failed and all required artifacts are available. A check that throws is `failed`, and no other finding is affected.
 */
export function createJudge(checks: readonly AnyCheck[], views: Views, { signal, onBroken }: JudgeOptions): Judge {
  const byId = new Map(checks.map((one) => [one.id, one]));
  const verdicts = new Map<CheckId, Promise<Verdict>>();

  const verdictOf = (id: CheckId): Promise<Verdict> => {
    const known = verdicts.get(id);
    if (known) return known;
    const verdict = verdictIn(usesRawView(id) ? views.raw : views.seen, id);
    verdicts.set(id, verdict);
    return verdict;
  };

  async function verdictIn(gathered: Gathered, id: CheckId): Promise<Verdict> {
    const check = byId.get(id)!;
    try {
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
    } catch (error) {
      if (signal.aborted) throw error;
      onBroken?.(id, error);
      return { status: 'not-measured', reason: 'failed' };
    }
  }

  async function judge(id: CheckId): Promise<ViewedVerdict> {
    const verdict = await verdictOf(id);
    const rootCause = await rootCauseOf(id);
    if (rootCause === undefined) return withView(id, verdict);
    const isOwn = verdict.status === 'not-measured' && verdict.rootCause !== undefined;
    return { ...verdict, ...(!isOwn && { reason: 'root-cause' }), rootCause } as Verdict;
  }

  /** The end of the chain of causes; in a cycle, the check that closes it. */
  async function rootCauseOf(id: CheckId, above: readonly CheckId[] = []): Promise<CheckId | undefined> {
    const cause = await causeOf(id);
    if (cause === undefined || above.includes(cause)) return cause;
    return await rootCauseOf(cause, [...above, cause]) ?? cause;
  }

  async function causeOf(id: CheckId): Promise<CheckId | undefined> {
    const verdict = await verdictOf(id);
    if (verdict.status !== 'not-measured') return undefined;
    const isUnrendered = verdict.reason === 'needs-script' && usesRawView(id) && id !== WITHOUT_SCRIPTS;
    return isUnrendered && (await verdictOf(WITHOUT_SCRIPTS)).status === 'fail' ? WITHOUT_SCRIPTS : verdict.rootCause;
  }

  /** Marks a verdict as `rendered` if the raw view would have given another one. */
  async function withView(id: CheckId, verdict: Verdict): Promise<ViewedVerdict> {
    if (views.rendered.size === 0 || usesRawView(id) || verdict.status === 'not-measured') return verdict;
    if (isDeepStrictEqual(verdict, await verdictIn(views.raw, id))) return verdict;
    return { ...verdict, view: 'rendered', ...(verdict.evidence && { evidence: verdict.evidence.map(withoutLine) }) };
  }

  /** Removes line and offset from evidence on rendered pages, which the served source does not contain. */
  function withoutLine(evidence: NonNullable<Verdict['evidence']>[number]) {
    if (evidence.page === undefined || !views.rendered.has(evidence.page)) return evidence;
    const { line: _line, offset: _offset, ...rest } = evidence;
    return rest;
  }

  return judge;
}

const usesRawView = (id: CheckId) => checkById(id).pillar === 'ai-readiness';
