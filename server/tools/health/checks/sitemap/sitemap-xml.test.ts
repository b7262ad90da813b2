import {
  SITEMAP_URL, TORN, file as bareFile, errorStatus, unmeasured, many, sitemap,
} from '../../artifacts-sitemap-rig.ts';
import type { FileParts } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-xml.ts';

/** A file with one URL. */
const file = (path?: string, parts: FileParts = {}) => bareFile(path, { count: 1, ...parts });
const url = SITEMAP_URL;
const error = { message: 'unexpected end', line: 3, column: 14 };
const wrong = { namespace: 'wrong' } as const;

judgeTable(check, {
  'well-formed': [sitemap(file(), file('/b.xml')), { status: 'pass', params: { total: 2 }, evidence: [] }],
  'S7: XML sent as plain text': [sitemap(file(undefined, { contentType: 'text/plain; charset=utf-8' })), {
    status: 'pass', params: { total: 1 }, evidence: [{ label: 'text/plain; charset=utf-8', url }],
  }],
  'a feed is XML too': [sitemap(file(undefined, { content: 'feed' })), { status: 'pass', params: { total: 1 } }],
  'malformed': [sitemap(file(undefined, { error })), {
    status: 'fail', params: { variant: 'malformed', url }, evidence: [{ label: 'error', value: 'unexpected end (column 14)', url, line: 3 }],
  }],
  'malformed before its first line': [sitemap(file(undefined, { error: { ...error, line: 0 } })), {
    status: 'fail', params: { variant: 'malformed', url }, evidence: [{ line: 1 }],
  }],
  'the first malformed file': [sitemap(file('/a.xml'), file(undefined, { error }), file('/c.xml', { error })), {
    status: 'fail', params: { variant: 'malformed', url }, evidence: [{ url }, { url: 'https://shop.test/c.xml' }],
  }],
  'an empty file': [sitemap(file(undefined, { content: null })), {
    status: 'fail', params: { variant: 'empty', url }, evidence: [{ label: 'empty', value: url, url }],
  }],
  'malformed XML takes precedence over the namespace': [sitemap(file('/a.xml', wrong), file(undefined, { error })), {
    status: 'fail', params: { variant: 'malformed', url },
  }],
  'more malformed files than are shown': [sitemap(...many(11, (path) => file(path, { error }))), {
    status: 'fail', params: { variant: 'malformed', url: 'https://shop.test/side-1' },
  }],
  'the wrong namespace': [sitemap(file('/a.xml'), file(undefined, wrong)), {
    status: 'warn', params: { variant: 'namespace', url }, evidence: [{ label: 'namespace', value: url, url }],
  }],
  'a truncated file does not count as well-formed': [sitemap(file(), file('/b.xml', { truncated: true })), {
    status: 'pass', params: { total: 1 },
  }],
  'all were truncated': [sitemap(file(undefined, { truncated: true })), {
    status: 'not-measured', reason: 'truncated',
  }],
  'a plain list': [sitemap(file(undefined, { content: 'text' })), { status: 'pass', params: { total: 1 }, evidence: [] }],
  'a plain list beside an inaccessible file': [
    sitemap(file('/a.xml', unmeasured('refused')), file(undefined, { content: 'text' })), { status: 'pass', params: { total: 1 } },
  ],
  'a plain list beside XML': [sitemap(file('/a.txt', { content: 'text' }), file()), {
    status: 'pass', params: { total: 2 },
  }],
  'inaccessible': [sitemap(file('/a.xml', errorStatus()), file(undefined, unmeasured('timeout'))), {
    status: 'not-measured', reason: 'timeout',
  }],
  'it is missing': [sitemap(file(undefined, errorStatus())), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'an HTML page': [sitemap(file(undefined, { content: 'html' })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'it cannot be decompressed': [sitemap(file(undefined, TORN)), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'one of two cannot be decompressed, and the other is missing': [
    sitemap(file(undefined, errorStatus()), file('/b.xml', TORN)),
    { status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip' },
  ],
  'it is decompressed to nothing': [sitemap(file(undefined, { gzip: 'mismatch', content: null })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'it is decompressed in part': [sitemap(file(undefined, { gzip: 'mismatch', error })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'declared as gzip, but plain': [sitemap(file(undefined, { gzip: 'mismatch' })), {
    status: 'pass', params: { total: 1 },
  }],
  'decompressed, but malformed': [sitemap(file(undefined, { gzip: 'valid', error })), {
    status: 'fail', params: { variant: 'malformed', url },
  }],
  'S3: its first line is not a URL': [sitemap(file(undefined, { content: 'neither', error: { ...error, line: 1 } })), {
    status: 'fail', params: { variant: 'not-sitemap', url },
  }],
  'XML that is malformed on its first line is still XML': [sitemap(file(undefined, { content: 'other', error: { ...error, line: 1 } })), {
    status: 'fail', params: { variant: 'malformed', url },
  }],
  'S4: a plain list that begins with blank lines': [sitemap(file(undefined, { content: 'text', blankFirst: true })), {
    status: 'warn', params: { variant: 'blank-first', url }, evidence: [{ line: 1, url }],
  }],
  'S5: a plain list with a line that is not a URL': [sitemap(file(undefined, { content: 'text', stray: { line: 3, text: 'hello' } })), {
    status: 'warn', params: { variant: 'stray-line', url, line: 3 }, evidence: [{ label: 'line', value: 'hello', line: 3, url }],
  }],
  'S9: an empty response': [sitemap(file(undefined, { content: null })), { status: 'fail', params: { variant: 'empty', url } }],
  'an index without files': [sitemap(file(undefined, { content: 'index' })), {
    status: 'warn', params: { variant: 'no-urls', url }, evidence: [{ label: '<sitemap>', url }],
  }],
  'S10: no URLs': [sitemap(file(undefined, { count: 0 })), {
    status: 'warn', params: { variant: 'no-urls', url }, evidence: [{ label: '<url>', url }],
  }],
  'S21: files among URLs': [sitemap(file(undefined, { mixed: true })), {
    status: 'fail', params: { variant: 'mixed', url }, evidence: [{ label: 'urlset', url }],
  }],
});
