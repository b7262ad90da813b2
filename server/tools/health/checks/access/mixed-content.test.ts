import { pageOf, sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './mixed-content.ts';

const A = 'http://shop.test/a';
const home = (body: string, head = '') => sampled('home', `<!doctype html><head>${head}</head><body>${body}</body>`);
const on = (body: string, head?: string) => ({ pages: [home(body, head)] });
const passes = { status: 'pass', params: { total: 1 } } as const;
const warns = (value = A) =>
  ({ status: 'warn' as const, params: { count: 1, total: 1 }, evidence: [{ value, page: 'https://shop.test/' }] });
const fails = (tag: string) => ({
  status: 'fail' as const, params: { count: 1, total: 1 }, evidence: [{ label: `<${tag}>`, value: A, page: 'https://shop.test/' }],
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
  'a picture for sharp screens alone': [on(`<img src="/a.jpg" srcset="/a.jpg 1x, ${A} 2x">`), warns()],
  'the first picture of a list': [on(`<img srcset="${A} 1x,/b 2x">`), warns()],
  'a source of a picture': [on(`<picture><source srcset="/b,${A} 2x"></picture>`), warns()],
  'a picture counts once, however often it is named': [on(`<img src="${A}" srcset="${A} 2x">`), warns()],
  'an address in the text of another is none': [
    on(`<img srcset="/go?to=${A} 1x"><img src="/go?to=${A}"><script src="https://cdn.test/?u=${A}"></script>`), passes,
  ],
  'a list of pictures for a film is none': [on(`<video srcset="${A} 1x"></video>`), passes],
  'a script': [on(`<script src="${A}"></script>`), fails('script')],
  'a style sheet': [on('', `<link rel="preload STYLESHEET" href="${A}">`), fails('link')],
  'a frame': [on(`<iframe src="${A}"></iframe>`), fails('iframe')],
  'an object': [on(`<object data="${A}"></object>`), fails('object')],
  'an embedded thing': [on(`<embed src="${A}">`), fails('embed')],
  'a form': [on(`<form action="${A}"></form>`), fails('form')],
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
  'scripts first, whatever came first, and all are counted': [on(`<img src="${A}"><script src="${A}.js"></script>`), {
    status: 'fail', params: { count: 2, total: 1 }, evidence: [{ label: '<script>', value: `${A}.js` }, {
      label: '<img>', value: A,
    }],
  }],
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
