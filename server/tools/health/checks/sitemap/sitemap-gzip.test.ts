import { TORN, child, file, errorStatus, index, unmeasured, many, sitemap } from '../../artifacts-sitemap-rig.ts';
import type { FileParts } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-gzip.ts';

const NAMED = '/sitemap.xml.gz';
const url = `https://shop.test${NAMED}`;
const typed: FileParts = { contentType: 'application/x-GZIP' };
const packed: FileParts = { gzip: 'valid' };
const error = { message: 'unexpected end', line: 3, column: 14 };
const fails = (label: string, at = url) =>
  ({ status: 'fail' as const, params: { url: at }, evidence: [{ label, value: at, url: at }] });
const XML = 'Content-Type: application/xml';

judgeTable(check, {
  'gzip, by name and type': [sitemap(file(NAMED, { ...packed, ...typed })), { status: 'pass', params: { total: 1 } }],
  'gzip, by its name only, in any case': [sitemap(file('/sitemap.XML.GZ', packed)), {
    status: 'pass', params: { total: 1 },
  }],
  'gzip, by its type only': [sitemap(file('/kart', { ...packed, ...typed })), {
    status: 'pass', params: { total: 1 },
  }],
  'gzip files among others': [
    sitemap(index(), child('/a.xml'), child('/b.xml.gz', packed), child('/c.xml.gz', packed)),
    { status: 'pass', params: { total: 2 } },
  ],
  'gzip only for the transfer, under a gzip name': [sitemap(file(NAMED, { gzip: 'none', contentEncoding: 'GZIP' })), {
    status: 'pass', params: { total: 1 },
  }],
  'gzip only for the transfer, under a plain name': [sitemap(file(undefined, { contentEncoding: 'gzip' })), {
    status: 'not-applicable',
  }],
  'a gzip name for a plain file': [sitemap(file(NAMED, { gzip: 'mismatch' })), fails(XML)],
  'a gzip name, with another coding for the transfer': [
    sitemap(...['br', 'Zstd', 'deflate'].map((contentEncoding) => file(NAMED, { gzip: 'mismatch', contentEncoding }))),
    { status: 'pass', params: { total: 3 } },
  ],
  'a gzip name for a plain file, without a coding for the transfer': [
    sitemap(file(NAMED, { gzip: 'mismatch', contentEncoding: 'identity' })), fails(`${XML}, Content-Encoding: identity`),
  ],
  'a gzip type for a plain file, with another coding for the transfer': [
    sitemap(file(NAMED, { ...typed, gzip: 'mismatch', contentEncoding: 'br' })), fails('Content-Type: application/x-GZIP, Content-Encoding: br'),
  ],
  'a gzip type for a plain file': [
    sitemap(file('/kart', typed)), fails('Content-Type: application/x-GZIP', 'https://shop.test/kart'),
  ],
  'a plain name for a gzip file': [sitemap(file('/kart.xml', packed)), fails(XML, 'https://shop.test/kart.xml')],
  'gzip, also for the transfer, under a plain name': [
    sitemap(file('/kart.xml', { ...packed, contentEncoding: 'gzip' })),
    fails(`${XML}, Content-Encoding: gzip`, 'https://shop.test/kart.xml'),
  ],
  'a name that only contains .gz': [sitemap(file('/a.gz.xml', packed)), fails(XML, 'https://shop.test/a.gz.xml')],
  'no Content-Type': [sitemap(file(undefined, { ...packed, contentType: null })), {
    status: 'fail', params: { url: 'https://shop.test/sitemap.xml' }, evidence: [{ label: 'Content-Type: –' }],
  }],
  'declared as gzip for the transfer, but not gzip': [
    sitemap(file(undefined, { ...TORN, status: 200, contentEncoding: 'gzip' })),
    fails(`${XML}, Content-Encoding: gzip`, 'https://shop.test/sitemap.xml'),
  ],
  'it cannot be decompressed': [
    sitemap(file(NAMED, { ...typed, gzip: 'mismatch', content: null })), fails('Content-Type: application/x-GZIP'),
  ],
  'it is decompressed in part': [
    sitemap(file(NAMED, { contentEncoding: 'gzip', gzip: 'mismatch', error })), fails(`${XML}, Content-Encoding: gzip`),
  ],
  'it is decompressed in part, as far as it goes without an error': [
    sitemap(file(undefined, { ...TORN, content: 'urlset', contentEncoding: 'gzip' })),
    fails(`${XML}, Content-Encoding: gzip`, 'https://shop.test/sitemap.xml'),
  ],
  'decompressed, but malformed': [sitemap(file(NAMED, { ...packed, error })), {
    status: 'pass', params: { total: 1 },
  }],
  'the first that is wrong': [sitemap(file(NAMED, packed), file('/b.xml', packed), file('/c.xml', packed)), {
    status: 'fail', params: { url: 'https://shop.test/b.xml' }, evidence: [{ url: 'https://shop.test/b.xml' }, {
      url: 'https://shop.test/c.xml',
    }],
  }],
  'more than are shown, and labels too long to show': [
    sitemap(
      ...many(11, (path) => file(path, { ...packed, contentType: 'a'.repeat(400), contentEncoding: 'b'.repeat(400) })),
    ),
    {
      status: 'fail', params: { url: 'https://shop.test/side-1' },
      evidence: [{ label: `Content-Type: ${'a'.repeat(299)}…, Content-Encoding: ${'b'.repeat(299)}…` }],
    },
  ],
  'no gzip file': [sitemap(file()), { status: 'not-applicable' }],
  'an inaccessible file does not count': [sitemap(index(), child('/a.xml.gz', unmeasured('refused'))), {
    status: 'not-applicable',
  }],
  'inaccessible': [sitemap(file('/a.xml', errorStatus()), file(NAMED, unmeasured('timeout'))), {
    status: 'not-measured', reason: 'timeout',
  }],
  'it is missing': [sitemap(file(NAMED, errorStatus())), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'an HTML page': [sitemap(file(NAMED, { content: 'html' })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
});
