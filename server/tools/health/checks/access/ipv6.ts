import { defineCheck, info, notMeasured } from '../../check.ts';

export const check = defineCheck({
  id: 'ipv6',
  requiredArtifacts: { entry: 'entry', hosts: 'hosts' },
  judge({ entry: { last, requestedUrl }, hosts: { ipv6: has } }) {
    if (has === null) return notMeasured('not-configured');
    return info({ variant: has ? 'yes' : 'no', host: (last.result?.url ?? requestedUrl).hostname });
  },
});
