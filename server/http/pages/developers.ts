import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import { MEASURED_SHARE, PILLAR_TEXTS, RULE_SET } from '../../../contract/checks/pillars.ts';
import { CATALOGUE_TEXTS } from '../../../contract/checks/catalogue-texts.ts';
import { authorityWords } from '../../../contract/checks/words.ts';
import { codeOfMalformed, ENDPOINTS, OPERATIONS } from '../../../contract/operations/operations.ts';
import { STATUS_OF } from '../../../contract/operations/refusals.ts';
import { CURRENT_VERSION, VERSIONS } from '../../../contract/version.ts';
import { HEALTH_PHASES, STREAM_ERRORS, VERTICALS } from '../../../contract/vocabulary.ts';
import type { HealthPhase, Language, ToolId } from '../../../contract/vocabulary.ts';
import { ANSWERS, curlCommand, FAILURE_STATUS, javascriptReader, pythonReader } from './api-examples.ts';
import { DEVELOPERS_EN } from './developers-en.ts';
import { DEVELOPERS_NB } from './developers-nb.ts';
import type { DevelopersTexts } from './developers-nb.ts';
import { code, heading, list, paragraph, richText, verbatim } from '../../../contract/report/document.ts';
import type { Block, Inline, PageDocument, Term } from '../../../contract/report/document.ts';
import type { ServiceFacts } from './facts.ts';
import { writtenPage } from './written-page.ts';

const TEXTS = { no: DEVELOPERS_NB, en: DEVELOPERS_EN };

/** The API documentation, derived from the contract and the catalogue where possible. */
export function developersPage(language: Language, facts: ServiceFacts): PageDocument {
  const texts = TEXTS[language];
  return writtenPage(texts, [
    paragraph(texts.version(CURRENT_VERSION)),
    ...endpoint('health', texts, facts),
    ...endpoint('geo', texts, facts),
    ...endpoint('schema', texts, facts),
    ...stream(texts, facts),
    ...limits(texts, facts),
    ...errors(texts),
    ...versions(texts),
    ...engines(texts, facts),
    ...checks(texts, language),
    heading(2, texts.notOffered.heading, 'not-offered'),
    list(...texts.notOffered.items),
  ]);
}

function endpoint(tool: ToolId, texts: DevelopersTexts, { publicUrl }: ServiceFacts): Block[] {
  const isStream = tool !== 'schema';
  const caption = { health: texts.answerLines, geo: texts.answerShortened, schema: texts.answerJson }[tool];
  const [first = '', ...more] = texts[tool];
  return [
    heading(2, texts.names[tool], tool),
    paragraph(first),
    code('sh', texts.request, curlCommand(publicUrl, tool)),
    code(isStream ? 'jsonl' : 'json', caption, ANSWERS[tool]),
    ...more.map(paragraph),
    paragraph(texts.malformed(codeOfMalformed(OPERATIONS[tool]))),
    ...(tool === 'geo' ? [paragraph(`${texts.verticals} ${VERTICALS.map(texts.vertical).join(', ')}.`)] : []),
  ];
}

const stream = ({ stream: texts }: DevelopersTexts, { publicUrl }: ServiceFacts): Block[] => [
  heading(2, texts.heading, 'stream'),
  paragraph(texts.text),
  code('js', texts.javascript, javascriptReader(publicUrl)),
  code('python', texts.python, pythonReader(publicUrl)),
  heading(3, texts.cancel, 'cancel'),
  ...texts.cancelText.map(paragraph),
];

function limits({ limits: texts }: DevelopersTexts, { limits: inForce, sharesState }: ServiceFacts): Block[] {
  const { dailyCap } = inForce.geo;
  return [
    heading(2, texts.heading, 'limits'),
    paragraph(texts.text(sharesState)),
    {
      kind: 'table',
      head: texts.head,
      rows: ENDPOINTS.map(({ tool, path }) => {
        const { requestLimit, runLimit, maxConcurrent } = inForce[tool];
        const windows = [requestLimit, runLimit].map(({ limit, windowSeconds }) => texts.window(limit, windowSeconds));
        return [[verbatim(path)], ...windows, String(maxConcurrent)];
      }),
    },
    ...(dailyCap === undefined ? [] : [paragraph(texts.dailyCap(dailyCap))]),
    heading(3, texts.headersHeading, 'headers'),
    terms(texts.headers),
  ];
}

function errors({ errors: texts }: DevelopersTexts): Block[] {
  const withStatus = (statuses: Readonly<Record<string, number>>, byCode: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(byCode).map(([code, words]) => [code, `${texts.status(statuses[code]!)} ${words}`]),
    );
  return [
    heading(2, texts.heading, 'errors'),
    paragraph(texts.text),
    terms(withStatus(STATUS_OF, texts.errors), 'error'),
    heading(3, texts.failuresHeading, 'failures'),
    paragraph(texts.failuresText),
    terms(withStatus(FAILURE_STATUS, texts.failures), 'failure'),
    heading(3, texts.streamHeading, 'stream-errors'),
    paragraph(texts.streamText),
    terms(Object.fromEntries(STREAM_ERRORS.map((each) => [each, texts.streamErrors[each]]))),
  ];
}

const versions = ({ versions: texts }: DevelopersTexts): Block[] => [
  heading(2, texts.heading, 'versions'),
  ...texts.text.map(paragraph),
  heading(3, texts.log, 'changes'),
  terms(Object.fromEntries(VERSIONS.map(({ date }) => [date, texts.changes[date] ?? '']))),
];

const engines = ({ engines: texts }: DevelopersTexts, facts: ServiceFacts): Block[] => [
  heading(2, texts.heading, 'engines'),
  paragraph(texts.text),
  {
    kind: 'table',
    head: texts.head,
    rows: facts.engines.map((engine) =>
      [engine.name, [verbatim(engine.id)], [verbatim(engine.model)], engine.isConfigured ? texts.yes : texts.no]),
  },
  heading(3, texts.metricsHeading, 'metrics'),
  list(...texts.metrics),
  paragraph(texts.after),
];

function checks({ checks: texts }: DevelopersTexts, language: Language): Block[] {
  const catalogue = CATALOGUE_TEXTS[language];
  const inPhase = (phase: HealthPhase): Term[] => CATALOGUE.filter((check) => check.phase === phase).map((check) => {
    const { title, rule } = catalogue.checks[check.id];
    const { source, remark } = authorityWords(catalogue, check.authority);
    const pillar = check.pillar ? PILLAR_TEXTS[language][check.pillar].name : texts.outside;
    const term: Inline[] = [{ kind: 'strong', text: title }, ' ', { kind: 'code', text: check.id }];
    const basis: Inline[] = source ? [{ kind: 'link', text: source.text, href: source.url }, `. ${remark}`] : [remark];
    const text = [`${rule} (${pillar}, ${texts.severities[check.severity]}) `, ...basis];
    return { id: `check-${check.id}`, term, text };
  });
  return [
    heading(2, texts.heading, 'checks'),
    paragraph(texts.text(CATALOGUE.length, RULE_SET)),
    list(...texts.grades),
    paragraph(texts.authority),
    paragraph(texts.unmeasured(MEASURED_SHARE * 100)),
    ...HEALTH_PHASES.flatMap((phase): Block[] => [
      heading(3, catalogue.phases[phase], `checks-${phase}`),
      { kind: 'terms', items: inPhase(phase) },
    ]),
  ];
}

/** Code names with descriptions; `prefix` gives each an anchor. */
function terms(texts: Readonly<Record<string, string>>, prefix?: string): Block {
  const items = Object.entries(texts).map(([term, text]): Term => ({
    ...(prefix && { id: `${prefix}-${term}` }), term: [verbatim(term)], text: richText(text),
  }));
  return { kind: 'terms', items };
}
