import { join } from 'node:path';
import { ensureBuilt } from './client-build.ts';
import { runAloud } from './processes.ts';

/** A demo is meant to be left running, but not for ever. */
const LIMIT_MS = 24 * 3_600_000;

/** `npm run demo`: builds the page, then starts the invented world and the service over it. */
export async function demo(root: string, say: (line: string) => void): Promise<void> {
  await ensureBuilt(root, say);
  const { code } = await runAloud(process.execPath, [join(root, 'e2e/demo.ts')], { cwd: root, timeoutMs: LIMIT_MS });
  process.exitCode = code;
}
