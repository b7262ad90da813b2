import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './content-signal.ts';

const lines = (...written: readonly string[]) => ({ lines: rules(...written) });
const value = 'search=yes, ai-train=no';
const long = `${'a'.repeat(299)}…`;

judgeTable(check, {
  'C27: three signals': [lines(ALL, 'Content-signal: search=yes, ai-input=no, ai-train=no'), {
    status: 'info', params: { variant: 'present', value: 'search=yes, ai-input=no, ai-train=no', line: 2 },
  }],
  'none': [lines(ALL, 'Allow: /'), { status: 'info', params: { variant: 'absent' } }],
  'one': [lines(ALL, `Content-Signal: ${value}`), {
    status: 'info', params: { variant: 'present', value, line: 2 }, evidence: [
      { label: 'Content-Signal', value, page: ROBOTS_AT, line: 2 },
    ],
  }],
  'the first of several': [lines(`Content-Signal: ${value}`, ALL, 'Content-Signal: search=no'), {
    status: 'info', params: { variant: 'present', value, line: 1 }, evidence: [{ line: 1 }, {
      value: 'search=no', line: 3,
    }],
  }],
  'more than are shown, and one too long to show': [lines(
    ...Array.from({ length: 11 }, () => `Content-Signal: ${'a'.repeat(400)}`),
  ), {
    status: 'info', params: { variant: 'present', value: long, line: 1 }, evidence: [{ value: long }],
  }],
});
