import { join } from 'node:path';

const DAY_MS = 86_400_000;

/** The environment that sets a service's clock to noon UTC, so that its day does not end during a test. */
export const atNoon = (): Record<string, string> => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shifted-clock.ts')}`,
  WALL_CLOCK_AHEAD_MS: String(DAY_MS / 2 - (Date.now() % DAY_MS)),
});
