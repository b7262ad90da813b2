import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  /** What the option changes. */
  description: string;
}

/** Checkbox with a description. */
export function Checkbox({ label, description, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="check">
      <input {...input} id={id} type="checkbox" aria-describedby={`${id}-description`} />
      <div>
        <label htmlFor={id} className="medium">{label}</label>
        <p className="small muted" id={`${id}-description`}>{description}</p>
      </div>
    </div>
  );
}
