import { expect, test } from 'vitest';
import { isVersionAddress } from './version-address.ts';

const ON = new URL('https://www.shop.no/');

test.each([
  '/no', '/no/', '/NO/', '/de-at', '/de_at/', '/be/fr/', '/en_gb/index.html', '/se/default.aspx?ref=velg', '/en/#top', '/us',
  'https://no.shop.no/', 'https://nb-no.shop.no/', 'https://shop.se/', 'https://www.shop.co.uk', 'https://www.shop.com/dk',
])('%s is a version', (address) => {
  expect(isVersionAddress(new URL(address, ON), ON)).toBe(true);
});

test.each([
  '/', '/index.html', '/votter', '/no/votter', '/en/shop/', '/qx', '/no-qx', '/nob', '/n', '/a/no', '/no-nb-no',
  'https://www.shop.no', 'https://butikk.shop.no/', 'https://no.first.test/', 'https://first.se/', 'https://shop.se/votter',
])('%s is none', (address) => {
  expect(isVersionAddress(new URL(address, ON), ON)).toBe(false);
});

test('neither an IP address nor a bare host has versions on other hosts', () => {
  expect(isVersionAddress(new URL('http://127.0.0.2/'), new URL('http://127.0.0.1/'))).toBe(false);
  expect(isVersionAddress(new URL('http://localhost/no/'), new URL('http://localhost/'))).toBe(true);
});
