import type { LabelledField } from './corpus.ts';

/** The required precision of each field without a model, and the required F1 where there is a target. */
export const REQUIRED: Record<LabelledField, { precision: number; f1?: number }> = {
  price: { precision: 0.95, f1: 0.86 }, currency: { precision: 0.99 }, availability: { precision: 0.95, f1: 0.74 },
  sku: { precision: 0.88, f1: 0.69 }, gtin: { precision: 1 }, brand: { precision: 0.93, f1: 0.66 },
};

/** The other thresholds: shares, and numbers of pages. */
export const THRESHOLDS = {
  refused: 146, accepted: 78, priceStrings: 0.99, stayed: 0.99, truePassed: 0.95, absentPassed: 0, othersPassed: 0.05,
} as const;

/** One checked threshold: what was measured, what is required, and whether that is met. */
export interface ThresholdCheck {
  what: string;
  measured: string;
  required: string;
  met: boolean;
}

/** Checks a share against its minimum. */
export function atLeast(what: string, measured: number, required: number): ThresholdCheck {
  return { what, measured: measured.toFixed(3), required: `≥ ${required}`, met: measured >= required };
}

/** Checks a number against its maximum. */
export function atMost(what: string, measured: number, required: number): ThresholdCheck {
  const rounded = String(Number(measured.toPrecision(3)));
  return { what, measured: rounded, required: `≤ ${required}`, met: measured <= required };
}

/** The checks as lines, each with its result, and how many thresholds are met. */
export function linesOf(checks: readonly ThresholdCheck[]): string[] {
  const width = Math.max(...checks.map(({ what }) => what.length));
  const lines = checks.map(({ what, measured, required, met }) => (
    `${met ? 'met    ' : 'NOT MET'}  ${what.padEnd(width)}  ${measured} (${required})`
  ));
  return [...lines, `${checks.filter(({ met }) => met).length} of ${checks.length} thresholds met`];
}
