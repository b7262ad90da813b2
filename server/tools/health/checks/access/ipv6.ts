import { defineCheck, info, notMeasured } from '../../check.ts';

export const check = defineCheck({
  id: 'ipv6',
  requiredArtifacts: { entry: 'entry', hosts: 'hosts' },
  judge({ entry: { url }, hosts: { ipv6: hasAddress } }) {
    if (hasAddress === null) return notMeasured('not-configured');
    return info({ variant: hasAddress ? 'yes' : 'no', host: url.hostname });
  },
});
