import { navigate } from 'wouter/use-browser-location';
import type { HealthScanBody } from '../../contract/operations/health.ts';

/** URL of a scan. */
export const healthAddress = ({ url, b2b }: HealthScanBody): string =>
  `/health?${new URLSearchParams({ url, ...(b2b ? { b2b: '1' } : {}) }).toString()}`;

/** Navigates to the URL of a scan; replaces the history entry if that is already for the same store. */
export const goToScan = (input: HealthScanBody): void =>
  navigate(healthAddress(input), { replace: new URLSearchParams(window.location.search).get('url') === input.url });

/** Anchor id of a finding's row. */
export const anchorOf = (id: string): string => `f-${id}`;
