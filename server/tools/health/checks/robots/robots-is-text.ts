import { defineCheck, fail, pass } from '../../check.ts';
import { short } from '../../evidence.ts';
import { isFound } from '../../gather/robots.ts';
import { robotsEvidence } from '../../judging/robots-lines.ts';

const SHOWN = 120;

export const check = defineCheck({
  id: 'robots-is-text',
  requiredArtifacts: { file: 'robotsFile', rules: 'robots' },
  judge({ file: { status, isHtml, text }, rules }) {
    if (!isFound(status)) return { status: 'not-applicable' };
    if (!isHtml) return pass({});
    const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
    return fail({}, [robotsEvidence(rules, 'begins', { value: short(first, SHOWN), line: 1 })]);
  },
});
