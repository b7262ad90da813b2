import { StatusIcon } from '../components/status-icon.tsx';
import type { PartProps } from './nb.ts';

/** Where the code goes on the platform the store runs on. */
export function PastePanel({ result, texts: { paste } }: PartProps) {
  const { platform } = result;
  const { lead, steps } = !platform ? paste.unknown : paste.platforms[platform.id] ?? paste.named(platform.name);
  return (
    <section className="card schema-paste" aria-labelledby="paste-heading">
      <h2 id="paste-heading">{paste.heading}</h2>
      <p className="small muted">{lead}</p>
      <ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol>
      <p className="schema-warning">
        <StatusIcon status={result.mode === 'enrich' ? 'warn' : 'info'} />
        {result.mode === 'enrich' ? paste.merge : paste.each}
      </p>
    </section>
  );
}
