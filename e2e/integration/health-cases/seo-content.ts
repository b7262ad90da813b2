import { tradeStore } from '../../world/stores/special.ts';
import { changed, file } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { HOST, ORIGIN, PRODUCTS, atHome, edited, everywhere, healthy, inHead } from './editing.ts';
import type { Replacement } from './editing.ts';

const OPEN_GRAPH = /<meta property="og:[^>]*>\s*/g;
const OFFER = /"offers":\{[^]*?\}\}(?=\})/;
const H1 = /<h1>([^<]*)<\/h1>/;

const ENGLISH = `<p>We knit sweaters, mittens and hats from Norwegian wool in our own mill. If you are not happy with what
you bought, you can send it back to us within thirty days and we will refund the price you paid for it.</p>`;

/** Language versions as a page names them, each by its own address. */
const versions = (...named: readonly (readonly [code: string, href: string])[]): Replacement =>
  inHead(named.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join('\n'));
const GENSERE = `${ORIGIN}/kategori/gensere`;

/** The SEO checks of what a page says and to whom, in each of their states. */
export const SEO_CONTENT_CASES: readonly HealthCase[] = [
  {
    name: 'no main heading', store: atHome([H1, '<h2>$1</h2>']),
    expect: {
      h1: {
        status: 'fail', params: { count: 1, total: 11 }, evidence: [{ label: '<h1>', value: '0', page: `${ORIGIN}/` }],
      },
    },
  },
  {
    name: 'two main headings', store: atHome([H1, '<h1>$1</h1><h1>Velkommen</h1>']),
    expect: {
      h1: {
        status: 'warn', params: { count: 1 }, evidence: [{ value: 'Strikket i norsk ull' }, { value: 'Velkommen' }],
      },
    },
  },
  {
    name: 'a main heading that is a picture',
    store: atHome([H1, '<h1></h1><h1><img src="/bilder/logo.svg" alt="Nordlys Ull"></h1>']),
    expect: { h1: 'pass' },
  },
  {
    name: 'no language', store: everywhere(['<html lang="nb">', '<html>']),
    expect: {
      'html-lang': {
        status: 'fail', params: { variant: 'missing', count: 11, total: 11 }, evidence: [{ value: '<html>', line: 2 }],
      },
    },
  },
  {
    name: 'a language that is no code', store: atHome(['<html lang="nb">', '<html lang="norsk">']),
    expect: {
      'html-lang': {
        status: 'fail', params: { variant: 'invalid', lang: 'norsk' }, evidence: [{ value: '<html lang="norsk">' }],
      },
    },
  },
  {
    name: 'Norwegian that says it is English', store: everywhere(['<html lang="nb">', '<html lang="en">']),
    expect: { 'html-lang': { status: 'warn', params: { lang: 'en' }, evidence: [{ value: '<html lang="en">' }] } },
  },
  {
    name: 'Norwegian by its old code', store: everywhere(['<html lang="nb">', '<html lang="no">']),
    expect: { 'html-lang': { status: 'pass', params: { lang: 'no' } } },
  },
  {
    name: 'an English page among them that says it is Norwegian',
    store: edited(['/om-oss', '/kontakt'], [/<main>[^]*<\/main>/, `<main><h1>About</h1>${ENGLISH.repeat(3)}</main>`]),
    expect: {
      'html-lang': {
        status: 'warn', params: { lang: 'nb', detected: 'en' }, evidence: [{ label: '<html>' }, { label: 'en' }],
      },
    },
  },
  {
    name: 'a language nobody here can read', store: everywhere(['<html lang="nb">', '<html lang="de">']),
    expect: { 'html-lang': 'not-measured: ambiguous' },
  },
  {
    name: 'language versions that name each other',
    expect: {
      hreflang: { status: 'pass', params: { total: 2 }, evidence: [{ label: 'hreflang ⇄ sample', value: '2 / 2' }] },
    },
    store: edited(
      ['/', '/kategori/gensere'], versions(['nb', `${ORIGIN}/`], ['en', GENSERE], ['x-default', `${ORIGIN}/`]),
    ),
  },
  {
    name: 'a language version outside the sample',
    expect: { hreflang: { status: 'pass', evidence: [{ value: '0 / 1' }] } },
    store: atHome(
      versions(['nb', `${ORIGIN}/`], ['sv-SE', 'https://nordlysull.example/'], ['x-default', `${ORIGIN}/`]),
    ),
  },
  {
    name: 'a language version that does not answer',
    store: atHome(versions(['nb', `${ORIGIN}/`], ['en', GENSERE], ['x-default', `${ORIGIN}/`])),
    expect: {
      hreflang: {
        status: 'fail', params: { variant: 'one-way', count: 1, total: 1 },
        evidence: [{ label: 'hreflang="en"' }, { value: '1 / 1' }],
      },
    },
  },
  {
    name: 'a language version that answers to the other way to write the address',
    store: changed(healthy, {
      edit: {
        '/kategori/gensere': [versions(['nb', GENSERE], ['en', `${ORIGIN}/`], ['x-default', GENSERE])],
        '/': [versions(['nb', `${GENSERE}/`], ['en', `${ORIGIN}/`], ['x-default', `${GENSERE}/`])],
      },
    }),
    expect: { hreflang: 'pass' },
  },
  {
    name: 'language versions without a default', store: atHome(versions(['nb', `${ORIGIN}/`])),
    expect: { hreflang: { status: 'warn', params: { count: 1, total: 1 } } },
  },
  {
    name: 'a language version that is no code', store: atHome(versions(['nb', `${ORIGIN}/`], ['en-UK', GENSERE])),
    expect: {
      hreflang: { status: 'fail', params: { variant: 'invalid', value: 'en-UK' }, evidence: [{ value: GENSERE }] },
    },
  },
  {
    name: 'a language version for a region that is no country', store: atHome(versions(['nb', `${ORIGIN}/`], ['en-EU', GENSERE])),
    expect: { hreflang: { status: 'fail', params: { variant: 'invalid', value: 'en-EU' } } },
  },
  {
    name: 'a language version by a relative address', store: atHome(versions(['nb', '/'])),
    expect: { hreflang: { status: 'fail', params: { variant: 'relative', count: 1 } } },
  },
  {
    name: 'no viewport', store: everywhere([/<meta name="viewport"[^>]*>/, '']),
    expect: { viewport: { status: 'fail', params: { count: 11, total: 11 } } },
  },
  ...['maximum-scale=1', 'user-scalable=no', 'user-scalable=0,maximum-scale=1.0'].map((setting): HealthCase => ({
    name: `a viewport with ${setting}`, store: atHome(['initial-scale=1', `initial-scale=1, ${setting}`]),
    expect: { viewport: { status: 'warn', params: { count: 1, total: 11 }, evidence: [{ line: 7 }] } },
  })),
  {
    name: 'a viewport that lets zoom',
    store: atHome(['initial-scale=1', 'initial-scale=1, maximum-scale=5, user-scalable=yes']),
    expect: { viewport: 'pass' },
  },
  {
    name: 'no sharing card', store: atHome([OPEN_GRAPH, '']),
    expect: { 'og-basics': { status: 'fail', params: { count: 1, total: 10 } } },
  },
  {
    name: 'half a sharing card',
    store: atHome([/<meta property="og:image"[^>]*>/, ''], [/<meta property="og:url"[^>]*>/, '']),
    expect: {
      'og-basics': {
        status: 'warn', params: { count: 1, total: 10, missing: 'image, url' },
        evidence: [{ label: 'og:image', page: `${ORIGIN}/` }, { label: 'og:url' }],
      },
    },
  },
  {
    name: 'images without words, some', store: everywhere([/alt="Nordlys Ull"/g, 'class="logo"']),
    expect: {
      'img-alt': {
        status: 'warn', params: { count: 1, total: 5, percent: 20 },
        evidence: [{ label: '<img>', value: '<img src="/bilder/logo.svg" class="logo">', line: 18 }],
      },
    },
  },
  {
    name: 'images without words, most', store: atHome([/alt="[^"]*"/g, '']),
    expect: { 'img-alt': { status: 'fail', params: { count: 5, total: 5, percent: 100 } } },
  },
  {
    name: 'images that need no words',
    store: atHome(
      [/alt="[^"]*"/g, 'alt=""'],
      ['</main>', '<img src="/p.gif" width="1" height="1"><img src="/s.gif" aria-hidden="true"></main>'],
    ),
    expect: { 'img-alt': { status: 'pass', params: { count: 0, total: 7 } } },
  },
  {
    name: 'a store without images', store: everywhere([/<img[^>]*>/g, '']), expect: { 'img-alt': 'not-applicable' },
  },
  {
    name: 'prices that only a script shows',
    store: edited(
      PRODUCTS, [/<p>Pris: <strong>[^<]*<\/strong> inkl\. mva\./, '<p>'],
      [OFFER, '"color":"blå"'],
    ),
    expect: {
      'content-without-js': {
        status: 'warn', params: { count: 3, total: 3 }, evidence: [{ label: 'price', value: '0' }],
      },
    },
  },
  {
    name: 'prices in the product data alone',
    store: edited(PRODUCTS, [/<p>Pris: <strong>[^<]*<\/strong> inkl\. mva\./, '<p>']),
    expect: { 'content-without-js': 'pass' },
  },
  {
    name: 'prices behind a login', store: tradeStore(HOST), expect: { 'content-without-js': 'blamed on price-visible' },
  },
  {
    name: 'no doctype', store: everywhere(['<!doctype html>', '']),
    expect: {
      'doctype-charset': {
        status: 'fail', params: { variant: 'doctype', count: 11, total: 11 },
        evidence: [{ label: '<!doctype html>', value: '0' }],
      },
    },
  },
  {
    name: 'no character set',
    store: changed(everywhere(['<meta charset="utf-8">', '']), { headers: { 'content-type': 'text/html' } }),
    expect: { 'doctype-charset': { status: 'fail', params: { variant: 'charset', count: 11 } } },
  },
  {
    name: 'a character set in the header alone', store: everywhere(['<meta charset="utf-8">', '']),
    expect: { 'doctype-charset': 'pass' },
  },
  {
    name: 'a byte order mark, a comment and a declaration before the doctype', expect: { 'doctype-charset': 'pass' },
    store: changed(
      everywhere(
        ['<meta charset="utf-8">', ''],
        ['<!doctype html>', '\uFEFF<?xml version="1.0"?>\n<!-- Nordlys -->\n<!DOCTYPE html>'],
      ),
      { headers: { 'content-type': 'text/html' } },
    ),
  },
  {
    name: 'neither doctype nor character set',
    store: changed(
      everywhere(['<meta charset="utf-8">', ''], ['<!doctype html>', '']), { headers: { 'content-type': 'text/html' } },
    ),
    expect: { 'doctype-charset': { status: 'fail', params: { variant: 'both', count: 11, total: 11 } } },
  },
  {
    name: 'no llms.txt', store: changed(healthy, { paths: { '/llms.txt': null } }),
    expect: { 'llms-txt': 'not-applicable' },
  },
  {
    name: 'llms.txt without a heading',
    store: changed(
      healthy, { paths: { '/llms.txt': file('text/plain', 'Nordlys Ull\n\n- [Gensere](/kategori/gensere)\n') } },
    ),
    expect: {
      'llms-txt': { status: 'warn', params: { variant: 'heading' }, evidence: [{ value: 'Nordlys Ull', line: 1 }] },
    },
  },
  {
    name: 'llms.txt without links',
    store: changed(
      healthy, { paths: { '/llms.txt': file('text/markdown', 'Nordlys Ull\n===========\n\n> Klær i ull\n') } },
    ),
    expect: { 'llms-txt': { status: 'warn', params: { variant: 'links' } } },
  },
  {
    name: 'llms.txt that is a page',
    store: changed(healthy, { paths: { '/llms.txt': '<!doctype html><h1>Nordlys</h1>' } }),
    expect: { 'llms-txt': { status: 'fail', params: { variant: 'html' } } },
  },
  {
    name: 'llms.txt that breaks the server', store: changed(healthy, { paths: { '/llms.txt': { status: 500 } } }),
    expect: {
      'llms-txt': { status: 'fail', params: { variant: 'server-error', status: 500 }, evidence: [{ label: '500' }] },
    },
  },
];
