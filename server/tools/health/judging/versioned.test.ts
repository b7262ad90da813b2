import { expect, test } from 'vitest';
import { isVersioned } from './versioned.ts';

test.each([
  'app.3f9a1c07.js', 'main-D8kf92Ls.css', 'vendors~cart.8a7bcd12ef.chunk.js', 'theme.css?v=1234567890',
  'style.css?ver=6.4.2', 'logo.png?65f1a2b3', 'index-BbCcDd12.js', 'de4dbeef.woff2', 'DE4DBEEF.woff2', 'font-a8Kd93Lq.woff2',
  'a.css?x=1&v=2', 'a.css?version=3', 'a.css?rev=3', 'a.css?hash=x', '0123456789abcdef0123456789abcdef.jpg', 'main-D8kf92Ls.mjs',
  'version1758021133/frontend/base/nb_NO/css/styles-m.min.css', 'nb/v1758021133000/js/main.js',
])('%s has a version', (name) => {
  expect(isVersioned(`https://store.test/assets/${name}`)).toBe(true);
});

test.each([
  'app.js', 'bootstrap.min.css', 'jquery-3.7.1.min.js', 'genser-islender-herre.jpg', 'handlekurv.js',
  'theme.css?lang=nb', 'theme.css?x=?65f1a2b3', 'theme.css?facade-x', 'theme.css?v=', 'tel-12345.png', 'produktbilde.webp', '', 'a/b/',
  'banner2024.jpg', 'IMG_20231105.jpg', 'bootstrap5.min.js', 'bilde.jpg?w=300&h=200', 'bilde.jpg?t=20', 'a.js?ts=1700000000',
  'cafe2024.jpg', 'deadbeef.woff2', 'S24Ultra5G.jpg', 'WH1000XM5.jpg', 'iPhone15ProMax.jpg', 'BlackFriday2024.css', 'html5shiv.js',
  'i18nextHttpBackend.js', 'aBcDeFgH.js', 'handlekurv2.min.css', 'logo.png?facade', '3f9a1c0.js', 'D8kf92L.css', 'page-D8kf92Ls.html',
  'v2/app.js', 'version1758/app.js', 'v1758021133.js', 'cache/3f9a1c07d8e2b4a63f9a1c07d8e2b4a6/vase.jpg',
])('%s has no version', (name) => {
  expect(isVersioned(`https://store.test/assets/${name}`)).toBe(false);
});

test('what is not an address has no version', () => {
  expect(isVersioned('data:')).toBe(false);
  expect(isVersioned('')).toBe(false);
});
