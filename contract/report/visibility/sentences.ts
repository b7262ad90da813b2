import { present } from '../document.ts';
import type { Format } from '../format.ts';
import type { AllTexts } from './report-nb.ts';
import type { GeoReport, MissingReason } from './report.ts';

/** A part of the summary; the key part is strong. */
interface Stretch {
  text: string;
  strong?: boolean;
}

/** The summary of the page, in a sentence or two. */
export function sentenceOf(report: GeoReport, texts: AllTexts, format: Format): Stretch[] {
  const { answers, metrics, result, rows } = report;
  const answersIn = texts.answersIn(answers.measured, answers.all);
  if (report.isRunning) {
    if (answers.measured + answers.unmeasured === 0) return [{ text: texts.beginning }];
    const place = Math.min(rows.length, report.counted.length + 1);
    return [
      { text: texts.current(place, rows.length), strong: true },
      { text: ` ${answersIn}${texts.toCome(answers.open, answers.unmeasured)}.${report.repeated > 0 ? texts.repeats.running(report.repeated) : ''}` },
    ];
  }
  if (!result) {
    const why = texts.stopped[report.error ?? 'lost'];
    return [
      { text: why, strong: true },
      { text: ` ${answersIn}. ${texts.restUnmeasured}` },
    ];
  }
  if (answers.measured === 0 || !metrics) {
    const isNoneSetUp = report.unseen.every(({ reason }) => reason === 'not-configured');
    return [
      { text: texts.nothing, strong: true },
      {
        text: isNoneSetUp
          ? ` ${texts.nothingSetUp}`
          : texts.doneUnmeasured(answers.unmeasured, answers.all, mostOf(report, texts, format)),
      },
    ];
  }
  const { discoveryRate, citationRate } = metrics;
  return present<Stretch>(
    { text: texts.done(discoveryRate.numerator, discoveryRate.denominator), strong: true },
    citationRate.value !== null && { text: texts.doneCited },
    citationRate.value !== null
      && { text: texts.outOf(citationRate.numerator, citationRate.denominator), strong: true },
    { text: '.' },
    !!discoveryRate.unclear && { text: ` ${texts.metrics.unclear(discoveryRate.unclear)}` },
    answers.unmeasured > 0
      && { text: texts.doneUnmeasured(answers.unmeasured, answers.all, mostOf(report, texts, format)) },
  );
}

/** The reason for most missing answers, if one accounts for more than half of them. */
function mostOf(report: GeoReport, texts: AllTexts, format: Format): string {
  const counts = new Map<MissingReason, number>();
  for (const { reason, count } of report.unseen) counts.set(reason, (counts.get(reason) ?? 0) + count);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!most || most[1] * 2 <= report.answers.unmeasured) return '';
  const engines = report.unseen.filter(({ reason }) => reason === most[0]).map(({ engine }) => engine.name);
  return texts.most(texts.because[most[0]](format.list(engines)), most[1] === report.answers.unmeasured);
}

/** The summary as plain text. */
export const plainSentence = (stretches: readonly Stretch[]): string => stretches.map(({ text }) => text).join('');
