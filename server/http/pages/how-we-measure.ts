import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import { MEASURED_SHARE, PILLAR_TEXTS, RULE_SET } from '../../../contract/checks/pillars.ts';
import { CATALOGUE_TEXTS } from '../../../contract/checks/catalogue-texts.ts';
import { heading, list, paragraph, richText } from '../../../contract/report/document.ts';
import type { Block, PageDocument, Term } from '../../../contract/report/document.ts';
import { SCAN_EN } from '../../../contract/report/health/en.ts';
import { SCAN_NB } from '../../../contract/report/health/nb.ts';
import { HEALTH_PHASES, PILLARS, SEVERITIES } from '../../../contract/vocabulary.ts';
import type { HealthPhase, Language } from '../../../contract/vocabulary.ts';
import type { ServiceFacts } from './facts.ts';
import { HOW_WE_MEASURE_EN } from './how-we-measure-en.ts';
import { HOW_WE_MEASURE_NB } from './how-we-measure-nb.ts';
import type { HowWeMeasureTexts } from './how-we-measure-nb.ts';
import { writtenPage } from './written-page.ts';

const TEXTS = { no: HOW_WE_MEASURE_NB, en: HOW_WE_MEASURE_EN };

/** How the three tools measure and judge, written for store owners. */
export function howWeMeasurePage(language: Language, facts: ServiceFacts): PageDocument {
  const texts = TEXTS[language];
  return writtenPage(texts, [
    heading(2, texts.principles.heading, 'principles'),
    list(...texts.principles.items),
    ...health(texts, language),
    ...checks(texts, language),
    heading(2, texts.visibility.heading, 'visibility'),
    ...texts.visibility.text(facts.measurement.repeats).map(paragraph),
    paragraph(texts.visibility.engines(facts.engines.map(({ name }) => name))),
    { kind: 'terms', items: texts.visibility.metrics.map(([term, text]): Term => ({ term, text: richText(text) })) },
    paragraph(texts.visibility.interval),
    heading(2, texts.schema.heading, 'schema'),
    ...texts.schema.text.map(paragraph),
    heading(2, texts.never.heading, 'never'),
    list(...texts.never.items),
    heading(2, texts.limits.heading, 'limits'),
    list(...texts.limits.items),
  ]);
}

function health({ health: texts }: HowWeMeasureTexts, language: Language): Block[] {
  const pillars = PILLARS.map((pillar): Term => {
    const { name, question } = PILLAR_TEXTS[language][pillar];
    const count = CATALOGUE.filter((check) => check.pillar === pillar).length;
    return { term: name, text: `${question} ${texts.checksIn(count)}` };
  });
  const { severities } = language === 'no' ? SCAN_NB : SCAN_EN;
  const ungraded = CATALOGUE.filter(({ pillar }) => pillar === null).length;
  return [
    heading(2, texts.heading, 'health'),
    paragraph(texts.text(CATALOGUE.length, HEALTH_PHASES.length)),
    { kind: 'terms', items: pillars },
    paragraph(texts.ungraded(ungraded)),
    heading(3, texts.gradesHeading, 'grades'),
    {
      kind: 'terms',
      items: SEVERITIES.map((severity): Term => ({
        term: severities[severity].replace(/^\w/, (letter) => letter.toUpperCase()), text: texts.severities[severity],
      })),
    },
    list(...texts.grades),
    paragraph(texts.unmeasured(MEASURED_SHARE * 100)),
    paragraph(texts.ruleSet(RULE_SET)),
  ];
}

/** Title and rule of each check, in one collapsed section per phase. */
function checks({ checks: texts }: HowWeMeasureTexts, language: Language): Block[] {
  const catalogue = CATALOGUE_TEXTS[language];
  const inPhase = (phase: HealthPhase): Term[] => CATALOGUE.filter((check) => check.phase === phase)
    .map(({ id }) => ({ term: catalogue.checks[id].title, text: catalogue.checks[id].rule }));
  return [
    heading(2, texts.heading, 'checks'),
    paragraph(texts.text),
    ...HEALTH_PHASES.map((phase): Block => {
      const items = inPhase(phase);
      const label = texts.phase(catalogue.phases[phase], items.length);
      return { kind: 'folded', label, blocks: [{ kind: 'terms', items }] };
    }),
  ];
}
