import type { LabelledField } from './corpus.ts';

/** What is owed on each field without a model: precision, and where there is a target of its own, F1. */
export const OWED: Record<LabelledField, { precision: number; f1?: number }> = {
  price: { precision: 0.95, f1: 0.86 }, currency: { precision: 0.99 }, availability: { precision: 0.95, f1: 0.74 },
  sku: { precision: 0.88, f1: 0.69 }, gtin: { precision: 1 }, brand: { precision: 0.93, f1: 0.66 },
};

/** The other bars: shares of what is counted, and the numbers of pages. */
export const BARS = {
  refused: 146, accepted: 78, priceStrings: 0.99, stayed: 0.99, truePassed: 0.95, absentPassed: 0, othersPassed: 0.05,
} as const;

/** One bar: what was measured, what is owed, and whether that is met. */
export interface Bar {
  what: string;
  measured: string;
  owed: string;
  met: boolean;
}

/** A share that must not be below its bar. */
export function atLeast(what: string, measured: number, owed: number): Bar {
  return { what, measured: measured.toFixed(3), owed: `≥ ${owed}`, met: measured >= owed };
}

/** A number that must not be above its bar. */
export function atMost(what: string, measured: number, owed: number): Bar {
  return { what, measured: String(Number(measured.toPrecision(3))), owed: `≤ ${owed}`, met: measured <= owed };
}

/** The bars as lines, each with its mark, and how many are met. */
export function linesOf(bars: readonly Bar[]): string[] {
  const width = Math.max(...bars.map(({ what }) => what.length));
  const lines = bars.map(({ what, measured, owed, met }) => (
    `${met ? 'met    ' : 'NOT MET'}  ${what.padEnd(width)}  ${measured} (${owed})`
  ));
  return [...lines, `${bars.filter(({ met }) => met).length} of ${bars.length} bars met`];
}
