import { useEffect, useRef } from 'react';
import { announce } from '../components/live-region.tsx';
import { useLocale } from '../i18n/language.ts';
import type { HealthTexts } from './nb.ts';
import { countsOf, phaseNumber, shareOfAll } from '../../contract/report/health/report.ts';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

const APART_MS = 10_000;

/** Tells a screen reader how a scan goes: every ten seconds at most, when the grades are there, and when it is done. */
export function useAnnouncements(report: ScanReport | undefined, texts: HealthTexts): void {
  const { format } = useLocale();
  const spokenAt = useRef(-Infinity);
  const grades = report ? Object.keys(report.progress.grades).length : 0;
  const end = report && (report.progress.summary ?? report.progress.error);
  const isRunning = report?.isRunning ?? false;

  useEffect(() => {
    if (!report || !isRunning || !report.progress.current) return;
    if (performance.now() - spokenAt.current < APART_MS) return;
    spokenAt.current = performance.now();
    const { progress } = report;
    const phase = texts.running(phaseNumber(progress), texts.phases[report.progress.current]);
    announce(`${phase} ${texts.soFar(progress.findings.length, format)}`);
  }, [report, isRunning, texts, format]);

  useEffect(() => {
    if (isRunning && grades === 4) announce(texts.live.grades);
  }, [isRunning, grades, texts]);

  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning) wasRunning.current = true;
    if (!end || !report || !wasRunning.current) return;
    wasRunning.current = false;
    const { summary, error, findings } = report.progress;
    const counts = countsOf(findings);
    if (error) announce(texts.stopped[error](phaseNumber(report.progress)).join(' '));
    else if (summary?.outcome === 'scanned') {
      announce(texts.complete(counts.fail, counts.warn, shareOfAll(report.progress, report.b2b).unmeasured, format));
    } else if (summary) announce(texts.outcomes[summary.outcome].said(report.host).join(' '));
  }, [isRunning, end, report, texts, format]);
}
