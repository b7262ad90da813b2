import { defineCheck, info } from '../../check.ts';

export const check = defineCheck({
  id: 'ipv6',
  requiredArtifacts: { entry: 'entry', hosts: 'hosts' },
  judge({ entry: { url }, hosts: { ipv6: hasAddress } }) {
    if (!hasAddress.available) return hasAddress;
    return info({ variant: hasAddress.value ? 'yes' : 'no', host: url.hostname });
  },
});
