import { join } from 'node:path';
import { ensureBuilt } from './client-build.ts';
import { ensureInstalled } from './install.mjs';
import { runAloud } from './processes.ts';

/** Longer than a one-hour soak with its preparation; nothing may run for ever. */
const LIMIT_HOURS = 3;

/** `npm run bench [-- name …]`: measures beside the peers, which are installed separately. */
export async function bench(
  root: string, { say, args }: { say: (line: string) => void; args: string[] },
): Promise<void> {
  const main = join(root, 'bench/main.ts');
  await ensureInstalled(join(root, 'bench'), { say, lockFile: join(root, 'dist/bench.lock'), name: 'the peers' });
  await ensureBuilt(root, say);
  const { code } = await runAloud(process.execPath, [main, ...args], { cwd: root, timeoutMs: LIMIT_HOURS * 3_600_000 });
  if (code === 124) say(`The bench was ended after ${LIMIT_HOURS} hours, unfinished.`);
  process.exitCode = code;
}
