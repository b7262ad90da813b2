import { expect, it } from 'vitest';
import { pageChunk, sharedChunk } from './page-chunk.ts';

const IMPORTERS: Record<string, string[]> = {
  '/index.html': [],
  '/main.tsx': ['/index.html'],
  '/routes.ts': ['/main.tsx', '/past/page.tsx'],
  '/home/page.tsx': [],
  '/past/page.tsx': [],
  '/field.tsx': ['/form.tsx', '/past/page.tsx'],
  '/form.tsx': ['/home/page.tsx'],
  '/store.ts': ['/store-list.tsx', '/past/page.tsx'],
  '/store-list.tsx': ['/store.ts'],
};
const graph = { getModuleInfo: (id: string) => (IMPORTERS[id] ? { importers: IMPORTERS[id], isEntry: id === '/index.html' } : null) };

it.each([
  ['two pages import statically, one of them through another module', '/field.tsx', 'shared-by-pages', null],
  ['the entry and a page import statically', '/routes.ts', 'shared-by-pages', null],
  ['only the entry imports', '/main.tsx', null, null],
  ['only one page imports', '/form.tsx', null, 'home'],
  ['only one page imports, in a cycle', '/store.ts', null, 'past'],
  ['is a page', '/home/page.tsx', null, 'home'],
  ['no page imports statically', '/unknown.ts', null, null],
])('names the chunk of a module that %s', (_, id, shared, own) => {
  expect(sharedChunk(id, graph)).toBe(shared);
  expect(pageChunk(id, graph)).toBe(own);
});
