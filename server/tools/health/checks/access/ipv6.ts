import { check } from '../../check.ts';
import { entry, hosts } from '../../needs.ts';

export const ipv6 = check({
  id: 'ipv6',
  needs: { entry, hosts },
  judge({ entry: { last, asked }, hosts: { ipv6: has } }) {
    if (has === null) return { status: 'not-measured', reason: 'not-configured' };
    return { status: 'info', params: { variant: has ? 'yes' : 'no', host: (last.result?.url ?? asked).hostname } };
  },
});
