import { countsOf, phaseNumber, shareOfAll, unmeasuredByCause } from './report.ts';
import type { ScanReport } from './scan-report.ts';
import type { ScanWords } from './finding-text.ts';

/** A sentence whose first part is bold. */
type Sentence = readonly [strong: string, rest: string];

/** A summary of a scan in one sentence: its progress or its result. */
export function sentenceOf(report: ScanReport, { texts, format, wordsOf }: ScanWords): Sentence {
  const { progress, host } = report;
  const { summary, error, current, findings } = progress;
  const counts = countsOf(findings);
  if (error) return texts.stopped[error](phaseNumber(progress));
  if (summary && summary.outcome !== 'scanned') return texts.outcomes[summary.outcome].sentence(host);
  if (!summary) {
    if (!current) return [texts.starting(host), ''];
    return [
      texts.running(phaseNumber(progress), texts.phases[current]),
      texts.countsSoFar(counts.fail, counts.warn, format),
    ];
  }
  const strong = `${texts.summary.fails(counts.fail)}${texts.summary.and}${texts.summary.warns(counts.warn, format)}.`;
  const { unmeasured, total } = shareOfAll(report);
  if (unmeasured === 0) return [strong, texts.summary.allMeasured(total)];
  const unmeasuredText = texts.summary.unmeasured(unmeasured, total, format);
  const [most] = unmeasuredByCause(findings, findings);
  if (!most || most.findings.length * 2 <= unmeasured) return [strong, unmeasuredText + texts.summary.stop];
  const cause = findings.find(({ id }) => id === most.rootCause);
  const isAll = most.findings.length === unmeasured;
  const why = cause
    ? texts.summary.mostFor(wordsOf(cause).title, isAll)
    : texts.summary.mostBecause(texts.because[most.reason], isAll);
  return [strong, unmeasuredText + why];
}
