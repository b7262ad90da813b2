import { join } from 'node:path';
import { ensureBuilt } from './client-build.ts';
import { ensureInstalled } from './install.mjs';
import { runInherited } from './processes.ts';

/** Longer than a one-hour soak with its preparation; nothing may run forever. */
const LIMIT_HOURS = 3;

/** `npm run bench [-- name …]`: measures us against the peers, which are installed separately. */
export async function bench(
  root: string, { say, args }: { say: (line: string) => void; args: string[] },
): Promise<void> {
  const main = join(root, 'bench/main.ts');
  await ensureInstalled(join(root, 'bench'), { say, lockFile: join(root, 'dist/bench.lock'), name: 'the peers' });
  await ensureBuilt(root, say);
  const timeoutMs = LIMIT_HOURS * 3_600_000;
  const { code } = await runInherited(process.execPath, [main, ...args], { cwd: root, timeoutMs });
  if (code === 124) say(`The bench was stopped unfinished after ${LIMIT_HOURS} hours.`);
  process.exitCode = code;
}
