import { createElement, useMemo } from 'react';
import { useQuery } from '../app/address.ts';
import { Boundary } from '../components/boundary.tsx';
import { usePart } from '../components/part.ts';
import { TryAgain } from '../components/try-again.tsx';
import { withFilled } from '../../contract/report/schema/artifact.ts';
import { FailureView } from './failure-view.tsx';
import type { SchemaTexts } from './nb.ts';
import { RESULT_VIEW } from './result-part.ts';
import { StartForm } from './start-form.tsx';
import { useGeneration } from './use-generation.ts';

/** The schema emitter: its field, and what came of the page this tab had read last. */
export function SchemaPage({ texts }: { texts: SchemaTexts }) {
  const given = useQuery().get('url') ?? undefined;
  const { answer } = useGeneration();
  const shown = answer?.url === given ? answer : undefined;
  const result = useMemo(
    () => (shown?.response.ok ? withFilled(shown.response.result, shown.filled) : undefined),
    [shown],
  );
  const { value: ResultView, hasFailed, retry } = usePart(result && RESULT_VIEW);
  if (result && ResultView) return <Boundary>{createElement(ResultView, { result, texts })}</Boundary>;
  if (shown && !shown.response.ok) return <FailureView url={shown.url} failure={shown.response} texts={texts} />;
  return (
    <>
      {hasFailed && <TryAgain onRetry={retry} />}
      <StartView texts={texts} given={given} />
    </>
  );
}

/** Before a page is read: the field, and how we read. */
function StartView({ texts, given }: { texts: SchemaTexts; given: string | undefined }) {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1 tabIndex={-1}>{texts.name}</h1>
        <p className="lead">{texts.lead}</p>
        <StartForm texts={texts} given={given} />
      </div>
      <section className="card stack pad">
        <h2 className="h3">{texts.aboutHeading}</h2>
        {texts.prose.map((paragraph) => <p key={paragraph} className="small muted">{paragraph}</p>)}
      </section>
    </div>
  );
}
