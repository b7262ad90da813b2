import { SITEMAP_URL, file, tally } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-loc.ts';

const right = file('/a.xml', { count: 4, locs: { foreign: tally([], 2) } });
const wrong = file(undefined, { count: 3, locs: { faulty: tally(['/kontakt', '']) } });

judgeTable(check, {
  'all valid': [{ files: [right, right] }, { status: 'pass', params: { total: 8 } }],
  'some invalid': [{ files: [right, wrong] }, {
    status: 'fail', params: { count: 2, total: 7 }, evidence: [{ label: 'loc', value: '/kontakt', url: SITEMAP_URL }, {
      label: 'loc', value: '(empty)',
    }],
  }],
  'no URL': [{ files: [file()] }, { status: 'not-measured', reason: 'not-found' }],
});
