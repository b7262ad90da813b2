import { expect, test } from 'vitest';
import { readPageStyle } from './stylesheet.ts';

test('the server’s pages use only custom properties that are defined', async () => {
  const { content } = await readPageStyle();
  const defined = new Set(content.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g).map(([, name]) => name));
  const used = [...content.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
