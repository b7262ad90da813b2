import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldValue } from '../../contract/emitter.ts';
import { AVAILABILITIES } from '../../contract/vocabulary.ts';
import type { EmitterField } from '../../contract/vocabulary.ts';
import { Button } from '../components/button.tsx';
import type { SchemaTexts } from './nb.ts';
import { parseTypedValue } from './typed-value.ts';

interface FillFormProps {
  field: EmitterField;
  texts: SchemaTexts;
  onFill: (value: FieldValue) => void;
}

/** Form to fill in a field that the page does not prove. The input never leaves the browser. */
export function FillForm({ field, texts: { fill, fields, availabilities }, onFill }: FillFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const value = parseTypedValue(field, typed, answer);
    setWrong(value === null);
    if (value) onFill(value);
    else form.current?.querySelector<HTMLElement>('.input')?.focus();
  };
  const input = {
    id, className: 'input', 'aria-describedby': `${id}-hint ${id}-problem`,
    'aria-invalid': isWrong || undefined, value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <form ref={form} className="stack g2 barred screen-only" noValidate onSubmit={submit}>
      <h3 className="small">{fill.heading}</h3>
      <p id={`${id}-hint`} className="small muted">{fill.hints[field]} {fill.stays}</p>
      <label htmlFor={id} className={field === 'faq' ? 'small' : 'sr-only'}>
        {field === 'faq' ? fill.question : fields[field]}
      </label>
      {field === 'faq' && <input {...input} type="text" autoComplete="off" />}
      {field === 'faq' && <label htmlFor={`${id}-answer`} className="small">{fill.answer}</label>}
      <div className="field-row">
        {field === 'availability' ? (
          <select {...input}>
            <option value="">{fill.choose}</option>
            {AVAILABILITIES.map((each) => <option key={each} value={each}>{availabilities[each]}</option>)}
          </select>
        ) : field === 'faq' ? (
          <input
            id={`${id}-answer`} className="input" type="text" autoComplete="off" value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        ) : (
          <input
            {...input} type="text" autoComplete="off"
            inputMode={field === 'gtin' ? 'numeric' : field === 'price' ? 'decimal' : 'text'}
          />
        )}
        <Button type="submit">{fill.add}</Button>
      </div>
      <p id={`${id}-problem`} role="alert" className={isWrong ? 'small refusal' : ''}>
        {isWrong ? fill.problems[field] : ''}
      </p>
    </form>
  );
}
