import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureInstalled, isInstalled, npmCall, npmErrors, recordAgrees, withoutHosts } from './install.mjs';

const lockOf = (packages: Record<string, object>): string =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'x' }, ...packages } });
const recordOf = (packages: Record<string, object>): string => JSON.stringify({ lockfileVersion: 3, packages });

describe('recordAgrees', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const b = { version: '2.0.0', integrity: 'sha512-b' };

  test.for([
    ['the same tree', lockOf({ a, b }), recordOf({ a, b }), true],
    ['an optional package of another platform left out', lockOf({ a, b: { ...b, optional: true } }), recordOf({ a }),
      true],
    ['a package missing', lockOf({ a, b }), recordOf({ a }), false],
    ['another version', lockOf({ a }), recordOf({ a: { ...a, integrity: 'sha512-older' } }), false],
    ['an extra package', lockOf({ a }), recordOf({ a, b }), false],
    ['a record that cannot be read', lockOf({ a }), 'half a fi', false],
    ['a record in another format', lockOf({ a }), '{}', false],
  ] as const)('%s', ([, lock, record, agrees]) => {
    expect(recordAgrees(lock, record)).toBe(agrees);
  });
});

describe('ensureInstalled', () => {
  let folder: string;
  const lock = lockOf({ a: { version: '1.0.0', integrity: 'sha512-a' } });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), lock);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test('does nothing if npm was run by hand, and notices a changed lock file', async () => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), recordOf({ a: { integrity: 'sha512-a' } }));
    const lines: string[] = [];
    const lockFile = join(folder, 'dist/install.lock');
    expect(await ensureInstalled(folder, { say: (line) => lines.push(line), lockFile })).toBe(false);
    expect(lines).toEqual([]);
    writeFileSync(join(folder, 'package-lock.json'), lockOf({ a: { version: '1.0.1', integrity: 'sha512-newer' } }));
    expect(isInstalled(folder)).toBe(false);
  });

  test('reports a failed install in words, and does not count it as installed', async () => {
    const lines: string[] = [];
    // There is no package.json beside this lock file: npm fails before it sends any request.
    const attempt = ensureInstalled(folder, { say: (line) => lines.push(line), lockFile: join(folder, 'dist/install.lock') });
    await expect(attempt).rejects.toThrow(/^npm ci failed in /);
    expect(lines).toEqual(['Installing dependencies (npm ci) …']);
    expect(isInstalled(folder)).toBe(false);
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock);
  }, 60_000);

  test.runIf(process.platform !== 'win32')('gives npm no input to wait for', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\nread -r answer\necho "npm error nobody answered"\nexit 7\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`);
    vi.stubEnv('npm_execpath', undefined);
    const attempt = ensureInstalled(folder, { say: () => {}, lockFile: join(folder, 'dist/install.lock') });
    await expect(attempt).rejects.toThrow(/\(exit code 7\):\nnobody answered$/);
  });

  test('reports a folder without a lock file in words', () => {
    rmSync(join(folder, 'package-lock.json'));
    expect(() => isInstalled(folder)).toThrow('There is no package-lock.json');
  });
});

describe('npmCall', () => {
  const env = { PATH: '/project/node_modules/.bin:/usr/bin:/npm/node-gyp-bin', HOME: '/home/x' };

  test('uses the npm and the Node that started us', () => {
    const call = npmCall({ ...env, npm_execpath: '/npm/bin/npm-cli.js', npm_node_execpath: '/bin/sh' }, '/project');
    expect([call.command, call.args]).toEqual(['/bin/sh', ['/npm/bin/npm-cli.js']]);
  });

  test.for([
    ['another package manager started us', { npm_execpath: '/usr/lib/yarn.js', npm_node_execpath: '/bin/sh' }],
    ['the Node that started us is in node_modules',
      { npm_execpath: '/npm/bin/npm-cli.js', npm_node_execpath: '/p/node_modules/.bin/node' }],
    ['neither is known', {}],
  ] as const)('falls back to the npm on the PATH when %s', ([, given]) => {
    expect(npmCall({ ...env, ...given }, '/project').command).toBe('npm');
  });

  test('removes the dependencies’ own programs and the calling script from the environment', () => {
    const call = npmCall({ ...env, npm_lifecycle_event: 'start', npm_config_local_prefix: '/else', npm_config_cache: '/c' }, '/p');
    expect(call.env).toEqual({ PATH: '/usr/bin', HOME: '/home/x', npm_config_cache: '/c', INIT_CWD: '/p' });
  });
});

describe('npmErrors', () => {
  test('leaves out hosts', () => {
    const output = [
      'npm warn deprecated x@1.0.0: old',
      'npm error code ENOTFOUND',
      'npm error syscall getaddrinfo',
      'npm error network request to https://packages.inside.example/a/-/a-1.tgz failed, reason: getaddrinfo ENOTFOUND packages.inside.example',
      'npm error A complete log of this run can be found in: /root/.npm/_logs/2026-debug-0.log',
    ].join('\n');
    expect(npmErrors(output)).toBe(
      'code ENOTFOUND\nsyscall getaddrinfo\nrequest to https://…/a/-/a-1.tgz failed, reason: getaddrinfo ENOTFOUND …',
    );
  });

  test('leaves out the stack and the usage text', () => {
    const output = [
      'npm ERR! code EUSAGE',
      'npm ERR!     at Socket.emit (/npm/lib/x.js:1:1)',
      'npm ERR! ',
      'npm ERR! Missing: a@1.0.0 from lock file',
      'npm ERR! Clean install a project',
      'npm ERR! npm ci',
    ].join('\n');
    expect(npmErrors(output)).toBe('code EUSAGE\nMissing: a@1.0.0 from lock file');
  });

  test('keeps text that is no host', () => {
    const text = 'Invalid: lock file’s a@1.0.0 does not satisfy a@1.0.1 at node_modules/a/package.json';
    expect(withoutHosts(text)).toBe(text);
  });
});
