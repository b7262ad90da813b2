import { useQuery } from '../app/address.ts';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { ANSWER_VIEW, useGeneration } from './generation.ts';
import type { SchemaTexts } from './nb.ts';
import { StartForm } from './start-form.tsx';

/** Schema emitter page: the start form, or this tab's last answer if the URL asks for it. */
export function SchemaPage({ texts }: { texts: SchemaTexts }) {
  const askedUrl = useQuery().get('url') ?? undefined;
  const { answer } = useGeneration();
  const shown = answer?.url === askedUrl ? answer : undefined;
  return (
    <WhenLoaded loadable={shown && ANSWER_VIEW} fallback={<StartView texts={texts} initialUrl={askedUrl} />}>
      {(AnswerView) => shown && (
        <AnswerView answer={shown} texts={texts} form={<StartForm texts={texts} initialUrl={shown.url} />} />
      )}
    </WhenLoaded>
  );
}

/** Before a page is read: the form, and how pages are read. */
function StartView({ texts, initialUrl }: { texts: SchemaTexts; initialUrl: string | undefined }) {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1 tabIndex={-1}>{texts.name}</h1>
        <p className="lead">{texts.lead}</p>
        <StartForm texts={texts} initialUrl={initialUrl} />
      </div>
      <section className="card stack pad">
        <h2 className="h3">{texts.aboutHeading}</h2>
        {texts.prose.map((paragraph) => <p key={paragraph} className="small muted">{paragraph}</p>)}
      </section>
    </div>
  );
}
