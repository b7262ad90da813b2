import { useSyncExternalStore } from 'react';
import { TERMS_META } from '../../contract/terms.ts';
import type { ServiceTerms } from '../../contract/terms.ts';

let known: ServiceTerms | undefined;

function read(): ServiceTerms | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${TERMS_META}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content) as ServiceTerms;
}

/** What the page came with, where it came from a service. */
export const readTerms = (): ServiceTerms | undefined => (known ??= read());

const never = () => (): void => {};
const ahead = (): undefined => undefined;

/** What this very service says of cost and limits; unknown in what is rendered ahead, which then gives no figure. */
export const useTerms = (): ServiceTerms | undefined => useSyncExternalStore(never, readTerms, ahead);
