import type { ComponentType } from 'react';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';
import type { AnswerViewProps } from './answer-view.tsx';

/** What shows what came of it: opening the tool's page takes none of it. */
export const ANSWER_VIEW: Part<ComponentType<AnswerViewProps>> = partOf(async () => (await import('./answer-view.tsx')).AnswerView);
