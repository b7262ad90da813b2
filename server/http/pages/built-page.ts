import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../contract/vocabulary.ts';

/** A page's HTML as the client build wrote it; nothing while there is none yet. */
export type BuiltPage = (path: string, language: Language) => Promise<string | undefined>;

/**
 * Reads the page rendered ahead for a path and language, or `index.html` where none was. A file is read again only
 * when it has changed, so that a build may be swapped in at any time.
 */
export function createBuiltPage(folder: string): BuiltPage {
  const known = new Map<string, { mtimeMs: number; html: string }>();
  const read = async (name: string): Promise<string | undefined> => {
    try {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      const last = known.get(name);
      if (last?.mtimeMs === mtimeMs) return last.html;
      const html = await readFile(file, 'utf8');
      known.set(name, { mtimeMs, html });
      return html;
    } catch {
      return undefined;
    }
  };
  return async (path, language) => {
    const name = path === '/' ? 'home' : path.slice(1);
    const tag = language === 'no' ? 'nb' : 'en';
    return (await read(`pages/${name}.${tag}.html`)) ?? read('index.html');
  };
}
