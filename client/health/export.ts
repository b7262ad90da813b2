import { PILLAR_TEXTS } from '../../contract/catalogue/pillars.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { PILLARS } from '../../contract/vocabulary.ts';
import { csv } from '../components/csv.ts';
import type { Exports } from '../components/export-menu.tsx';
import { plain, quoted } from '../components/markdown.ts';
import { fileNameOf } from '../components/save-file.ts';
import type { Speech } from '../i18n/language.ts';
import { evidenceText } from './finding-text.ts';
import type { HealthTexts } from './nb.ts';
import { shareOfPillar, worstFirst } from './report.ts';
import type { ScanReport } from './scan-report.ts';
import type { WordsOf } from './words.ts';

/** What an export is made from. */
export interface ExportSource {
  report: ScanReport;
  /** The first sentence of the page, as plain text. */
  sentence: string;
  texts: HealthTexts;
  speech: Speech;
  wordsOf: WordsOf;
}

/** A scan in each form it can be taken away in, in the reader's language. */
export function exportsOf(source: ExportSource): Exports {
  const { report, texts } = source;
  return {
    fileName: fileNameOf(texts.exported.file, report.host, report.startedAt.slice(0, 10)),
    json: () => `${JSON.stringify(asJson(source), null, 2)}\n`,
    markdown: () => asMarkdown(source),
    csv: () => asCsv(source),
  };
}

function asJson({ report, wordsOf }: ExportSource) {
  const { summary, error, grades, findings } = report.progress;
  return {
    request: report.input,
    startedAt: report.startedAt,
    ...(summary ? { summary } : {}),
    ...(error ? { error } : {}),
    pillars: PILLARS.flatMap((pillar) => grades[pillar] ?? []),
    findings: worstFirst(findings).map((finding) => ({ ...finding, ...wordsOf(finding) })),
  };
}

function asMarkdown({ report, sentence, texts, speech, wordsOf }: ExportSource): string {
  const { language, texts: shared, format } = speech;
  const { grades, findings } = report.progress;
  const lines = [`# ${texts.exported.heading(report.host)}`, '', sentence, '', format.dateTime(report.startedAt), ''];
  for (const pillar of PILLARS) {
    const grade = grades[pillar]?.grade ?? null;
    const { measured, total } = shareOfPillar(report.progress, report.b2b, pillar);
    const share = texts.card.measured(format.number(measured), format.number(total), total, format).join(' ');
    lines.push(`## ${PILLAR_TEXTS[language][pillar].name}: ${grade ?? shared.notMeasured}`, '', `${share}.`, '');
    lines.push(...findingLines(findings.filter((finding) => finding.pillar === pillar)));
  }
  const ungraded = findings.filter(({ pillar }) => pillar === null);
  if (ungraded.length > 0) lines.push(`## ${texts.findings.ungraded}`, '', ...findingLines(ungraded));
  return `${lines.join('\n').trimEnd()}\n`;

  function findingLines(some: readonly FindingEvent[]): string[] {
    return worstFirst(some).flatMap((finding) => {
      const { title, message, fix } = wordsOf(finding);
      return [
        `- **${shared.statuses[finding.status]}** (${texts.severities[finding.severity]}): ${plain(title)}. ${plain(message)}`,
        ...(fix === undefined ? [] : [`  - ${texts.findings.fix}: ${plain(fix)}`]),
        ...finding.evidence.map((each) => `  - ${quoted(evidenceText(each, texts))}`),
      ];
    }).concat('');
  }
}

function asCsv({ report, texts, speech, wordsOf }: ExportSource): string {
  const { language, texts: shared } = speech;
  const rows = worstFirst(report.progress.findings).map((finding) => {
    const { title, message, fix } = wordsOf(finding);
    return [
      finding.pillar ? PILLAR_TEXTS[language][finding.pillar].name : texts.exported.ungraded,
      texts.phases[finding.phase], finding.id, shared.statuses[finding.status], texts.severities[finding.severity],
      title, message, fix ?? '', finding.evidence.map((each) => evidenceText(each, texts)).join('\n'),
    ];
  });
  return csv([texts.exported.columns, ...rows], language);
}
