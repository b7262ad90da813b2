import { pageOf } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './hsts.ts';

const home = (...values: string[]) =>
  ({ home: pageOf('<h1>Shop</h1>', { headers: { 'strict-transport-security': values } }) });

judgeTable(check, {
  'a year': [home('max-age=31536000; includeSubDomains'), {
    status: 'pass', params: { days: 365 }, evidence: [
      { label: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
    ],
  }],
  'exactly half a year': [home('max-age=15768000'), { status: 'pass', params: { days: 182 } }],
  'a second less': [home('max-age=15767999'), { status: 'warn', params: { variant: 'short', days: 182 } }],
  'quoted, in capitals, after another directive': [home('preload; MAX-AGE = "86400"'), {
    status: 'warn', params: { variant: 'short', days: 1 },
  }],
  'space around it': [home('preload ; max-age=31536000 ; includeSubDomains'), {
    status: 'pass', params: { days: 365 },
  }],
  'another directive that ends in max-age': [home('x-max-age=31536000'), { status: 'fail', params: { variant: 'invalid' } }],
  'a number followed by letters': [home('max-age=31536000x'), { status: 'fail', params: { variant: 'invalid' } }],
  'the first of two headers counts': [home('max-age=0', 'max-age=31536000'), { status: 'fail', params: { variant: 'off' } }],
  'switched off': [home('max-age=0'), { status: 'fail', params: { variant: 'off' } }],
  'not a number': [home('max-age=soon'), { status: 'fail', params: { variant: 'invalid' }, evidence: [{ value: 'max-age=soon' }] }],
  'no header': [home(), { status: 'fail', params: { variant: 'absent' }, evidence: [] }],
  'a year, with includeSubDomains and preload': [home('max-age=31536000; includeSubDomains; preload'), { status: 'pass', params: { days: 365 } }],
  'a year in quotes': [home('max-age="31536000"'), { status: 'pass', params: { days: 365 } }],
  'a year in capitals': [home('MAX-AGE=31536000'), { status: 'pass', params: { days: 365 } }],
  'a semicolon in quotes': [home('max-age=31536000; report="a;max-age=0"; foo'), { status: 'pass', params: { days: 365 } }],
  'an unclosed quote': [home('max-age=31536000; report="a'), { status: 'fail', params: { variant: 'invalid' } }],
  'max-age twice': [home('max-age=31536000; max-age=0'), { status: 'fail', params: { variant: 'invalid' } }],
  'another directive twice, in any case': [home('max-age=63072000; includeSubDomains; includesubdomains'), { status: 'fail', params: { variant: 'invalid' } }],
  'no max-age': [home('includeSubDomains'), { status: 'fail', params: { variant: 'invalid' } }],
  'a negative number': [home('max-age=-1'), { status: 'fail', params: { variant: 'invalid' } }],
  'a fraction': [home('max-age=1.5'), { status: 'fail', params: { variant: 'invalid' } }],
  'a comma between directives': [home('max-age=31536000, includeSubDomains'), { status: 'fail', params: { variant: 'invalid' } }],
  'two fields, the first short': [home('max-age=300', 'max-age=31536000'), {
    status: 'warn', params: { variant: 'short', days: 0 }, evidence: [{ value: 'max-age=300' }, { value: 'max-age=31536000' }],
  }],
  'two equal fields': [home('max-age=31536000', 'max-age=31536000'), { status: 'warn', params: { variant: 'several', total: 2 } }],
  'empty directives': [home('max-age=31536000;; '), { status: 'pass', params: { days: 365 } }],
  'an unknown directive': [home('foo=1; max-age=31536000'), { status: 'pass', params: { days: 365 } }],
});
