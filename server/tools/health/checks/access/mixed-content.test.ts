import { expect, test, vi } from 'vitest';
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
const fails = (tag: string, value = A) => ({
  status: 'fail' as const, params: { variant: 'blocked' as const, count: 1, total: 1 }, evidence: [{ label: `<${tag}>`, value, page: 'https://shop.test/' }],
});
const failsAsForm = (tag: string) => ({
  status: 'fail' as const, params: { variant: 'form' as const, count: 1, total: 1 }, evidence: [{ label: `<${tag}>`, value: A }],
});

judgeTable(check, {
  'nothing over http': [{
    pages: [
      home('<img src="https://shop.test/a"><script src="/a.js"></script>'),
      sampled('cart', '<p>Cart', { path: '/cart' }),
    ],
  }, {
    status: 'pass', params: { total: 2 },
  }],
  'an image': [on(`<img src="${A}">`), {
    ...warns(), evidence: [{ label: '<img>', value: A, page: 'https://shop.test/' }],
  }],
  'a video': [on(`<video src="${A}"></video>`), warns()],
  'an audio file': [on(`<audio src="${A}"></audio>`), warns()],
  'a source of a video': [on(`<video><source src="${A}"></video>`), warns()],
  'an image only for dense screens': [on(`<img src="/a.jpg" srcset="/a.jpg 1x, ${A} 2x">`), fails('img')],
  'the first image of a srcset': [on(`<img srcset="${A} 1x,/b 2x">`), fails('img')],
  'a source of a picture element': [on(`<picture><source srcset="/b, ${A} 2x"></picture>`), fails('source')],
  'a source of nothing, and those that a picture or a video ignores': [
    on(`<source srcset="${A}"><picture><source src="${A}"></picture><video><source srcset="${A}"></video>`), passes,
  ],
  'a comma in an address of a srcset belongs to it, one behind it does not': [
    on(`<img srcset="/w_300,${A} 2x, /b 3x"><img srcset="/c ,,${A}, /d 2x">`), fails('img'),
  ],
  'an image of a srcset below an http base': [
    on('<base href="http://a.test/"><img src="https://cdn.test/b" srcset="https://cdn.test/b 1x, c 2x">'),
    fails('img', 'http://a.test/c'),
  ],
  'a source of a picture element below an http base': [
    on('<base href="http://a.test/"><picture><source srcset="b.webp"></picture>'),
    fails('source', 'http://a.test/b.webp'),
  ],
  'the fallback image of a picture element': [
    on(`<picture><source srcset="/b" media="(min-width: 600px)"><img src="${A}"></picture>`), fails('img'),
  ],
  'one behind a source of a type that not all browsers know': [
    on(`<picture><source srcset="/b" type="image/jxl"><img src="${A}"></picture>`), fails('img'),
  ],
  'one behind a source without images': [on(`<picture><source srcset=" "><img src="${A}"></picture>`), fails('img')],
  'what stands behind a source that all browsers choose': [
    on(['', 'type="image/webp"', 'type=""'].map((type) =>
      `<picture><source srcset="/b" ${type}><source srcset="${A}"><img src="${A}"></picture>`).join('')), passes,
  ],
  'an image beside that of a picture element': [on(`<picture><img src="/b"></picture><img src="${A}">`), warns()],
  'src beside a srcset by density': [on(`<img src="${A}" srcset="/b 2x">`), fails('img')],
  'src beside a srcset by width is not fetched': [on(`<img src="${A}" srcset="/b 300w, /c 600w">`), passes],
  'a srcset of one width, and one over several lines': [
    on(`<img src="${A}" srcset="/b 300w"><img src="${A}" srcset="\n/b 300w ,\n/c 600w\n">`), passes,
  ],
  'src beside a srcset with an image of its density is not fetched': [
    on(['data:image/gif;base64,R0lGOD', '/b 1x, /c 2x', '/c 2x, /b', '/b 1.0X'].map((list) => `<img src="${A}" srcset="${list}">`).join('')), passes,
  ],
  'src beside an empty srcset': [on(`<img src="${A}" srcset=" ">`), fails('img')],
  'a file name in a srcset that ends like a width': [on(`<img src="${A}" srcset="/b 2x, /c-300w 3x">`), fails('img')],
  'a density that begins or ends like one': [on(`<img src="${A}" srcset="/b 1.5x, /c 11x">`), fails('img')],
  'an image in src and srcset counts once': [on(`<img src="${A}" srcset="${A} 2x">`), fails('img')],
  'a URL inside another URL does not count': [
    on(`<img srcset="/go?to=${A} 1x"><img src="/go?to=${A}"><script src="https://cdn.test/?u=${A}"></script>`), passes,
  ],
  'a srcset on a video has no effect': [on(`<video srcset="${A} 1x"></video>`), passes],
  'a video with such a srcset': [on(`<video src="${A}" srcset="/b 2x"></video>`), warns()],
  'a script': [on(`<script src="${A}"></script>`), fails('script')],
  'a style sheet': [on('', `<link rel="preload STYLESHEET" href="${A}">`), fails('link')],
  'an iframe': [on(`<iframe src="${A}"></iframe>`), fails('iframe')],
  'an object': [on(`<object data="${A}"></object>`), fails('object')],
  'an embed element': [on(`<embed src="${A}">`), fails('embed')],
  'a form is reported alone, before images': [on(`<form action="${A}"></form><img src="${A}">`), failsAsForm('form')],
  'a button that sends its form over http': [on(`<form action="/b"><button formaction="${A}">Kjøp</button></form>`), failsAsForm('button')],
  'a button of a type that does not exist': [on(`<form><p><button type="buy" formaction="${A}">Kjøp</button></form>`), failsAsForm('button')],
  'a button outside the form it names': [on(`<form id="f"></form><button type="SUBMIT" form="f" formaction="${A}">Kjøp</button>`), failsAsForm('button')],
  'an input that sends its form over http': [on(`<form><input type="submit" formaction="${A}"></form>`), failsAsForm('input')],
  'an image button that does': [on(`<form><input type="image" src="/b" formaction="${A}"></form>`), failsAsForm('input')],
  'an image button over http that does': [on(`<form><input type="image" src="${A}" formaction="${A}"></form>`), failsAsForm('input')],
  'buttons that send no form': [
    on([
      `<button formaction="${A}">A</button><form><button type="button" formaction="${A}">B</button>`,
      `<button type="reset" formaction="${A}">C</button><input formaction="${A}"><input type="button" formaction="${A}">`,
      `<a formaction="${A}">D</a><button form="f" formaction="${A}">E</button><button form="" formaction="${A}">F</button></form>`,
    ].join('')), passes,
  ],
  'a form beside a script': [on(`<form action="${A}"></form><script src="${A}"></script>`), {
    status: 'fail', params: { variant: 'blocked', count: 2, total: 1 },
  }],
  'a background in a style attribute': [on(`<div style="background-image:url(${A})">`), { ...warns(), evidence: [{ label: '<div>', value: A }] }],
  'a style attribute beside a harmless style element': [
    on(`<div style="background-image:url(${A})">`, '<style>a{color:red}</style>'),
    { ...warns(), evidence: [{ label: '<div>' }] },
  ],
  'a background in a style element, quoted': [on('', `<style>.hero { background: url( '${A}' ) }</style>`), { ...warns(), evidence: [{ label: '<style>', value: A }] }],
  'every URL of a style element counts': [on('', `<style>a{background:url(${A})}b{background:URL("${A}")}</style>`), {
    status: 'warn', params: { count: 2, total: 1 },
  }],
  'an imported style sheet': [on('', `<style>@import url("${A}");</style>`), fails('style')],
  'an imported style sheet without url()': [on('', `<style>@IMPORT '${A}' screen;</style>`), fails('style')],
  'a comment before a URL': [on('', `<style>@import/* a */url(${A});</style>`), fails('style')],
  'a font of a style element': [on('', `<style>@FONT-FACE { src: url(/b) format("woff"), url(${A}) }</style>`), fails('style')],
  'a background after a font': [
    on('', `<style>@font-face{src:url(/b)}a{background:url(${A})}</style>`), { ...warns(), evidence: [{ label: '<style>', value: A }] },
  ],
  'namespaces, comments, strings and data URLs are not fetched': [
    on('', `<style>@namespace svg url(${A}); /* a { background: url(${A}) } */ a { content: "${A}"; background: url("data:image/svg+xml,<svg xmlns='${A}'>") }</style>`), passes,
  ],
  'an unclosed comment': [on('', `<style>/* a { background: url(${A}) }</style>`), passes],
  'a poster below an http base': [on('<base href="http://a.test/"><video poster="b.jpg" src="https://cdn.test/c"></video>'), warns('http://a.test/b.jpg')],
  'a poster of a video': [on(`<video poster="${A}" src="/b"></video>`), warns()],
  'a poster of an audio element, and a poster whose URL contains an http URL': [
    on(`<audio poster="${A}"></audio><video poster="https://cdn.test/?u=${A}"></video>`), passes,
  ],
  'a video and its poster': [on(`<video poster="${A}" src="${A}"></video>`), { status: 'warn', params: { count: 2, total: 1 } }],
  'an element named like a property of every object': [on('<constructor id="a"></constructor>'), passes],
  'an image button': [on(`<input type="IMAGE" src="${A}">`), warns()],
  'src on other input fields is not fetched': [
    on(`<input src="${A}"><input type="images" src="${A}"><input type="text" src="${A}"><span type="image" src="${A}"></span>`), passes,
  ],
  'an image in an SVG': [on(`<svg><image href="${A}"/></svg>`), warns()],
  'an image in an SVG, by xlink:href': [on(`<svg><image xlink:href="${A}"/></svg>`), warns()],
  'an icon, and relations that only resemble stylesheet': [
    on(
      '',
      `<link rel="icon" href="${A}"><link rel="stylesheets" href="${A}"><link rel="mystylesheet" href="${A}"><link href="${A}">`,
    ),
    passes,
  ],
  'a link target is not fetched': [on(`<a href="${A}">A</a><a rel="stylesheet" href="${A}">A</a>`), passes],
  'URLs without a scheme use that of the page': [
    on('<script src="//cdn.test/a.js"></script><img src="a:b"><img src="">'), passes,
  ],
  'relative to a base URL on http': [on('<img src="/a">', '<base href="http://shop.test/">'), warns()],
  'images are not counted beside a script': [on(`<img src="${A}"><script src="${A}.js"></script>`), {
    status: 'fail', params: { variant: 'blocked', count: 1, total: 1 }, evidence: [{ label: '<script>', value: `${A}.js` }],
  }],
  'the local machine is trusted': [
    on('<script src="http://localhost:3000/a.js"></script><img src="http://app.localhost/a"><img src="http://127.0.0.9/a"><form action="http://[::1]/"></form>'),
    passes,
  ],
  'another loopback address is trusted': [on('<img src="http://127.10.20.30/a">'), passes],
  'a host that begins like localhost': [on('<img src="http://127.0.0.1.test/a">'), warns('http://127.0.0.1.test/a')],
  'a host that ends like localhost': [on('<img src="http://mylocalhost/a">'), warns('http://mylocalhost/a')],
  'a policy that upgrades all requests': [withHeader('content-security-policy', `default-src https:; ${UPGRADE}`), passes],
  'a policy after another, in capitals': [withHeader('content-security-policy', `default-src *, ${UPGRADE.toUpperCase()};`), passes],
  'a policy before another': [withHeader('content-security-policy', `${UPGRADE} ; default-src https:`), passes],
  'a policy that only reports': [withHeader('content-security-policy-report-only', UPGRADE), failsAll],
  'a policy with the directive name as a value': [withHeader('content-security-policy', `report-to ${UPGRADE}`), failsAll],
  'the policy in the head': [on(ALL_KINDS, meta('Content-Security-Policy')), passes],
  'the policy in the body, where browsers ignore it': [on(meta('content-security-policy') + ALL_KINDS), failsAll],
  'a meta tag with name instead of http-equiv': [on(ALL_KINDS, `<meta name="content-security-policy" content="${UPGRADE}">`), failsAll],
  'a policy in the head that only reports': [on(ALL_KINDS, meta('content-security-policy-report-only')), failsAll],
  'more than are shown': [{
    pages: [home(`<img src="${A}">`.repeat(11)), sampled('cart', `<img src="${A}">`, { path: '/cart' })],
  }, {
    status: 'warn', params: { count: 12, total: 2 },
  }],
  'on another page': [{ pages: [home(''), sampled('cart', `<img src="${A}">`, { path: '/cart' })] }, {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ page: 'https://shop.test/cart' }],
  }],
  'a page on http is reported by another check': [
    {
      pages: [home(''), { ...pageOf(`<script src="${A}"></script>`, { url: 'http://shop.test/b' }), role: 'category' }],
    },
    { status: 'pass', params: { total: 2 } },
  ],
  'a very long URL is shortened': [on(`<img src="${A}${'a'.repeat(400)}">`), {
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

test('resolves only addresses that may be over http, as a base may be long', () => {
  const images = '<img srcset="a/:, https://cdn.test/b 2x, /:c 3x"><img src="data:,a">';
  const pages = [home(images), home(`<base href="http://a.test/">${'<img srcset="https:x, HTTPS://y 2x">'}`)];
  using parse = vi.spyOn(URL, 'parse');
  expect(check.judge({ pages })).toMatchObject({ status: 'pass' });
  expect(parse).not.toHaveBeenCalled();
});
