import { partOf } from '../components/part.ts';

/** What shows what came of it: opening the tool's page takes none of it. */
export const ANSWER_VIEW = partOf(async () => (await import('./answer-view.tsx')).AnswerView);
