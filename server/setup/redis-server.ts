import { delimiter, join } from 'node:path';
import { isExecutable } from '../net/chromium-find.ts';
import { canInstallPackages, errorLine, installPackage } from './browser.ts';

/** Names of the program, in order of preference. */
const NAMES = ['valkey-server', 'redis-server'];

/** The Valkey or Redis on `PATH`, for the tests of shared state; undefined if there is none. */
export function findRedisServer(env: Record<string, string | undefined>, canStart = isExecutable): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(canStart);
}

/** Installs a Redis for the tests if there is none and `fetch` allows it; says so if there is still none. */
export async function ensureRedisServer(say: (line: string) => void, { fetch }: { fetch: boolean }): Promise<void> {
  let why = '';
  if (!findRedisServer(process.env) && fetch && canInstallPackages()) {
    say('Fetching Redis: the redis-server package …');
    const { code, output } = await installPackage('redis-server');
    if (code !== 0) why = ` (${errorLine(output)})`;
  }
  if (!findRedisServer(process.env)) say(`No Valkey or Redis${why}: tests of what instances share are skipped.`);
}
