import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Stands beside the input, as its button. */
  beside?: ReactNode;
  hint?: ReactNode;
  /** The label is there for those who cannot see what surrounds it. */
  quietLabel?: boolean;
  /** Why what was typed cannot be used; the input says so too. */
  problem?: string | undefined;
}

/** A labelled input with its hint, and its problem when it has one. */
export function Field({ label, beside, hint, quietLabel, problem, className = '', ...input }: FieldProps) {
  const id = useId();
  const description = problem ?? hint;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={quietLabel ? 'sr-only' : undefined}>{label}</label>
      <div className={beside ? 'field-row stacks' : 'field-row'}>
        <input
          {...input} id={id} className="input" aria-invalid={problem ? true : input['aria-invalid']}
          aria-describedby={description ? `${id}-description` : input['aria-describedby']}
        />
        {beside}
      </div>
      {description && <div id={`${id}-description`} className={problem ? 'hint refusal' : 'hint'}>{description}</div>}
    </div>
  );
}
