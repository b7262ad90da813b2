/** One scan's spending ceiling in USD. */
export interface ScanBudget {
  /** Reserves a call's estimated cost; false if it could exceed the ceiling. */
  reserve(estimate: number): boolean;
  /** Replaces the estimate by the call's cost. */
  settle(estimate: number, usd: number): void;
  readonly spent: number;
}

export function createScanBudget(ceiling: number): ScanBudget {
  let spent = 0;
  let reserved = 0;
  return {
    reserve(estimate) {
      if (spent + reserved + estimate > ceiling) return false;
      reserved += estimate;
      return true;
    },
    settle(estimate, usd) {
      reserved = Math.max(0, reserved - estimate);
      spent += usd;
    },
    get spent() {
      return spent;
    },
  };
}
