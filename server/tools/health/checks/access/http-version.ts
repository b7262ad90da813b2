import { defineCheck, info, notMeasured } from '../../check.ts';
import { reasonOf } from '../../gather/store-fetcher.ts';

export const check = defineCheck({
  id: 'http-version',
  requiredArtifacts: { home: 'home', hosts: 'hosts' },
  judge({ home: { result, url }, hosts: { tls } }) {
    const offered = result.headers.get('alt-svc');
    if (offered !== null && /(?:^|[\s,])h3\s*=/i.test(offered)) {
      return info({ variant: 'http-3' }, [{ label: 'Alt-Svc', value: offered, url: url.href }]);
    }
    if (tls && !tls.ok) return notMeasured(reasonOf(tls));
    return info({ variant: tls?.alpn === 'h2' ? 'http-2' : 'http-1' });
  },
});
