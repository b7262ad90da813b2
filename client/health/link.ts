import type { HealthScanBody } from '../../contract/operations/health.ts';

/** The address a scan would carry in a link. */
export const healthAddress = ({ url, b2b }: HealthScanBody): string =>
  `/health?${new URLSearchParams({ url, ...(b2b ? { b2b: '1' } : {}) }).toString()}`;

/** The fragment of a finding's row. */
export const anchorOf = (id: string): string => `f-${id}`;
