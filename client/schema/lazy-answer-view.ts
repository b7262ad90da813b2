import { loadable } from '../components/loadable.ts';

/** What shows what came of it: opening the tool's page takes none of it. */
export const ANSWER_VIEW = loadable(async () => (await import('./answer-view.tsx')).AnswerView);
