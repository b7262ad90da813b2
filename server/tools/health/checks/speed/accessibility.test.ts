import type { AxeViolation, LabRun } from '../../../../lab/lab-result.ts';
import { at, measured } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './accessibility.ts';

const seen = (axe: LabRun['axe']) => ({ lab: measured({ axe }) });
const found = (...violations: readonly AxeViolation[]) => seen({ ms: 300, violations });
const violation = (rule: string, criterion: string, count: number): AxeViolation => ({
  rule, criteria: [criterion], count,
  nodes: Array.from({ length: Math.min(count, 5) }, (_, place) => ({ selector: `#${rule}-${place}`, snippet: `<a id="${rule}-${place}">` })),
});
const shown = (criterion: string, rule: string, place: number) =>
  ({ label: `WCAG ${criterion} · ${rule}`, value: `<a id="${rule}-${place}">`, page: at('') });

judgeTable(check, {
  'nothing': [found(), { status: 'pass', params: {} }],
  'one rule on one element': [found(violation('link-name', '4.1.2', 1)), {
    status: 'warn', params: { count: 1, total: 1, names: '4.1.2' }, evidence: [shown('4.1.2', 'link-name', 0)],
  }],
  'several rules: the first element of each before the second of any': [
    found(violation('link-name', '4.1.2', 7), violation('color-contrast', '1.4.3', 2), violation('button-name', '4.1.2', 1)), {
      status: 'warn', params: { count: 3, total: 10, names: '1.4.3, 4.1.2' },
      evidence: [
        shown('4.1.2', 'link-name', 0), shown('1.4.3', 'color-contrast', 0), shown('4.1.2', 'button-name', 0),
        shown('4.1.2', 'link-name', 1), shown('1.4.3', 'color-contrast', 1), shown('4.1.2', 'link-name', 2),
        shown('4.1.2', 'link-name', 3), shown('4.1.2', 'link-name', 4),
      ],
    },
  ],
  'a dozen rules': [found(...Array.from({ length: 12 }, (_, n) => violation(`rule-${n}`, '1.1.1', 1))), {
    status: 'warn', params: { count: 12, total: 12, names: '1.1.1' },
    evidence: Array.from({ length: 10 }, (_, n) => shown('1.1.1', `rule-${n}`, 0)),
  }],
  'axe did not run': [seen(null), { status: 'not-measured', reason: 'browser-failed' }],
  'a page too large for axe': [seen('too-large'), { status: 'not-measured', reason: 'truncated' }],
});
