import { expect, test } from 'vitest';
import { pageOf, sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './mixed-content.ts';

const A = 'http://shop.test/a';
const home = (body: string, head = '') => sampled('home', `<!doctype html><head>${head}</head><body>${body}</body>`);
const on = (body: string, head?: string) => ({ pages: [home(body, head)] });
const passes = { status: 'pass', params: { total: 1 } } as const;
const warns = (value = A) =>
  ({ status: 'warn' as const, params: { count: 1, total: 1 }, evidence: [{ value, page: 'https://shop.test/' }] });
const UPGRADE = 'upgrade-insecure-requests';
const ALL_KINDS = `<script src="${A}"></script><form action="${A}"></form><form action="http://pay.test/"></form><img src="${A}">`;
const meta = (name: string) => `<meta http-equiv="${name}" content="${UPGRADE}">`;
const withHeader = (name: string, policy: string) =>
  ({ pages: [sampled('home', `<body>${ALL_KINDS}</body>`, { headers: { [name]: policy } })] });
const failsAll = { status: 'fail', params: { variant: 'blocked', count: 3, total: 1 } } as const;
const fails = (tag: string) => ({
  status: 'fail' as const, params: { variant: 'blocked' as const, count: 1, total: 1 }, evidence: [{ label: `<${tag}>`, value: A, page: 'https://shop.test/' }],
});

judgeTable(check, {
  'nothing of the kind': [{
    pages: [
      home('<img src="https://shop.test/a"><script src="/a.js"></script>'),
      sampled('cart', '<p>Cart', { path: '/cart' }),
    ],
  }, {
    status: 'pass', params: { total: 2 },
  }],
  'a picture': [on(`<img src="${A}">`), {
    ...warns(), evidence: [{ label: '<img>', value: A, page: 'https://shop.test/' }],
  }],
  'a film': [on(`<video src="${A}"></video>`), warns()],
  'a sound': [on(`<audio src="${A}"></audio>`), warns()],
  'a source of a film': [on(`<video><source src="${A}"></video>`), warns()],
  'a picture for sharp screens alone is blocked, not upgraded': [on(`<img src="/a.jpg" srcset="/a.jpg 1x, ${A} 2x">`), fails('img')],
  'the first picture of a list': [on(`<img srcset="${A} 1x,/b 2x">`), fails('img')],
  'a source of a picture': [on(`<picture><source srcset="/b,${A} 2x"></picture>`), fails('source')],
  'what a picture falls back to': [on(`<picture><source srcset="/b"><img src="${A}"></picture>`), fails('img')],
  'the plain address beside one for sharp screens': [on(`<img src="${A}" srcset="/b 2x">`), fails('img')],
  'the plain address beside a list by width is not fetched': [on(`<img src="${A}" srcset="/b 300w, /c 600w">`), passes],
  'a list of one width, and one that is written over lines': [
    on(`<img src="${A}" srcset="/b 300w"><img src="${A}" srcset="\n/b 300w ,\n/c 600w\n">`), passes,
  ],
  'a name in the list that ends like a width': [on(`<img src="${A}" srcset="/b 2x, /c-300w">`), fails('img')],
  'a picture counts once, however often it is named': [on(`<img src="${A}" srcset="${A} 2x">`), fails('img')],
  'an address in the text of another is none': [
    on(`<img srcset="/go?to=${A} 1x"><img src="/go?to=${A}"><script src="https://cdn.test/?u=${A}"></script>`), passes,
  ],
  'a list of pictures for a film is none': [on(`<video srcset="${A} 1x"></video>`), passes],
  'a film beside such a list': [on(`<video src="${A}" srcset="/b 2x"></video>`), warns()],
  'a script': [on(`<script src="${A}"></script>`), fails('script')],
  'a style sheet': [on('', `<link rel="preload STYLESHEET" href="${A}">`), fails('link')],
  'a frame': [on(`<iframe src="${A}"></iframe>`), fails('iframe')],
  'an object': [on(`<object data="${A}"></object>`), fails('object')],
  'an embedded thing': [on(`<embed src="${A}">`), fails('embed')],
  'a form alone is not blocked, but warned of': [on(`<form action="${A}"></form><img src="${A}">`), {
    status: 'fail', params: { variant: 'form', count: 1, total: 1 }, evidence: [{ label: '<form>', value: A }],
  }],
  'a form beside a script': [on(`<form action="${A}"></form><script src="${A}"></script>`), {
    status: 'fail', params: { variant: 'blocked', count: 2, total: 1 },
  }],
  'a background in a style attribute': [on(`<div style="background-image:url(${A})">`), { ...warns(), evidence: [{ label: '<div>', value: A }] }],
  'a style element and a style attribute each have their own': [
    on(`<div style="background-image:url(${A})">`, '<style>a{color:red}</style>'),
    { ...warns(), evidence: [{ label: '<div>' }] },
  ],
  'a background in a style element, quoted': [on('', `<style>.hero { background: url( '${A}' ) }</style>`), { ...warns(), evidence: [{ label: '<style>', value: A }] }],
  'each of a style element counts': [on('', `<style>a{background:url(${A})}b{background:URL("${A}")}</style>`), {
    status: 'warn', params: { count: 2, total: 1 },
  }],
  'an imported style sheet': [on('', `<style>@import url("${A}");</style>`), fails('style')],
  'an imported style sheet by its address alone': [on('', `<style>@IMPORT '${A}' screen;</style>`), fails('style')],
  'a comment before an address': [on('', `<style>@import/* a */url(${A});</style>`), fails('style')],
  'a font of a style element': [on('', `<style>@font-face { src: url(/b) format("woff"), url(${A}) }</style>`), fails('style')],
  'a background after a font': [on('', `<style>@font-face{src:url(/b)}a{background:url(${A})}</style>`), warns()],
  'what a style sheet names or quotes is not fetched': [
    on('', `<style>@namespace svg url(${A}); /* a { background: url(${A}) } */ a { content: "${A}"; background: url("data:image/svg+xml,<svg xmlns='${A}'>") }</style>`), passes,
  ],
  'a comment without an end': [on('', `<style>/* a { background: url(${A}) }</style>`), passes],
  'the still of a film': [on(`<video poster="${A}" src="/b"></video>`), warns()],
  'a still of a sound, and one whose address only contains another': [
    on(`<audio poster="${A}"></audio><video poster="https://cdn.test/?u=${A}"></video>`), passes,
  ],
  'a film and its still': [on(`<video poster="${A}" src="${A}"></video>`), { status: 'warn', params: { count: 2, total: 1 } }],
  'a button that is a picture': [on(`<input type="IMAGE" src="${A}">`), warns()],
  'a field with an address that is not fetched': [
    on(`<input type="text" src="${A}"><input src="${A}"><span type="image" src="${A}"></span>`), passes,
  ],
  'a picture in a drawing': [on(`<svg><image href="${A}"/></svg>`), warns()],
  'a picture in a drawing, the old way': [on(`<svg><image xlink:href="${A}"/></svg>`), warns()],
  'an icon is no style sheet, nor is a name like one': [
    on(
      '',
      `<link rel="icon" href="${A}"><link rel="stylesheets" href="${A}"><link rel="mystylesheet" href="${A}"><link href="${A}">`,
    ),
    passes,
  ],
  'a link to follow is not fetched': [on(`<a href="${A}">A</a><a rel="stylesheet" href="${A}">A</a>`), passes],
  'without a scheme it goes the page\'s way': [
    on('<script src="//cdn.test/a.js"></script><img src="a:b"><img src="">'), passes,
  ],
  'below a base on http': [on('<img src="/a">', '<base href="http://shop.test/">'), warns()],
  'beside a script the pictures are not counted': [on(`<img src="${A}"><script src="${A}.js"></script>`), {
    status: 'fail', params: { variant: 'blocked', count: 1, total: 1 }, evidence: [{ label: '<script>', value: `${A}.js` }],
  }],
  'this machine is no stranger': [
    on('<script src="http://localhost:3000/a.js"></script><img src="http://app.localhost/a"><img src="http://127.0.0.9/a"><form action="http://[::1]/"></form>'),
    passes,
  ],
  'nor is another of its addresses': [on('<img src="http://127.10.20.30/a">'), passes],
  'a name that begins like this machine': [on('<img src="http://127.0.0.1.test/a">'), warns('http://127.0.0.1.test/a')],
  'a name that ends like this machine': [on('<img src="http://mylocalhost/a">'), warns('http://mylocalhost/a')],
  'a policy that upgrades all of it': [withHeader('content-security-policy', `default-src https:; ${UPGRADE}`), passes],
  'a policy after another, in capitals': [withHeader('content-security-policy', `default-src *, ${UPGRADE.toUpperCase()};`), passes],
  'a policy before another': [withHeader('content-security-policy', `${UPGRADE} ; default-src https:`), passes],
  'a policy that only reports': [withHeader('content-security-policy-report-only', UPGRADE), failsAll],
  'a policy that only names it as a value': [withHeader('content-security-policy', `report-to ${UPGRADE}`), failsAll],
  'the policy in the head': [on(ALL_KINDS, meta('Content-Security-Policy')), passes],
  'the policy in the body, where browsers skip it': [on(meta('content-security-policy') + ALL_KINDS), failsAll],
  'a policy by name': [on(ALL_KINDS, `<meta name="content-security-policy" content="${UPGRADE}">`), failsAll],
  'a policy in the head that only reports': [on(ALL_KINDS, meta('content-security-policy-report-only')), failsAll],
  'more than are shown': [{
    pages: [home(`<img src="${A}">`.repeat(11)), sampled('cart', `<img src="${A}">`, { path: '/cart' })],
  }, {
    status: 'warn', params: { count: 12, total: 2 },
  }],
  'on another page': [{ pages: [home(''), sampled('cart', `<img src="${A}">`, { path: '/cart' })] }, {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ page: 'https://shop.test/cart' }],
  }],
  'a page that is on http itself has its own finding': [
    {
      pages: [home(''), { ...pageOf(`<script src="${A}"></script>`, { url: 'http://shop.test/b' }), role: 'category' }],
    },
    { status: 'pass', params: { total: 2 } },
  ],
  'a very long address is cut short': [on(`<img src="${A}${'a'.repeat(400)}">`), {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ value: `${A}${'a'.repeat(299 - A.length)}…` }],
  }],
});

test('holds no long address of each of a page’s elements', () => {
  const base = `http://shop.test/${'a'.repeat(8_000)}/`;
  const pages = [home('<source src=a>'.repeat(20_000), `<base href="${base}">`)];
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const verdict = check.judge({ pages });
  expect(verdict).toMatchObject({ params: { count: 20_000 } });
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
});
