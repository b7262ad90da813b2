import { defineCheck, causedBy, fail, notMeasured } from '../../check.ts';

const OLD = ['SSLv3', 'TLSv1', 'TLSv1.1'];

/** `TLSv1.3` in its usual spelling. */
const written = (protocol: string) => protocol.replace(/^TLSv1$/, 'TLSv1.0').replace(/^(TLS|SSL)v/, '$1 ');

export const check = defineCheck({
  id: 'tls-version',
  requiredArtifacts: { entry: 'entry' },
  judge({ entry: { legacyTls, last: { result } } }) {
    if (legacyTls?.ok) return fail({ version: written(legacyTls.certificate.protocol) });
    if (!result?.ok) return notMeasured('unreachable', [], 'store-reachable');
    const protocol = result.certificate?.protocol;
    if (protocol === undefined) return causedBy('https');
    return { status: OLD.includes(protocol) ? 'fail' : 'pass', params: { version: written(protocol) } };
  },
});
