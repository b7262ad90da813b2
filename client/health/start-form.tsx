import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import { useRun } from '../api/use-run.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { WithoutScript } from '../app/without-script.tsx';
import { Alert, useWait, FailureNote } from '../components/failure-note.tsx';
import { Button } from '../components/button.tsx';
import { DemoChoices } from '../components/demo-choices.tsx';
import { Field } from '../components/field.tsx';
import { announce } from '../components/live-region.tsx';
import { StartHint } from '../components/start-hint.tsx';
import { useOwnFailure } from '../components/use-own-failure.ts';
import { useLocale } from '../i18n/language.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { healthRun } from './health-run.ts';
import { goToScan } from './link.ts';

/** Form texts; the home page and the tool each have their own. */
interface StartFormTexts {
  field: string;
  submit: string;
  hint: string;
  missing: string;
  starting: (host: string) => string;
}

export interface StartFormProps {
  texts: StartFormTexts;
  /** Prefills the field; never starts a scan. */
  initialUrl?: string | undefined;
  /** Inside other content: the label is hidden, and no space is reserved. */
  inline?: boolean;
  /** Forces trade-only checks, whatever a `b2b` checkbox among the children says. */
  b2b?: boolean;
  /** Preloads the scan view; a failure is shown where the view would render. */
  prepare?: () => Promise<unknown>;
  children?: ReactNode;
}

/**
 * Form that starts a health scan. Without JavaScript it submits to the tool, with the URL prefilled. The field is
 * uncontrolled, so that text typed before hydration is kept.
 */
export function StartForm({ texts, initialUrl, inline = false, b2b = false, prepare, children }: StartFormProps) {
  const { texts: shared } = useLocale();
  const run = useRun(healthRun);
  const demoStores = useServiceInfo()?.demoStores;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const failure = useOwnFailure(initialUrl, { asked: run.input?.url, failure: run.failure });
  const wait = useWait(failure?.refusal);
  const isStarting = run.status === 'starting';
  const [kept] = useState(failure && run.input?.url);

  const focusField = (): void => field.current?.querySelector('input')?.focus();
  const submit = async (input: HealthScanBody): Promise<void> => {
    setMissing(input.url === '');
    if (input.url === '') return focusField();
    announce(texts.starting(hostOf(input.url)));
    // The scan view loads in parallel with the start: focus moves to its heading.
    const [admitted] = await Promise.all([healthRun.start(input), prepare?.().catch(() => {})]);
    if (admitted) goToScan(input);
    else focusField();
  };

  const status = (): ReactNode => {
    if (isMissing) return <Alert>{texts.missing}</Alert>;
    if (isStarting) return <p>{texts.starting(hostOf(run.input?.url ?? ''))}</p>;
    if (demoStores && failure?.refusal?.body.error === 'private') {
      const hosts = demoStores.map(({ host }) => host);
      return (
        <DemoChoices
          message={shared.demoOnly} choices={hosts}
          onPick={(url) => void submit({ url, b2b: false })}
        />
      );
    }
    return failure ? <FailureNote failure={failure} texts={shared.failed} /> : <StartHint>{texts.hint}</StartHint>;
  };

  return (
    <form
      className="start-form" action="/health" method="get" noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        void submit({ url: String(typed.get('url') ?? '').trim(), b2b: b2b || typed.get('b2b') !== null });
      }}
    >
      <div ref={field}>
        <Field
          key={initialUrl} defaultValue={initialUrl ?? kept} label={texts.field} hideLabel={inline} name="url"
          type="text" inputMode="url" autoComplete="url" autoCapitalize="none"
          spellCheck={false} aria-invalid={isMissing || failure?.refusal?.status === 400 || undefined}
          aria-describedby="start-status"
          action={<Button primary type="submit" isDisabled={isStarting || wait > 0}>{texts.submit}</Button>}
        />
      </div>
      {!inline && <WithoutScript />}
      <div id="start-status" className={inline ? 'hint' : 'hint-slot'}>
        {status()}
      </div>
      {children}
    </form>
  );
}
