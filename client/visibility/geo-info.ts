import type { GeoInfo } from '../../contract/service-info.ts';

/** Names of the AI services that are set up, and of those that are not. */
export const enginesOf = ({ engines }: GeoInfo): { ready: string[]; missing: string[] } => ({
  ready: engines.filter(({ ready }) => ready).map(({ name }) => name),
  missing: engines.filter(({ ready }) => !ready).map(({ name }) => name),
});
