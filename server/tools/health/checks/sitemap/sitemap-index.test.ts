import {
  SITEMAP_URL, child, file, errorStatus, index, unmeasured, many, sitemap,
} from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-index.ts';

const listing = (...paths: string[]) => index({ children: paths.map((path) => new URL(path, SITEMAP_URL)) });
/** An index that lists itself, in these spellings of its URL, beside other files. */
const echoing = (itself: readonly string[], ...others: string[]) => {
  const echoes = itself.map((path) => new URL(path, SITEMAP_URL));
  return index({ echoes, children: [...echoes, ...others.map((path) => new URL(path, SITEMAP_URL))] });
};
const dead = (path: string) => child(path, errorStatus());

judgeTable(check, {
  'all requested files answer': [sitemap(listing(...'abcdefgh'.split('').map((name) => `/${name}.xml`)), child('/a.xml')), { status: 'pass', params: { total: 1, named: 8 } }],
  'all answer': [sitemap(listing('/a.xml', '/b.xml'), child('/a.xml'), child('/b.xml')), { status: 'pass', params: { total: 2, named: 2 } }],
  'one is missing': [sitemap(index(), child('/a.xml'), dead('/b.xml')), {
    status: 'warn', params: { variant: 'dead', count: 1, total: 2 }, evidence: [
      { label: '404', value: 'https://shop.test/b.xml', url: 'https://shop.test/b.xml' },
    ],
  }],
  'one is an HTML page': [sitemap(index(), child('/a.xml'), child('/b.xml', { content: 'html' })), {
    status: 'warn', params: { variant: 'dead', count: 1, total: 2 }, evidence: [{ label: 'html' }],
  }],
  'an empty one answers': [sitemap(listing('/a.xml'), child('/a.xml', { content: null })), {
    status: 'pass', params: { total: 1, named: 1 },
  }],
  'other files in robots.txt do not count': [sitemap(listing('/a.xml'), file('/other.xml'), child('/a.xml')), {
    status: 'pass', params: { total: 1, named: 1 },
  }],
  'its only file was named by robots.txt as well': [sitemap(listing('/a.xml'), file('/a.xml')), {
    status: 'pass', params: { total: 1, named: 1 },
  }],
  'all are missing': [sitemap(index(), dead('/a.xml'), dead('/b.xml')), {
    status: 'fail', params: { variant: 'dead', total: 2 }, evidence: [{ label: '404' }, { label: '404' }],
  }],
  'the only one is missing': [sitemap(index(), dead('/a.xml')), { status: 'fail', params: { variant: 'dead', total: 1 } }],
  'more missing than are shown': [sitemap(index(), child('/a.xml'), ...many(11, dead)), {
    status: 'warn', params: { variant: 'dead', count: 11, total: 12 },
  }],
  'S13: an index in it': [sitemap(index(), dead('/b.xml'), child('/a.xml', { content: 'index' })), {
    status: 'warn', params: { variant: 'deep', url: 'https://shop.test/a.xml' }, evidence: [
      { label: 'index', url: 'https://shop.test/a.xml' },
    ],
  }],
  'an inaccessible one does not count': [sitemap(listing('/a.xml', '/b.xml'), child('/a.xml'), child('/b.xml', unmeasured('refused'))), {
    status: 'pass', params: { total: 1, named: 2 },
  }],
  'all are inaccessible': [sitemap(index(), child('/a.xml', unmeasured('timeout')), child('/b.xml', unmeasured('refused'))), {
    status: 'not-measured', reason: 'timeout',
  }],
  'an empty index': [sitemap(index()), { status: 'not-measured', reason: 'not-found' }],
  'a missing file outside the index does not count': [
    sitemap(listing('/a.xml'), file('/c.xml', errorStatus()), child('/a.xml')),
    { status: 'pass', params: { total: 1, named: 1 } },
  ],
  'a single file': [sitemap(file()), { status: 'not-applicable' }],
  'a feed': [sitemap(file(undefined, { content: 'feed' })), { status: 'not-applicable' }],
  'a plain list': [sitemap(file(undefined, { content: 'text' })), { status: 'not-applicable' }],
  'a file that was read, and an inaccessible one': [sitemap(file('/a.xml', unmeasured('refused')), file()), {
    status: 'not-applicable',
  }],
  'it is inaccessible': [sitemap(file('/a.xml', errorStatus()), file(undefined, unmeasured('refused'))), {
    status: 'not-measured', reason: 'refused',
  }],
  'it is missing': [sitemap(file(undefined, errorStatus())), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'it is not a sitemap': [sitemap(file('/a.xml', errorStatus()), file(undefined, { content: 'other' })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-xml',
  }],
  'an HTML page': [sitemap(file(undefined, { content: 'html' })), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-fetch',
  }],
  'S11: it lists itself beside two that answer': [sitemap(echoing(['/sitemap.xml'], '/a.xml', '/b.xml'), child('/a.xml'), child('/b.xml')), {
    status: 'warn', params: { variant: 'self', url: SITEMAP_URL }, evidence: [{ label: 'index', url: SITEMAP_URL }],
  }],
  'S12: it lists only itself': [sitemap(echoing(['/sitemap.xml'])), {
    status: 'fail', params: { variant: 'self', url: SITEMAP_URL }, evidence: [{ url: SITEMAP_URL }],
  }],
  'S14: it lists an index that lists it': [sitemap(listing('/b.xml'), child('/b.xml', { content: 'index', children: [new URL(SITEMAP_URL)] })), {
    status: 'warn', params: { variant: 'deep', url: 'https://shop.test/b.xml' },
  }],
  'S16: itself by other spellings': [sitemap(echoing(['http://shop.test/sitemap.xml?', '/moved.xml'], '/a.xml'), child('/a.xml')), {
    status: 'warn', params: { variant: 'self', url: SITEMAP_URL },
  }],
  'S15: a file twice': [sitemap(listing('/a.xml', '/b.xml', '/a.xml', 'http://shop.test/a.xml'), child('/a.xml'), child('/b.xml')), {
    status: 'info', params: { count: 1, total: 2 }, evidence: [{ label: '2 ×', url: 'http://shop.test/a.xml' }],
  }],
  'a missing file takes precedence over listing itself': [sitemap(echoing(['/sitemap.xml'], '/a.xml', '/b.xml'), child('/a.xml'), dead('/b.xml')), {
    status: 'warn', params: { variant: 'dead', count: 1, total: 2 },
  }],
});
