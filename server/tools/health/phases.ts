import type { AnyCheck } from './check.ts';
import { ACCESS } from './phases/access.ts';

/** Every check there is; the catalogue says in which order they are reported. */
export const CHECKS: readonly AnyCheck[] = [...ACCESS];
