import { useState } from 'react';
import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useQuery } from '../app/address.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { TermList } from '../components/term-list.tsx';
import { useLocale } from '../i18n/language.ts';
import { draftOf } from './link.ts';
import type { Draft } from './link.ts';
import type { VisibilityTexts } from './nb.ts';
import { StartForm } from './start-form.tsx';
import { useQuestions } from './use-questions.ts';

export interface StartViewProps {
  texts: VisibilityTexts;
  note?: ReactNode;
  /** Values of a pending or failed start, used instead of those in the URL. */
  submittedDraft: Draft | undefined;
}

/** AI visibility before a start: the form, its cost, what is measured, and what is not claimed. */
export function StartView({ texts, note, submittedDraft }: StartViewProps) {
  const { language, format } = useLocale();
  const info = useServiceInfo()?.geo;
  const query = useQuery();
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const draft: Draft = { ...(submittedDraft ?? draftOf(query, language)), ...changed };
  const { figures, before, measures } = texts;
  return (
    <>
      <div className="hero">
        <div className="stack g4">
          <h1 tabIndex={-1}>{texts.name}</h1>
          <p className="lead">{texts.lead}</p>
          {note}
          <StartForm
            texts={texts} draft={draft} onChange={(change) => setChanged((known) => ({ ...known, ...change }))}
          />
        </div>
        <div className="stack g5">
          <section className="card stack pad">
            <h2 className="lead">{before.heading}</h2>
            <TermList className="small" terms={before.facts(info, format)} />
          </section>
          <QuestionList texts={texts} draft={draft} />
        </div>
      </div>
      <section className="part stack g5">
        <div className="spread">
          <h2>{measures.heading}</h2>
          <p className="small muted">{measures.line}</p>
        </div>
        <ul className="quarters">
          {Object.values(figures).map(({ name, question }) => (
            <li key={name} className="part">
              <h3 className="lead">{name}</h3>
              <p className="muted">{question}</p>
            </li>
          ))}
        </ul>
        <div className="prose small muted">
          {texts.prose.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </div>
      </section>
    </>
  );
}

/** The exact questions, once an industry is chosen. */
function QuestionList({ texts, draft }: { texts: VisibilityTexts; draft: Draft }) {
  const { texts: shared } = useLocale();
  const { list, failed, retry } = useQuestions(draft.vertical, draft.lang);
  if (draft.vertical === undefined || (list.length === 0 && !failed)) return null;
  return (
    <details className="screen-only">
      <summary className="plain-button">{texts.form.questions}</summary>
      {failed ? (
        <p className="small muted">
          {texts.form.questionsFailed}
          {' '}
          <button type="button" className="plain-button" onClick={retry}>{shared.tryAgain}</button>
        </p>
      ) : (
        <div className="small muted" lang={LANGUAGE_TAGS[draft.lang]}>
          <ol>{list.map(({ id, text }) => <li key={id}>{text}</li>)}</ol>
        </div>
      )}
    </details>
  );
}
