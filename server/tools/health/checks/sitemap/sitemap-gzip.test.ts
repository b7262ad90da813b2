import { TORN, child, file, gone, index, kept, many, sitemap } from '../../artifacts-sitemap-rig.ts';
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
  'packed, by name and type': [sitemap(file(NAMED, { ...packed, ...typed })), { status: 'pass', params: { total: 1 } }],
  'packed, by its name alone, in any case': [sitemap(file('/sitemap.XML.GZ', packed)), {
    status: 'pass', params: { total: 1 },
  }],
  'packed, by its type alone': [sitemap(file('/kart', { ...packed, ...typed })), {
    status: 'pass', params: { total: 1 },
  }],
  'packed files among others': [
    sitemap(index(), child('/a.xml'), child('/b.xml.gz', packed), child('/c.xml.gz', packed)),
    { status: 'pass', params: { total: 2 } },
  ],
  'packed for the way alone, under a packed name': [sitemap(file(NAMED, { gzip: 'none', contentEncoding: 'GZIP' })), {
    status: 'pass', params: { total: 1 },
  }],
  'packed for the way alone, under a plain name': [sitemap(file(undefined, { contentEncoding: 'gzip' })), {
    status: 'not-applicable',
  }],
  'a packed name for a plain file': [sitemap(file(NAMED, { gzip: 'mismatch' })), fails(XML)],
  'a packed name, packed for the way by other means': [
    sitemap(...['br', 'Zstd', 'deflate'].map((contentEncoding) => file(NAMED, { gzip: 'mismatch', contentEncoding }))),
    { status: 'pass', params: { total: 3 } },
  ],
  'a packed name for a plain file, not packed for the way': [
    sitemap(file(NAMED, { gzip: 'mismatch', contentEncoding: 'identity' })), fails(`${XML}, Content-Encoding: identity`),
  ],
  'a packed type for a plain file, packed for the way by other means': [
    sitemap(file(NAMED, { ...typed, gzip: 'mismatch', contentEncoding: 'br' })), fails('Content-Type: application/x-GZIP, Content-Encoding: br'),
  ],
  'a packed type for a plain file': [
    sitemap(file('/kart', typed)), fails('Content-Type: application/x-GZIP', 'https://shop.test/kart'),
  ],
  'a plain name for a packed file': [sitemap(file('/kart.xml', packed)), fails(XML, 'https://shop.test/kart.xml')],
  'packed, for the way as well, under a plain name': [
    sitemap(file('/kart.xml', { ...packed, contentEncoding: 'gzip' })),
    fails(`${XML}, Content-Encoding: gzip`, 'https://shop.test/kart.xml'),
  ],
  'a name that only holds the letters': [sitemap(file('/a.gz.xml', packed)), fails(XML, 'https://shop.test/a.gz.xml')],
  'it says nothing of its type': [sitemap(file(undefined, { ...packed, contentType: null })), {
    status: 'fail', params: { url: 'https://shop.test/sitemap.xml' }, evidence: [{ label: 'Content-Type: –' }],
  }],
  'packed for the way, and not at all': [
    sitemap(file(undefined, { ...TORN, status: 200, contentEncoding: 'gzip' })),
    fails(`${XML}, Content-Encoding: gzip`, 'https://shop.test/sitemap.xml'),
  ],
  'it does not unpack': [
    sitemap(file(NAMED, { ...typed, gzip: 'mismatch', content: null })), fails('Content-Type: application/x-GZIP'),
  ],
  'it unpacks in part': [
    sitemap(file(NAMED, { contentEncoding: 'gzip', gzip: 'mismatch', error })), fails(`${XML}, Content-Encoding: gzip`),
  ],
  'unpacked, and what came out breaks': [sitemap(file(NAMED, { ...packed, error })), {
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
  'none is packed': [sitemap(file()), { status: 'not-applicable' }],
  'one that is inaccessible is not counted': [sitemap(index(), child('/a.xml.gz', kept('refused'))), {
    status: 'not-applicable',
  }],
  'inaccessible': [sitemap(file('/a.xml', gone()), file(NAMED, kept('timeout'))), {
    status: 'not-measured', reason: 'timeout',
  }],
  'it is gone': [sitemap(file(NAMED, gone())), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'a web page': [sitemap(file(NAMED, { content: 'html' })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
});
