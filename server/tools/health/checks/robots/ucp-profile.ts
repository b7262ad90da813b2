import { readUcpProfile } from '../../../../site/ucp-profile.ts';
import { defineCheck, pass } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { judgeIssues, readProfile } from '../../judging/agent-document.ts';

export const check = defineCheck({
  id: 'ucp-profile',
  requiredArtifacts: { file: 'ucpProfile' },
  judge({ file }) {
    const reading = readProfile(file, readUcpProfile);
    if ('status' in reading) return reading;
    const evidence = [answerEvidence(file.result)];
    const verdict = judgeIssues(reading.issues, KINDS, file);
    if (verdict) return verdict;
    const { version, isOld, declared: { services, capabilities, handlers, empty: [member] } } = reading;
    if (member !== undefined) return pass({ variant: 'empty', version, member }, evidence);
    return pass({ variant: isOld ? 'older' : 'current', version, services, capabilities, handlers }, evidence);
  },
});

const KINDS = {
  fail: ['secret', 'not-json', 'version', 'form', 'endpoint', 'schema', 'name'],
  warn: ['redirect', 'unread-keys', 'slash', 'name', 'type', 'cache'],
  info: ['newer', 'unlisted', 'schema', 'cache'],
} as const;
