import type { Grade } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';
import { HatchPlate } from './hatch.tsx';

interface GradePlateProps {
  grade: Grade | null;
  /** `tile` fills its column, `plate` stands in a card, `mini` in a line of text. */
  size?: 'plate' | 'tile' | 'mini';
}

/** A grade, or a hatched plate of the same height where there is none. */
export function GradePlate({ grade, size = 'plate' }: GradePlateProps) {
  const { texts } = useLocale();
  if (grade === null && size === 'mini') {
    return <span className="grade mini hatch-plate"><span className="sr-only">{texts.notMeasured}</span></span>;
  }
  if (grade === null) return <HatchPlate className={`grade-hatch ${size}`}>{texts.notMeasured}</HatchPlate>;
  return (
    <span className={`grade ${size} ${grade}`}>
      <span aria-hidden="true">{grade}</span>
      <span className="sr-only">{texts.gradeName(grade)}</span>
    </span>
  );
}
