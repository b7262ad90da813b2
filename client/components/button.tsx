import { useLayoutEffect, useRef } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** At most one per view. */
  primary?: boolean;
  /** Sets `aria-disabled` instead of `disabled`, so that the button stays focusable. */
  isDisabled?: boolean;
  icon?: ReactNode;
}

/**
 * Button that keeps focus while disabled; if it unmounts while focused, focus moves to the heading. Enter in a field
 * does not submit a form whose button is disabled, because the browser clicks that button.
 */
export function Button(
  { primary, isDisabled, icon, children, onClick, type = 'button', className = '', ...rest }: ButtonProps,
) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = own;
    return () => {
      if (current === document.activeElement) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest} ref={own} type={type} className={`button ${primary ? 'primary' : ''} ${className}`}
      aria-disabled={isDisabled || undefined} onClick={handleClick}
    >
      {icon}
      {children}
    </button>
  );
}
