import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientFolder, ensureBuilt, isUpToDate, sourceStamp, swapIn } from './client-build.ts';

describe('the built page', () => {
  let root: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'client-'));
    write('client/index.html', '<!doctype html><title>A</title><script type="module" src="/main.ts"></script>');
    write('client/main.ts', 'document.title = "B";');
    write('contract/vocabulary.ts', 'export const A = 1;');
    write('vite.config.ts', 'export default { root: `${import.meta.dirname}/client` };');
    write('package-lock.json', '{}');
    write('package.json', '{"type": "module"}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.for(['client/main.ts', 'client/deep/new.css', 'contract/vocabulary.ts', 'vite.config.ts', 'package-lock.json'])(
    'has another stamp when %s changes',
    (path) => {
      const before = sourceStamp(root);
      expect(sourceStamp(root)).toBe(before);
      write(path, '/* changed */');
      expect(sourceStamp(root)).not.toBe(before);
    },
  );

  test('has the same stamp when only a test or the server changes', () => {
    const before = sourceStamp(root);
    write('client/main.test.ts', 'changed');
    write('server/app.ts', 'changed');
    expect(sourceStamp(root)).toBe(before);
  });

  test('is swapped in over a folder as well as over an earlier link', () => {
    const link = clientFolder(root);
    write('dist/client/index.html', 'built by hand');
    write('dist/client-1/index.html', 'first');
    write('dist/client-2/index.html', 'second');
    const seen = ['client-1', 'client-2'].map((folder) => {
      swapIn(link, join(root, 'dist', folder));
      return readFileSync(join(link, 'index.html'), 'utf8');
    });
    expect(seen).toEqual(['first', 'second']);
  });

  test('is built once for the same sources, and the previous build is deleted', async () => {
    const lines: string[] = [];
    const say = (line: string): void => void lines.push(line);
    expect(await Promise.all([ensureBuilt(root, say), ensureBuilt(root, say)])).toEqual([true, false]);
    expect(isUpToDate(root)).toBe(true);
    expect(readFileSync(join(clientFolder(root), 'index.html'), 'utf8')).toContain('/assets/');
    write('client/main.ts', 'document.title = "C";');
    expect(isUpToDate(root)).toBe(false);
    expect(await ensureBuilt(root, say)).toBe(true);
    expect(readdirSync(join(root, 'dist')).sort()).toEqual(['client', `client-${sourceStamp(root)}`]);
  }, 60_000);

  test('is unchanged when a build fails', async () => {
    await ensureBuilt(root, () => {});
    const former = readFileSync(join(clientFolder(root), 'index.html'), 'utf8');
    write('client/main.ts', "import './gone.ts';");
    await expect(ensureBuilt(root, () => {})).rejects.toThrow('gone.ts');
    expect(readFileSync(join(clientFolder(root), 'index.html'), 'utf8')).toBe(former);
    write('client/main.ts', 'document.title = "D";');
    expect(await ensureBuilt(root, () => {})).toBe(true);
  }, 60_000);
});
