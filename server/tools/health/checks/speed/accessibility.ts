import { defineCheck, notMeasured, pass, warn } from '../../check.ts';

export const check = defineCheck({
  id: 'accessibility',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { axe, document } }) {
    if (axe === null) return notMeasured('browser-failed');
    if (axe === 'too-large') return notMeasured('truncated');
    const { violations } = axe;
    if (violations.length === 0) return pass({});
    // The first element of every rule comes before the second of any.
    const evidence = violations
      .flatMap(({ rule, criteria, nodes }) => nodes.map(({ snippet }, place) => ({ place, rule, criteria, snippet })))
      .sort((a, b) => a.place - b.place).map(({ rule, criteria, snippet }) =>
        ({ label: `WCAG ${criteria.join(', ')} · ${rule}`, value: snippet, page: document.url }));
    const params = {
      count: violations.length, total: violations.reduce((sum, { count }) => sum + count, 0),
      names: [...new Set(violations.flatMap(({ criteria }) => criteria))].sort().join(', '),
    };
    return warn(params, evidence);
  },
});
