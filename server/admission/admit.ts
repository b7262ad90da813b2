import type { Language, ToolId } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import type { Hit, Limits } from '../state/limits.ts';
import type { Slots } from '../state/slots.ts';
import type { Standing } from '../state/windows.ts';
import type { Door } from './door.ts';
import type { ToolPolicy } from './policy.ts';
import type { Refusal, RefusalCause } from './refusal.ts';

export interface AdmissionDeps {
  limits: Limits;
  slots: Slots;
  clock: Clock;
  /** Hears of every refusal. */
  onRefused: (tool: ToolId, kind: RefusalCause['kind']) => void;
}

/** What was read of a request's body. */
export type ReadBody = { ok: true; value: unknown } | { ok: false; detail: string };

/** A request as admission sees it, whichever facade it came through. */
export interface Caller {
  /** The limiter key of the client's address. */
  key: string;
  /** The language words are answered in. */
  language: Language;
  readBody(): Promise<ReadBody>;
  signal: AbortSignal;
}

/** Leave to run. Whoever holds it disposes of it once the work has settled; only then is the slot free again. */
export interface Admitted<Work> extends AsyncDisposable {
  ok: true;
  standing: Standing;
  work: Work;
}

export type Admission<Work> = Admitted<Work> | { ok: false; refusal: Refusal };

/** Front gate, body, fields, guard, stored answer, ceiling, budget: in this order, each spending only what it must. */
export async function admit<Input, Ready, Work>(
  door: Door<Input, Ready, Work>,
  caller: Caller,
  deps: AdmissionDeps,
): Promise<Admission<Work>> {
  const { policy } = door;
  const budgetHit = hitOf(policy, 'budget', caller.key);
  const gate = await deps.limits.spend(hitOf(policy, 'frontGate', caller.key));
  const refuse = (cause: RefusalCause, standing = gate.standing): Admission<Work> => {
    deps.onRefused(policy.tool, cause.kind);
    return { ok: false, refusal: { cause, standing } };
  };
  if (!gate.granted) return refuse({ kind: 'rate', retryAfter: clamped(policy, gate.standing.resetSeconds) });

  const body = await caller.readBody();
  if (!body.ok) return refuse({ kind: 'input', code: door.unreadable, detail: body.detail });
  const parsed = door.parse(body.value);
  if (!parsed.ok) return refuse({ kind: 'input', code: parsed.code, detail: parsed.detail });
  const guarded = await door.guard(parsed.input, caller.signal);
  caller.signal.throwIfAborted();
  if (!guarded.ok) {
    const { code, detail } = guarded;
    return refuse(code === 'invalid_domain' ? { kind: 'input', code, detail } : { kind: 'guard', code, detail });
  }
  const { ready } = guarded;

  const claim = (await door.claim?.(ready)) ?? { kind: 'fresh' };
  if (claim.kind === 'in-progress') return refuse({ kind: 'in-progress', retryAfter: policy.retryAfter.capacity });
  if (claim.kind === 'gone') return refuse({ kind: 'gone' });
  if (claim.kind === 'stored') {
    return { ok: true, standing: gate.standing, work: claim.work, [Symbol.asyncDispose]: async () => {} };
  }

  const noCapacity: RefusalCause = { kind: 'capacity', retryAfter: policy.retryAfter.capacity };
  await using held = new AsyncDisposableStack();
  if (claim.kind === 'fresh' && claim.lease) held.use(claim.lease);
  const slot = claim.kind === 'fresh' ? deps.slots.take(policy.tool, { ceiling: policy.ceiling, key: caller.key }) : undefined;
  if (!slot) return refuse(noCapacity, await deps.limits.standing(budgetHit));
  held.use(slot);
  if (door.costly?.(ready) ?? true) {
    const day = policy.dailyCap === undefined ? {} : { day: { cap: policy.dailyCap } };
    // The day may turn while the answer is on its way.
    const askedAt = deps.clock.now();
    const reserved = await deps.limits.reserve({ budget: budgetHit, ...day });
    if (!reserved.granted) {
      const { standing } = reserved;
      if (reserved.by === 'away') return refuse(noCapacity, standing);
      if (reserved.by === 'budget') {
        return refuse({ kind: 'rate', retryAfter: clamped(policy, standing.resetSeconds) }, standing);
      }
      return refuse({ kind: 'daily-cap', retryAfter: secondsLeftInDay(askedAt) }, { ...standing, resetSeconds: 0 });
    }
    return admitted(door.work(ready, caller.language), reserved.standing, held.move());
  }
  return admitted(door.work(ready, caller.language), await deps.limits.standing(budgetHit), held.move());
}

/** The caller's standing scarce budget, read without spending it. */
export function standingBudget(policy: ToolPolicy, key: string, limits: Limits): Promise<Standing> {
  return limits.standing(hitOf(policy, 'budget', key));
}

function admitted<Work>(work: Work, standing: Standing, held: AsyncDisposableStack): Admitted<Work> {
  return { ok: true, standing, work, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

function hitOf(policy: ToolPolicy, window: 'frontGate' | 'budget', caller: string): Hit {
  return { key: `${policy.tool}:${window}:${caller}`, policy: policy[window] };
}

function clamped({ retryAfter }: ToolPolicy, seconds: number): number {
  return Math.min(retryAfter.max, Math.max(retryAfter.min, seconds));
}

function secondsLeftInDay(now: number): number {
  const DAY_MS = 86_400_000;
  return Math.max(1, Math.ceil((DAY_MS - (now % DAY_MS)) / 1000));
}
