import { defineCheck, info } from '../../check.ts';
import { declaredLinks } from '../../judging/declared-links.ts';
import { directiveLines, judgeAbsent } from '../../judging/robots-lines.ts';

const MEDIA_TYPE = 'application/rsl+xml';

export const check = defineCheck({
  id: 'rsl-license',
  requiredArtifacts: { home: 'home', maybeLines: 'robotsLines?' },
  judge({ home, maybeLines }) {
    const licenses = [
      ...(maybeLines.available ? directiveLines(maybeLines.value, 'License') : []).filter(({ value }) => value !== ''),
      ...declaredLinks(home, 'license').filter(({ get }) => get('type')?.trim().toLowerCase() === MEDIA_TYPE)
        .map(({ by, href, url, evidence }) => ({
          value: url?.href ?? href,
          evidence: evidence(by === 'tag' ? '<link rel="license">' : 'Link'),
        })),
    ];
    const [first] = licenses;
    if (!first) return judgeAbsent(maybeLines);
    return info({ variant: 'present', url: first.value }, licenses.map((license) => license.evidence));
  },
});
