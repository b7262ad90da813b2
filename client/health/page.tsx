import { useEffect } from 'react';
import { useRun } from '../api/use-run.ts';
import type { HealthTexts } from './nb.ts';
import { healthRun } from './run.ts';
import { StartForm } from './start-form.tsx';

/** The health scan: its field, and once it is started, what comes of it. */
export function HealthPage({ texts }: { texts: HealthTexts }) {
  const run = useRun(healthRun);
  useEffect(() => healthRun.resume(), []);
  return (
    <>
      <h1 tabIndex={-1}>{texts.name}</h1>
      <p className="lead">{texts.lead}</p>
      <StartForm texts={texts} fromQuery />
      <p>{run.status} {run.progress.summary?.outcome}</p>
      <ul>{run.progress.findings.map((finding) => <li key={finding.id}>{finding.status}: {finding.title}</li>)}</ul>
    </>
  );
}
