/** One scan's spending ceiling in USD. */
export interface ScanBudget {
  /** Holds an estimate before a call; false when it might take the scan above its ceiling. */
  hold(estimate: number): boolean;
  /** Puts what the call cost in the estimate's place. */
  settle(estimate: number, usd: number): void;
  readonly spent: number;
}

export function createScanBudget(ceiling: number): ScanBudget {
  let spent = 0;
  let held = 0;
  return {
    hold(estimate) {
      if (spent + held + estimate > ceiling) return false;
      held += estimate;
      return true;
    },
    settle(estimate, usd) {
      held = Math.max(0, held - estimate);
      spent += usd;
    },
    get spent() {
      return spent;
    },
  };
}
