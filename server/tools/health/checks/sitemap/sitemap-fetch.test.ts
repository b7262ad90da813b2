import {
  SITEMAP_URL, broken, child, file, errorStatus, index, unmeasured, many, sitemap,
} from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-fetch.ts';

const url = SITEMAP_URL;

judgeTable(check, {
  'it answers': [sitemap(file()), { status: 'pass', params: { total: 1 } }],
  'an index and its files': [sitemap(index(), child('/a.xml'), child('/b.xml')), {
    status: 'pass', params: { total: 3 },
  }],
  'missing files of an index do not count': [
    sitemap(
      index(), child('/a.xml'), child('/b.xml', errorStatus()), child('/c.xml', unmeasured('refused')),
      child('/d.xml', { content: 'html' }),
    ),
    { status: 'pass', params: { total: 2 } },
  ],
  'it answers with nothing': [sitemap(file(undefined, { content: null })), { status: 'pass', params: { total: 1 } }],
  'it is missing': [sitemap(file(undefined, errorStatus())), {
    status: 'fail', params: { variant: 'status', url, status: 404 }, evidence: [{ label: '404', value: url, url }],
  }],
  'one of two is missing': [sitemap(file('/a.xml'), file(undefined, errorStatus(503))), {
    status: 'fail', params: { variant: 'status', url, status: 503 }, evidence: [{ label: '503' }],
  }],
  'it answers with another status than 200': [sitemap(file(undefined, { status: 204, content: null })), {
    status: 'fail', params: { variant: 'status', url, status: 204 },
  }],
  'an HTML page': [sitemap(file(undefined, { content: 'html' })), {
    status: 'fail', params: { variant: 'html', url }, evidence: [{ label: 'html', url }],
  }],
  'no answer by its own fault, and another that is missing': [
    sitemap(file('/a.xml', broken('tls-name')), file(undefined, errorStatus())),
    {
      status: 'fail', params: { variant: 'status', url, status: 404 },
      evidence: [{ label: 'tls-name' }, { label: '404' }],
    },
  ],
  'no answer by its own fault': [sitemap(file(undefined, broken('tls-name'))), {
    status: 'not-measured', reason: 'unreachable', evidence: [{ label: 'tls-name', url }],
  }],
  'it cannot be decompressed': [sitemap(file(undefined, { fault: 'bad-encoding', gzip: 'mismatch', content: null })), {
    status: 'pass', params: { total: 1 },
  }],
  'inaccessible': [sitemap(file(undefined, { ...unmeasured('refused'), status: 403 })), {
    status: 'not-measured', reason: 'refused', evidence: [{ label: '403', url }],
  }],
  'a timeout': [sitemap(file(undefined, { ...unmeasured('timeout'), fault: 'timeout' })), {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  'one of two is inaccessible': [sitemap(file('/a.xml', unmeasured('timeout')), file()), {
    status: 'pass', params: { total: 1 },
  }],
  'none is known': [sitemap(), { status: 'not-measured', reason: 'unreachable' }],
  'more than are shown': [sitemap(...many(11, (path) => file(path, errorStatus()))), {
    status: 'fail', params: { variant: 'status', url: 'https://shop.test/side-1', status: 404 },
  }],
});
