import { PILLARS } from '../../contract/vocabulary.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import { GradePlate } from '../components/grade-plate.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PanelProps } from './panel-props.ts';

/** The four grades where the store itself was not seen: plates, and no grounds, for there are none. */
export function ShutPanel({ report, texts }: Omit<PanelProps, 'wordsOf'>) {
  const { language } = useLocale();
  return (
    <ul className="shut-panel">
      {PILLARS.map((pillar) => {
        const grade = report.progress.grades[pillar]?.grade ?? null;
        return (
          <li key={pillar}>
            <h2>{PILLAR_TEXTS[language][pillar].name}</h2>
            <div className="shut-plate">
              <GradePlate grade={grade} />
              {grade === 'F' && <p className="small muted">{texts.card.shut}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
