import type { RegisterFault } from '../../world/register.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import type { Store } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

export const HOST = 'nordlysull.test';
export const healthy = healthyStore(HOST);

export type Replacement = readonly [find: RegExp, replacement: string];

/** The healthy store with the same replacements on every page; each must be found on some page. */
export function everywhere(...replacements: readonly Replacement[]): Store {
  const found = new Set<RegExp>();
  const paths = Object.entries(healthy.paths).map(([path, given]) => {
    if (typeof given !== 'string') return [path, given] as const;
    return [path, replacements.reduce((text, [find, replacement]) => {
      const after = text.replaceAll(find, replacement);
      if (after !== text) found.add(find);
      return after;
    }, given)] as const;
  });
  for (const [find] of replacements) if (!found.has(find)) throw new Error(`no page has ${String(find)}`);
  return { ...healthy, paths: Object.fromEntries(paths) };
}

const NUMBER = /923 609 016/g;

/** The healthy store with another company number. */
export const numbered = (number: string): Store => everywhere([NUMBER, number.replace(/(\d{3})(?=\d)/g, '$1 ')]);

/** The healthy store with other text in place of its number and `MVA`. */
export const unnumbered = (words = ''): Store => everywhere([/(?:Org|org)\.nr\. 923 609 016 MVA/g, words]);

/** Breaks the register for the duration of a scan. */
export const broken = (fault: RegisterFault): Pick<HealthCase, 'prepare'> => ({
  prepare: (_network, { register }) => {
    register.break(fault);
    return { [Symbol.asyncDispose]: async () => register.clearFault() };
  },
});
