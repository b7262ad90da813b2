import { lazy } from '../components/lazy.ts';

/** What shows what came of it: opening the tool's page takes none of it. */
export const ANSWER_VIEW = lazy(async () => (await import('./answer-view.tsx')).AnswerView);
