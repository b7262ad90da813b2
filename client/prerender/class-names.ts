import type { Plugin } from 'vite';

const moduleName = (file: string): string => /([^\\/]+)\.module\.css/.exec(file)?.[1] ?? '';

/** Readable class names of CSS modules, identical in the client build and in the prerendered HTML. */
export const cssModules = { generateScopedName: (name: string, file: string): string => `${moduleName(file)}-${name}` };

const MARK = '\0class-names:';

/** Resolves CSS modules to their class names only, for prerendering; the client build emits the styles. */
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
