import { fill } from '../../contract/checks/template.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import type { Language } from '../../contract/vocabulary.ts';

/** The figures of the lab: where good ends, where slow begins, and where the scale does. */
export const FIGURES = {
  lcp: { param: 'ms', template: '{value:ms}', good: 2500, slow: 4000, end: 6000 },
  cls: { param: 'value', template: '{value}', good: 0.1, slow: 0.25, end: 0.4 },
  tbt: { param: 'ms', template: '{value:ms}', good: 200, slow: 600, end: 900 },
} as const;

export type Figure = keyof typeof FIGURES;

/** What the lab measured, though the finding may rest on what visitors met. */
export function labFigureOf({ params }: Pick<FindingEvent, 'params'>, figure: Figure): number | undefined {
  const isOfVisitors = params['variant'] === 'field' || params['variant'] === 'desktop';
  const value = params['lab'] ?? (isOfVisitors ? undefined : params[FIGURES[figure].param]);
  return typeof value === 'number' ? value : undefined;
}

/** A figure as its finding writes it: what is above a bound never reads as the bound itself. */
export const figureText = (figure: Figure, value: number, language: Language): string =>
  fill(FIGURES[figure].template, { value }, { locale: LANGUAGE_TAGS[language], terms: {} });
