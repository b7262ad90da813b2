import { ALL, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './rsl-license.ts';

const lines = (...written: readonly string[]) => ({ lines: rules(...written) });
const url = 'https://shop.test/license.xml';
const long = `${'a'.repeat(299)}…`;

judgeTable(check, {
  'none': [lines(ALL, 'Wait-a-bit: 1'), { status: 'info', params: { variant: 'absent' } }],
  'a line that names none': [lines('License:'), { status: 'info', params: { variant: 'absent' } }],
  'C28: one': [lines('License:', `license: ${url}`), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ label: 'License', value: url, line: 2 }],
  }],
  'the first of several': [lines(`License: ${url}`, 'License: /b.xml'), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ line: 1 }, { value: '/b.xml', line: 2 }],
  }],
  'more than are shown, and one too long to show': [lines(
    ...Array.from({ length: 11 }, () => `License: ${'a'.repeat(400)}`),
  ), {
    status: 'info', params: { variant: 'present', url: long }, evidence: [{ value: long }],
  }],
});
