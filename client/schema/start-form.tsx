import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { refusalKey } from '../api/failure.ts';
import type { Refusal } from '../api/failure.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { WithoutScript } from '../app/without-script.tsx';
import { Button } from '../components/button.tsx';
import { DemoChoices } from '../components/demo-choices.tsx';
import { FailureNote, RefusalNote, useWait } from '../components/failure-note.tsx';
import { Field } from '../components/field.tsx';
import { announce } from '../components/live-region.tsx';
import { useFocusInvalidField } from '../components/focus-invalid-field.ts';
import { StartHint } from '../components/start-hint.tsx';
import { useOwnFailure } from '../components/use-own-failure.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { useLocale } from '../i18n/language.ts';
import { ANSWER_VIEW, generation, useGeneration } from './generation.ts';
import type { SchemaTexts } from './nb.ts';

/** URL of a page to read. */
const schemaAddress = (url: string): string => `/schema?${new URLSearchParams({ url }).toString()}`;

export interface StartFormProps {
  texts: SchemaTexts;
  /** Prefills the field; never starts reading. */
  initialUrl?: string | undefined;
}

/**
 * Form that reads a product page. Without JavaScript it submits to this page, with the URL prefilled. The field is
 * uncontrolled, so that text typed before hydration is kept.
 */
export function StartForm({ texts, initialUrl }: StartFormProps) {
  const { texts: shared } = useLocale();
  const demoPages = useServiceInfo()?.demoStores?.flatMap(({ product }) => product ?? []);
  const { status, url: asked, failure: last } = useGeneration();
  const failure = useOwnFailure(initialUrl, { asked, failure: last });
  const refusal = failure?.refusal;
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wait = useWait(refusal);
  const isReading = status === 'reading';
  const [kept] = useState(status === 'idle' ? undefined : asked);
  const isRefused = isMissing || refusal?.status === 400;
  const focusInvalidField = useFocusInvalidField(form);
  // Text typed before hydration must not be overwritten by a link.
  const [isTyped, setTyped] = useState(false);
  useLayoutEffect(() => {
    const { value, defaultValue } = form.current!.querySelector('input')!;
    setTyped(value !== defaultValue);
  }, []);

  const submit = async (page: string): Promise<void> => {
    setMissing(page === '');
    if (page === '') return focusInvalidField();
    announce(texts.reading(hostOf(page)));
    // The answer view loads in parallel; a failure is shown where it would render.
    const [isRead] = await Promise.all([generation.read(page), ANSWER_VIEW.load().catch(() => {})]);
    if (isRead) {
      announce(texts.done);
      navigate(schemaAddress(page), { replace: page === initialUrl });
    } else {
      focusInvalidField();
    }
  };

  const statusNote = (): ReactNode => {
    if (isMissing) return <p className="refusal"><b>{texts.missing}</b></p>;
    if (isReading) {
      return (
        <p className="spread">
          <span>{texts.reading(hostOf(asked ?? ''))}</span>
          <Button onClick={generation.cancel}>{texts.cancel}</Button>
        </p>
      );
    }
    if (demoPages && refusal?.body.error === 'private') {
      return <DemoChoices message={shared.demoPages} choices={demoPages} onPick={(page) => void submit(page)} />;
    }
    if (refusal) return <Refused refusal={refusal} texts={texts} />;
    if (failure) return <FailureNote failure={failure} texts={shared.failed} />;
    return <StartHint>{status === 'cancelled' ? texts.cancelled : texts.hint}</StartHint>;
  };

  return (
    <form
      ref={form} className="start-form" action="/schema" method="get" noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(String(new FormData(event.currentTarget).get('url') ?? '').trim());
      }}
    >
      <Field
        key={isTyped ? undefined : initialUrl} defaultValue={initialUrl ?? kept} label={texts.field} name="url"
        type="text" inputMode="url" autoComplete="url"
        autoCapitalize="none" spellCheck={false} readOnly={isReading} aria-describedby="schema-status"
        aria-invalid={isRefused || undefined}
        action={<Button primary type="submit" isDisabled={isReading || wait > 0}>{texts.submit}</Button>}
      />
      <WithoutScript />
      <div id="schema-status" className="hint-slot tall">
        {statusNote()}
      </div>
    </form>
  );
}

/**
 * A refusal in the tool's own texts, with advice. Those about the address are no alerts: they are read with the field.
 */
function Refused({ refusal, texts }: { refusal: Refusal; texts: SchemaTexts }) {
  const { texts: shared } = useLocale();
  const error = refusalKey(refusal);
  switch (error) {
    case 'forbidden':
    case 'protocol':
    case 'private':
    case 'unresolved':
      return <p className="refusal"><b>{shared.errors[error]}</b></p>;
    case 'invalid': {
      const { message, steps } = texts.failures['invalid-url'];
      return <p className="refusal"><b>{message}</b> {steps[0]}</p>;
    }
    default:
      return <RefusalNote refusal={refusal} rate={texts.rate} />;
  }
}
