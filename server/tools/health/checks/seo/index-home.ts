import { defineCheck, fail, pass } from '../../check.ts';
import { noIndexEvidence, noIndexOf } from '../../judging/noindex.ts';
import { indexSnippet } from '../../judging/snippets.ts';

export const check = defineCheck({
  id: 'index-home',
  requiredArtifacts: { home: 'home', now: 'now' },
  judge({ home, now }) {
    const rules = noIndexOf(home, now);
    const [first] = rules;
    if (!first) return pass({});
    const evidence = rules.map((rule) => noIndexEvidence(home, rule));
    return fail({ variant: first.by, value: first.value }, evidence, indexSnippet(rules));
  },
});
