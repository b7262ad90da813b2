import { healthChannel } from '../api/channel.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import { createRunMemory } from '../api/run-memory.ts';
import { createRunStore } from '../api/run-store.ts';
import { keep } from './keep.ts';
import { BLANK, endsHealth, reduceHealth } from '../../contract/report/health/progress.ts';

/** This tab's health scan; what comes to its end is kept in this browser. */
export const healthRun = createRunStore({
  channel: healthChannel,
  memory: createRunMemory<HealthScanBody>('health'),
  blank: BLANK,
  reduce: reduceHealth,
  isEnd: endsHealth,
  onEnd: keep,
  network: typeof window === 'undefined' ? undefined : window,
});
