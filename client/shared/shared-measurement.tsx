import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { GeoResult } from '../../contract/geo.ts';
import { BLANK } from '../../contract/report/visibility/progress.ts';
import type { ReportSource } from '../../contract/report/visibility/report.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { useSpeech } from '../i18n/language.ts';
import { ReportView } from '../visibility/report-view.tsx';

async function loadTexts(language: Language): Promise<AllTexts> {
  if (language === 'no') {
    const [{ VISIBILITY_NB }, { REPORT_NB }] = await Promise.all([
      import('../visibility/nb.ts'), import('../../contract/report/visibility/report-nb.ts'),
    ]);
    return { ...VISIBILITY_NB, ...REPORT_NB };
  }
  const [{ VISIBILITY_EN }, { REPORT_EN }] = await Promise.all([
    import('../visibility/en.ts'), import('../../contract/report/visibility/report-en.ts'),
  ]);
  return { ...VISIBILITY_EN, ...REPORT_EN };
}

/** A shared AI visibility measurement. */
export function SharedMeasurementView({ result, meanwhile }: { result: GeoResult; meanwhile: ReactNode }) {
  const { language } = useSpeech();
  const { data: texts } = useQuery({ queryKey: ['visibility texts', language], queryFn: () => loadTexts(language), staleTime: Infinity });
  const source = useMemo((): ReportSource => {
    const { brand, domain, vertical, lang, metrics, measuredAt } = result;
    const competitors = metrics.shareOfVoice.parts.slice(1).map(({ name }) => name);
    return {
      input: { brand, domain, vertical, lang, competitors }, progress: { ...BLANK, result }, startedAt: measuredAt, isOver: true, questions: [],
    };
  }, [result]);
  return texts ? <ReportView source={source} texts={texts} connection="ok" isPast={false} runId={undefined} /> : meanwhile;
}
