import { readAcpProfile } from '../../../../site/acp-profile.ts';
import { defineCheck, pass } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { judgeIssues, readProfile } from '../../judging/agent-document.ts';

export const check = defineCheck({
  id: 'acp-profile',
  requiredArtifacts: { file: 'acpProfile' },
  judge({ file }) {
    const reading = readProfile(file, readAcpProfile);
    if ('status' in reading) return reading;
    const { version, services, issues } = reading;
    return judgeIssues(issues, KINDS, file)
      ?? pass({ version, names: services.join(', ') }, [answerEvidence(file.result)]);
  },
});

const KINDS = {
  fail: ['privacy', 'not-json', 'version', 'form', 'endpoint', 'value'],
  warn: ['order', 'proposed', 'type', 'cache'],
  info: ['newer', 'unlisted'],
} as const;
