import { useSyncExternalStore } from 'react';
import { GEO_TERMS_META } from '../../contract/terms.ts';
import type { GeoTerms } from '../../contract/terms.ts';

let known: GeoTerms | undefined;

function read(): GeoTerms | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${GEO_TERMS_META}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content) as GeoTerms;
}

const never = () => (): void => {};
const here = (): GeoTerms | undefined => (known ??= read());
const ahead = (): undefined => undefined;

/** What this very service says of cost and limits; unknown in what is rendered ahead, which then gives no figure. */
export const useTerms = (): GeoTerms | undefined => useSyncExternalStore(never, here, ahead);

/** The names of the AI services that are set up, and of those that are not. */
export const enginesOf = ({ engines }: GeoTerms): { ready: string[]; missing: string[] } => ({
  ready: engines.filter(({ ready }) => ready).map(({ name }) => name),
  missing: engines.filter(({ ready }) => !ready).map(({ name }) => name),
});
