import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { home } from '../../artifacts.ts';
import { elementEvidence, pageEvidence } from '../../page-evidence.ts';
import { trackingCookies, trackingScripts } from '../../judging/trackers.ts';

export const check = defineCheck({
  id: 'cookies-before-consent',
  requiredArtifacts: { home },
  judge({ home }) {
    const found = [...trackingCookies(home.result.headers.all('set-cookie')), ...trackingScripts(home.page)];
    const names = [...new Set(found.map(({ name }) => name))];
    if (names.length === 0) {
      if (home.truncated) return { status: 'not-measured', reason: 'truncated' };
      return { status: 'info', params: { variant: 'none' } };
    }
    const evidence = found.slice(0, MOST_EVIDENCE).map(({ by }) => (by.kind === 'cookie'
      ? pageEvidence(home, 'set-cookie', by.cookie)
      : elementEvidence(home, by.element, { label: '<script>', value: by.address })));
    return { status: 'info', params: { variant: 'some', names: names.join(', '), count: names.length }, evidence };
  },
});
