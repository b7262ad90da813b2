import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './delivery-marks.ts';

const foot = (words: string) => ({ pages: [sampled('home', '<h1>Shop</h1>'), sampled('terms', `<footer>${words}</footer>`, { path: '/terms' })] });

judgeTable(check, {
  'some': [foot('PostNord og Bring'), {
    status: 'info', params: { variant: 'some', names: 'Bring, PostNord' }, evidence: [{ label: 'Bring: footer', value: 'Bring', page: 'https://shop.test/terms' }],
  }],
  'only payment marks': [foot('Vipps, Klarna'), { status: 'info', params: { variant: 'none', total: 2 }, evidence: [] }],
});
