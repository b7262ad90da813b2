import type { ReactNode } from 'react';
import { HEALTH_PHASES, PILLARS } from '../../contract/vocabulary.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import { useQuery } from '../app/address.ts';
import { Checkbox } from '../components/checkbox.tsx';
import { TermList } from '../components/term-list.tsx';
import { useLocale } from '../i18n/language.ts';
import type { HealthTexts } from './nb.ts';
import { SCAN_VIEWS } from './lazy-scan-view.ts';
import { StartForm } from './start-form.tsx';

interface StartViewProps {
  texts: HealthTexts;
  /** Why the start view is rendered. */
  note?: ReactNode;
  /** Content that appears after the first paint; below the form, to avoid a layout shift. */
  belowForm?: ReactNode;
}

/** Health scan before a start: the form, what is checked, and what is not claimed. */
export function StartView({ texts, note, belowForm }: StartViewProps) {
  const { language } = useLocale();
  const asked = useQuery();
  const isTrade = asked.get('b2b') === '1';
  const pillars = PILLAR_TEXTS[language];
  return (
    <>
      <div className="hero">
        <div className="hero-words">
          <h1 tabIndex={-1}>{texts.name}</h1>
          <p className="lead">{texts.lead}</p>
          {note}
          <StartForm
            texts={texts} initialUrl={asked.get('url') ?? undefined} prepare={() => SCAN_VIEWS[language].load()}
          >
            <Checkbox
              key={String(isTrade)} name="b2b" value="1" label={texts.b2b.label} description={texts.b2b.description}
              defaultChecked={isTrade}
            />
          </StartForm>
          {belowForm}
        </div>
        <section className="card stack pad">
          <h2 className="lead">{texts.gradesHeading}</h2>
          <TermList className="" terms={PILLARS.map((pillar) => [pillars[pillar].name, pillars[pillar].question])} />
          <p className="small muted">{texts.gradesLine}</p>
        </section>
      </div>
      <section className="part stack g5">
        <h2>{texts.phasesHeading}</h2>
        <ol className="auto-grid g5">
          {HEALTH_PHASES.map((phase, at) => (
            <li key={phase}>
              <h3 className="lead"><span className="muted">{at + 1}</span> {texts.phases[phase]}</h3>
              <p className="small muted">{texts.phaseQuestions[phase]}</p>
            </li>
          ))}
        </ol>
        <p className="small muted prose">{texts.small}</p>
      </section>
    </>
  );
}
