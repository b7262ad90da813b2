import { navigate, useLocationProperty, useSearch } from 'wouter/use-browser-location';

const NOTHING = '';

/** The query of the address; empty in what is rendered ahead. Wouter's own hook would decode an address in it twice. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useSearch({ ssrSearch: NOTHING }));

/** The fragment of the address with its `#`; empty in what is rendered ahead. */
export const useHash = (): string => useLocationProperty(() => window.location.hash, () => NOTHING);

/** Changes the query in place: no entry in the history, no scrolling, no focus moved. Empty values go away. */
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
