import type { ToolId } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';

/** How long the last free slot stays reserved for callers who hold none, once contested. */
export const CONTESTED_MS = 60_000;

/** Concurrency ceilings, always per instance. */
export interface Slots {
  /** One slot of the tool, or undefined when none is free for the caller. Disposing it twice frees it once. */
  take(tool: ToolId, who: { ceiling: number; caller: string }): Disposable | undefined;
  inUse(tool: ToolId): number;
}

interface Ceiling {
  /** Slots held, per caller. */
  held: Map<string, number>;
  /** The last two different callers who needed the last slot, latest first. */
  contenders: { caller: string; at: number }[];
}

/**
 * A caller may fill a ceiling, unless another caller was refused, or took the last slot, within the last minute:
 * then the last free slot goes only to callers who hold none.
 */
export function createSlots({ clock }: { clock: Clock }): Slots {
  const ceilings = new Map<ToolId, Ceiling>();
  const ceilingOf = (tool: ToolId): Ceiling => {
    const known = ceilings.get(tool) ?? { held: new Map(), contenders: [] };
    ceilings.set(tool, known);
    return known;
  };
  const inUse = (tool: ToolId): number => ceilingOf(tool).held.values().reduce((sum, count) => sum + count, 0);
  return {
    inUse,
    take(tool, { ceiling, caller }) {
      const state = ceilingOf(tool);
      const { held } = state;
      const mine = held.get(caller) ?? 0;
      const free = ceiling - inUse(tool);
      const contender = state.contenders.find((other) => other.caller !== caller);
      const isContested = contender !== undefined && clock.monotonic() - contender.at < CONTESTED_MS;
      const isGranted = mine > 0 && isContested ? free > 1 : free > 0;
      if (!isGranted || (mine === 0 && free === 1)) {
        state.contenders = [{ caller, at: clock.monotonic() }, ...(contender ? [contender] : [])];
      }
      if (!isGranted) return undefined;
      held.set(caller, mine + 1);
      const slot = new DisposableStack();
      slot.defer(() => {
        const left = held.get(caller)! - 1;
        if (left > 0) held.set(caller, left);
        else held.delete(caller);
      });
      return slot;
    },
  };
}
