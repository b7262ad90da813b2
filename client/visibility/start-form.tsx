import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { LANGUAGES } from '../../contract/vocabulary.ts';
import type { ErrorCode } from '../../contract/vocabulary.ts';
import { refusalKey } from '../api/failure.ts';
import { useRun } from '../api/use-run.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { WithoutScript } from '../app/without-script.tsx';
import { Button } from '../components/button.tsx';
import { DemoChoices } from '../components/demo-choices.tsx';
import { FailureNote, RefusalNote, useWait } from '../components/failure-note.tsx';
import { Field } from '../components/field.tsx';
import { announce } from '../components/live-region.tsx';
import { useFocusInvalidField } from '../components/focus-invalid-field.ts';
import { StartHint } from '../components/start-hint.tsx';
import { useLocale } from '../i18n/language.ts';
import { geoRun } from './geo-run.ts';
import { goToMeasurement, inputOf, typedIn, visibilityAddress } from './link.ts';
import type { Draft } from './link.ts';
import type { VisibilityTexts } from './nb.ts';
import { VerticalPicker } from './vertical-picker.tsx';

type Missing = 'brand' | 'domain' | 'vertical';
type Part = Missing | 'competitors';

/** The field that a refusal is about. */
const PARTS: Partial<Record<ErrorCode, Part>> = {
  invalid_brand: 'brand', invalid_domain: 'domain', invalid: 'domain', protocol: 'domain', private: 'domain',
  unresolved: 'domain', invalid_vertical: 'vertical',
  invalid_competitor: 'competitors', too_many_competitors: 'competitors',
};

export interface StartFormProps {
  texts: VisibilityTexts;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/**
 * Form for a measurement. Without JavaScript it submits to this page, with the form prefilled; only its button starts a
 * measurement.
 */
export function StartForm({ texts, draft, onChange }: StartFormProps) {
  const { texts: shared, language, format } = useLocale();
  const { form } = texts;
  const service = useServiceInfo();
  const info = service?.geo;
  const run = useRun(geoRun);
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const place = useRef<HTMLFormElement>(null);
  const input = inputOf(draft);
  // The wait only applies to the refused input: any other may be cached by the service, and is tried.
  const isAsked = input !== undefined
    && run.input !== undefined
    && visibilityAddress(input) === visibilityAddress(run.input);
  const failure = isAsked ? run.failure : undefined;
  const refusal = failure?.refusal;
  const demoStores = refusal?.body.error === 'private' ? service?.demoStores : undefined;
  const wait = useWait(refusal);
  const isStarting = run.status === 'starting';
  const part = refusal && PARTS[refusal.body.error];
  const focusInvalidField = useFocusInvalidField(place);

  // Values typed before hydration take precedence over those of a link.
  const adoptTypedValues = useRef(() => onChange(typedIn(new FormData(place.current!), draft)));
  useLayoutEffect(() => adoptTypedValues.current(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const lacking = missingOf(draft);
    setMissing(lacking);
    if (!input) return focusInvalidField();
    announce(form.starting(input.brand));
    if (await geoRun.start(input)) goToMeasurement(input, language);
    else focusInvalidField();
  };

  const stillMissing = missing.filter((name) => missingOf(draft).includes(name));
  const problemOf = (name: Part): string | undefined => {
    if (name !== 'competitors' && stillMissing.includes(name)) return form.missing[name];
    if (!refusal || part !== name) return undefined;
    return demoStores ? shared.demoOnly : shared.errors[refusalKey(refusal)];
  };
  const rivalsProblem = problemOf('competitors');
  const setCompetitor = (at: number, name: string): void =>
    onChange({ competitors: draft.competitors.map((known, each) => (each === at ? name : known)) });

  const status = (): ReactNode => {
    if (stillMissing.length > 1) {
      return (
        <p className="refusal" role="alert">
          <b>{form.several}</b> {stillMissing.map((name) => form.missing[name]).join(' ')}
        </p>
      );
    }
    if (isStarting) return <p>{form.starting(draft.brand.trim())}</p>;
    if (refusal && !part) {
      const { status: code, body: { reason, error } } = refusal;
      return (
        <>
          <RefusalNote refusal={refusal} />
          {code === 429 && wait > 0 && reason !== 'capacity' && error !== 'daily_cap' && (
            <p className="hint">{form.stored}</p>
          )}
        </>
      );
    }
    if (failure && !refusal) return <FailureNote failure={failure} texts={shared.failed} />;
    return <StartHint>{form.cost(info, format)}</StartHint>;
  };

  return (
    <form
      ref={place} className="stack g5" action="/visibility" method="get"
      noValidate onSubmit={(event) => void submit(event)}
    >
      <div className="halves g4">
        <Field
          label={form.brand} name="brand" autoComplete="organization" value={draft.brand} maxLength={120}
          hint={form.brandHint}
          problem={problemOf('brand')} onChange={(event) => onChange({ brand: event.target.value })}
        />
        <Field
          label={form.domain} name="domain" inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false}
          value={draft.domain} hint={form.domainHint} problem={problemOf('domain')}
          onChange={(event) => onChange({ domain: event.target.value })}
        />
      </div>
      {demoStores && (
        <DemoChoices
          choices={demoStores.map(({ host }) => host)}
          onPick={(domain) => {
            onChange({ domain });
            place.current?.querySelector<HTMLInputElement>('[name=domain]')?.focus();
          }}
        />
      )}
      <VerticalPicker
        texts={texts} chosen={draft.vertical} problem={problemOf('vertical')}
        onChoose={(vertical) => onChange({ vertical })}
      />
      <fieldset className="field" aria-describedby="competitors-hint">
        <legend>{form.competitors}</legend>
        <div className="auto-grid g2">
          {draft.competitors.map((name, at) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- The inputs are fixed in number and order.
              key={at} className="input" name="competitors" aria-label={form.competitor(at + 1)} value={name}
              maxLength={120}
              aria-invalid={rivalsProblem && name.trim() !== '' ? true : undefined}
              aria-describedby={rivalsProblem && 'competitors-hint'}
              onChange={(event) => setCompetitor(at, event.target.value)}
            />
          ))}
        </div>
        <p id="competitors-hint" className={rivalsProblem ? 'hint refusal' : 'hint'}>
          {rivalsProblem ?? form.competitorsHint}
        </p>
      </fieldset>
      <fieldset className="field">
        <legend>{form.lang}</legend>
        <div className="cluster g5">
          {LANGUAGES.map((lang) => (
            <label key={lang} className="radio">
              <input
                type="radio" name="lang" value={lang} checked={draft.lang === lang} onChange={() => onChange({ lang })}
              />
              <span>{texts.languages[lang]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <WithoutScript />
      <div>
        <Button primary type="submit" isDisabled={isStarting || wait > 0}>{form.submit}</Button>
        <div className="hint-slot tall">
          {status()}
        </div>
      </div>
    </form>
  );
}

const missingOf = ({ brand, domain, vertical }: Draft): Missing[] => [
  ...(brand.trim() === '' ? ['brand' as const] : []), ...(domain.trim() === '' ? ['domain' as const] : []),
  ...(vertical === undefined ? ['vertical' as const] : []),
];
