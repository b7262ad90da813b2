import { ORIGIN, fetched } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import type { ServedResource } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './llms-txt.ts';

const ADDRESS = `${ORIGIN}/llms.txt`;
const HTML = '<!doctype html><h1>Nordlys</h1>';
const GONE = fetched(HTML, { status: 404 });
const given = (file: ServedResource, anyPath = GONE) => ({ file, anyPath: available(anyPath) });
const file = (body: string, parts: AnswerParts = {}) => given(fetched(null, { path: '/llms.txt', body, ...parts }));
const page = (parts: AnswerParts = {}) => fetched(HTML, { path: '/llms.txt', ...parts });
/** A file sent with the type of HTML, whatever it contains: of its bytes, the fetcher keeps only a byte order mark's. */
const labelled = (text: string) => fetched(text.replace('\uFEFF', ''), {
  path: '/llms.txt', body: /^(?:\uFEFF|[^]{0,3})/.exec(text)![0], headers: { 'content-type': 'text/html; charset=utf-8' },
});
const LINK = '\n\n- [Gensere](/gensere)\n';
const PASS = { status: 'pass', params: {} } as const;
const NO_HEADING = { status: 'warn', params: { variant: 'heading' } } as const;
const NO_LINKS = { status: 'warn', params: { variant: 'links' } } as const;
const IS_HTML = { status: 'fail', params: { variant: 'html' } } as const;
const ALIKE = { status: 'not-measured', reason: 'root-cause', rootCause: 'soft-404' } as const;

judgeTable(check, {
  'a heading and links': [file(`# Nordlys Ull${LINK}`), { ...PASS, evidence: [{ label: '200', value: '# Nordlys Ull', url: ADDRESS, line: 1 }] }],
  'a heading underlined': [file(`Nordlys Ull\r\n===${LINK}`), { ...PASS, evidence: [{ value: 'Nordlys Ull' }] }],
  'blank lines before it': [file(`\n\n  # Nordlys Ull${LINK}`), { ...PASS, evidence: [{ value: '# Nordlys Ull' }] }],
  'links in an indented list with asterisks': [file('# Nordlys\n\n  * [Gensere](https://shop.test/gensere)'), PASS],
  'no heading': [file(`Nordlys Ull${LINK}`), { ...NO_HEADING, evidence: [{ label: '200', value: 'Nordlys Ull', line: 1 }] }],
  'a second-level heading': [file(`## Nordlys Ull${LINK}`), NO_HEADING],
  'a heading further down': [file(`Nordlys\n\n# Ull${LINK}`), NO_HEADING],
  'a number sign without text': [file(`#${LINK}`), NO_HEADING],
  'a number sign without a space': [file(`#Nordlys${LINK}`), NO_HEADING],
  'an underline that is not one': [file(`Nordlys\n=== Ull${LINK}`), NO_HEADING],
  'no heading takes precedence over no links': [file('Nordlys'), NO_HEADING],
  'an empty file': [file(''), { ...NO_HEADING, evidence: [{ value: '' }] }],
  'no links': [file('# Nordlys\n\n> Klær i ull'), NO_LINKS],
  'a link in the text': [file('# Nordlys\n\nSe [Gensere](/gensere)'), PASS],
  'links after text in a list': [file('# Nordlys\n\n- UCP: [Universal Commerce Protocol](https://ucp.dev)'), PASS],
  'a bare URL': [file('# Nordlys\n\nKatalog: https://shop.test/sitemap.xml'), PASS],
  'a link without its URL': [file('# Nordlys\n\n- [Gensere]()'), NO_LINKS],
  'a very long first line': [file(`# ${'x'.repeat(300)}${LINK}`), { ...PASS, evidence: [{ value: `# ${'x'.repeat(297)}…` }] }],
  'an HTML page': [given(page()), { ...IS_HTML, evidence: [{ label: '200', value: ADDRESS, url: ADDRESS }] }],
  'Markdown sent as HTML': [given(labelled(`# Nordlys Ull${LINK}`)), { ...PASS, evidence: [{ label: '200', value: '# Nordlys Ull', line: 1 }] }],
  'Markdown sent as HTML, with a byte order mark': [given(labelled(`\uFEFF# Nordlys Ull${LINK}`)), PASS],
  'Markdown sent as HTML, without links': [given(labelled('Nordlys Ull\n===')), NO_LINKS],
  'neither Markdown nor a document, sent as HTML': [given(labelled('<p>Nordlys</p>')), IS_HTML],
  'a redirect to an HTML page': [given(page({ path: '/', hops: [{ url: ADDRESS, status: 302, location: '/' }] })), {
    ...IS_HTML, evidence: [{ label: '302', value: `${ADDRESS} → /` }, { label: '200', value: `${ORIGIN}/` }],
  }],
  // The home page is not requested again, so its page is not at hand here.
  'a redirect home, as at any path': [
    given(
      page({ path: '/', hops: [{ url: ADDRESS, status: 302, location: '/' }] }),
      fetched(null, { path: '/', body: '', hops: [{ url: `${ORIGIN}/x`, status: 302, location: '/' }] }),
    ),
    { ...ALIKE, evidence: [{ label: '302' }, { label: '200' }] },
  ],
  'an HTML page sent as text': [file('\n<!DOCTYPE html><h1>Nordlys</h1>'), IS_HTML],
  'HTML by its html tag': [file('<html lang="nb">'), IS_HTML],
  'HTML by its head tag': [file('<head><title>x</title>'), IS_HTML],
  'HTML by its body tag': [file('<body class="x">'), IS_HTML],
  'Markdown about HTML': [file('# <html>\n\n- [a](/b)'), PASS],
  'an HTML page, as at any path': [given(page(), fetched(HTML)), { ...ALIKE, evidence: [{ label: '200', url: ADDRESS }] }],
  'an HTML page, and a file at any path': [given(page(), fetched(null, { body: 'ok' })), IS_HTML],
  'an HTML page, any path not requested': [{ file: page(), anyPath: unavailable('budget') }, IS_HTML],
  'a server error': [file('', { status: 500 }), {
    status: 'fail', params: { variant: 'server-error', status: 500 }, evidence: [{ label: '500', value: ADDRESS, url: ADDRESS }],
  }],
  'a server error with a page of its own': [given(page({ status: 503 }), fetched(HTML)), {
    status: 'fail', params: { variant: 'server-error', status: 503 },
  }],
  'the highest client error': [file('', { status: 499 }), { status: 'not-applicable' }],
  'none': [given(page({ status: 404 })), { status: 'not-applicable', evidence: [{ label: '404', url: ADDRESS }] }],
  'no content': [file('', { status: 204 }), { status: 'not-applicable' }],
});
