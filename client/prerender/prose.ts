import { listBlock, plain, present, section } from '../../contract/report/document.ts';
import type { Block, PageDocument } from '../../contract/report/document.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import type { PagePath } from '../../contract/routes.ts';
import { HEALTH_PHASES, LANGUAGE_TAGS, PILLARS } from '../../contract/vocabulary.ts';
import { HEALTH_EN } from '../health/en.ts';
import { HEALTH_NB } from '../health/nb.ts';
import { HOME_EN } from '../home/en.ts';
import { HOME_NB } from '../home/nb.ts';
import type { Locale } from '../i18n/language.ts';
import { PAST_EN } from '../past/en.ts';
import { PAST_NB } from '../past/nb.ts';
import { SCHEMA_EN } from '../schema/en.ts';
import { SCHEMA_NB } from '../schema/nb.ts';
import { VISIBILITY_EN } from '../visibility/en.ts';
import { VISIBILITY_NB } from '../visibility/nb.ts';

type Prose = Pick<PageDocument, 'heading' | 'lead' | 'blocks'>;

const subheading = (level: 3 | 4, text: string): Block => ({ kind: 'heading', level, text });

const terms = (pairs: readonly (readonly string[])[]): Block =>
  ({ kind: 'terms', items: pairs.map(([term = '', text = '']) => ({ term, text })) });

/** Items that begin with a name. */
const named = (items: readonly { name: string; text: string }[], ordered = false): Block | undefined =>
  listBlock(items.map(({ name, text }) => [{ kind: 'strong', text: name }, `: ${text}`]), ordered);

/** What each page says before it is used, for its markdown; none for the page of shared reports. */
export const PROSE: Readonly<Partial<Record<PagePath, (locale: Locale) => Prose>>> = {
  '/': ({ language }) => {
    const { heading, lead, toolsHeading, toolsLine, tools, does, doesNot } = { no: HOME_NB, en: HOME_EN }[language];
    const blocks = tools.flatMap((tool) => present<Block>(
      subheading(3, tool.name), plain(tool.question),
      subheading(4, does), listBlock(tool.does), subheading(4, doesNot), listBlock(tool.doesNot),
      plain([{ kind: 'link', text: tool.link, href: tool.href }]),
    ));
    return { heading, lead: lead.join(' '), blocks: section(toolsHeading, plain(toolsLine), ...blocks) };
  },
  '/health': ({ language }) => {
    const texts = { no: HEALTH_NB, en: HEALTH_EN }[language];
    const pillars = PILLARS.map((pillar) => PILLAR_TEXTS[language][pillar]);
    const grades = pillars.map(({ name, question }) => [name, question]);
    const phases = HEALTH_PHASES.map((phase) => ({ name: texts.phases[phase], text: texts.phaseQuestions[phase] }));
    return {
      heading: texts.name,
      lead: texts.lead,
      blocks: [
        ...section(texts.gradesHeading, terms(grades), plain(texts.gradesLine)),
        ...section(texts.phasesHeading, named(phases, true), plain(texts.small)),
      ],
    };
  },
  '/visibility': ({ language, format }) => {
    const { name, lead, before, measures, figures, prose } = { no: VISIBILITY_NB, en: VISIBILITY_EN }[language];
    const counted = Object.values(figures).map((figure) => ({ name: figure.name, text: figure.question }));
    return {
      heading: name,
      lead,
      blocks: [
        ...section(before.heading, terms(before.facts(undefined, format))),
        ...section(measures.heading, plain(measures.line), named(counted), ...prose.map(plain)),
      ],
    };
  },
  '/schema': ({ language }) => {
    const { name, lead, aboutHeading, prose } = { no: SCHEMA_NB, en: SCHEMA_EN }[language];
    return { heading: name, lead, blocks: section(aboutHeading, ...prose.map(plain)) };
  },
  '/past': ({ language, texts }) => {
    const { name, lead, prose } = { no: PAST_NB, en: PAST_EN }[language];
    const developers = {
      kind: 'link', text: texts.footer.links['/developers'], href: `/developers?ui=${LANGUAGE_TAGS[language]}`,
    } as const;
    return { heading: name, lead, blocks: [plain([`${texts.noscript} `, developers, '.']), ...prose.map(plain)] };
  },
};
