/** Keeps one scan's spending below a ceiling in USD. */
export function createScanBudget(ceiling: number) {
  let spent = 0;
  return {
    /** Counts a call's estimated cost; false if it could exceed the ceiling. */
    reserve(estimate: number): boolean {
      if (spent + estimate > ceiling) return false;
      spent += estimate;
      return true;
    },
    /** Replaces a call's estimate by its cost. An aborted call keeps its estimate, as it may have been billed. */
    settle(estimate: number, usd: number): void {
      spent = Math.max(0, spent - estimate + usd);
    },
    get spent(): number {
      return spent;
    },
  };
}
export type ScanBudget = ReturnType<typeof createScanBudget>;
