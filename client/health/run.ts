import { healthChannel } from '../api/channel.ts';
import type { HealthInput } from '../api/channel.ts';
import { createRunMemory } from '../api/run-memory.ts';
import { createRunStore } from '../api/run-store.ts';
import { BLANK, endsHealth, reduceHealth } from './progress.ts';

/** This tab's health scan. */
export const healthRun = createRunStore({
  channel: healthChannel,
  memory: createRunMemory<HealthInput>('health'),
  blank: BLANK,
  reduce: reduceHealth,
  isEnd: endsHealth,
  network: typeof window === 'undefined' ? undefined : window,
});
