import { join } from 'node:path';
import { ensureBuilt } from './client-build.ts';
import { runInherited } from './processes.ts';

/** A demo may be left running, but not forever. */
const LIMIT_MS = 24 * 3_600_000;

/** `npm run demo`: builds the page, then starts the simulated world and a service that runs in it. */
export async function demo(root: string, say: (line: string) => void): Promise<void> {
  await ensureBuilt(root, say);
  const main = join(root, 'e2e/demo.ts');
  const { code } = await runInherited(process.execPath, [main], { cwd: root, timeoutMs: LIMIT_MS });
  process.exitCode = code;
}
