import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BASE, checkFile, LAYERS } from './layers.ts';

const PROJECT = join(import.meta.dirname, '../..');

const violations = (file: string, source: string): string[] => checkFile(file, source).map(({ what }) => what);

describe('imports point one way', () => {
  test.for([
    ['contract/health.ts', "import { clock } from '../server/clock.ts';"],
    ['contract/health.ts', "import express from 'express';"],
    ['contract/health.ts', "import { readFileSync } from 'node:fs';"],
    ['contract/vocabulary.ts', "import { z } from 'zod';"],
    ['contract/routes.ts', "import { z } from 'zod';"],
    ['contract/version.ts', "import { healthScan } from './operations/health.ts';"],
    ['contract/vocabulary.ts', "import { Health } from './health.ts';"],
    ['contract/checks/texts.ts', "import { z } from 'zod';"],
    ['contract/checks/texts.ts', "export { Health } from '../health.ts';"],
    ['contract/vocabulary.ts', "import type { ZodType } from '../server/deps.ts';"],
    ['server/net/fetch.ts', "import { parse } from '../page/parse.ts';"],
    ['server/net/fetch.ts', "import type { Page } from '../page/page.ts';"],
    ['server/state/windows.ts', "import { admit } from '../admission/admit.ts';"],
    ['server/page/page.ts', "import { guardedFetch } from '../net/fetch.ts';"],
    ['server/product/product.ts', "import { robots } from '../site/robots.ts';"],
    ['server/product/product.ts', "import { guardedFetch } from '../net/fetch.ts';"],
    ['server/site/robots.ts', "import { product } from '../product/product.ts';"],
    ['server/site/robots.ts', "import { healthScan } from '../tools/health/scan.ts';"],
    ['server/registers/brreg.ts', "import { runs } from '../runs/runs.ts';"],
    ['server/registers/brreg.ts', "import { parse } from '../page/parse.ts';"],
    ['server/tools/health/scan.ts', "import { audit } from '../geo/audit.ts';"],
    ['server/tools/health/phases/robots.ts', "import { audit } from '../../geo/audit.ts';"],
    ['server/tools/health/scan.ts', "import { listener } from '../../http/rest/listener.ts';"],
    ['server/tools/health/scan.ts', "import { admit } from '../../admission/admit.ts';"],
    ['server/tools/health/scan.ts', "import { createDeps } from '../../deps.ts';"],
    ['server/admission/admit.ts', "import { healthScan } from '../tools/health/scan.ts';"],
    ['server/admission/admit.ts', "import { runs } from '../runs/runs.ts';"],
    ['server/runs/runs.ts', "import { listener } from '../http/rest/listener.ts';"],
    ['server/http/rest/listener.ts', "import { guardedFetch } from '../../net/fetch.ts';"],
    ['server/http/rest/listener.ts', "import { parse } from '../../page/parse.ts';"],
    ['server/http/rest/listener.ts', "import { createApp } from '../../app.ts';"],
    ['server/app.ts', "import { page } from '../client/page.ts';"],
    ['server/app.ts', "import { startWorld } from '../e2e/world/world.ts';"],
    ['server/net/fetch.ts', "const stores = await import('../../e2e/world/stores.ts');"],
    ['server/net/fetch.ts', "type Page = import('../page/page.ts').Page;"],
    ['server/net/fetch.ts', "export * from '../page/page.ts';"],
    ['server/net/fetch.ts', 'const what = await import(process.argv[2]);'],
    ['server/net/fetch.ts', "import { createManualClock } from '../manual-clock.ts';"],
    ['server/net/fetch.ts', "import { startRig } from './guard-proxy-rig.ts';"],
    ['client/api/client.ts', "import { Health } from '../../contract/health.ts';"],
    ['client/api/client.ts', "import { router } from '../../server/http/trpc/router.ts';"],
    ['client/api/client.ts', "import type { Deps } from '../../server/deps.ts';"],
    ['client/pages/health.tsx', "import { z } from 'zod';"],
    ['client/pages/health.tsx', "import { join } from 'node:path';"],
    ['client/pages/health.tsx', "import { initTRPC } from '@trpc/server';"],
  ] as const)('%s may not: %s', ([file, source]) => {
    expect(violations(file, source)).toHaveLength(1);
  });

  test.for([
    ['contract/health.ts', "import { z } from 'zod';\nimport { PHASES } from './vocabulary.ts';"],
    ['contract/checks/texts.ts', "import { PHASES } from '../vocabulary.ts';\nimport { text } from './en.ts';"],
    ['server/net/fetch.ts', "import { Agent } from 'undici';\nimport type { Clock } from '../clock.ts';"],
    ['server/net/fetch.test.ts',
      "import { startRig } from './guard-proxy-rig.ts';\nimport { createServer } from 'node:http';"],
    ['server/net/guard-proxy-rig.ts', "import { createManualClock } from '../manual-clock.ts';"],
    ['server/product/product.ts', "import { parse } from '../page/parse.ts';"],
    ['server/site/robots.ts',
      "import { guardedFetch } from '../net/fetch.ts';\nimport { parse } from '../page/parse.ts';"],
    ['server/registers/brreg.ts', "import { trusted } from '../net/trusted.ts';"],
    ['server/tools/health/phases/robots.ts',
      "import { x } from '../scan.ts';\nimport { y } from '../../../site/robots.ts';"],
    ['server/tools/health/scan.ts', "import type { Deps } from '../../deps.ts';"],
    ['server/runs/runs.ts', "import type { Admitted } from '../admission/admit.ts';"],
    ['server/http/rest/listener.ts',
      "import { admit } from '../../admission/admit.ts';\nimport type { X } from '../../state/windows.ts';"],
    ['server/http/rest/listener.ts',
      "import type { IncomingMessage } from 'node:http';\nimport { isIP } from 'node:net';"],
    ['server/http/server.ts', "import { createServer } from 'node:http';\nimport { reply } from './rest/reply.ts';"],
    ['server/app.ts', "import { createServer } from 'node:http';\nimport { x } from './http/server.ts';"],
    ['client/api/client.ts', "import type { Router } from '../../server/http/trpc/router.ts';\nimport type { H } from '../../contract/health.ts';"],
    ['client/pages/health.tsx', "import { PHASES } from '../../contract/vocabulary.ts';\nimport '../styles/page.css';"],
    ['e2e/world/world.ts',
      "import { createApp } from '../../server/app.ts';\nimport { createServer } from 'node:http';"],
  ] as const)('%s may: %s', ([file, source]) => {
    expect(violations(file, source)).toEqual([]);
  });
});

test('the table in CONTRIBUTING.md names what each layer of the server may import', () => {
  const cell = (paths: readonly string[]): string => {
    const own = paths.map((path) => `\`${path.replace(/^server\//, '').replace(/\/$/, '')}\``);
    return BASE.every((path) => paths.includes(path)) ? ['base', ...own.slice(BASE.length)].join(', ') : own.join(', ');
  };
  const table = readFileSync(join(PROJECT, 'CONTRIBUTING.md'), 'utf8').match(/^\| `server\/.*$/gm) ?? [];
  expect(table.map((row) => row.split('|').slice(1, 4).map((text) => text.trim()))).toEqual(
    LAYERS.filter(({ path }) => path.startsWith('server/') && path.endsWith('/'))
      .map(({ path, allow, allowTypes = [] }) => [`\`${path}\``, cell(allow), cell(allowTypes)]),
  );
});

describe('only server/net opens sockets', () => {
  const modules = ['node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'node:dns', 'node:dns/promises', 'http', 'undici'];

  test.for(modules)('%s', (module) => {
    const source = `import { connect } from '${module}';`;
    for (const file of ['server/tools/geo/scan.ts', 'server/http/rest/body.ts', 'server/site/robots.ts', 'server/page/page.ts']) {
      expect(violations(file, source)).toEqual([`${module} opens sockets: only server/net may import it`]);
    }
    expect(violations('server/net/fetch.ts', source)).toEqual([]);
  });

  test('refuses an import that is not limited to socket-free exports', () => {
    expect(violations('server/http/key.ts', "import { connect, isIP } from 'node:net';")).toHaveLength(1);
    expect(violations('server/http/key.ts', "import * as net from 'node:net';")).toHaveLength(1);
    expect(violations('server/http/key.ts', "import 'node:net';")).toHaveLength(1);
  });
});

describe('the clock is injected', () => {
  test.for([
    "import { setTimeout } from 'node:timers/promises';",
    "import { setInterval } from 'node:timers';",
    'export const now = () => new Date();',
  ])('%s', (source) => {
    expect(violations('server/runs/runs.ts', source)[0]).toMatch(/take the Clock$/);
    expect(violations('server/clock.ts', source)).toEqual([]);
  });

  test('a Date made from a reading of the Clock is allowed', () => {
    expect(violations('server/runs/runs.ts', 'export const at = (ms: number) => new Date(ms);')).toEqual([]);
  });
});

const FORBIDDEN = [
  ["export const page = fetch('http://store.example');", 'fetch'],
  ["export const page = globalThis.fetch('http://store.example');", 'fetch'],
  ["export const socket = new WebSocket('ws://store.example');", 'WebSocket'],
  ['export const at = Date.now();', 'Date.now'],
  ['export const at = performance.now();', 'performance.now'],
  ['export const dice = Math.random();', 'Math.random'],
  ['setTimeout(() => {}, 10);', 'setTimeout'],
  ['setInterval(() => {}, 10);', 'setInterval'],
  ['export const signal = AbortSignal.timeout(10);', 'AbortSignal.timeout'],
  ["console.log('here');", 'console'],
  ['export default 1;', 'export'],
  ["import { join } from 'path';\nexport const file = join('a', 'b');", 'node:'],
  ["import { trusted } from '../net/trusted.ts';\nexport const forged: any = trusted == null;\nvar old = 1;", 'var'],
  ["import { healthScan } from '../tools/health/scan.ts';\nhealthScan();", 'may not import'],
] as const;

const ALLOWED: Readonly<Record<string, string>> = {
  'server/clock.ts': 'export const now = (): number => Date.now();\nexport const wait = setTimeout;',
  'server/net/trusted.ts': "export const trusted = (): Promise<Response> => fetch('http://127.0.0.1');",
  'server/setup/say.ts': "console.log('ready', Date.now());",
  'server/runs/runs.ts': "import { now } from '../clock.ts';\nexport const began = now();",
  'client/pages/page.ts': 'export const later = (): number => window.setTimeout(() => {}, Date.now());',
};

/** Runs both linters on a tree of these files and the ones that follow the rules. */
function lint(files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  cpSync(join(PROJECT, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  for (const [path, source] of Object.entries({ ...ALLOWED, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${source}\n`);
  }
  const options = { cwd: root, encoding: 'utf8', timeout: 60_000 } as const;
  const rules = spawnSync(join(PROJECT, 'node_modules/.bin/oxlint'), ['--deny-warnings', '-f', 'unix'], options);
  const ours = spawnSync(process.execPath, [join(import.meta.dirname, 'lint.ts'), root], options);
  rmSync(root, { recursive: true });
  const lines = `${rules.stdout}${ours.stdout}${ours.stderr}`.split('\n');
  return {
    codes: [rules.status, ours.status], lines,
    about: (path: string) => lines.filter((line) => line.startsWith(`${path}:`)).join('\n'),
  };
}

describe('npm run lint', () => {
  let result: ReturnType<typeof lint>;

  beforeAll(() => {
    result = lint({
      ...Object.fromEntries(FORBIDDEN.map(([source], at) => [`server/runs/refused-${at}.ts`, source])),
      'server/net/late.ts': 'setTimeout(() => {}, Date.now());',
      'server/net/wide.ts': `export const ${'a'.repeat(110)} = 1;`,
      'server/runs/circle.ts': "import { b } from './log.ts';\nexport const a = (): number => b();",
      'server/runs/log.ts': "import { a } from './circle.ts';\nexport const b = (): number => a();",
    });
  });

  test('passes a tree that follows the rules', () => {
    const { codes, lines } = lint();
    expect(codes).toEqual([0, 0]);
    expect(lines).toContain('Layers: imports point one way');
  });

  test('exits with 1 from both linters on a tree that breaks the rules of both', () => {
    expect(result.codes).toEqual([1, 1]);
  });

  test('does not report files that follow the rules next to those that do not', () => {
    for (const path of Object.keys(ALLOWED)) expect(result.about(path)).toBe('');
  });

  test.for(FORBIDDEN.map(([source, named], at) => ({ source, named, at })))('refuses in server/runs: $source', ({ named, at }) => {
    expect(result.about(`server/runs/refused-${at}.ts`)).toContain(named);
  });

  test('refuses code past the last column, and says how many lines break each rule', () => {
    expect(result.about('server/net/wide.ts')).toBe('server/net/wide.ts:1  more than 120 columns');
    expect(result.lines).toContain('Columns: 1 problems');
    expect(result.lines.at(-2)).toMatch(/^Layers: \d+ problems$/);
  });

  test('refuses the clock in server/net too, where sockets are allowed', () => {
    expect(result.about('server/net/late.ts')).toContain('no-restricted-globals');
    expect(result.about('server/net/late.ts')).toContain('no-restricted-properties');
  });

  test('refuses circular imports', () => {
    expect(result.about('server/runs/circle.ts')).toContain('no-cycle');
  });
});
