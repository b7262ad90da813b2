import { systemClock } from '../clock.ts';
import { createResolver } from './resolve.ts';
import type { NameResolver, ResolverSettings } from './resolve.ts';

/** A lookup, and what to make it with. */
export interface Lookup {
  method: keyof NameResolver;
  host: string;
  settings: ResolverSettings;
}

/** Makes a lookup in a worker thread. Nothing cancels it: it is bounded by its own time limit. */
export const lookUp = ({ method, host, settings }: Lookup) =>
  createResolver({ ...settings, clock: systemClock })[method](host, new AbortController().signal);
