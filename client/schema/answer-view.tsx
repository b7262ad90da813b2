import type { ReactNode } from 'react';
import { withFilled } from '../../contract/report/schema/artifact.ts';
import { FailureView } from './failure-view.tsx';
import type { Answer } from './generation.ts';
import type { SchemaTexts } from './nb.ts';
import { ResultView } from './result-view.tsx';

interface AnswerViewProps {
  answer: Answer;
  texts: SchemaTexts;
  /** The way to read another page, where nothing came of this one. */
  form: ReactNode;
}

/** The outcome of reading a page: its result with what the reader filled in, or why there is none. */
export function AnswerView({ answer: { url, response, filled }, texts, form }: AnswerViewProps) {
  if (!response.ok) return <FailureView url={url} failure={response} texts={texts}>{form}</FailureView>;
  return <ResultView result={withFilled(response.result, filled)} texts={texts} />;
}
