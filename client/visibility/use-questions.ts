import { useQuery } from '@tanstack/react-query';
import type { Language, Vertical } from '../../contract/vocabulary.ts';
import type { Question } from '../../contract/report/visibility/report.ts';

export interface Questions {
  /** Empty until they are known. */
  list: readonly Question[];
  failed: boolean;
  retry(): void;
}

const NONE: readonly Question[] = [];

/** What a measurement of an industry asks. The service is asked once for each industry and language. */
export function useQuestions(vertical: Vertical | undefined, lang: Language): Questions {
  const { data = NONE, isError, refetch } = useQuery({
    queryKey: ['questions', vertical ?? '', lang],
    queryFn: async () => (await import('../api/trpc.ts')).trpc.geo.questions.query({ vertical: vertical!, lang }),
    enabled: vertical !== undefined,
    networkMode: 'online',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return { list: data, failed: isError, retry: () => void refetch() };
}
