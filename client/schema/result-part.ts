import type { ComponentType } from 'react';
import { partOf } from '../components/part.ts';
import type { Part } from '../components/part.ts';
import type { PartProps } from './nb.ts';

/** What shows a result: reading the tool's page takes none of it. */
export const RESULT_VIEW: Part<ComponentType<PartProps>> = partOf(async () => (await import('./result-view.tsx')).ResultView);
