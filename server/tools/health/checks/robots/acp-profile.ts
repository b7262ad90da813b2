import { readAcpProfile } from '../../../../site/acp-profile.ts';
import { acpProfile } from '../../artifacts.ts';
import { defineCheck } from '../../check.ts';
import { answerEvidence } from '../../evidence.ts';
import { byGravest, documentOf } from '../../judging/agent-document.ts';

export const check = defineCheck({
  id: 'acp-profile',
  requiredArtifacts: { file: acpProfile },
  judge({ file }) {
    const served = documentOf(file);
    if ('status' in served) return served;
    const reading = readAcpProfile(served);
    const evidence = [answerEvidence(file.result)];
    if (reading.kind === 'none') return { status: 'not-applicable', evidence };
    if (reading.kind === 'too-much') return { status: 'not-measured', reason: 'truncated', evidence };
    const { version, services } = reading;
    return byGravest(reading.issues, KINDS, file)
      ?? { status: 'pass', params: { version, names: services.join(', ') }, evidence };
  },
});

const KINDS = {
  fail: ['privacy', 'not-json', 'version', 'form', 'endpoint', 'value'],
  warn: ['order', 'proposed', 'type', 'cache'],
  info: ['newer', 'unlisted'],
} as const;
