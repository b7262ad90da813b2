import { fetched } from '../../artifacts-rig.ts';
import { entryOf, faulted } from '../../artifacts-access-rig.ts';
import { available, unavailable } from '../../available.ts';
import type { Available } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ipv6.ts';

const hosts = (ipv6: Available<boolean>) => ({ plain: fetched(), counterpart: null, tls: null, ipv6 });
const known = (has: boolean, entry = entryOf()) => ({ entry, hosts: hosts(available(has)) });

judgeTable(check, {
  'an address': [known(true), { status: 'info', params: { variant: 'yes', host: 'shop.test' } }],
  'no address': [known(false), { status: 'info', params: { variant: 'no', host: 'shop.test' } }],
  'of the host after redirects': [
    known(true, entryOf(fetched('<h1>Shop</h1>', { url: 'https://www.shop.test/' }))),
    { status: 'info', params: { variant: 'yes', host: 'www.shop.test' } },
  ],
  'of the requested host, without a response': [
    known(false, entryOf(faulted('failed'), { outcome: 'unreachable', last: { ...faulted('failed'), result: null } })),
    { status: 'info', params: { variant: 'no', host: 'shop.test' } },
  ],
  'a host that the operator mapped': [
    { entry: entryOf(), hosts: hosts(unavailable('not-configured')) }, { status: 'not-measured', reason: 'not-configured' },
  ],
  'a failed lookup': [
    { entry: entryOf(), hosts: hosts(unavailable('unreachable')) }, { status: 'not-measured', reason: 'unreachable' },
  ],
});
