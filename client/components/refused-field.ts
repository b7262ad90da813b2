import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { announce } from './live-region.tsx';

/**
 * A function that leads to the form's first field that is marked as refused, once it is marked. Coming there, a screen
 * reader reads what is wrong with it; where the focus is there already, it is announced.
 */
export function useRefusedField(form: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const field = times === 0 ? undefined : form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!field) return;
    if (field !== document.activeElement) return field.focus();
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    if (description) announce(description);
  }, [form, times]);
  return useCallback(() => setTimes((count) => count + 1), []);
}
