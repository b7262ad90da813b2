import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../contract/vocabulary.ts';

/** The pages that the client build wrote. */
export interface BuiltPages {
  /** A page's HTML; nothing while there is no build yet. */
  read(path: string, language: Language): Promise<string | undefined>;
  /** When the build wrote the page; nothing where it wrote none. */
  changedAt(path: string): Promise<Date | undefined>;
}

const TAGS: Readonly<Record<Language, string>> = { no: 'nb', en: 'en' };
const nameOf = (path: string, language: Language): string =>
  `pages/${path === '/' ? 'home' : path.slice(1)}.${TAGS[language]}.html`;

/**
 * Reads the page rendered ahead for a path and language, or `index.html` where none was. A file is read again only
 * when it has changed, so that a build may be swapped in at any time.
 */
export function createBuiltPages(folder: string): BuiltPages {
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
  return {
    read: async (path, language) => (await read(nameOf(path, language))) ?? read('index.html'),
    changedAt: (path) => stat(join(folder, nameOf(path, 'no'))).then(({ mtime }) => mtime, () => undefined),
  };
}
