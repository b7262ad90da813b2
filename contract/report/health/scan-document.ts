import { PILLAR_TEXTS } from '../../checks/pillars.ts';
import type { FindingWords } from '../../checks/words.ts';
import type { Evidence, FindingEvent } from '../../health.ts';
import { PILLARS } from '../../vocabulary.ts';
import type { FindingStatus, Grade, PillarId } from '../../vocabulary.ts';
import { foldedRows, listBlock, plain, present, rowsBlock, section, verbatim } from '../document.ts';
import type { Block, Card, Row, Step as WrittenStep, Text } from '../document.ts';
import type { Fix, ReportDocument } from '../report-document.ts';
import type { ReportLocale } from '../report-locale.ts';
import { adviceFor, evidenceText, fixLines, noteOf, sameCauseWords } from './finding-text.ts';
import type { WordsOf } from './finding-text.ts';
import { titlesOf, whyUngraded } from './grounds.ts';
import type { ScanTexts } from './nb.ts';
import { actionOf, nothingToFix, sentence, stepNote } from './plan-words.ts';
import { planOf, stepsOf } from './plan.ts';
import type { Step } from './plan.ts';
import { rowsOf, shareOfAll, shareOfPillar } from './report.ts';
import type { Row as FindingsRow } from './report.ts';
import { rootOf } from './root-of.ts';
import type { ScanReport } from './scan-report.ts';
import { sentenceOf } from './scan-sentence.ts';

/** What a scan is rendered from. */
export interface ScanInWords {
  report: ScanReport;
  texts: ScanTexts;
  locale: ReportLocale;
  wordsOf: WordsOf;
}

/** The maximum number of pieces of evidence in a step of the plan; the finding itself has all of them. */
const MAX_EVIDENCE = 3;

const GRADE_STATUS: Readonly<Record<Grade, FindingStatus>> = { A: 'pass', B: 'pass', C: 'warn', D: 'fail', F: 'fail' };

/** Renders a scan as a document: the plan, four grades, and every finding with its evidence. */
export function scanDocument(source: ScanInWords): ReportDocument {
  const { report, texts, locale: { format } } = source;
  const { summary, findings } = report.progress;
  const { measured, total } = shareOfAll(report);
  const about = present(
    format.dateTime(report.startedAt), summary && format.seconds(summary.durationMs),
    texts.measuredOf(format.number(measured), format.number(total)), summary && texts.ruleSet(summary.ruleSet),
  );
  const ungraded = findings.filter(({ pillar }) => pillar === null);
  return {
    heading: texts.exported.heading(report.host),
    lead: sentenceOf(report, { texts, format, wordsOf: source.wordsOf }).join(' ').trim(),
    about: about.join(' · '),
    plan: planBlocks(source),
    cards: { kind: 'cards', cards: PILLARS.map((pillar) => pillarCard(pillar, source)) },
    blocks: [
      ...whatToDo(source),
      ...PILLARS.flatMap((pillar) => {
        const { name } = PILLAR_TEXTS[source.locale.language][pillar];
        return findingBlocks(
          `${name}: ${gradeWord(pillar, source)}`,
          findings.filter((finding) => finding.pillar === pillar),
          source,
        );
      }),
      ...findingBlocks(texts.findings.ungraded, ungraded, source),
    ],
    toFix: stepsOf(report).map((step) => fixOf(step, source)),
  };
}

const gradeWord = (pillar: PillarId, { report, locale }: ScanInWords): string =>
  report.progress.grades[pillar]?.grade ?? locale.texts.statuses['not-measured'];

/** A grade with its coverage, what decided it and what would raise it; or why there is none. */
function pillarCard(pillar: PillarId, source: ScanInWords): Card {
  const { report, texts, locale: { format, language }, wordsOf } = source;
  const { findings } = report.progress;
  const grade = report.progress.grades[pillar];
  const { measured, total } = shareOfPillar(report, pillar);
  const share = `${texts.card.measured(format.number(measured), format.number(total), total, format).join(' ')}.`;
  const card = { name: PILLAR_TEXTS[language][pillar].name, value: gradeWord(pillar, source) };
  if (!grade?.grade) {
    const { why, advice } = whyUngraded(pillar, report, source);
    return { ...card, status: 'not-measured', lines: present(share, why, advice) };
  }
  const titles = (ids: readonly string[]): string => titlesOf(ids, findings, { texts, wordsOf, format });
  const lines: Text[] = [share];
  if (grade.deciding.length > 0) {
    const label = grade.grade === 'A' ? texts.card.costs : texts.card.decided;
    lines.push([{ kind: 'strong', text: `${label}:` }, ` ${titles(grade.deciding)}.`]);
  }
  if (grade.grade === 'A') lines.push(texts.card.best);
  else if (grade.next) {
    const { fix, grade: then } = grade.next;
    lines.push(texts.card.fix(titles(fix)) + (then === null ? texts.card.thenAgain : `${texts.card.becomes}${then}.`));
  }
  const critical = grade.unmeasuredCritical.length;
  if (critical > 0) lines.push(texts.card.criticalUnmeasured(critical));
  return { ...card, status: GRADE_STATUS[grade.grade], lines };
}

/** The plan, as on the page; undefined if there is none. */
function planBlocks(source: ScanInWords): Block[] | undefined {
  const { report, texts, locale: { format } } = source;
  const plan = planOf(report);
  if (!plan) return undefined;
  if (plan.steps.length === 0) {
    const { heading, message } = nothingToFix(report, texts, format);
    return section(heading, plain(message));
  }
  const steps = plan.steps.map((step) => planStep(step, source));
  return section(
    texts.plan.heading, { kind: 'steps', steps }, plan.more > 0 && plain(texts.plan.more(plan.more, format)),
  );
}

function planStep({ finding, waiting }: Step, source: ScanInWords): WrittenStep {
  const { texts, locale: { format }, wordsOf } = source;
  const words = wordsOf(finding);
  return {
    action: actionOf(words), note: stepNote(finding, texts, source.locale.language),
    why: `${sentence(words.title)} ${words.message}`,
    details: present<Text>(
      waiting.length > 0 && texts.plan.waiting(waiting.length, format),
      ...recipeLines(finding, words),
      ...finding.evidence.filter(isText).slice(0, MAX_EVIDENCE).map((each) => [verbatim(evidenceText(each, texts))]),
    ),
  };
}

/** Where to apply the fix in the store's own system, and the code to copy. */
const recipeLines = ({ recipe }: FindingEvent, { steps }: FindingWords): Text[] =>
  present<Text>(steps, ...(recipe?.code?.split('\n').map((line) => [verbatim(line)]) ?? []));

/** What to do if the store could not be scanned. */
function whatToDo({ report: { progress: { summary } }, texts }: ScanInWords): Block[] {
  if (!summary || summary.outcome === 'scanned') return [];
  const { steps } = texts.outcomes[summary.outcome];
  const items = steps.map(({ strong, rest }): Text => [{ kind: 'strong', text: strong }, rest]);
  return section(texts.outcome.todo, listBlock(items, true));
}

/** The findings of a pillar: passed and not applicable ones are collapsed. */
function findingBlocks(heading: string, findings: readonly FindingEvent[], source: ScanInWords): Block[] {
  const { findings: words } = source.texts;
  const rows = (...statuses: readonly FindingStatus[]): Row[] =>
    rowsOf(findings.filter(({ status }) => statuses.includes(status)), source.report.progress.findings)
      .map((row) => rowOf(row, source));
  const [passed, inapplicable] = [rows('pass'), rows('not-applicable')];
  return section(
    heading, rowsBlock(rows('fail', 'warn', 'not-measured', 'info')), foldedRows(words.passed(passed.length), passed),
    foldedRows(words.inapplicable(inapplicable.length), inapplicable),
  );
}

function rowOf(row: FindingsRow, source: ScanInWords): Row {
  const { texts, locale: { texts: shared, format }, wordsOf, report } = source;
  if (row.kind === 'one') return findingRow(row.finding, source);
  const { note, title } = sameCauseWords(row, report.progress.findings, { texts, wordsOf, format });
  return {
    status: 'not-measured', word: shared.statuses['not-measured'], note, title,
    message: row.findings.map((finding) => wordsOf(finding).title).join(', '), details: [],
  };
}

function findingRow(finding: FindingEvent, { report, texts, locale: { texts: shared }, wordsOf }: ScanInWords): Row {
  const words = wordsOf(finding, rootOf(report.progress.findings, finding.rootCause));
  const { title, message, fix } = words;
  const { status, reason, rootCause, evidence } = finding;
  const letUs = reason && !rootCause ? adviceFor(reason, [finding], texts) : undefined;
  return {
    status, word: shared.statuses[status], title, message, note: noteOf(finding, texts),
    details: present<Text>(
      fix !== undefined && labelled(texts.findings.fix, fix),
      ...recipeLines(finding, words),
      letUs !== undefined && labelled(texts.findings.letUs, letUs),
      ...evidence.filter(isText).map((each) => [verbatim(evidenceText(each, texts))]),
    ),
  };
}

const labelled = (label: string, text: string): Text => [{ kind: 'strong', text: `${label}:` }, ` ${text}`];

/** An image may have an empty value. */
const isText = ({ value, image }: Evidence): boolean => image === undefined || value !== '';

/** One fault as plain text for a developer: what is wrong, how to fix it, and where. */
function fixOf({ finding, waiting }: Step, { texts, wordsOf, locale: { format } }: ScanInWords): Fix {
  const words = wordsOf(finding);
  return {
    title: `${words.title} (${texts.severities[finding.severity]})`,
    lines: present(
      words.message, waiting.length > 0 && texts.plan.waiting(waiting.length, format),
      ...fixLines(finding, words, texts),
      ...finding.evidence.filter(isText).map((each) => evidenceText(each, texts)),
    ),
  };
}
