import { PILLARS } from '../../contract/vocabulary.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import { GradePlate } from '../components/grade-plate.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PanelProps } from './panel-props.ts';

/** The four grades where the store itself was not seen: plates, and no grounds, for there are none. */
export function UngradedTiles({ report, texts }: Omit<PanelProps, 'wordsOf'>) {
  const { language } = useLocale();
  return (
    <ul className="tiles">
      {PILLARS.map((pillar) => {
        const grade = report.progress.grades[pillar]?.grade ?? null;
        return (
          <li key={pillar}>
            <GradePlate grade={grade} size="tile" />
            <h2 className="small medium">{PILLAR_TEXTS[language][pillar].name}</h2>
            {grade === 'F' && <p className="meta">{texts.card.shut}</p>}
          </li>
        );
      })}
    </ul>
  );
}
