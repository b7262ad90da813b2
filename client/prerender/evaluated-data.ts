import type { Plugin } from 'vite';

/** Vite's `runnerImport`, which the plugin is given so that it stays free of the build's own machinery. */
type RunModule = (file: string) => Promise<{ module: object; dependencies: string[] }>;

/**
 * Runs modules named `*.data.ts` when the page is made, as VitePress does: what they export goes into the bundle as
 * plain data, and what they made it of does not.
 */
export function evaluatedData(run: RunModule): Plugin {
  return {
    name: 'evaluated-data',
    async load(id) {
      if (!id.endsWith('.data.ts')) return undefined;
      const { module, dependencies } = await run(id);
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
