import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceBehindVite } from './server/setup/dev.ts';

export default defineConfig({
  root: join(import.meta.dirname, 'client'),
  appType: 'custom',
  plugins: [react(), serviceBehindVite(import.meta.dirname)],
  build: { outDir: '../dist/client', emptyOutDir: true },
});
