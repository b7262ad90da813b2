import { readContentUsage } from '../../../../site/content-usage.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { home, maybe, robotsLines } from '../../artifacts.ts';
import { pageEvidence } from '../../page-evidence.ts';

const maybeLines = maybe(robotsLines);

export const check = defineCheck({
  id: 'content-usage',
  requiredArtifacts: { home, maybeLines },
  judge({ home, maybeLines: found }) {
    const lines = found.available ? found.value.unknownLines.filter(({ directive }) => directive === 'content-usage') : [];
    const sent = home.result.headers.all('content-usage');
    const stated = [
      // Fields of one name are one list.
      ...(sent.length > 0 ? [{ value: sent.join(', '), evidence: pageEvidence(home, 'Content-Usage', sent.join(', ')) }] : []),
      ...lines.map(({ value, line }) => ({ value, evidence: { label: 'Content-Usage', value: short(value), line } })),
    ];
    const [first] = stated;
    if (!first && !found.available && found.reason !== 'not-applicable') return unjudged(found);
    if (!first) return { status: 'info', params: { variant: 'absent' } };
    const evidence = stated.slice(0, MOST_EVIDENCE).map((one) => one.evidence);
    const read = stated.map((one) => ({ value: short(one.value), usage: readContentUsage(one.value) }));
    for (const variant of ['refused', 'granted'] as const) {
      const told = read.flatMap(({ value, usage }) =>
        (usage.kind !== 'malformed' && usage[variant].length > 0 ? [{ value, names: usage[variant] }] : []));
      if (!told[0]) continue;
      const names = [...new Set(told.flatMap((one) => one.names))].join(', ');
      return { status: 'info', params: { variant, names, value: told[0].value }, evidence };
    }
    const { usage, value } = read[0]!;
    return { status: 'info', params: { variant: usage.kind === 'malformed' ? 'malformed' : 'unknown', value }, evidence };
  },
});
