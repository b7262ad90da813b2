import { NOW, pageOf } from '../../artifacts-rig.ts';
import { source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './index-home.ts';

const home = (head: string, ...headers: string[]) => ({ home: pageOf(source(head), { headers: { 'x-robots-tag': headers } }), now: NOW });
const HOME = 'https://shop.test/';

judgeTable(check, {
  'neither in the page nor in the header': [home('<meta name="robots" content="index, follow">', 'nosnippet'), { status: 'pass', params: {} }],
  'no robots tag': [home(''), { status: 'pass', params: {} }],
  'in the page, with the line': [home('<meta name="robots" content=" noindex, follow ">'), {
    status: 'fail', params: { variant: 'meta', value: 'noindex, follow' },
    evidence: [{ label: '<meta name="robots">', value: 'noindex, follow', page: HOME, line: 4 }],
    snippet: '<meta name="robots" content="follow">',
  }],
  'for Googlebot only': [home('<meta name="googlebot" content="none">'), { status: 'fail', params: { variant: 'meta', value: 'none' } }],
  'for another crawler': [home('<meta name="bingbot" content="noindex">', 'otherbot: noindex'), { status: 'pass', params: {} }],
  'in the header': [home('', 'googlebot: noindex'), {
    status: 'fail', params: { variant: 'header', value: 'googlebot: noindex' },
    evidence: [{ label: 'X-Robots-Tag', value: 'googlebot: noindex', page: HOME }],
  }],
  'in both: the page’s value is reported, the evidence is both': [home('<meta name="robots" content="noindex">', 'none'), {
    status: 'fail', params: { variant: 'meta', value: 'noindex' },
    evidence: [{ label: '<meta name="robots">' }, { label: 'X-Robots-Tag', value: 'none' }],
  }],
  'a very long value': [home(`<meta name="robots" content="noindex,${'x'.repeat(293)}">`), {
    status: 'fail', params: { variant: 'meta', value: `noindex,${'x'.repeat(291)}…` },
  }],
});
