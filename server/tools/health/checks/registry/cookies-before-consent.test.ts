import { pageOf } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cookies-before-consent.ts';

const home = (html: string, cookies: readonly string[] = [], parts: AnswerParts = {}) => ({ home: pageOf(html, { headers: { 'set-cookie': cookies }, ...parts }) });
const GTM = '<script src="https://www.googletagmanager.com/gtm.js"></script>';

judgeTable(check, {
  'none': [home('<h1>Shop</h1>', ['PHPSESSID=1']), { status: 'info', params: { variant: 'none' }, evidence: [] }],
  'a cookie and a script, each by its place': [
    home(`<h1>Shop</h1>\n${GTM}`, ['PHPSESSID=1', '_ga=GA1.2.3; Path=/']),
    {
      status: 'info', params: { variant: 'some', names: 'Google Analytics, Google Tag Manager', count: 2 },
      evidence: [
        { label: 'set-cookie', value: '_ga', page: 'https://shop.test/' },
        { label: '<script>', value: 'https://www.googletagmanager.com/gtm.js', page: 'https://shop.test/', line: 2 },
      ],
    },
  ],
  'one tracker by two cookies': [
    home('', ['_ga=1', '_gid=1']), { status: 'info', params: { variant: 'some', names: 'Google Analytics', count: 1 }, evidence: [{ value: '_ga' }, { value: '_gid' }] },
  ],
  'a dozen cookies': [
    home('', Array.from({ length: 12 }, (_, index) => `_hj${index}=1`)),
    { status: 'info', params: { variant: 'some', names: 'Hotjar', count: 1 }, evidence: Array.from({ length: 10 }, () => ({ label: 'set-cookie' })) },
  ],
  'a script that waits for consent': [home(GTM.replace('<script', '<script type="text/plain"')), { status: 'info', params: { variant: 'none' } }],
  'none so far on a page that was cut short': [home('<h1>Shop</h1>', [], { truncated: 'size' }), { status: 'not-measured', reason: 'truncated' }],
  'one on a page that was cut short': [home(GTM, [], { truncated: 'size' }), { status: 'info', params: { variant: 'some', names: 'Google Tag Manager', count: 1 } }],
});
