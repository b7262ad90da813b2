import { SITEMAP_URL, TORN, file, gone, kept, many, sitemap } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { sitemapXml } from './sitemap-xml.ts';

const url = SITEMAP_URL;
const error = { message: 'unexpected end', line: 3, column: 14 };
const wrong = { namespace: 'wrong' } as const;

judgeTable(sitemapXml, {
  'well-formed': [sitemap(file(), file('/b.xml')), { status: 'pass', params: { total: 2 } }],
  'a feed is XML too': [sitemap(file(undefined, { content: 'feed' })), { status: 'pass', params: { total: 1 } }],
  'it breaks': [sitemap(file(undefined, { error })), {
    status: 'fail', params: { url }, evidence: [{ label: 'error', value: 'unexpected end (column 14)', url, line: 3 }],
  }],
  'it breaks before its first line': [sitemap(file(undefined, { error: { ...error, line: 0 } })), {
    status: 'fail', params: { url }, evidence: [{ line: 1 }],
  }],
  'the first that breaks': [sitemap(file('/a.xml'), file(undefined, { error }), file('/c.xml', { error })), {
    status: 'fail', params: { url }, evidence: [{ url }, { url: 'https://shop.test/c.xml' }],
  }],
  'nothing came': [sitemap(file(undefined, { content: null })), {
    status: 'fail', params: { url }, evidence: [{ label: 'empty', value: url, url }],
  }],
  'a break counts before the namespace': [sitemap(file('/a.xml', wrong), file(undefined, { error })), {
    status: 'fail', params: { url },
  }],
  'more that break than are shown': [sitemap(...many(11, (path) => file(path, { error }))), {
    status: 'fail', params: { url: 'https://shop.test/side-1' },
  }],
  'the wrong namespace': [sitemap(file('/a.xml'), file(undefined, wrong)), {
    status: 'warn', params: { url }, evidence: [{ label: 'namespace', value: url, url }],
  }],
  'only what was read to its end is known to be well-formed': [sitemap(file(), file('/b.xml', { truncated: true })), {
    status: 'pass', params: { total: 1 },
  }],
  'none was read to its end': [sitemap(file(undefined, { truncated: true })), {
    status: 'not-measured', reason: 'truncated',
  }],
  'a plain list is no XML': [sitemap(file(undefined, { content: 'text' })), { status: 'not-applicable' }],
  'a plain list beside one that is kept from us': [
    sitemap(file('/a.xml', kept('refused')), file(undefined, { content: 'text' })), { status: 'not-applicable' },
  ],
  'a plain list beside XML': [sitemap(file('/a.txt', { content: 'text' }), file()), {
    status: 'pass', params: { total: 1 },
  }],
  'kept from us': [sitemap(file('/a.xml', gone()), file(undefined, kept('timeout'))), {
    status: 'not-measured', reason: 'timeout',
  }],
  'it is gone': [sitemap(file(undefined, gone())), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'a web page': [sitemap(file(undefined, { content: 'html' })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'it does not unpack': [sitemap(file(undefined, TORN)), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'one of two does not unpack, and the other is gone': [sitemap(file(undefined, gone()), file('/b.xml', TORN)), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'it unpacks to nothing': [sitemap(file(undefined, { gzip: 'mismatch', content: null })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'it unpacks in part': [sitemap(file(undefined, { gzip: 'mismatch', error })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-gzip',
  }],
  'called packed and is not': [sitemap(file(undefined, { gzip: 'mismatch' })), {
    status: 'pass', params: { total: 1 },
  }],
  'unpacked, and what came out breaks': [sitemap(file(undefined, { gzip: 'valid', error })), {
    status: 'fail', params: { url },
  }],
});
