import { check } from '../../check.ts';
import { short } from '../../evidence.ts';
import { home } from '../../needs.ts';

const HALF_A_YEAR_S = 15_768_000;
const DAY_S = 86_400;

export const hsts = check({
  id: 'hsts',
  causes: ['https'],
  needs: { home },
  judge({ home: { result, url } }) {
    const header = result.headers.all('strict-transport-security')[0];
    const evidence = header === undefined ? [] : [
      { label: 'Strict-Transport-Security', value: short(header), url: url.href },
    ];
    const seconds = Number(/(?:^|;)\s*max-age\s*=\s*"?(\d{1,12})"?\s*(?:;|$)/i.exec(header ?? '')?.[1] ?? 0);
    if (seconds === 0) return { status: 'fail', params: {}, evidence };
    const days = Math.floor(seconds / DAY_S);
    return { status: seconds >= HALF_A_YEAR_S ? 'pass' : 'warn', params: { days }, evidence };
  },
});
