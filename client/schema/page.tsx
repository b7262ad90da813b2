import type { SchemaTexts } from './nb.ts';

/** What the schema emitter does, and what it does not claim. */
export function SchemaPage({ texts }: { texts: SchemaTexts }) {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>{texts.name}</h1>
      <p className="lead">{texts.lead}</p>
      {texts.prose.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </article>
  );
}
