import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { classNamesOnly, cssModules } from './client/prerender/class-names.ts';
import { evaluatedData } from './client/prerender/evaluated-data.ts';
import { prerenderedPages } from './client/prerender/plugin.ts';
import { pageChunk, sharedChunk } from './client/prerender/page-chunk.ts';
import { serviceBehindVite } from './server/setup/dev.ts';

const root = import.meta.dirname;

async function renderPages() {
  const file = join(root, 'client/prerender/render.tsx');
  const { module } = await runnerImport<typeof import('./client/prerender/render.tsx')>(
    file,
    { configFile: false, plugins: [classNamesOnly()] },
  );
  return module.RENDERED;
}

export default defineConfig({
  root: join(root, 'client'),
  plugins: [
    react(),
    evaluatedData((file) => runnerImport(file)),
    serviceBehindVite(root),
    prerenderedPages(renderPages),
  ],
  css: { modules: cssModules },
  // React has had the hook itself since its version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    cssCodeSplit: false,
    outDir: join(root, 'dist/client'),
    emptyOutDir: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: sharedChunk, priority: 1 }, { name: pageChunk }] } },
    },
  },
});
