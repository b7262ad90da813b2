import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { BLANK } from '../../contract/report/health/progress.ts';
import { scanReport } from '../../contract/report/health/scan-report.ts';
import type { SharedScan } from '../../contract/share.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { LoadedScanView } from '../health/loaded-scan-view.tsx';
import type { HealthTexts } from '../health/nb.ts';
import { useSpeech } from '../i18n/language.ts';

async function loadTexts(language: Language): Promise<HealthTexts> {
  return language === 'no' ? (await import('../health/nb.ts')).HEALTH_NB : (await import('../health/en.ts')).HEALTH_EN;
}

/** A shared health scan. */
export function SharedScanView({ scan, meanwhile }: { scan: SharedScan; meanwhile: ReactNode }) {
  const { language } = useSpeech();
  const { data: texts } = useQuery({ queryKey: ['health texts', language], queryFn: () => loadTexts(language), staleTime: Infinity });
  const report = useMemo(() => {
    const { input, summary, findings, grades } = scan;
    const byPillar = Object.fromEntries(grades.map((grade) => [grade.pillar, grade]));
    return scanReport(input, { ...BLANK, summary, findings, grades: byPillar }, summary.scannedAt);
  }, [scan]);
  if (!texts) return meanwhile;
  return <LoadedScanView report={report} texts={texts} meanwhile={meanwhile} isLive={false} note={undefined} runId={undefined} />;
}
