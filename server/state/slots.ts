import type { ToolId } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';

/** How long the last free place is kept for callers who hold none, after somebody needed it. */
export const CONTESTED_MS = 60_000;

/** Concurrency ceilings; always this instance's own. */
export interface Slots {
  /** One slot of the tool, or nothing when the caller can have none. Disposing it twice frees it once. */
  take(tool: ToolId, who: { ceiling: number; key: string }): Disposable | undefined;
  inUse(tool: ToolId): number;
}

interface Ceiling {
  /** How many slots each caller holds. */
  held: Map<string, number>;
  /** The last caller who needed the last place, and the last before it who was somebody else. */
  needed: { key: string; at: number }[];
}

/**
 * A caller may fill a ceiling, unless another was turned away, or had to take the last place, within the last minute:
 * then the last free place goes only to callers who hold none.
 */
export function createSlots({ clock }: { clock: Clock }): Slots {
  const ceilings = new Map<ToolId, Ceiling>();
  const ceilingOf = (tool: ToolId): Ceiling => {
    const known = ceilings.get(tool) ?? { held: new Map(), needed: [] };
    ceilings.set(tool, known);
    return known;
  };
  const inUse = (tool: ToolId): number => ceilingOf(tool).held.values().reduce((sum, count) => sum + count, 0);
  return {
    inUse,
    take(tool, { ceiling, key }) {
      const state = ceilingOf(tool);
      const { held } = state;
      const mine = held.get(key) ?? 0;
      const free = ceiling - inUse(tool);
      const needed = state.needed.find((other) => other.key !== key);
      const isContested = needed !== undefined && clock.monotonic() - needed.at < CONTESTED_MS;
      const isGranted = mine > 0 && isContested ? free > 1 : free > 0;
      if (!isGranted || (mine === 0 && free === 1)) {
        state.needed = [{ key, at: clock.monotonic() }, ...(needed ? [needed] : [])];
      }
      if (!isGranted) return undefined;
      held.set(key, mine + 1);
      let isHeld = true;
      return {
        [Symbol.dispose]() {
          if (!isHeld) return;
          isHeld = false;
          const left = held.get(key)! - 1;
          if (left > 0) held.set(key, left);
          else held.delete(key);
        },
      };
    },
  };
}
