import { useEffect, useRef } from 'react';
import { announce } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { GeoReport } from '../../contract/report/visibility/report.ts';
import { plainSentence, sentenceOf } from '../../contract/report/visibility/sentences.ts';

const APART_MS = 10_000;

/** Tells a screen reader how a measurement goes: every ten seconds at most, and when it is over. */
export function useAnnouncements(report: GeoReport, texts: AllTexts): void {
  const { format } = useLocale();
  const spokenAt = useRef(-Infinity);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (report.isRunning) {
      wasRunning.current = true;
      if (report.answers.measured === 0 || performance.now() - spokenAt.current < APART_MS) return;
      spokenAt.current = performance.now();
      announce(plainSentence(sentenceOf(report, texts, format)));
    } else if (wasRunning.current) {
      wasRunning.current = false;
      const { discoveryRate } = report.result?.metrics ?? {};
      const isMeasured = discoveryRate !== undefined && discoveryRate.denominator > 0;
      announce(isMeasured ? texts.live.done(discoveryRate.numerator, discoveryRate.denominator) : plainSentence(sentenceOf(report, texts, format)));
    }
  }, [report, texts, format]);
}
