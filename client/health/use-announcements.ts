import { useAnnounce, useAnnounceRun } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import { healthRun } from './health-run.ts';
import type { HealthTexts } from './nb.ts';
import type { Format } from '../../contract/report/format.ts';
import { countsOf, phaseNumber, shareOfAll } from '../../contract/report/health/report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';
import { PILLARS } from '../../contract/vocabulary.ts';

/** Announces a scan's progress, that its grades are ready, and its end. */
export function useAnnouncements(report: ScanReport | undefined, texts: HealthTexts): void {
  const { format } = useLocale();
  const isRunning = report?.isRunning ?? false;
  const isGraded = report !== undefined && PILLARS.every((pillar) => report.progress.grades[pillar]);
  useAnnounceRun(healthRun, { isLive: report !== undefined, isRunning }, report && progressText(report, texts, format));
  useAnnounce(isRunning && isGraded ? texts.live.grades : undefined);
}

function progressText(report: ScanReport, texts: HealthTexts, format: Format): string | undefined {
  const { progress, host } = report;
  const { current, summary, error, findings } = progress;
  if (error) return texts.stopped[error](phaseNumber(progress)).join(' ');
  if (summary && summary.outcome !== 'scanned') return texts.outcomes[summary.outcome].sentence(host).join(' ');
  if (summary) {
    const { fail, warn } = countsOf(findings);
    return texts.complete(fail, warn, shareOfAll(report).unmeasured, format);
  }
  return current
    && `${texts.running(phaseNumber(progress), texts.phases[current])} ${texts.soFar(findings.length, format)}`;
}
