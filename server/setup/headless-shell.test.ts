import { describe, expect, test } from 'vitest';
import { playwrightsOwn } from './chromium.ts';
import { suiteBrowser } from './headless-shell.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const there = (...paths: string[]) => (path: unknown): boolean => paths.includes(String(path));

describe('suiteBrowser', () => {
  test('is the one named by CHROMIUM_PATH, whatever else is there', () => {
    const env = { CHROMIUM_PATH: '/opt/own/chromium' };
    expect(suiteBrowser(env, there('/opt/own/chromium', '/usr/bin/chromium', SHELL))).toBe('/opt/own/chromium');
  });

  test('is left to Playwright where its own is there', () => {
    expect(suiteBrowser({}, there(playwrightsOwn()!, '/usr/bin/chromium', SHELL))).toBeUndefined();
  });

  test('is the headless shell beside the system’s Chromium', () => {
    expect(suiteBrowser({}, there('/usr/bin/chromium', SHELL))).toBe(SHELL);
  });

  test('is the system’s Chromium where there is no headless shell', () => {
    expect(suiteBrowser({ CHROMIUM_PATH: '/opt/gone' }, there('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });
});
