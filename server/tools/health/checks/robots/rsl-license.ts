import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../artifacts.ts';

export const check = defineCheck({
  id: 'rsl-license',
  requiredArtifacts: { lines: robotsLines },
  judge({ lines: { unknownLines } }) {
    const licenses = unknownLines.filter(({ directive, value }) => directive === 'license' && value !== '');
    const [first] = licenses;
    if (!first) return { status: 'info', params: { variant: 'absent' } };
    const evidence = licenses.slice(0, MOST_EVIDENCE)
      .map(({ value, line }) => ({ label: 'License', value: short(value), line }));
    return { status: 'info', params: { variant: 'present', url: short(first.value) }, evidence };
  },
});
