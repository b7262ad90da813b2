import { useLayoutEffect, useRef } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** One a view. */
  primary?: boolean;
  /** Does nothing for now, but keeps its place in the tab order and says so. */
  resting?: boolean;
  icon?: ReactNode;
}

/**
 * A button; where it cannot act it is disabled in place, so that the reader keeps the focus, and where it goes away the
 * focus goes to the heading. A form whose button rests is not sent by Enter in a field: the browser presses its button.
 */
export function Button(
  { primary, resting, icon, children, onClick, type = 'button', className = '', ...rest }: ButtonProps,
) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = own;
    return () => {
      if (current === document.activeElement) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (resting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest} ref={own} type={type} className={`button ${primary ? 'primary' : ''} ${className}`}
      aria-disabled={resting || undefined} onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}
