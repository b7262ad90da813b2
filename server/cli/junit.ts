import type { FindingEvent } from '../../contract/health.ts';
import type { ScanInWords } from '../../contract/report/health/scan-document.ts';
import { evidenceText, fixLines } from '../../contract/report/health/finding-text.ts';
import { printable } from '../../contract/report/printable.ts';
import { HEALTH_PHASES } from '../../contract/vocabulary.ts';

/** Characters that XML 1.0 does not allow, not even escaped. */
const INVALID_XML_CHARS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;',
};
const stripInvalidXml = (text: string): string => printable(text.toWellFormed().replace(INVALID_XML_CHARS, ''));

const attribute = (text: string): string => stripInvalidXml(text).replace(/[&<>"\n\r\t]/g, (char) => ESCAPES[char]!);
const content = (text: string): string => stripInvalidXml(text).replace(/[&<>\r]/g, (char) => ESCAPES[char]!);

/**
 * A scan as JUnit XML (the Ant schema): one suite per phase, one case per check. Only findings that count against the
 * threshold are failures; those not measured or not applicable are skipped, with the reason.
 */
export function junitXml(source: ScanInWords, counted: readonly FindingEvent[]): string {
  const { report } = source;
  const failures = new Set(counted);
  const { findings: all, phases, summary } = report.progress;
  const suites = HEALTH_PHASES
    .map((phase) => ({ phase, findings: all.filter((finding) => finding.phase === phase) }))
    .filter(({ findings }) => findings.length > 0);
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>'];
  for (const [id, { phase, findings }] of suites.entries()) {
    const seconds = ((phases[phase]?.durationMs ?? 0) / 1000).toFixed(3);
    const count = (fits: (finding: FindingEvent) => boolean): number => findings.filter(fits).length;
    lines.push(
      `  <testsuite name="${phase}" package="storefront-analysis" id="${id}" hostname="${attribute(report.host)}" ` +
      `timestamp="${report.startedAt.slice(0, 19)}" tests="${findings.length}" errors="0" ` +
      `failures="${count((item) => failures.has(item))}" skipped="${count(isSkipped)}" time="${seconds}">`,
      '    <properties>', `      <property name="url" value="${attribute(report.input.url)}"/>`,
      `      <property name="ruleSet" value="${attribute(summary?.ruleSet ?? '')}"/>`, '    </properties>',
      ...findings.map((finding) => caseXml(finding, failures.has(finding), source)),
      '    <system-out></system-out>', '    <system-err></system-err>', '  </testsuite>',
    );
  }
  return [...lines, '</testsuites>', ''].join('\n');
}

const isSkipped = ({ status }: FindingEvent): boolean => status === 'not-measured' || status === 'not-applicable';

function caseXml(finding: FindingEvent, isFailure: boolean, { texts, wordsOf, locale }: ScanInWords): string {
  const words = wordsOf(finding);
  const { title, message } = words;
  const open =
    `    <testcase name="${attribute(finding.id)}" classname="storefront-analysis.${finding.phase}" time="0"`;
  if (isFailure) {
    const details = [
      message, ...fixLines(finding, words, texts),
      ...finding.evidence.map((item) => evidenceText(item, texts)),
    ];
    const failure = `<failure type="${finding.severity}" message="${attribute(title)}">`;
    return `${open}>${failure}${content(details.join('\n'))}</failure></testcase>`;
  }
  if (!isSkipped(finding)) return `${open}/>`;
  const why = finding.reason ? texts.reasons[finding.reason] : locale.texts.statuses[finding.status];
  return `${open}><skipped message="${attribute(`${title}: ${why}`)}"/></testcase>`;
}
