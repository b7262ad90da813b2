import type { Plugin } from 'vite';

const moduleName = (file: string): string => /([^\\/]+)\.module\.css/.exec(file)?.[1] ?? '';

/** How a class of a CSS module is named: by its file, so that it is found there, and the same wherever it is rendered. */
export const cssModules = { generateScopedName: (name: string, file: string): string => `${moduleName(file)}-${name}` };

const MARK = '\0class-names:';

/** Gives what is rendered ahead the names of classes alone; the style sheet is the bundle's. */
export function classNamesOnly(): Plugin {
  return {
    name: 'class-names-only',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.module.css') ? MARK + moduleName(id) : undefined),
    load: (id) => (id.startsWith(MARK)
      ? `export default new Proxy({}, { get: (_, name) => ${JSON.stringify(`${id.slice(MARK.length)}-`)} + String(name) });`
      : undefined),
  };
}
