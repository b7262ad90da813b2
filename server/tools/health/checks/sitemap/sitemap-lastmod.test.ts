import { SITEMAP_URL, child, file, index, tally } from '../../artifacts-sitemap-rig.ts';
import type { FileParts } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-lastmod.ts';

const DATE = '2026-10-01';
const of = (count: number, lastmods: FileParts['lastmods'] = {}) => file(undefined, { count, lastmods });
const alike = (count: number, identical: string | null = DATE) => of(count, { identical });

judgeTable(check, {
  'different ones': [{ files: [of(4)] }, { status: 'pass', params: { total: 4 } }],
  'some are missing': [{ files: [of(4, { missing: 3 })] }, { status: 'pass', params: { total: 1 } }],
  'all are missing': [{ files: [of(4, { missing: 4 }), of(1, { missing: 1 })] }, {
    status: 'warn', params: { variant: 'missing', total: 5 },
  }],
  'all are identical': [{ files: [alike(4)] }, { status: 'warn', params: { variant: 'identical', total: 4, date: DATE } }],
  'identical in all files, except an empty one and the index': [
    {
      files: [
        index({ count: 3, lastmods: { identical: '2026-11-01' } }), alike(2), alike(2),
        file('/c.xml', { lastmods: { identical: null } }),
      ],
    },
    { status: 'warn', params: { variant: 'identical', total: 4, date: DATE } },
  ],
  'identical in each file, but not between them': [{ files: [alike(2), alike(2, '2026-10-02')] }, {
    status: 'pass', params: { total: 4 },
  }],
  'identical in one file, but not in the other': [{ files: [alike(2), alike(2, null)] }, {
    status: 'pass', params: { total: 4 },
  }],
  'identical, but some are missing': [{ files: [of(4, { identical: DATE, missing: 1 })] }, {
    status: 'pass', params: { total: 3 },
  }],
  'one is invalid': [{
    files: [of(4, { unreadable: tally(['1. oktober']), future: tally([], 2) }), of(2, { missing: 1 })],
  }, {
    status: 'fail', params: { variant: 'unreadable', count: 1, total: 5 }, evidence: [
      { label: 'lastmod', value: '1. oktober', url: SITEMAP_URL },
    ],
  }],
  'one is in the future': [{ files: [of(2), of(4, { future: tally(['2999-01-01']), missing: 1 })] }, {
    status: 'fail', params: { variant: 'future', count: 1, total: 5 }, evidence: [
      { label: 'lastmod', value: '2999-01-01', url: SITEMAP_URL },
    ],
  }],
  'all are identical, and in the future': [{ files: [of(2, { identical: '2999-01-01', future: tally([], 2) })] }, {
    status: 'fail', params: { variant: 'future', count: 2, total: 2 },
  }],
  'a feed has other dates': [{ files: [file(undefined, { content: 'feed', count: 4, lastmods: { missing: 4 } })] }, {
    status: 'not-applicable',
  }],
  'a plain list cannot have dates': [
    { files: [file(undefined, { content: 'text', count: 4, lastmods: { missing: 4 } })] }, { status: 'not-applicable' },
  ],
  'a plain list in an index': [{ files: [index({ count: 1 }), child('/a.txt', { content: 'text', count: 4 })] }, {
    status: 'not-applicable',
  }],
  'a plain list beside a file with dates': [
    { files: [file('/a.txt', { content: 'text', count: 4, lastmods: { missing: 4 } }), of(4)] },
    { status: 'pass', params: { total: 4 } },
  ],
  'no URL': [{ files: [index({ count: 1 }), child('/a.xml')] }, { status: 'not-measured', reason: 'not-found' }],
});
