import { useSyncExternalStore } from 'react';
import { INFO_META } from '../../contract/service-info.ts';
import type { ServiceInfo } from '../../contract/service-info.ts';

let known: ServiceInfo | undefined;

function read(): ServiceInfo | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${INFO_META}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content) as ServiceInfo;
}

/** What the page came with, where it came from a service. */
export const readServiceInfo = (): ServiceInfo | undefined => (known ??= read());

const never = () => (): void => {};
const ahead = (): undefined => undefined;

/** What this very service says of cost and limits; unknown in what is rendered ahead, which then gives no figure. */
export const useServiceInfo = (): ServiceInfo | undefined => useSyncExternalStore(never, readServiceInfo, ahead);
