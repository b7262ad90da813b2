import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './client-build.ts';
import { ensureInstalled, SetupError } from './install.mjs';
import { runAloud } from './processes.ts';

/** A whole table of measurements may take a while; nothing may take for ever. */
const LIMIT_MS = 60 * 60_000;

/** `npm run bench [-- name …]`: measures beside the peers, which have an install of their own. */
export async function bench(root: string, { say, args }: { say: (line: string) => void; args: string[] }): Promise<void> {
  const main = join(root, 'bench/main.ts');
  if (!existsSync(main)) throw new SetupError('There is no bench yet.');
  await ensureInstalled(join(root, 'bench'), { say, lockFile: join(root, 'dist/bench.lock'), name: 'the peers' });
  await ensureBuilt(root, say);
  const { code } = await runAloud(process.execPath, [main, ...args], { cwd: root, timeoutMs: LIMIT_MS });
  process.exitCode = code;
}
