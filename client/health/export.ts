import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import { PILLARS } from '../../contract/vocabulary.ts';
import type { Exports } from '../components/exports.ts';
import { evidenceText } from '../../contract/report/health/finding-text.ts';
import { worstFirst } from '../../contract/report/health/report.ts';
import { rootOf } from '../../contract/report/health/root-of.ts';
import { scanDocument } from '../../contract/report/health/scan-document.ts';
import type { ScanInWords } from '../../contract/report/health/scan-document.ts';

/** Export formats of a scan, in the current language. */
export function exportsOf(source: ScanInWords): Exports {
  const { report, texts } = source;
  return {
    name: [texts.exported.file, report.host, report.startedAt.slice(0, 10)],
    json: () => asJson(source),
    table: () => [texts.exported.columns, ...rowsOf(source)],
    document: () => scanDocument(source),
  };
}

function asJson({ report, wordsOf }: ScanInWords) {
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

function rowsOf({ report, texts, locale, wordsOf }: ScanInWords): string[][] {
  const { language, texts: shared } = locale;
  return worstFirst(report.progress.findings).map((finding) => {
    const { title, message, fix } = wordsOf(finding, rootOf(report.progress.findings, finding.rootCause));
    return [
      finding.pillar ? PILLAR_TEXTS[language][finding.pillar].name : texts.exported.ungraded,
      texts.phases[finding.phase], finding.id, shared.statuses[finding.status], texts.severities[finding.severity],
      title, message, fix ?? '', finding.evidence.map((each) => evidenceText(each, texts)).join('\n'),
    ];
  });
}
