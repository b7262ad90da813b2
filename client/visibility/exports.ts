import type { Metric } from '../../contract/geo.ts';
import { csv } from '../components/csv.ts';
import type { Exports } from '../components/export-menu.tsx';
import { plain, quoted } from '../components/markdown.ts';
import { fileNameOf } from '../components/save-file.ts';
import type { Speech } from '../i18n/language.ts';
import { saidBy } from './cell-words.ts';
import { kindOf, readEvidence } from './crawlers.ts';
import type { AllTexts } from './report-nb.ts';
import type { Cell, GeoReport } from './report.ts';
import { plainSentence, sentenceOf } from './sentences.ts';

export interface ExportSource {
  report: GeoReport;
  texts: AllTexts;
  speech: Speech;
}

/** A measurement in each form it can be taken away in, in the reader's language. */
export function exportsOf(source: ExportSource): Exports {
  const { report, texts } = source;
  return {
    fileName: fileNameOf(texts.exported.file, report.domain, report.at.slice(0, 10)),
    json: () => `${JSON.stringify(asJson(report), null, 2)}\n`,
    markdown: () => asMarkdown(source),
    csv: () => asCsv(source),
  };
}

/** The whole result as it came; of a measurement that broke off, what there is of it. */
function asJson({ result, input, at, error, rows, metrics, audit, answerOf }: GeoReport): object {
  if (result) return { request: input, result };
  const known = rows.flatMap(({ cells }) => cells.flatMap(({ promptId, engine }) => answerOf(promptId, engine) ?? []));
  return {
    request: input, startedAt: at, error: error ?? null, metrics: metrics ?? null, audit,
    answers: known.map((answer) => (answer.whole ? answer.detail : answer.event)),
  };
}

function asMarkdown({ report, texts, speech }: ExportSource): string {
  const { format, texts: shared } = speech;
  const { exported, metrics, figures: names } = texts;
  const lines = [
    `# ${exported.heading(plain(report.brand))}`, '', plainSentence(sentenceOf(report, texts, format)), '',
    [report.domain, texts.verticals[report.vertical][0], texts.languages[report.lang], format.dateTime(report.at)].join(' · '), '',
    `## ${exported.figures}`, '',
    ...figures().map((line) => `- ${line}`), '',
    `## ${exported.answers}`, '',
  ];
  for (const row of report.rows) {
    lines.push(`### ${row.number}. ${plain(row.text ?? '')}`, '');
    for (const cell of row.cells) {
      const engine = report.engines.find(({ id }) => id === cell.engine)!;
      lines.push(`- **${engine.name}**: ${saidBy(cell, texts)}`);
      const text = textOf(report, cell).trim();
      if (text) lines.push('', ...text.split('\n').map((line) => `  > ${plain(line)}`), '');
      for (const { url } of sourcesOf(report, cell)) lines.push(`  - ${quoted(url)}`);
    }
    lines.push('');
  }
  if (report.domains.length > 0) {
    lines.push(`## ${texts.domains.heading}`, '', ...report.domains.map(({ domain, count }) => `- ${quoted(domain)}: ${count}`), '');
  }
  if (report.audit.length > 0) {
    lines.push(`## ${texts.crawlers.heading}`, '');
    for (const row of report.audit) {
      const kind = kindOf(row);
      const status = row.verdict === 'blocked' ? texts.crawlers.blocked : row.verdict === 'unknown' ? shared.notMeasured
        : row.verdict === 'cannot-assess' ? texts.crawlers.cannotAssess : kind === 'crawler' ? texts.crawlers.allowed : shared.statuses.pass;
      const purpose = kind === 'crawler' ? ` (${texts.crawlers.purposes[row.purpose]})` : '';
      lines.push(`- **${plain(row.crawler)}**${purpose}: ${kind === 'llms' ? '' : `${status}. `}${plain(texts.crawlers.evidence(readEvidence(row)))}`);
    }
  }
  return `${lines.join('\n').trimEnd()}\n`;

  function figures(): string[] {
    const { metrics: all } = report;
    const rows: [string, Metric | undefined, (count: number) => string][] = [
      [names.discovery.name, all?.discoveryRate, metrics.discovery.of], [names.citation.name, all?.citationRate, metrics.citation.of],
      [names.coverage.name, all?.engineCoverage, metrics.coverage.of], [names.voice.name, all?.shareOfVoice, metrics.voice.of],
    ];
    return rows.map(([name, metric, of]) => {
      const unclear = metric?.unclear ? ` ${metrics.unclear(metric.unclear)}` : '';
      if (!metric || metric.value === null) return `${name}: ${unclear.trim() || shared.notMeasured.toLowerCase()}`;
      const range = metric.interval ? metrics.likely(format.percentRange(...metric.interval)) : metrics.tooFew;
      return `${name}: ${metric.numerator} ${of(metric.denominator)}, ${format.percent(metric.value)}. ${range}${unclear}`;
    });
  }
}

function asCsv({ report, texts, speech }: ExportSource): string {
  const { exported } = texts;
  const told = (known: boolean | undefined): string => (known === undefined ? exported.unknown : known ? exported.yes : exported.no);
  const rows = report.rows.flatMap((row) => row.cells.map((cell) => {
    const engine = report.engines.find(({ id }) => id === cell.engine)!;
    const about = [row.number, row.text ?? '', engine.name];
    if (cell.kind !== 'measured') {
      const reason = cell.kind === 'unmeasured' ? texts.reasons[cell.reason] : '';
      return [...about, texts.matrix.unmeasured, '', '', '', '', '', '', reason, ''];
    }
    const searched = cell.retrieval === undefined || cell.retrieval === 'unknown' ? undefined : cell.retrieval === 'used';
    return [
      ...about, exported.measured, cell.unclear ? exported.unclear : told(cell.mentioned), told(cell.cited), told(cell.foundNotCited), told(searched),
      rivalsIn(report, cell).join(', '), sourcesOf(report, cell).map(({ url }) => url).join('\n'), '', textOf(report, cell),
    ];
  }));
  return csv([exported.columns, ...rows], speech.language);
}

/** The answer's words, or as much of them as is known. */
function textOf(report: GeoReport, { promptId, engine }: Cell): string {
  const known = report.answerOf(promptId, engine);
  if (!known) return '';
  if (known.whole) return known.detail.text ?? '';
  return known.event.status === 'measured' ? known.event.excerpt : '';
}

function sourcesOf(report: GeoReport, { promptId, engine }: Cell): readonly { url: string }[] {
  const known = report.answerOf(promptId, engine);
  if (!known) return [];
  if (known.whole) return known.detail.citations;
  return known.event.status === 'measured' ? known.event.citations : [];
}

function rivalsIn(report: GeoReport, { promptId, engine }: Cell): string[] {
  const known = report.answerOf(promptId, engine);
  if (!known) return [];
  if (known.whole) return report.competitors.filter((name) => known.detail.mentions.some((mention) => mention.name === name && !mention.unclear));
  return known.event.status === 'measured' ? known.event.competitors.filter(({ mentioned }) => mentioned).map(({ name }) => name) : [];
}
