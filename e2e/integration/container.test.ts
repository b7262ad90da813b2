import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../../server/config.ts';
import { contextOf, lastOf, pairsOf, readDockerfile } from '../container/dockerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const stages = readDockerfile(read('Dockerfile'));
const last = stages.at(-1)!;

describe('the image', () => {
  test('uses one pinned Node 24 base image, and copies only from its own stages', () => {
    expect(new Set(stages.map(({ base }) => base))).toEqual(new Set(['node:24-trixie-slim']));
    expect(last.name).toBeUndefined();
    const copied = last.steps.filter(({ word }) => word === 'COPY');
    expect(copied.every(({ flags }) => stages.some(({ name }) => name === flags['from']))).toBe(true);
  });

  test('installs packages once, and removes those only for building', () => {
    const runs = stages.flatMap(({ steps }) => steps.filter(({ word }) => word === 'RUN').map(({ rest }) => rest));
    expect(runs.filter((rest) => rest.includes('npm ci'))).toHaveLength(1);
    expect(runs.some((rest) => rest.includes('npm prune --omit=dev'))).toBe(true);
  });

  test('has a slim stage without a browser that is otherwise the same', () => {
    const slim = stages.find(({ name }) => name === 'slim')!;
    const mentionsBrowser = ({ steps }: typeof slim): boolean => steps.some(({ rest }) => /chromium \w|CHROMIUM_PATH/.test(rest));
    expect([mentionsBrowser(slim), mentionsBrowser(last)]).toEqual([false, true]);
    for (const word of ['USER', 'ENTRYPOINT', 'CMD', 'HEALTHCHECK', 'VOLUME', 'COPY']) {
      expect(lastOf(slim, word)!.rest).toBe(lastOf(last, word)!.rest);
    }
  });

  test('does not run as root, and has an init and a health check', () => {
    expect(lastOf(last, 'USER')!.rest).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(JSON.parse(lastOf(last, 'ENTRYPOINT')!.rest)[0]).toMatch(/tini$/);
    expect(lastOf(last, 'HEALTHCHECK')!.rest).toContain('/healthz');
    const [, script] = JSON.parse(lastOf(last, 'CMD')!.rest) as [string, string];
    expect(existsSync(join(ROOT, script))).toBe(true);
  });

  test('sets only variables that the service reads, to valid values', () => {
    const all = last.steps.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => Object.entries(pairsOf(rest)));
    const others = Object.fromEntries(all.filter(([name]) => !VARIABLES.includes(name)));
    expect(others).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' });
    const environment = Object.fromEntries(all.filter(([name]) => VARIABLES.includes(name)));
    const outcome = readConfig(environment);
    expect(outcome).toMatchObject({ ok: true, config: { host: '0.0.0.0', adminHost: '127.0.0.1' } });
    expect(environment['DATA_DIR']).toBe(lastOf(last, 'VOLUME')!.rest);
    for (const name of Object.keys(environment)) expect(read('.env.example')).toContain(`#${name}=`);
  });

  test('is built from sources only', () => {
    const places = ['*', '.npmrc', '{client,contract,server,docs}/**/*', '{e2e,bench}/*'];
    const there = globSync(places, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
    const unwanted = ['.env', 'server/.env', 'data/storefront.sqlite', 'node_modules/zod/index.js', '.git/config'];
    const context = contextOf([...there, ...unwanted], read('.dockerignore'));
    const wanted = ['package-lock.json', '.npmrc', 'server/main.ts', 'client/index.html', 'contract/vocabulary.ts'];
    expect(context).toEqual(expect.arrayContaining(wanted));
    const isUnwanted = (file: string): boolean =>
      /\.test\.|-rig\.|^(?:data|node_modules|e2e|bench|docs|\.git)\/|(?:^|\/)\.env/.test(file);
    expect(context.filter(isUnwanted)).toEqual([]);
  });
});

test('an ignore pattern matches a path and everything below it; the last match decides', () => {
  const files = ['a.ts', 'a/b.ts', 'a/b/c.test.ts', 'ab/c.ts', 'd.test.ts'];
  expect(contextOf(files, '*\n!a\n**/*.test.ts')).toEqual(['a/b.ts']);
  expect(contextOf(files, '# nothing is left out\n')).toEqual(files);
});
