import { useAnnounceRun } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import { geoRun } from './geo-run.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { GeoReport } from '../../contract/report/visibility/report.ts';
import { plainSentence, sentenceOf } from '../../contract/report/visibility/sentences.ts';

/** Announces the progress and the end of this tab's measurement. */
export function useAnnouncements(report: GeoReport, isLive: boolean, texts: AllTexts): void {
  const { format } = useLocale();
  const { numerator, denominator } = report.result?.metrics.discoveryRate ?? { numerator: 0, denominator: 0 };
  const hasNothing = report.isRunning && report.answers.measured === 0;
  const text = denominator > 0
    ? texts.live.done(numerator, denominator)
    : plainSentence(sentenceOf(report, texts, format));
  useAnnounceRun(geoRun, { isLive, isRunning: report.isRunning }, hasNothing ? undefined : text);
}
