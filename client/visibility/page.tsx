import type { VisibilityTexts } from './nb.ts';

/** What the AI visibility scan does, and what it does not claim. */
export function VisibilityPage({ texts }: { texts: VisibilityTexts }) {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>{texts.name}</h1>
      <p className="lead">{texts.lead}</p>
      {texts.prose.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </article>
  );
}
