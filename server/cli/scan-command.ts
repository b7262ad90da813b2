import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import type { FindingEvent, HealthEvent } from '../../contract/health.ts';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import { INITIAL_PROGRESS, reduceHealth } from '../../contract/report/health/progress.ts';
import { scanDocument } from '../../contract/report/health/scan-document.ts';
import type { ScanInWords } from '../../contract/report/health/scan-document.ts';
import { printableJson } from '../../contract/report/printable.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import type { ReportDocument } from '../../contract/report/report-document.ts';
import { HEALTH_PHASES } from '../../contract/vocabulary.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';
import { compareWithBaseline } from './baseline.ts';
import type { BaselineComparison } from './baseline.ts';
import { printLead, printReport, reportFiles, UsageError } from './command.ts';
import type { CommandContext, CommandResult } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { countedFindings, judgeGate } from './gate.ts';
import type { GateReason, GateVerdict } from './gate.ts';
import { junitXml } from './junit.ts';
import type { ScanOptions } from './options.ts';
import { sarifLog } from './sarif.ts';
import { readSavedScan, savedScan } from './saved-scan.ts';
import type { SavedScan } from './saved-scan.ts';
import { STATUS_STYLES } from './terminal.ts';

/** A finding already contains its words, since the scan was requested in the reader's language. */
export const wordsOf: WordsOf = (finding) => finding;

/** `scan`: scans one store, reports it, and judges it by its thresholds. */
export async function runScan(options: ScanOptions, context: CommandContext): Promise<CommandResult> {
  const { locale, terminal, write, startedAt, signal } = context;
  const texts = locale.language === 'no' ? (await import('../../contract/report/health/nb.ts')).SCAN_NB
    : (await import('../../contract/report/health/en.ts')).SCAN_EN;
  if (options.format === 'text') terminal.line(texts.starting(hostOf(options.body.url)), { style: 'bold' });
  const baseline = options.baseline === undefined ? undefined : await readBaseline(options.baseline, context);

  let progress = INITIAL_PROGRESS;
  {
    await using tools = await context.openTools(hostOf(options.body.url));
    for await (const event of tools.health(options.body, { language: locale.language, signal })) {
      progress = reduceHealth(progress, event);
      if (options.format === 'ndjson') await write(`${JSON.stringify(event)}\n`);
      else if (options.format === 'text') printEvent(event, progress.findings.length);
    }
  }
  if (signal.aborted) return { code: EXIT.interrupted, files: {} };
  const report = scanReport(options.body, progress, startedAt);
  const source: ScanInWords = { report, texts, locale, wordsOf };
  const document = scanDocument(source);
  const { summary, error, findings, grades } = progress;
  const comparison = baseline && summary && compareWithBaseline(baseline, { summary, findings });
  const { thresholds, strict } = options;
  const verdict = judgeGate({ summary, error, findings, grades, thresholds, strict, comparison });
  const { code } = verdict;
  if (options.format === 'json' && summary) await write(`${JSON.stringify(summary, null, 2)}\n`);
  if (options.format === 'text') printScan(document, summary !== undefined, context);
  if (comparison) printComparison(comparison, context);
  if (thresholds.length > 0 || comparison || code !== EXIT.ok) printVerdict(verdict, context);
  const counted = countedFindings({
    findings, comparison, thresholds: thresholds.length > 0 ? thresholds : ANY_FAILURE,
  });
  const saved = savedScan(report);
  return {
    code,
    // No files without a summary: a part of a scan must not be taken for a report.
    files: !saved ? {} : {
      ...reportFiles(document, locale),
      save: () => `${printableJson(JSON.stringify(saved, null, 2))}\n`,
      junit: () => junitXml(source, counted),
      sarif: () => sarifLog(source, comparison),
    },
  };

  function printEvent(event: HealthEvent, count: number): void {
    if (event.type === 'phase') {
      const number = HEALTH_PHASES.indexOf(event.phase) + 1;
      const state = event.state === 'queued' ? ` (${context.words.queued})` : '';
      if (event.state === 'started') {
        terminal.line(`${number}/${HEALTH_PHASES.length} ${texts.phases[event.phase]}`, { style: 'dim' });
      }
      const running = `${texts.running(number, texts.phases[event.phase])}${state} ${locale.format.number(count)}`;
      terminal.progress(event.state === 'finished' ? '' : running);
    } else if (event.type === 'finding' && REPORTED_STATUSES.includes(event.status)) {
      const { mark, style } = STATUS_STYLES[event.status];
      const severity = event.status === 'not-measured' ? '' : ` (${texts.severities[event.severity]})`;
      terminal.line(`${locale.texts.statuses[event.status]}${severity}: ${event.title}`, { indent: 2, style, mark });
      if (event.status !== 'not-measured') terminal.line(event.message, { indent: 4 });
    }
  }
}

/** Findings of these statuses are printed as they come. */
const REPORTED_STATUSES: readonly FindingStatus[] = ['fail', 'warn', 'not-measured'];

/** Without a threshold every failed check of a graded severity is a failure in the JUnit file. */
const ANY_FAILURE = [{ kind: 'severity', severity: 'minor' }] as const;

async function readBaseline(file: string, { readFile, words }: CommandContext): Promise<SavedScan> {
  const text = await readFile(file).catch((error: Error) => {
    throw new UsageError(words.unreadable(file, error.message));
  });
  const saved = readSavedScan(text);
  if (!saved) throw new UsageError(words.noBaseline(file));
  return saved;
}

function printScan(document: ReportDocument, hasSummary: boolean, context: CommandContext): void {
  const { terminal } = context;
  terminal.progress('');
  terminal.line('');
  printLead(document, terminal);
  if (hasSummary) printReport(document, context);
  terminal.line('');
}

function printComparison({ worse, fixed, lost, otherRules }: BaselineComparison, context: CommandContext): void {
  const { words: { baseline }, printNote } = context;
  if (otherRules) printNote(baseline.otherRules(otherRules.before, otherRules.after));
  printNote(worse.length === 0 ? baseline.same : baseline.worse(worse.length));
  for (const { finding, places } of worse) {
    printNote(`  ${named(finding)}`);
    for (const place of places) printNote(`    ${place}`);
  }
  printNoteList(baseline.fixed(fixed.length), fixed.map(named), context);
  printNoteList(baseline.lost(lost.length), lost.map(named), context);
}

const named = ({ id, title }: FindingEvent): string => `${id}: ${title}`;

/** Prints lines under a heading, or nothing if there are none. */
function printNoteList(heading: string, lines: readonly string[], { printNote }: CommandContext): void {
  if (lines.length > 0) printNote(heading);
  for (const line of lines) printNote(`  ${line}`);
}

function printVerdict({ below, unmeasured }: GateVerdict, context: CommandContext): void {
  const { words: { gate }, locale, printNote } = context;
  if (below.length + unmeasured.length === 0) printNote(gate.fine);
  printNoteList(gate.below(below.length), below.map(reasonText), context);
  printNoteList(gate.unmeasured, unmeasured.map(reasonText), context);

  function reasonText(reason: GateReason): string {
    const pillars = PILLAR_TEXTS[locale.language];
    switch (reason.kind) {
      case 'finding':
      case 'unmeasured':
        return named(reason.finding);
      case 'grade':
        return gate.grade(pillars[reason.pillar].name, reason.grade, reason.threshold);
      case 'unmeasured-grade':
        return gate.ungraded(pillars[reason.pillar].name, reason.threshold);
      case 'outcome':
        return `${gate.outcome} (${reason.outcome})`;
      case 'stopped':
        return gate.stopped[reason.error];
    }
  }
}
