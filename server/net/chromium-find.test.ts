import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium-find.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-find-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(path: string, mode = 0o755): string {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, '', { mode });
  return full;
}

test('considers only the configured path, and finds nothing when it is missing', () => {
  const own = file('own/chromium');
  const other = file('other/chromium');
  expect(findChromium({ configured: own, playwright: folder, wellKnown: [other] })).toEqual([own]);
  expect(findChromium({ configured: join(folder, 'away'), playwright: folder, wellKnown: [other] })).toEqual([]);
});

test("lists Playwright's browsers, newest first, before the system's", () => {
  const older = file('pw/chromium-999/chrome-linux/chrome');
  const newer = file('pw/chromium-1200/chrome-linux64/chrome');
  file('pw/chromium_headless_shell-1300/chrome-linux/headless_shell');
  file('pw/chromium-1250/chrome-linux/chrome', 0o644);
  const system = file('usr/bin/chromium');
  expect(findChromium({ configured: undefined, playwright: join(folder, 'pw'), wellKnown: [system, '/nowhere/x'] }))
    .toEqual([newer, older, system]);
});

test('finds the system’s browsers for a user without a home folder', () => {
  const system = file('bin/chromium');
  const home = (): string => { throw new Error('uv_os_homedir returned ENOENT'); };
  expect(findChromium({ configured: undefined, home, wellKnown: [system] })).toEqual([system]);
});

test('finds nothing on a machine without a browser', () => {
  expect(findChromium({ configured: undefined, playwright: '/nowhere', wellKnown: [] })).toEqual([]);
});
