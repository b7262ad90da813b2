import { https } from '../checks/access/https.ts';
import { redirectChain } from '../checks/access/redirect-chain.ts';
import { storeReachable } from '../checks/access/store-reachable.ts';
import type { AnyCheck } from '../check.ts';

/** The access phase's checks in catalogue order. */
export const ACCESS: readonly AnyCheck[] = [storeReachable, https, redirectChain];
