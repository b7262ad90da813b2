import type { Format } from '../format.ts';
import type { FigureChange } from './compare.ts';
import type { ComparisonTexts } from './comparison-nb.ts';

/** Percentage points with a sign. */
export function points(share: number): string {
  const whole = Math.round(share * 100);
  return whole === 0 ? '0' : whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** Whether a metric went up, went down or did not change significantly, and by how much at least and at most. */
export function changeWords(
  { figure, difference, isTold }: FigureChange,
  texts: ComparisonTexts,
): { verdict: string; range: string } {
  if (!difference) return { verdict: texts.nothing, range: '' };
  const { value, interval } = difference;
  const verdict = !isTold ? texts.verdicts.none : value > 0 ? texts.verdicts.up : texts.verdicts.down;
  if (!interval) return { verdict, range: figure === 'coverage' ? texts.fewEngines : texts.noRange };
  return { verdict, range: texts.range(points(interval[0]), points(interval[1])) };
}

/** A change as one line, for exports. */
export function changeLine(change: FigureChange, texts: ComparisonTexts, format: Format): string {
  const { verdict, range } = changeWords(change, texts);
  const { difference } = change;
  const figures = difference ? `${format.percent(difference.before)} → ${format.percent(difference.after)}. ` : '';
  return `${texts.figures[change.figure].name}: ${figures}${verdict}${range ? `, ${range}` : ''}.`;
}
