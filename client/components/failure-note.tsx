import type { Failure } from '../api/failure.ts';
import { Alert } from './alert.tsx';
import { RefusalNote } from './refusal-note.tsx';

interface FailureNoteProps {
  failure: Failure;
  texts: { offline: string; failed: string };
  /** As of a refusal's note. */
  rate?: (time: string) => string;
}

/** Why a call to the service came to nothing. */
export function FailureNote({ failure, texts, ...rest }: FailureNoteProps) {
  if (failure.refusal) return <RefusalNote refusal={failure.refusal} {...rest} />;
  return <Alert>{texts[failure.kind === 'offline' ? 'offline' : 'failed']}</Alert>;
}
