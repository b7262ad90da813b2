import { defineCheck } from '../../check.ts';
import { home, hosts } from '../../artifacts.ts';

export const check = defineCheck({
  id: 'http-version',
  requiredArtifacts: { home, hosts },
  judge({ home: { result, url }, hosts: { tls } }) {
    const offered = result.headers.get('alt-svc');
    if (offered !== null && /(?:^|[\s,])h3(?:-\d+)?\s*=/i.test(offered)) {
      return { status: 'info', params: { variant: 'http-3' }, evidence: [{ label: 'Alt-Svc', value: offered, url: url.href }] };
    }
    if (tls && !tls.ok) return { status: 'not-measured', reason: tls.cause === 'us' ? 'budget' : 'unreachable' };
    return { status: 'info', params: { variant: tls?.alpn === 'h2' ? 'http-2' : 'http-1' } };
  },
});
