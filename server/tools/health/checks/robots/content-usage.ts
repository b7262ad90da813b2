import { readContentUsage } from '../../../../site/content-usage.ts';
import { defineCheck, info } from '../../check.ts';
import { directiveLines, judgeAbsent } from '../../judging/robots-lines.ts';
import { pageEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'content-usage',
  requiredArtifacts: { home: 'home', maybeLines: 'robotsLines?' },
  judge({ home, maybeLines }) {
    const sent = home.result.headers.all('content-usage');
    const stated = [
      // Repeated header fields form one list.
      ...(sent.length > 0
        ? [{ value: sent.join(', '), evidence: pageEvidence(home, 'Content-Usage', sent.join(', ')) }]
        : []),
      ...(maybeLines.available ? directiveLines(maybeLines.value, 'Content-Usage') : []),
    ];
    const [first] = stated;
    if (!first) return judgeAbsent(maybeLines);
    const evidence = stated.map((one) => one.evidence);
    const read = stated.map(({ value }) => ({ value, usage: readContentUsage(value) }));
    for (const variant of ['refused', 'granted'] as const) {
      const matching = read.flatMap(({ value, usage }) =>
        (usage && usage[variant].length > 0 ? [{ value, names: usage[variant] }] : []));
      if (!matching[0]) continue;
      const names = [...new Set(matching.flatMap((one) => one.names))].join(', ');
      return info({ variant, names, value: matching[0].value }, evidence);
    }
    const { usage, value } = read[0]!;
    return info({ variant: usage ? 'unknown' : 'malformed', value }, evidence);
  },
});
