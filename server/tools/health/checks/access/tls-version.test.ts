import { CERTIFICATE, fetched } from '../../artifacts-rig.ts';
import { entryOf, faulted } from '../../artifacts-access-rig.ts';
import type { Entry } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './tls-version.ts';

const speaking = (protocol: string) => ({ entry: entryOf(fetched('<h1>Shop</h1>', { certificate: { protocol } })) });
const probed = (legacyTls: Entry['legacyTls']) =>
  ({ entry: entryOf(faulted('tls-protocol'), { outcome: 'unreachable', legacyTls }) });

judgeTable(check, {
  'TLS 1.3': [speaking('TLSv1.3'), { status: 'pass', params: { version: 'TLS 1.3' } }],
  'TLS 1.2': [speaking('TLSv1.2'), { status: 'pass', params: { version: 'TLS 1.2' } }],
  'TLS 1.1': [speaking('TLSv1.1'), { status: 'fail', params: { version: 'TLS 1.1' } }],
  'TLS 1.0': [speaking('TLSv1'), { status: 'fail', params: { version: 'TLS 1.0' } }],
  'SSL 3': [speaking('SSLv3'), { status: 'fail', params: { version: 'SSL 3' } }],
  'only old TLS, as the probe found': [
    probed({ ok: true, alpn: null, certificate: { ...CERTIFICATE, protocol: 'TLSv1.1' } }),
    { status: 'fail', params: { version: 'TLS 1.1' } },
  ],
  'no TLS, not even an old version': [
    probed({ ok: false, code: 'tls-protocol', cause: 'store', detail: '' }),
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' },
  ],
  'no TLS at all': [
    { entry: entryOf(fetched('<h1>Shop</h1>', { url: 'http://shop.test/' })) },
    { status: 'not-measured', reason: 'root-cause', rootCause: 'https' },
  ],
  'no answer': [probed(null), { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' }],
});
