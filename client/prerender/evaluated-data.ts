import type { Plugin } from 'vite';

/** Vite's `runnerImport`, injected to keep the plugin free of build tooling. */
type RunModule = (file: string) => Promise<{ module: object; dependencies: string[] }>;

/**
 * Evaluates `*.data.ts` modules at build time, like VitePress: their exports are bundled as plain data, without the
 * modules they were computed from.
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
