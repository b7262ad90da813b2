import { SITEMAP_URL, file } from '../../artifacts-sitemap-rig.ts';
import type { FileParts } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-limits.ts';

const MOST = { count: 50_000, bytes: 52_428_800 };
const url = SITEMAP_URL;
const one = (parts: FileParts) => ({ files: [file(undefined, parts)] });

judgeTable(check, {
  'at both limits': [one(MOST), {
    status: 'pass', params: { urls: 50_000, bytes: 52_428_800 }, evidence: [{ label: 'largest', value: url, url }],
  }],
  'a URL more': [one({ ...MOST, count: 50_001 }), {
    status: 'fail', params: { variant: 'urls', url, urls: 50_001 },
  }],
  'a byte more': [one({ ...MOST, bytes: 52_428_801, truncated: true }), {
    status: 'fail', params: { variant: 'bytes', url, bytes: 52_428_801 },
  }],
  'both': [one({ count: 50_001, bytes: 52_428_801 }), {
    status: 'fail', params: { variant: 'urls', url, urls: 50_001 },
  }],
  'the second of two files': [{ files: [file('/a.xml'), file(undefined, { count: 50_001 })] }, {
    status: 'fail', params: { variant: 'urls', url, urls: 50_001 },
  }],
  'the limit applies to each file': [
    {
      files: [
        file('/a.xml', { count: 30_000, bytes: 1000 }), file(undefined, { count: 40_000, bytes: 2000 }),
        file('/c.xml', { count: 50_000, bytes: 1999 }),
      ],
    },
    { status: 'pass', params: { urls: 40_000, bytes: 2000 }, evidence: [{ url }] },
  ],
  'the first of files of the same size': [{ files: [file('/a.xml', { count: 1 }), file('/b.xml', { count: 2 })] }, {
    status: 'pass', params: { urls: 1, bytes: 100 },
  }],
  'truncated': [{ files: [file('/a.xml'), file(undefined, { truncated: true })] }, {
    status: 'not-measured', reason: 'truncated',
  }],
});
