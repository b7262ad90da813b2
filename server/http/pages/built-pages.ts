import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import type { Language } from '../../../contract/vocabulary.ts';

/** The pages of the client build. */
interface BuiltPages {
  /** A page's HTML; undefined if there is no build yet. */
  read(path: string, language: Language): Promise<string | undefined>;
  /** When the build wrote the page; undefined if it did not. */
  lastModified(path: string): Promise<Date | undefined>;
}

const nameOf = (path: string, language: Language): string =>
  `pages/${path === '/' ? 'home' : path.slice(1)}.${LANGUAGE_TAGS[language]}.html`;

/** Reads the prerendered page of a path and language, else `index.html`. Files are cached until they change on disk. */
export function createBuiltPages(folder: string): BuiltPages {
  const cache = new Map<string, { mtimeMs: number; html: string }>();
  const read = async (name: string): Promise<string | undefined> => {
    try {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      const last = cache.get(name);
      if (last?.mtimeMs === mtimeMs) return last.html;
      const html = await readFile(file, 'utf8');
      cache.set(name, { mtimeMs, html });
      return html;
    } catch {
      return undefined;
    }
  };
  return {
    read: async (path, language) => (await read(nameOf(path, language))) ?? read('index.html'),
    lastModified: (path) => stat(join(folder, nameOf(path, 'no'))).then(({ mtime }) => mtime, () => undefined),
  };
}
