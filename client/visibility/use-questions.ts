import { useQuery } from '@tanstack/react-query';
import type { Language, Vertical } from '../../contract/vocabulary.ts';
import type { Question } from '../../contract/report/visibility/report.ts';

const NONE: readonly Question[] = [];

/** Questions of an industry; empty until loaded, and cached by industry and language. */
export function useQuestions(vertical: Vertical | undefined, lang: Language) {
  const { data = NONE, isError, refetch } = useQuery({
    queryKey: ['questions', vertical ?? '', lang],
    queryFn: async () => (await import('../api/trpc.ts')).trpc.geo.questions.query({ vertical: vertical!, lang }),
    enabled: vertical !== undefined,
    networkMode: 'online',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return { list: data, failed: isError, retry: (): void => void refetch() };
}
