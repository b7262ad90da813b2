import { fill } from '../../contract/checks/template.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import type { Language } from '../../contract/vocabulary.ts';

/** Lab metrics: upper bounds of good and of acceptable, and the end of the scale. */
export const FIGURES = {
  lcp: { param: 'ms', template: '{value:ms}', good: 2500, slow: 4000, end: 6000 },
  cls: { param: 'value', template: '{value}', good: 0.1, slow: 0.25, end: 0.4 },
  tbt: { param: 'ms', template: '{value:ms}', good: 200, slow: 600, end: 900 },
} as const;

export type Figure = keyof typeof FIGURES;

/** The lab value, even if the finding is based on field data. */
export function labFigureOf({ params }: Pick<FindingEvent, 'params'>, figure: Figure): number | undefined {
  const value = params['lab'] ?? (params['variant'] === 'field' ? undefined : params[FIGURES[figure].param]);
  return typeof value === 'number' ? value : undefined;
}

/** Formats a metric as its finding does: a value above a threshold is never rounded to it. */
export const figureText = (figure: Figure, value: number, language: Language): string =>
  fill(FIGURES[figure].template, { value }, { locale: LANGUAGE_TAGS[language], terms: {} });
