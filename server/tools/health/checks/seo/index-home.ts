import { check } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import { home } from '../../needs.ts';
import { noIndexEvidence, noIndexOf } from './noindex.ts';

export const indexHome = check({
  id: 'index-home',
  needs: { home },
  judge({ home }) {
    const rules = noIndexOf(home);
    const [first] = rules;
    if (!first) return { status: 'pass', params: {} };
    const evidence = rules.slice(0, MOST_EVIDENCE).map((rule) => noIndexEvidence(home, rule));
    return { status: 'fail', params: { variant: first.by, value: short(first.value) }, evidence };
  },
});
