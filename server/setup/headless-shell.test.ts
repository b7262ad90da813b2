import { describe, expect, test } from 'vitest';
import { playwrightsOwn } from './chromium.ts';
import { suiteBrowser } from './headless-shell.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const onlyExists = (...paths: string[]) => (path: unknown): boolean => paths.includes(String(path));

describe('suiteBrowser', () => {
  test('is the one named by CHROMIUM_PATH, whatever else is installed', () => {
    const env = { CHROMIUM_PATH: '/opt/own/chromium' };
    expect(suiteBrowser(env, onlyExists('/opt/own/chromium', '/usr/bin/chromium', SHELL))).toBe('/opt/own/chromium');
  });

  test('is left to Playwright if its own is installed', () => {
    expect(suiteBrowser({}, onlyExists(playwrightsOwn()!, '/usr/bin/chromium', SHELL))).toBeUndefined();
  });

  test('is the headless shell if the system’s Chromium is there too', () => {
    expect(suiteBrowser({}, onlyExists('/usr/bin/chromium', SHELL))).toBe(SHELL);
  });

  test('is the system’s Chromium if there is no headless shell', () => {
    expect(suiteBrowser({ CHROMIUM_PATH: '/opt/gone' }, onlyExists('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });
});
