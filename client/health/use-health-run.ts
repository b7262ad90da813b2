import type { HealthScanBody } from '../../contract/operations/health.ts';
import { BLANK, endsHealth, reduceHealth } from '../../contract/report/health/progress.ts';
import { loadClient } from '../api/client.ts';
import { createRunMemory } from '../api/run-memory.ts';
import { createRunHook } from '../api/use-run.ts';
import { keep } from './keep.ts';

/** This tab's health scan; what comes to its end is kept in this browser. */
export const useHealthRun = createRunHook({
  service: async (asking) => (await loadClient(asking)).health,
  memory: createRunMemory<HealthScanBody>('health'),
  blank: BLANK,
  reduce: reduceHealth,
  isEnd: endsHealth,
  onEnd: keep,
});
