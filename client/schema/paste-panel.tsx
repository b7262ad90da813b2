import { StatusIcon } from '../components/status-icon.tsx';
import type { PanelProps } from './panel-props.ts';

/** Where the code goes on the platform the store runs on. */
export function PastePanel({ result, texts: { paste } }: PanelProps) {
  const { platform } = result;
  const { lead, steps } = !platform ? paste.unknown : paste.platforms[platform.id] ?? paste.named(platform.name);
  return (
    <section className="card stack pad" aria-labelledby="paste-heading">
      <h2 id="paste-heading" className="h3">{paste.heading}</h2>
      <p className="small muted">{lead}</p>
      <div className="small"><ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol></div>
      <p className="with-icon part small">
        <StatusIcon status={result.mode === 'enrich' ? 'warn' : 'info'} />
        {result.mode === 'enrich' ? paste.merge : paste.each}
      </p>
    </section>
  );
}
