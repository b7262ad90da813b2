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
/** A file sent with the type of HTML, whatever it contains. */
const labelled = (body: string) => fetched(body, { path: '/llms.txt', body, headers: { 'content-type': 'text/html; charset=utf-8' } });
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
  'links in an indented list of another sign': [file('# Nordlys\n\n  * [Gensere](https://shop.test/gensere)'), PASS],
  'no heading': [file(`Nordlys Ull${LINK}`), { ...NO_HEADING, evidence: [{ label: '200', value: 'Nordlys Ull', line: 1 }] }],
  'a heading of the second rank': [file(`## Nordlys Ull${LINK}`), NO_HEADING],
  'a heading further down': [file(`Nordlys\n\n# Ull${LINK}`), NO_HEADING],
  'a sign without words': [file(`#${LINK}`), NO_HEADING],
  'a sign without a space': [file(`#Nordlys${LINK}`), NO_HEADING],
  'a line under nothing of a heading': [file(`Nordlys\n=== Ull${LINK}`), NO_HEADING],
  'no heading takes precedence over no links': [file('Nordlys'), NO_HEADING],
  'an empty file': [file(''), { ...NO_HEADING, evidence: [{ value: '' }] }],
  'no links': [file('# Nordlys\n\n> Klær i ull'), NO_LINKS],
  'a link in the text': [file('# Nordlys\n\nSe [Gensere](/gensere)'), PASS],
  'links behind words of a list': [file('# Nordlys\n\n- UCP: [Universal Commerce Protocol](https://ucp.dev)'), PASS],
  'a URL by itself': [file('# Nordlys\n\nKatalog: https://shop.test/sitemap.xml'), PASS],
  'a link without its URL': [file('# Nordlys\n\n- [Gensere]()'), NO_LINKS],
  'a first line without end': [file(`# ${'x'.repeat(300)}${LINK}`), { ...PASS, evidence: [{ value: `# ${'x'.repeat(297)}…` }] }],
  'a web page': [given(page()), { ...IS_HTML, evidence: [{ label: '200', value: ADDRESS, url: ADDRESS }] }],
  'markdown under the type of a web page': [given(labelled(`# Nordlys Ull${LINK}`)), { ...PASS, evidence: [{ label: '200', value: '# Nordlys Ull', line: 1 }] }],
  'the same behind a byte order mark': [given(labelled(`\uFEFF# Nordlys Ull${LINK}`)), PASS],
  'the same without links': [given(labelled('Nordlys Ull\n===')), NO_LINKS],
  'neither markdown nor a document, under that type': [given(labelled('<p>Nordlys</p>')), IS_HTML],
  'a web page it was redirected to': [given(page({ path: '/', hops: [{ url: ADDRESS, status: 302, location: '/' }] })), {
    ...IS_HTML, evidence: [{ label: '302', value: `${ADDRESS} → /` }, { label: '200', value: `${ORIGIN}/` }],
  }],
  'a web page under another type': [file('\n<!DOCTYPE html><h1>Nordlys</h1>'), IS_HTML],
  'by its first tag': [file('<html lang="nb">'), IS_HTML],
  'by the head': [file('<head><title>x</title>'), IS_HTML],
  'by the body': [file('<body class="x">'), IS_HTML],
  'a file that speaks of pages': [file('# <html>\n\n- [a](/b)'), PASS],
  'the same web page at any path': [given(page(), fetched(HTML)), { ...ALIKE, evidence: [{ label: '200', url: ADDRESS }] }],
  'a web page, and a file at any path': [given(page(), fetched(null, { body: 'ok' })), IS_HTML],
  'a web page, any path unseen': [{ file: page(), anyPath: unavailable('budget') }, IS_HTML],
  'a server error': [file('', { status: 500 }), {
    status: 'fail', params: { variant: 'server-error', status: 500 }, evidence: [{ label: '500', value: ADDRESS, url: ADDRESS }],
  }],
  'a server error with a page of its own': [given(page({ status: 503 }), fetched(HTML)), {
    status: 'fail', params: { variant: 'server-error', status: 503 },
  }],
  'the last that is not the server\'s trouble': [file('', { status: 499 }), { status: 'not-applicable' }],
  'none': [given(page({ status: 404 })), { status: 'not-applicable', evidence: [{ label: '404', url: ADDRESS }] }],
  'no content': [file('', { status: 204 }), { status: 'not-applicable' }],
});
