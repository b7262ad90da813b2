import { PILLARS } from '../../contract/vocabulary.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import { GradeBadge } from '../components/grade-badge.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PanelProps } from './panel-props.ts';

/** The four grades where the store itself was not seen: badges alone. */
export function UngradedTiles({ report, texts }: Omit<PanelProps, 'wordsOf'>) {
  const { language } = useLocale();
  return (
    <ul className="tiles">
      {PILLARS.map((pillar) => {
        const grade = report.progress.grades[pillar]?.grade ?? null;
        return (
          <li key={pillar}>
            <GradeBadge grade={grade} size="tile" />
            <h2 className="small medium">{PILLAR_TEXTS[language][pillar].name}</h2>
            {grade === 'F' && <p className="meta">{texts.card.customersShutOut}</p>}
          </li>
        );
      })}
    </ul>
  );
}
