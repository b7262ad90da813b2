import { expect, test } from 'vitest';
import { isVersioned } from './versioned.ts';

test.each([
  'app.3f9a1c07.js', 'main-D8kf92Ls.css', 'vendors~cart.8a7bcd12ef.chunk.js', 'theme.css?v=1234567890',
  'style.css?ver=6.4.2', 'logo.png?65f1a2b3', 'index-BbCcDd12.js', 'deadbeef.woff2',
  'a.css?x=1&v=2', '0123456789abcdef0123456789abcdef.jpg',
])('%s has a version', (name) => {
  expect(isVersioned(`https://store.test/assets/${name}`)).toBe(true);
});

test.each([
  'app.js', 'bootstrap.min.css', 'jquery-3.7.1.min.js', 'genser-islender-herre.jpg', 'handlekurv.js',
  'theme.css?lang=nb', 'theme.css?x=?65f1a2b3', 'theme.css?facade-x', 'theme.css?v=', 'tel-12345.png', 'produktbilde.webp', '', 'a/b/',
])('%s has no version', (name) => {
  expect(isVersioned(`https://store.test/assets/${name}`)).toBe(false);
});

test('what is not an address has no version', () => {
  expect(isVersioned('data:')).toBe(false);
  expect(isVersioned('')).toBe(false);
});
