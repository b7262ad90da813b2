import { expect, it } from 'vitest';
import { sharedChunk } from './shared-chunk.ts';

const IMPORTERS: Record<string, string[]> = {
  '/home/page.tsx': [],
  '/past/page.tsx': [],
  '/field.tsx': ['/form.tsx', '/past/page.tsx'],
  '/form.tsx': ['/home/page.tsx'],
  '/store.ts': ['/store-list.tsx', '/past/page.tsx'],
  '/store-list.tsx': ['/store.ts'],
};
const graph = { getModuleInfo: (id: string) => (IMPORTERS[id] ? { importers: IMPORTERS[id] } : null) };

it.each([
  ['two pages load at once, one of them through another module', '/field.tsx', 'shared'],
  ['one page loads alone', '/form.tsx', null],
  ['one page loads alone, in a circle', '/store.ts', null],
  ['is a page', '/home/page.tsx', null],
  ['no page loads at once', '/unknown.ts', null],
])('names the chunk of a module that %s', (_, id, chunk) => {
  expect(sharedChunk(id, graph)).toBe(chunk);
});
