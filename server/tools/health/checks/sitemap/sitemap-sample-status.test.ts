import { hopsOf } from '../../artifacts-access-rig.ts';
import { listed, many } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-sample-status.ts';

const gone = (path: string) => listed(path, { status: 410 }, null);
const MOVED = 'https://shop.test/flyttet';

judgeTable(check, {
  'all answer': [{ sample: many(10, (path) => listed(path)) }, { status: 'pass', params: { total: 10 } }],
  'a file answers': [{ sample: [listed('/a.pdf', {}, null)] }, { status: 'pass', params: { total: 1 } }],
  'two are missing': [{ sample: [listed('/'), ...many(2, gone)] }, {
    status: 'warn', params: { count: 2, total: 3 },
    evidence: [{ label: '410', value: 'https://shop.test/side-1', url: 'https://shop.test/side-1' }, {
      label: '410', url: 'https://shop.test/side-2',
    }],
  }],
  'three are missing': [{ sample: [...many(3, gone), listed('/')] }, { status: 'fail', params: { count: 3, total: 4 } }],
  'one redirects': [{
    sample: [
      listed('/'), listed(MOVED, { url: 'https://shop.test/ny', hops: hopsOf(301, MOVED, 'https://shop.test/ny') }),
    ],
  }, {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [
      { label: '301', value: `${MOVED} → https://shop.test/ny`, url: MOVED },
    ],
  }],
});
