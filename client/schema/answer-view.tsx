import type { ReactNode } from 'react';
import { withFilled } from '../../contract/report/schema/artifact.ts';
import type { Answer } from './generation.ts';
import type { SchemaTexts } from './nb.ts';
import { ResultView } from './result-view.tsx';
import type { EmitterFailure } from '../../contract/emitter.ts';
import { EvidenceRow } from '../components/finding-row.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { hostOf } from '../../contract/report/hosts.ts';
import { failureWords } from '../../contract/report/schema/words.ts';

interface AnswerViewProps {
  answer: Answer;
  texts: SchemaTexts;
  /** Form to read another page, rendered if this one has no result. */
  form: ReactNode;
}

/** The outcome of reading a page: its result, including fields filled in by hand, or why there is none. */
export function AnswerView({ answer: { url, response, filled }, texts, form }: AnswerViewProps) {
  if (!response.ok) return <FailureView url={url} failure={response} texts={texts}>{form}</FailureView>;
  return <ResultView result={withFilled(response.result, filled)} texts={texts} />;
}

interface FailureViewProps {
  url: string;
  failure: EmitterFailure;
  texts: SchemaTexts;
  /** Form to read another page. */
  children: ReactNode;
}

/** Rendered instead of a result: why there is none, what to do, and what we saw. */
function FailureView({ url, failure, texts, children }: FailureViewProps) {
  const { message, steps, note } = failureWords(failure, texts);
  const browser = failure.rendered ? 'rendered' : failure.renderedUnseen;
  const { failed } = texts;
  return (
    <article className="stack g6">
      <header className="spread report-head">
        <div className="stack g2">
          <p className="small muted">{texts.name}</p>
          <h1 tabIndex={-1}>{hostOf(url)}</h1>
          <p className="lead prose schema-sentence"><b>{message}</b> {failed.nothing}</p>
        </div>
      </header>
      <div className="halves g6">
        <section className="stack g4" aria-labelledby="todo">
          <h2 id="todo">{failed.todo}</h2>
          <ol className="steps">{steps.map((step) => <li key={step}><p>{step}</p></li>)}</ol>
          {note !== undefined && <p className="schema-note small muted">{note}</p>}
          {children}
        </section>
        <section className="stack g4" aria-labelledby="saw">
          <h2 id="saw">{failed.saw}</h2>
          <dl className="evidence">
            <EvidenceRow label={failed.address}><OutsideLink href={url}><code>{url}</code></OutsideLink></EvidenceRow>
            <EvidenceRow label={failed.code}>
              <code>{failure.reason}{failure.lowText ? ', lowText' : ''}{failure.unread ? ', unread' : ''}</code>
            </EvidenceRow>
            {browser !== undefined && <EvidenceRow label={failed.browser}><code>{browser}</code></EvidenceRow>}
            {failure.message !== undefined && (
              <EvidenceRow label={failed.message}><span lang="en">{failure.message}</span></EvidenceRow>
            )}
          </dl>
        </section>
      </div>
    </article>
  );
}
