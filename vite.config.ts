import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { evaluatedData } from './client/prerender/evaluated-data.ts';
import { prerenderedPages } from './client/prerender/plugin.ts';
import { serviceBehindVite } from './server/setup/dev.ts';

const root = import.meta.dirname;

async function renderPages() {
  const file = join(root, 'client/prerender/render.tsx');
  const { module } = await runnerImport<typeof import('./client/prerender/render.tsx')>(file);
  return module.RENDERED;
}

export default defineConfig({
  root: join(root, 'client'),
  plugins: [react(), evaluatedData((file) => runnerImport(file)), serviceBehindVite(root), prerenderedPages(renderPages)],
  build: { outDir: join(root, 'dist/client'), emptyOutDir: true },
});
