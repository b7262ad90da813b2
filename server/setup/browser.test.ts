import { describe, expect, test } from 'vitest';
import { errorLine, isDebianLike } from './browser.ts';
import { configuredChromium } from './chromium.ts';

describe('configuredChromium', () => {
  const onlyExists = (...paths: string[]) => (path: unknown): boolean => paths.includes(String(path));

  test('the one named by CHROMIUM_PATH comes first', () => {
    const path = configuredChromium({ CHROMIUM_PATH: '/opt/own/chromium' }, onlyExists('/opt/own/chromium', '/usr/bin/chromium'));
    expect(path).toBe('/opt/own/chromium');
  });

  test('Playwright’s own comes before the system’s', () => {
    expect(configuredChromium({}, () => true)).toMatch(/ms-playwright/);
  });

  test.for([undefined, '', '/opt/gone'])('the system’s is found when CHROMIUM_PATH is %j', (given) => {
    expect(configuredChromium({ CHROMIUM_PATH: given }, onlyExists('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });

  test('undefined is returned when there is none', () => {
    expect(configuredChromium({ CHROMIUM_PATH: '/opt/gone' }, () => false)).toBeUndefined();
  });
});

describe('isDebianLike', () => {
  test.for([
    ['ID=debian\nVERSION_ID="12"', true],
    ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian', true],
    ['ID=linuxmint\nID_LIKE="ubuntu debian"', true],
    ['NAME="Not debian"\nID=fedora', false],
    ['ID="opensuse-leap"\nID_LIKE="suse opensuse"', false],
    ['', false],
  ] as const)('%j', ([text, expected]) => {
    expect(isDebianLike(text)).toBe(expected);
  });
});

describe('errorLine', () => {
  test.for([
    [
      'Downloading Chrome from https://files.example/x.zip\nError: getaddrinfo ENOTFOUND files.example\n    at Req.done (dns.js:1:1)',
      'Error: getaddrinfo ENOTFOUND …',
    ],
    ['Reading lists\nE: Unable to locate package chromium\n', 'E: Unable to locate package chromium'],
    ['\u001b[2mstill loading\u001b[22m\n    at x (y.js:1:1)\n', 'still loading'],
    ['', 'no output'],
  ] as const)('%j', ([output, expected]) => {
    expect(errorLine(output)).toBe(expected);
  });
});
