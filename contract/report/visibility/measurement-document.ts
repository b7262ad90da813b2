import type { CrawlerAudit } from '../../geo.ts';
import { foldedRows, listBlock, plain, rowsBlock, section, verbatim } from '../document.ts';
import type { Block, Card, Row, Text } from '../document.ts';
import type { Fix, ReportDocument } from '../report-document.ts';
import type { ReportLocale } from '../report-locale.ts';
import { actionRows, rowsToMend } from './action-rows.ts';
import type { ActionRow } from './action-rows.ts';
import { cellText } from './cell-words.ts';
import { compareMeasurements, FIGURES, metricOf } from './compare.ts';
import { changeLine } from './comparison-words.ts';
import { auditStatus, auditView, kindOf, readEvidence } from './crawlers.ts';
import type { MeasurementSource } from './measurement-json.ts';
import { repeatLines } from './repeat-lines.ts';
import type { AllTexts } from './report-nb.ts';
import { ENGINE_NAMES } from './report.ts';
import type { Cell, PromptRow, CellPosition } from './report.ts';
import { plainSentence, sentenceOf } from './sentences.ts';

/** What a measurement document is rendered from. */
export interface MeasurementInWords extends MeasurementSource {
  texts: AllTexts;
  locale: ReportLocale;
}

/**
 * Renders a measurement as a document: four metrics, the effect of repeats, the change since the previous measurement,
 * actions, who is named, the sources and the crawlers; the answers are collapsed.
 */
export function measurementDocument(source: MeasurementInWords): ReportDocument {
  const { report, texts, locale: { format } } = source;
  const { exported } = texts;
  return {
    heading: exported.heading(report.brand),
    lead: plainSentence(sentenceOf(report, texts, format)),
    about: [
      report.domain, texts.verticals[report.vertical][0], texts.languages[report.lang], format.dateTime(report.at),
    ].join(' · '),
    cards: { kind: 'cards', cards: figureCards(source) },
    blocks: [
      ...repeatsOf(source),
      ...comparisonOf(source),
      ...actionsOf(source),
      { kind: 'heading', level: 2, text: exported.answers },
      ...unseenOf(source),
      ...(report.rows.length > 0 ? [matrixOf(source)] : []),
      ...report.rows.map((row) => answersTo(row, source)),
      ...sourcesOfAll(source),
      ...crawlersOf(source),
    ],
    toFix: [
      ...auditView(report.audit).groups.filter(({ status }) => status === 'warn')
        .map(({ rows }) => fixOf(rows, source)),
      ...rowsToMend(report, texts, format).map(actionFix),
    ],
  };
}

function figureCards({ report, texts, locale: { format, texts: shared } }: MeasurementInWords): Card[] {
  const { figures: names, metrics } = texts;
  const { metrics: all } = report;
  return FIGURES.map((figure): Card => {
    const { name } = names[figure];
    const metric = all && metricOf(all, figure);
    const unclear = metric?.unclear ? [metrics.unclear(metric.unclear)] : [];
    if (!metric || metric.value === null) {
      return { name, value: shared.statuses['not-measured'], status: 'not-measured', lines: unclear };
    }
    const range = metric.interval ? metrics.likely(format.percentRange(...metric.interval)) : metrics.tooFew;
    const line = `${metric.numerator} ${metrics[figure].of(metric.denominator)}. ${range}`;
    return { name, value: format.percent(metric.value), lines: [line, ...unclear] };
  });
}

function repeatsOf({ report, texts, locale: { format } }: MeasurementInWords): Block[] {
  const items = report.result?.repeats ? repeatLines(report.result.repeats, texts.repeats, format) : [];
  return section(texts.repeats.heading, listBlock(items));
}

function comparisonOf(
  { report: { result }, texts: { comparison: words }, locale: { format }, earlier }: MeasurementInWords,
): Block[] {
  if (!result || !earlier) return [];
  const comparison = compareMeasurements(earlier, result);
  if (comparison.refusal)
    return section(words.heading, plain(`${words.refused} ${words.refusals[comparison.refusal]}`));
  const { changes, otherModels, isOtherCompetitors } = comparison;
  const lines = changes.map((change) => (change.figure === 'voice' && isOtherCompetitors
    ? `${words.figures.voice.name}: ${words.otherCompetitors}` : changeLine(change, words, format)));
  return section(
    words.heading, plain(words.line(format.dateTime(earlier.measuredAt), format.dateTime(result.measuredAt))),
    listBlock(lines),
    otherModels.length > 0 && plain(words.otherModels(format.list(otherModels.map((id) => ENGINE_NAMES[id])))),
  );
}

function actionsOf(source: MeasurementInWords): Block[] {
  const { report, texts, locale: { format } } = source;
  const found = report.result ? actionRows(report, texts, format) : [];
  const rows = found.map(({ status, title, message, parts }): Row => (
    {
      status, word: texts.whatToDo.kinds[status], title, message, details: parts.map((part) => partLine(part, source)),
    }));
  return section(texts.whatToDo.heading, rowsBlock(rows));
}

function partLine({ label, url, positions }: ActionRow['parts'][number], { report, texts }: MeasurementInWords): Text {
  const answerAt = ({ row, column }: CellPosition): string =>
    texts.whatToDo.answer(report.rows[row]!.number, report.engines[column]!.name);
  const words = [label, positions.map(answerAt).join('; ')].filter(Boolean).join('. ');
  return url ? [verbatim(url), `. ${words}`] : words;
}

const actionFix = ({ title, message, parts }: ActionRow): Fix => ({
  title, lines: [message, ...parts.flatMap(({ url, label }) => (url ? [[url, label].filter(Boolean).join(', ')] : []))],
});

function unseenOf({ report, texts }: MeasurementInWords): Block[] {
  const items = report.unseen.map(({ engine, reason, count }) =>
    `${texts.unseen.who(engine.name, count)} ${texts.reasons[reason]}.`);
  return items.length === 0
    ? []
    : [{ kind: 'list', items: [...items, texts.unseen.counts(report.answers.unmeasured)] }];
}

const matrixOf = ({ report, texts }: MeasurementInWords): Block => ({
  kind: 'table',
  head: [texts.matrix.question, ...report.engines.map(({ name }) => name)],
  rows: report.rows.map((row) => [`${row.number}. ${row.text ?? ''}`, ...row.cells.map((cell) => (
    cell.kind === 'unmeasured' ? texts.matrix.unmeasured : cellText(cell, texts)))]),
});

function answersTo(row: PromptRow, source: MeasurementInWords): Block {
  return {
    kind: 'folded', label: `${row.number}. ${row.text ?? ''}`,
    blocks: [{ kind: 'rows', rows: row.cells.map((cell) => answerRow(cell, source)) }],
  };
}

function answerRow(cell: Cell, { report, texts }: MeasurementInWords): Row {
  const { text = '', citations = [] } = report.answerOf(cell.promptId, cell.engine) ?? {};
  const quote = text.trim();
  return {
    status: cell.kind === 'measured' ? 'info' : 'not-measured',
    word: report.engines.find(({ id }) => id === cell.engine)!.name, title: cellText(cell, texts),
    ...(quote && { quote }),
    details: citations.map(({ url }): Text => [verbatim(url)]),
  };
}

function sourcesOfAll({ report, texts }: MeasurementInWords): Block[] {
  const items = report.domains.map(({ domain, count }): Text => [verbatim(domain), `: ${count}`]);
  return section(texts.domains.heading, listBlock(items));
}

function crawlersOf(source: MeasurementInWords): Block[] {
  const { report, texts } = source;
  const rows = report.audit.map((row): Row => {
    const [status, kind] = [auditStatus(row), kindOf(row)];
    return {
      status, word: row.crawler, details: [],
      title: kind === 'llms' ? evidenceOf(row, source) : verdictOf(row, source),
      ...(kind === 'crawler' && { note: texts.crawlers.purposes[row.purpose] }),
      ...(kind !== 'llms' && { message: evidenceOf(row, source) }),
    };
  });
  const [notable, fine] = [
    rows.filter(({ status }) => status !== 'pass'),
    rows.filter(({ status }) => status === 'pass'),
  ];
  return section(
    texts.crawlers.heading,
    rowsBlock(notable),
    foldedRows(`${texts.crawlers.allowed}: ${fine.length}`, fine),
  );
}

const evidenceOf = (row: CrawlerAudit, { texts }: MeasurementInWords): string =>
  texts.crawlers.evidence(readEvidence(row));

function verdictOf(row: CrawlerAudit, { texts: { crawlers }, locale: { texts: shared } }: MeasurementInWords): string {
  if (row.verdict === 'blocked') return crawlers.blocked;
  if (row.verdict === 'unknown') return shared.statuses['not-measured'];
  if (row.verdict === 'cannot-assess') return crawlers.cannotAssess;
  return kindOf(row) === 'crawler' ? crawlers.allowed : shared.statuses[auditStatus(row)];
}

const fixOf = (rows: readonly CrawlerAudit[], source: MeasurementInWords): Fix => ({
  title: `${source.texts.crawlers.blocked}: ${rows.map(({ crawler }) => crawler).join(', ')}`,
  lines: [...new Set(rows.map((row) => evidenceOf(row, source)))],
});
