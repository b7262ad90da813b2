import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Rendered beside the input, such as a submit button. */
  action?: ReactNode;
  hint?: ReactNode;
  /** Visually hides the label where the context makes it redundant. */
  hideLabel?: boolean;
  /** Validation message; also sets `aria-invalid`. */
  problem?: string | undefined;
}

/** Labelled input with a hint, replaced by the validation message if there is one. */
export function Field({ label, action, hint, hideLabel, problem, className = '', ...input }: FieldProps) {
  const id = useId();
  const description = problem ?? hint;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>{label}</label>
      <div className={action ? 'field-row stacks' : 'field-row'}>
        <input
          {...input} id={id} className="input" aria-invalid={problem ? true : input['aria-invalid']}
          aria-describedby={description ? `${id}-description` : input['aria-describedby']}
        />
        {action}
      </div>
      {description && <div id={`${id}-description`} className={problem ? 'hint refusal' : 'hint'}>{description}</div>}
    </div>
  );
}
