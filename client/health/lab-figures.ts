import type { FindingEvent } from '../../contract/health.ts';

/** The figures of the lab: where good ends, where slow begins, and where the scale does. */
export const FIGURES = {
  lcp: { param: 'ms', good: 2500, slow: 4000, end: 6000 },
  cls: { param: 'value', good: 0.1, slow: 0.25, end: 0.4 },
  tbt: { param: 'ms', good: 200, slow: 600, end: 900 },
} as const;

export type Figure = keyof typeof FIGURES;

/** What the lab measured, though the finding may rest on what visitors met. */
export function labFigureOf({ params }: Pick<FindingEvent, 'params'>, figure: Figure): number | undefined {
  const isOfVisitorsAlone = params['variant'] === 'field' || params['variant'] === 'desktop';
  const value = isOfVisitorsAlone ? undefined : params['lab'] ?? params[FIGURES[figure].param];
  return typeof value === 'number' ? value : undefined;
}
