import { TOOLS } from '../../contract/vocabulary.ts';
import type { ToolId } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';

/** How long the last free slot stays reserved for callers who hold none, once contested. */
export const CONTESTED_MS = 60_000;

export type Slots = ReturnType<typeof createSlots>;

interface Occupancy {
  /** The caller of each slot held. */
  held: string[];
  /** The last two different callers who needed the last slot, latest first. */
  contenders: { caller: string; at: number }[];
}

/**
 * Concurrency limits, always per instance. A caller may fill one, unless another caller was refused, or took the last
 * slot, within the last minute: then the last free slot goes only to callers who hold none.
 */
export function createSlots({ clock }: { clock: Clock }) {
  const occupancies = new Map(TOOLS.map((tool): [ToolId, Occupancy] => [tool, { held: [], contenders: [] }]));
  return {
    inUse: (tool: ToolId): number => occupancies.get(tool)!.held.length,
    /** One slot of the tool, or undefined when none is free for the caller. Disposing it twice frees it once. */
    take(tool: ToolId, { maxConcurrent, caller }: { maxConcurrent: number; caller: string }): Disposable | undefined {
      const state = occupancies.get(tool)!;
      const { held } = state;
      const holdsNone = !held.includes(caller);
      const free = maxConcurrent - held.length;
      const contender = state.contenders.find((other) => other.caller !== caller);
      const isContested = contender !== undefined && clock.monotonic() - contender.at < CONTESTED_MS;
      const reserved = isContested && !holdsNone ? 1 : 0;
      const isGranted = free > reserved;
      if (!isGranted || (holdsNone && free === 1)) {
        state.contenders = [{ caller, at: clock.monotonic() }, ...(contender ? [contender] : [])];
      }
      if (!isGranted) return undefined;
      held.push(caller);
      const slot = new DisposableStack();
      slot.defer(() => held.splice(held.indexOf(caller), 1));
      return slot;
    },
  };
}
