import { createContext, useContext } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/** The URL's path and query string, kept by the page that is shown until the next one has loaded. */
export const AddressContext = createContext({ path: '', search: '' });

/** The query string; empty when prerendering. Wouter's own hook would decode a URL in it twice. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useContext(AddressContext).search);

/** The URL hash, with its `#`; empty when prerendering. */
export const useHash = (): string => useLocationProperty(() => window.location.hash, () => '');

/** Updates the query string without a history entry, scrolling or moving focus. Empty values are removed. */
export function replaceQuery(values: Readonly<Record<string, string | undefined>>): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  navigate(`${pathname}${text ? `?${text}` : ''}${hash}`, { replace: true, state: window.history.state });
}
