import type { ToolId } from '../../contract/vocabulary.ts';

/** Concurrency ceilings; always this instance's own. */
export interface Slots {
  /** One slot of the tool, or nothing when the ceiling is full. Disposing it twice frees it once. */
  take(tool: ToolId, ceiling: number): Disposable | undefined;
  inUse(tool: ToolId): number;
}

export function createSlots(): Slots {
  const used = new Map<ToolId, number>();
  const inUse = (tool: ToolId): number => used.get(tool) ?? 0;
  return {
    inUse,
    take(tool, ceiling) {
      if (inUse(tool) >= ceiling) return undefined;
      used.set(tool, inUse(tool) + 1);
      let held = true;
      return {
        [Symbol.dispose]() {
          if (!held) return;
          held = false;
          used.set(tool, inUse(tool) - 1);
        },
      };
    },
  };
}
