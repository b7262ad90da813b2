import { useSyncExternalStore } from 'react';
import { INFO_META } from '../../contract/service-info.ts';
import type { ServiceInfo } from '../../contract/service-info.ts';

let known: ServiceInfo | undefined;

function read(): ServiceInfo | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${INFO_META}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content) as ServiceInfo;
}

/** Service info from the page's meta tag; undefined if the page was not served by the service. */
export const readServiceInfo = (): ServiceInfo | undefined => (known ??= read());

const never = () => (): void => {};
const serverSnapshot = (): undefined => undefined;

/** Costs and limits of this instance; undefined when prerendering and hydrating, so no figures are rendered then. */
export const useServiceInfo = (): ServiceInfo | undefined =>
  useSyncExternalStore(never, readServiceInfo, serverSnapshot);
