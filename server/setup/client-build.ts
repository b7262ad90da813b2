import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SetupError } from './install.mjs';
import { withLock } from './lock.mjs';

type Say = (line: string) => void;

/** The sources of the page: a change in one of them requires a new build. */
const SOURCES = ['client/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json'];

/** The built page: `dist/client` is a link to the folder of one finished build, so that it is swapped atomically. */
export const clientFolder = (root: string): string => join(root, 'dist/client');

/** `npm run build`. With `background` it runs at low priority, next to a server that is already running. */
export async function build(
  root: string, { say, background = false }: { say: Say; background?: boolean },
): Promise<void> {
  if (background) setPriority(10);
  const built = await ensureBuilt(root, say);
  if (!built && !background) say('The page is up to date.');
}

/** Builds the page unless the existing build has the same sources. Safe to call concurrently. */
export async function ensureBuilt(root: string, say: Say): Promise<boolean> {
  const stamp = sourceStamp(root);
  if (isBuilt(root, stamp)) return false;
  const waiting = (): void => say('Waiting for another build of the page …');
  return await withLock(
    join(root, 'dist/client.lock'),
    async () => {
      if (isBuilt(root, stamp)) return false;
      const started = Date.now();
      say('Building the page …');
      try {
        await buildInto(root, stamp);
      } catch (error) {
        const why = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
        throw new SetupError(`The page could not be built: ${why}`);
      }
      say(`Built the page in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
      return true;
    },
    waiting,
  );
}

/** True if the existing build has the current sources. */
export const isUpToDate = (root: string): boolean => isBuilt(root, sourceStamp(root));

/** A hash of the sources, by content and path below `root`; tests are left out. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Points `link` to the finished folder `folder` next to it; an existing link is replaced atomically. */
export function swapIn(link: string, folder: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(basename(folder), next, 'dir');
  if (existsSync(link) && linkTarget(link) === undefined) rmSync(link, { recursive: true });
  renameSync(next, link);
}

function isBuilt(root: string, stamp: string): boolean {
  return linkTarget(clientFolder(root)) === `client-${stamp}` && existsSync(join(clientFolder(root), 'index.html'));
}

async function buildInto(root: string, stamp: string): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const finished = `${clientFolder(root)}-${stamp}`;
  const unfinished = `${finished}.unfinished`;
  await viteBuild({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    // Plugin timings do not matter here.
    build: { outDir: unfinished, emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
  });
  rmSync(finished, { recursive: true, force: true });
  renameSync(unfinished, finished);
  swapIn(clientFolder(root), finished);
  const old = globSync('dist/client-*', { cwd: root, withFileTypes: true });
  for (const entry of old) {
    if (entry.isDirectory() && entry.name !== basename(finished)) {
      rmSync(join(entry.parentPath, entry.name), { recursive: true, force: true });
    }
  }
}

function linkTarget(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
