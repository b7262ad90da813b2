import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { announce } from './live-region.tsx';

/**
 * Returns a function that focuses the form's first `aria-invalid` field, once it is rendered. A screen reader then
 * reads its error; if the field already has focus, the error is announced.
 */
export function useFocusInvalidField(form: RefObject<HTMLElement | null>): () => void {
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
