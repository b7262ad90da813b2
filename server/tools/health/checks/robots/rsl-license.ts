import { check } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { robotsLines } from '../../needs.ts';

export const rslLicense = check({
  id: 'rsl-license',
  needs: { lines: robotsLines },
  judge({ lines: { unknownLines } }) {
    const licenses = unknownLines.filter(({ directive, value }) => directive === 'license' && value !== '');
    const [first] = licenses;
    if (!first) return { status: 'info', params: { variant: 'absent' } };
    const evidence = licenses.slice(0, MOST_EVIDENCE)
      .map(({ value, line }) => ({ label: 'License', value: short(value), line }));
    return { status: 'info', params: { variant: 'present', url: short(first.value) }, evidence };
  },
});
