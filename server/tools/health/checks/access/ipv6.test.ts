import { fetched } from '../../artifacts-rig.ts';
import { entryOf, faulted } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ipv6.ts';

const known = (has: boolean | null, entry = entryOf()) =>
  ({ entry, hosts: { plain: fetched(), counterpart: null, tls: null, ipv6: has } });

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
  'not looked up': [known(null), { status: 'not-measured', reason: 'not-configured' }],
});
