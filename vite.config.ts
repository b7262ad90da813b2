import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceBehindVite } from './server/setup/dev.ts';

const root = import.meta.dirname;

export default defineConfig({
  root: join(root, 'client'),
  plugins: [react(), serviceBehindVite(root)],
  build: { outDir: join(root, 'dist/client'), emptyOutDir: true },
});
