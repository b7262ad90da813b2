import type { PastTexts } from './nb.ts';

/** What becomes of earlier scans. */
export function PastPage({ texts }: { texts: PastTexts }) {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>{texts.name}</h1>
      <p className="lead">{texts.lead}</p>
      {texts.prose.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </article>
  );
}
