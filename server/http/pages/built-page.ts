import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The page's HTML as the client build wrote it; nothing while there is none yet. */
export type BuiltPage = () => Promise<string | undefined>;

/** Reads `index.html` of `folder` again only when it has changed, so that a build may be swapped in at any time. */
export function createBuiltPage(folder: string): BuiltPage {
  const file = join(folder, 'index.html');
  let known: { mtimeMs: number; html: string } | undefined;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, html: await readFile(file, 'utf8') };
      return known.html;
    } catch {
      return undefined;
    }
  };
}
