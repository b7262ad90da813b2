import type { GeoRepeats } from '../../geo.ts';
import { present } from '../document.ts';
import type { Format } from '../format.ts';
import type { ReportTexts } from './report-nb.ts';

/** How much repeated answers differ, and how far more repeats would narrow the interval, if there is one. */
export function repeatLines(
  { asked, mentionDiffers, citationDiffers, narrowing, isAtBest }: GeoRepeats,
  texts: ReportTexts['repeats'],
  format: Format,
): string[] {
  const ranges = narrowing.flatMap(({ repeats, interval }) =>
    (interval ? [{ repeats, range: format.percentRange(...interval) }] : []));
  const [now, ...more] = ranges;
  const isNarrower = more.some(({ range }) => range !== now?.range);
  return present(
    asked > 1 && mentionDiffers.value !== null
      && texts.differs(format.percent(mentionDiffers.value), mentionDiffers.numerator, mentionDiffers.denominator),
    asked > 1 && citationDiffers.value !== null && texts.citationDiffers(format.percent(citationDiffers.value)),
    now && more.length > 0 && (isNarrower
      ? texts.narrowing(more.map(({ repeats, range }) => texts.each(repeats, range)), now.range, isAtBest)
      : texts.noGain(now.range)),
  );
}
