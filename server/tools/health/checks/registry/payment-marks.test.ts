import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './payment-marks.ts';

const foot = (words: string) => ({ pages: [sampled('home', '<h1>Shop</h1>'), sampled('terms', `<footer>${words}</footer>`, { path: '/terms' })] });

judgeTable(check, {
  'some': [foot('Klarna eller Vipps'), {
    status: 'info', params: { variant: 'some', names: 'Vipps, Klarna' }, evidence: [{ label: 'Vipps: footer', value: 'Vipps', page: 'https://shop.test/terms' }],
  }],
  'only delivery marks': [foot('Posten, Bring'), { status: 'info', params: { variant: 'none', total: 2 }, evidence: [] }],
});
