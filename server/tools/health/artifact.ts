import { facet } from '../../page/facet.ts';
import { available } from './available.ts';
import type { Gathered } from './gather/gather.ts';
import type { Available } from './gathered.ts';

/** An input a check can require; resolves once it is gathered or known to be unavailable. */
export type Artifact<T> = (gathered: Gathered) => Promise<Available<T>>;

/** An artifact computed from another, once per scan; unavailable for the same reason when its source is. */
export const computed = <From, T>(
  source: Artifact<From>, compute: (from: From, gathered: Gathered) => Available<T> | Promise<Available<T>>,
): Artifact<T> => facet(async (gathered: Gathered) => {
  const found = await source(gathered);
  return found.available ? compute(found.value, gathered) : found;
});

/** The artifact of a gathered part that may be unavailable. */
export const part = <Name extends keyof Gathered>(name: Name) => (gathered: Gathered): Gathered[Name] => gathered[name];

/** The artifact of a gathered part that is always available. */
export const known = <Name extends keyof Gathered>(name: Name) =>
  async (gathered: Gathered) => available(await gathered[name]);

/** Makes an artifact optional: the check runs in any case and gets the `Available` itself. */
export const maybe = <T>(artifact: Artifact<T>): Artifact<Available<T>> => async (gathered) =>
  available(await artifact(gathered));
