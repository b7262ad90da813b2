import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageDocument } from '../../../contract/report/document.ts';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import type { Language } from '../../../contract/vocabulary.ts';

/** Served until the client build is ready. */
export const BUILD_IN_PROGRESS = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page is being built – Storefront Analysis</title>
</head>
<body><main><h1>The page is being built</h1><p>The page is being built. The API answers already.</p></main></body>
</html>
`;

const nameOf = (path: string, language: Language, type: 'html' | 'json' = 'html'): string =>
  `pages/${path === '/' ? 'home' : path.slice(1)}.${LANGUAGE_TAGS[language]}.${type}`;

/** The pages of the client build at `folder`. Files are cached until they change on disk. */
export function createBuiltPages(folder: string) {
  const cache = new Map<string, { mtimeMs: number; text: string }>();
  const readCached = async (name: string): Promise<string | undefined> => {
    try {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      const last = cache.get(name);
      if (last?.mtimeMs === mtimeMs) return last.text;
      const text = await readFile(file, 'utf8');
      cache.set(name, { mtimeMs, text });
      return text;
    } catch {
      return undefined;
    }
  };
  return {
    /** The prerendered page of a path and language, else `index.html`; undefined if there is no build yet. */
    read: async (path: string, language: Language) =>
      (await readCached(nameOf(path, language))) ?? readCached('index.html'),
    /** The page's text alone; undefined if the build wrote none. */
    async document(path: string, language: Language): Promise<PageDocument | undefined> {
      const json = await readCached(nameOf(path, language, 'json'));
      return json && JSON.parse(json);
    },
    /** When the build wrote the page; undefined if it did not. */
    lastModified: (path: string) => stat(join(folder, nameOf(path, 'no'))).then(({ mtime }) => mtime, () => undefined),
  };
}
