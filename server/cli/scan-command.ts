import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import type { HealthEvent } from '../../contract/health.ts';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import { BLANK, reduceHealth } from '../../contract/report/health/progress.ts';
import { scanDocument } from '../../contract/report/health/scan-document.ts';
import type { ScanInWords } from '../../contract/report/health/scan-document.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { HEALTH_PHASES } from '../../contract/vocabulary.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';
import { compareWithBaseline } from './baseline.ts';
import type { BaselineComparison } from './baseline.ts';
import { printReport, reportFiles, UsageError } from './command.ts';
import type { CommandContext, CommandResult } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { countedFindings, judgeGate } from './gate.ts';
import type { GateVerdict, GateReason } from './gate.ts';
import { junitXml } from './junit.ts';
import type { ScanOptions } from './options.ts';
import { sarifLog } from './sarif.ts';
import { readSavedScan, savedScan } from './saved-scan.ts';
import type { SavedScan } from './saved-scan.ts';
import { STATUS_STYLES } from './terminal.ts';

/** Findings bring their words: the scan was requested in the reader's language. */
const wordsOf: WordsOf = ({ title, message, fix, steps }) =>
  ({ title, message, ...(fix && { fix }), ...(steps && { steps }) });

/** `scan`: scans one store, reports it, and judges it by its bars. */
export async function runScan(options: ScanOptions, context: CommandContext): Promise<CommandResult> {
  const { locale, terminal, write, startedAt, signal } = context;
  const texts = locale.language === 'no' ? (await import('../../contract/report/health/nb.ts')).SCAN_NB
    : (await import('../../contract/report/health/en.ts')).SCAN_EN;
  if (options.form === 'text') terminal.line(texts.starting(hostOf(options.body.url)), { style: 'bold' });
  const baseline = options.baseline === undefined ? undefined : await readBaseline(options.baseline, context);

  let progress = BLANK;
  {
    await using tools = await context.openTools(hostOf(options.body.url));
    for await (const event of tools.health(options.body, { language: locale.language, signal })) {
      progress = reduceHealth(progress, event);
      if (options.form === 'ndjson') await write(`${JSON.stringify(event)}\n`);
      else if (options.form === 'text') printEvent(event, progress.findings.length);
    }
  }
  if (signal.aborted) return { code: EXIT.interrupted, files: {} };
  const report = scanReport(options.body, progress, startedAt);
  const source: ScanInWords = { report, texts, locale, wordsOf };
  const { summary, error, findings, grades } = progress;
  const comparison = baseline && summary && compareWithBaseline(baseline, { summary, findings });
  const verdict = judgeGate({
    summary, error, findings, grades, bars: options.bars, strict: options.strict, comparison,
  });
  if (options.form === 'json' && summary) await write(`${JSON.stringify(summary, null, 2)}\n`);
  if (options.form === 'text') printScan(source, context);
  if (comparison) printComparison(comparison, context);
  if (options.bars.length > 0 || comparison || verdict.code !== EXIT.ok) printVerdict(verdict, context);
  const counted = countedFindings({ findings, comparison, bars: options.bars.length > 0 ? options.bars : ANY_FAILURE });
  const saved = savedScan(report);
  return {
    code: verdict.code,
    // No files without a summary: a part of a scan must not be taken for a report.
    files: !summary || !saved ? {} : {
      ...reportFiles(() => scanDocument(source), locale),
      save: () => `${JSON.stringify(saved, null, 2)}\n`,
      junit: () => junitXml(source, counted),
      sarif: () => sarifLog(source, comparison),
    },
  };

  function printEvent(event: HealthEvent, count: number): void {
    if (event.type === 'phase') {
      const number = HEALTH_PHASES.indexOf(event.phase) + 1;
      const state = event.state === 'queued' ? ` (${context.words.queued})` : '';
      if (event.state === 'started') terminal.line(`${number}/8 ${texts.phases[event.phase]}`, { style: 'dim' });
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

/** Without a bar every failed check of a graded severity is a failure in the JUnit file. */
const ANY_FAILURE = [{ kind: 'severity', severity: 'minor' }] as const;

async function readBaseline(file: string, { readFile, words }: CommandContext): Promise<SavedScan> {
  const text = await readFile(file).catch((error: Error) => {
    throw new UsageError(words.unreadable(file, error.message));
  });
  const saved = readSavedScan(text);
  if (!saved) throw new UsageError(words.noBaseline(file));
  return saved;
}

function printScan(source: ScanInWords, context: CommandContext): void {
  const { terminal } = context;
  terminal.progress('');
  const document = scanDocument(source);
  terminal.line('');
  terminal.line(document.lead, { style: 'bold' });
  terminal.line(document.about, { style: 'dim' });
  if (source.report.progress.summary) printReport(document, context);
  terminal.line('');
}

function printComparison(
  { worse, fixed, lost, otherRules }: BaselineComparison, { words: { baseline }, notice }: CommandContext,
): void {
  if (otherRules) notice(baseline.otherRules(otherRules.before, otherRules.after));
  notice(worse.length === 0 ? baseline.same : baseline.worse(worse.length));
  for (const { finding, places } of worse) {
    notice(`  ${finding.id}: ${finding.title}`);
    for (const place of places) notice(`    ${place}`);
  }
  if (fixed.length > 0) notice(baseline.fixed(fixed.length));
  for (const { id, title } of fixed) notice(`  ${id}: ${title}`);
  if (lost.length > 0) notice(baseline.lost(lost.length));
  for (const { id, title } of lost) notice(`  ${id}: ${title}`);
}

function printVerdict({ reasons }: GateVerdict, { words: { gate }, locale, notice }: CommandContext): void {
  const isBelow = ({ kind }: GateReason): boolean => kind === 'finding' || kind === 'grade';
  const [below, unmeasured] = [reasons.filter(isBelow), reasons.filter((reason) => !isBelow(reason))];
  if (reasons.length === 0) notice(gate.fine);
  if (below.length > 0) notice(gate.below(below.length));
  for (const reason of below) notice(`  ${reasonText(reason)}`);
  if (unmeasured.length > 0) notice(gate.unmeasured);
  for (const reason of unmeasured) notice(`  ${reasonText(reason)}`);

  function reasonText(reason: GateReason): string {
    const pillars = PILLAR_TEXTS[locale.language];
    switch (reason.kind) {
      case 'finding':
      case 'unmeasured':
        return `${reason.finding.id}: ${reason.finding.title}`;
      case 'grade':
        return gate.grade(pillars[reason.pillar].name, reason.grade, reason.bar);
      case 'unmeasured-grade':
        return gate.ungraded(pillars[reason.pillar].name, reason.bar);
      case 'outcome':
        return `${gate.outcome} (${reason.outcome})`;
      case 'stopped':
        return gate.stopped[reason.error];
    }
  }
}
