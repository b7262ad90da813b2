import { navigate } from 'wouter/use-browser-location';
import type { HealthScanBody } from '../../contract/operations/health.ts';

/** The address a scan would carry in a link. */
export const healthAddress = ({ url, b2b }: HealthScanBody): string =>
  `/health?${new URLSearchParams({ url, ...(b2b ? { b2b: '1' } : {}) }).toString()}`;

/** Goes to the address of a scan, in place of one that asks for it already. */
export const goToScan = (input: HealthScanBody): void =>
  navigate(healthAddress(input), { replace: new URLSearchParams(window.location.search).get('url') === input.url });

/** The fragment of a finding's row. */
export const anchorOf = (id: string): string => `f-${id}`;
