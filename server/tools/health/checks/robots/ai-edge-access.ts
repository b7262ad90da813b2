import { defineCheck, notMeasured, pass, warn } from '../../check.ts';

export const check = defineCheck({
  id: 'ai-edge-access',
  requiredArtifacts: { probes: 'edgeProbe', home: 'home' },
  judge({ probes, home: { url } }) {
    const evidence = probes.map(({ name, status }) => ({ label: name, value: String(status), url: url.href }));
    const refused = probes.filter((probe) => probe.refused);
    const [first] = refused;
    if (first) return warn({ names: namesOf(refused), status: first.status }, evidence);
    if (probes.some(({ status }) => status >= 300)) return notMeasured('ambiguous', evidence);
    return pass({ names: namesOf(probes) }, evidence);
  },
});

const namesOf = (probes: readonly { name: string }[]) => probes.map(({ name }) => name).join(', ');
