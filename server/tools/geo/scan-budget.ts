/** One scan's spending, below a ceiling in USD. */
export function createScanBudget(ceiling: number) {
  let spent = 0;
  return {
    /** Counts a call's estimated cost; false if it could exceed the ceiling. */
    reserve(estimate: number): boolean {
      if (spent + estimate > ceiling) return false;
      spent += estimate;
      return true;
    },
    /** Replaces the estimate by the call's cost. An aborted call keeps its estimate: it may have been answered, and billed. */
    settle(estimate: number, usd: number): void {
      spent = Math.max(0, spent - estimate + usd);
    },
    get spent(): number {
      return spent;
    },
  };
}
export type ScanBudget = ReturnType<typeof createScanBudget>;
