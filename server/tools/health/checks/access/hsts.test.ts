import { pageOf } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { hsts } from './hsts.ts';

const home = (...values: string[]) => ({ home: pageOf('<h1>Shop</h1>', { headers: { 'strict-transport-security': values } }) });

judgeTable(hsts, {
  'a year': [home('max-age=31536000; includeSubDomains'), {
    status: 'pass', params: { days: 365 }, evidence: [{ label: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
  }],
  'half a year, to the second': [home('max-age=15768000'), { status: 'pass', params: { days: 182 } }],
  'a second less': [home('max-age=15767999'), { status: 'warn', params: { days: 182 } }],
  'in quotes, in capitals, behind another directive': [home('preload; MAX-AGE = "86400"'), { status: 'warn', params: { days: 1 } }],
  'of two headers the first counts': [home('max-age=0', 'max-age=31536000'), { status: 'fail', params: {} }],
  'switched off': [home('max-age=0'), { status: 'fail', params: {} }],
  'no number': [home('max-age=soon'), { status: 'fail', params: {}, evidence: [{ value: 'max-age=soon' }] }],
  'no header': [home(), { status: 'fail', params: {}, evidence: [] }],
});
